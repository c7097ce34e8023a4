// SPDX-License-Identifier: BSL-1.0
//
// Printing what RapidJSON holds, alone and inside a struct. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/adapt/rapidjson.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/rapidjson.hpp>
#include <iostream>
#include <rapidjson/reader.h>
#include <string>

// snippet: inside
struct Event {
  std::string kind;
  rapidjson::Document payload;
};
BOOST_DESCRIBE_STRUCT(Event, (), (kind, payload))
// end

int main() {
  std::cout << "-- use\n";
  // snippet: use
  Event event{"login", {}};
  event.payload.Parse(R"({"user": "Zo\u00eb", "tries": [1, null, 2.0]})");
  std::cout << bytepress::printString(event) << '\n';
  std::cout << bytepress::printString(event.payload["tries"], {.indent = 2}) << '\n';
  // end

  std::cout << "-- reader\n";
  // snippet: reader
  // needs <bytepress/rapidjson.hpp> and <rapidjson/reader.h>
  rapidjson::Reader reader;
  rapidjson::StringStream source(R"({"b": [1, 2], "a": "\u003c"})");
  bytepress::ByteBuffer buffer;
  bytepress::PrintStatus status = bytepress::tryPrintEvents(
      buffer, [&](auto& handler) { return bool(reader.Parse(source, handler)); }, {.sortKeys = true});
  std::cout << (status ? buffer.view() : status.message()) << '\n';
  // end
}
