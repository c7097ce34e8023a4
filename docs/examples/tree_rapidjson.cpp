// SPDX-License-Identifier: BSL-1.0
//
// Printing what RapidJSON holds, alone and inside a struct. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/adapt/rapidjson.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <string>

// snippet: inside
struct Event {
  std::string kind;
  rapidjson::Document payload;
};
BOOST_DESCRIBE_STRUCT(Event, (), (kind, payload))
// end

int main() {
  std::cout << "-- inside\n";
  Event event{"login", {}};
  event.payload.Parse(R"({"user": "Zo\u00eb", "tries": [1, null, 2.0]})");
  std::cout << bytepress::printString(event) << '\n';
  std::cout << bytepress::printString(event, {.indent = 2}) << '\n';
}
