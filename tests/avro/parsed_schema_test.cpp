// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include <bytepress/avro/parsed_schema.hpp>
#include <bytepress/avro/schema_printing.hpp>
#include <bytepress/bytepress.hpp>

#include "avro/schema_tests.hpp"

using namespace bytepress;

namespace {

std::string failureOf(std::string_view json) {
  avro::Schema schema = avro::Schema::parse("\"int\"");
  const avro::DecodeStatus status = avro::Schema::tryParse(json, schema);
  CHECK(schema.canonical() == "\"int\"");  // as it was
  return status ? "parsed" : std::string(describe(status.code())) + " at " + std::to_string(status.offset());
}

std::string printed(std::string_view json) { return printString(avro::Schema::parse(json)); }

}  // namespace

TEST_CASE("canonical forms and fingerprints are those that all implementations agree on") {
  for (const SchemaTest& test : kSchemaTests) {
    const avro::Schema schema = avro::Schema::parse(test.input);
    CHECK(schema.canonical() == test.canonical);
    CHECK(printString(schema) == test.canonical);
    if (test.fingerprint != 0) CHECK(schema.fingerprint() == static_cast<std::uint64_t>(test.fingerprint));
    CHECK(avro::Schema::parse(test.canonical).canonical() == test.canonical);
  }
}

TEST_CASE("a name belongs to the namespace around it") {
  const avro::Schema schema = avro::Schema::parse(
      R"({"type":"record","name":"Outer","namespace":"a.b","fields":[
            {"name":"x","type":{"type":"fixed","name":"F","size":2}},
            {"name":"y","type":{"type":"record","name":"c.Inner","fields":[
              {"name":"p","type":{"type":"enum","name":"E","symbols":["\u0041"]}},
              {"name":"q","type":["null","a.b.F","E","Inner","a.b.Outer"]}]}},
            {"name":"z","type":{"type":"map","values":"F"}},
            {"name":"n","type":{"type":"record","name":"None","namespace":"","fields":[]}},
            {"name":"m","type":"None"},
            {"name":"o","type":{"type":"Outer"}}]})");
  CHECK(schema.canonical() ==
        R"({"name":"a.b.Outer","type":"record","fields":[{"name":"x","type":{"name":"a.b.F","type":"fixed","size":2}},)"
        R"({"name":"y","type":{"name":"c.Inner","type":"record","fields":[)"
        R"({"name":"p","type":{"name":"c.E","type":"enum","symbols":["A"]}},)"
        R"({"name":"q","type":["null","a.b.F","c.E","c.Inner","a.b.Outer"]}]}},)"
        R"({"name":"z","type":{"type":"map","values":"a.b.F"}},)"
        R"({"name":"n","type":{"name":"None","type":"record","fields":[]}},{"name":"m","type":"None"},)"
        R"({"name":"o","type":"a.b.Outer"}]})");
}

TEST_CASE("logical types are kept where they fit, and are no part of the canonical form") {
  CHECK(printed(R"({"type":"int","logicalType":"date"})") == R"({"type":"int","logicalType":"date"})");
  CHECK(avro::Schema::parse(R"({"type":"int","logicalType":"date"})").canonical() == "\"int\"");
  CHECK(printed(R"({"logicalType":"timestamp-micros","type":"long"})") == R"({"type":"long","logicalType":"timestamp-micros"})");
  CHECK(printed(R"({"type":"string","logicalType":"uuid"})") == R"({"type":"string","logicalType":"uuid"})");
  CHECK(printed(R"({"type":"bytes","logicalType":"decimal","precision":4,"scale":2})") ==
        R"({"type":"bytes","logicalType":"decimal","precision":4,"scale":2})");
  CHECK(printed(R"({"type":"fixed","name":"D","size":2,"logicalType":"decimal","precision":4})") ==
        R"({"name":"D","type":"fixed","size":2,"logicalType":"decimal","precision":4,"scale":0})");
  CHECK(printed(R"({"type":"fixed","name":"D","size":12,"logicalType":"duration"})") ==
        R"({"name":"D","type":"fixed","size":12,"logicalType":"duration"})");
  for (const std::string_view plain : {
           R"({"type":"long","logicalType":"date"})",
           R"({"type":"long","logicalType":"unheard-of"})",
           R"({"type":"long","logicalType":7})",
           R"({"type":"int","logicalType":"timestamp-millis"})",
           R"({"type":"bytes","logicalType":"decimal"})",
           R"({"type":"bytes","logicalType":"decimal","precision":2,"scale":3})",
           R"({"type":"bytes","logicalType":"decimal","precision":-1})",
           R"({"type":"bytes","logicalType":"uuid"})",
           R"({"type":"fixed","name":"D","size":2,"logicalType":"decimal","precision":5})",
           R"({"type":"fixed","name":"D","size":11,"logicalType":"duration"})",
       }) {
    CHECK(printed(plain) == avro::Schema::parse(plain).canonical());
  }
}

TEST_CASE("what is no schema is refused, with the place") {
  CHECK(failureOf("") == "the schema is not valid at 0");
  CHECK(failureOf("int") == "the schema is not valid at 0");
  CHECK(failureOf("\"int\" x") == "the schema is not valid at 0");
  CHECK(failureOf("\"integer\"") == "the schema is not valid at 0");
  CHECK(failureOf("7") == "the schema is not valid at 0");
  CHECK(failureOf(R"(["int",null])") == "the schema is not valid at 7");
  CHECK(failureOf(R"(["int",["long"]])") == "the schema is not valid at 7");
  CHECK(failureOf(R"(["int","null","int"])") == "the schema is not valid at 14");
  CHECK(failureOf(R"([{"type":"map","values":"int"},{"type":"map","values":"long"}])") == "the schema is not valid at 31");
  CHECK(failureOf(R"({})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"array"})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"array","values":"int"})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"map","values":{"type":"unknown"}})") == "the schema is not valid at 31");
  CHECK(failureOf(R"({"type":"record","fields":[]})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"record","name":"R"})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"record","name":"R","fields":{}})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"record","name":"1R","fields":[]})") == "the schema is not valid at 24");
  CHECK(failureOf(R"({"type":"record","name":"int","fields":[]})") == "the schema is not valid at 24");
  CHECK(failureOf(R"({"type":"record","name":"R","namespace":"a..b","fields":[]})") == "the schema is not valid at 24");
  CHECK(failureOf(R"({"type":"record","name":"R","fields":["int"]})") == "the schema is not valid at 38");
  CHECK(failureOf(R"({"type":"record","name":"R","fields":[{"name":"a"}]})") == "the schema is not valid at 38");
  CHECK(failureOf(R"({"type":"record","name":"R","fields":[{"name":"a","type":"int"},{"name":"a","type":"int"}]})") ==
        "the schema is not valid at 72");
  CHECK(failureOf(R"({"type":"record","name":"R","fields":[{"name":"a","type":"S"}]})") == "the schema is not valid at 57");
  CHECK(failureOf(R"([{"type":"fixed","name":"F","size":1},{"type":"fixed","name":"F","size":1}])") ==
        "the schema is not valid at 61");
  CHECK(failureOf(R"({"type":"fixed","name":"F"})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"fixed","name":"F","size":-1})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"fixed","name":"F","size":1.5})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"fixed","name":"F","size":99999999999999999999})") == "the schema is not valid at 0");
  CHECK(failureOf(R"({"type":"enum","name":"E","symbols":["a","a"]})") == "the schema is not valid at 41");
  CHECK(failureOf(R"({"type":"enum","name":"E","symbols":["a-b"]})") == "the schema is not valid at 37");
  CHECK(failureOf(R"({"type":"int","type":"long"})") == "the schema is not valid at 21");
  std::string deep = "\"int\"";
  for (int i = 0; i < 200; ++i) deep = R"({"type":"array","items":)" + deep + "}";
  avro::Schema parsed;
  CHECK(avro::Schema::tryParse(deep, parsed));
  CHECK(failureOf("[" + deep + "]") == "the value is nested deeper than maxDepth allows at 0");
}

TEST_CASE("a schema cut short anywhere is refused") {
  const std::string_view json = kSchemaTests[26].input;
  for (std::size_t size = 0; size < json.size(); ++size) CHECK(failureOf(json.substr(0, size)) != "parsed");
}
