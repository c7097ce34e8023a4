// SPDX-License-Identifier: BSL-1.0
//
// Who takes part: each function adds the rows of one library, and stands in a file of its own.
// A further library is one more file peer_<name>.cpp, one line here and one in contenders.cpp.
//
// Every library gets its best public setting: reused writers and buffers where it can reuse them
// (a name without "-fresh"), and what one writes without further thought ("-fresh").
#ifndef BYTEPRESS_BENCHMARKS_CONTENDERS_HPP
#define BYTEPRESS_BENCHMARKS_CONTENDERS_HPP

#include <string>
#include <vector>

#include "data.hpp"

namespace bench {

// JSON text to be parsed into each library's AST and printed from there: workloads <name>-<ast>.
struct Document {
  std::string name;
  std::string text;
};

void addBytepress(const Data& data);         // buffer and string, reused and fresh
void addBytepressOptions(const Data& data);  // the timeline with each single option
void addRapidjson(const Data& data);         // its Writer, called by hand for each struct
void addBoostJson(const Data& data);         // value_from by Boost.Describe, then its serializer
void addNlohmann(const Data& data);          // to_json, then dump
void addGlaze(const Data& data);             // finds the members by itself
void addSimdjsonBuilder(const Data& data);   // its string_builder, called by hand
void addSonic(const Data& data);             // nodes made by hand, then its writer
void addYyjson(const Data& data);            // a document made by hand, then its writer

void addRapidjsonAst(const std::vector<Document>& documents);
void addSimdjsonAst(const std::vector<Document>& documents);
void addBoostJsonAst(const std::vector<Document>& documents);
void addNlohmannAst(const std::vector<Document>& documents);
void addGlazeAst(const std::vector<Document>& documents);   // these three print only their own
void addSonicAst(const std::vector<Document>& documents);
void addYyjsonAst(const std::vector<Document>& documents);

// All of the above that this build has. The vector must live as long as the rows.
void addAllContenders(const Data& data, const std::vector<Document>& documents);

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_CONTENDERS_HPP
