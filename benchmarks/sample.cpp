// SPDX-License-Identifier: BSL-1.0
//
// Prints a few values, so that one sees what bytepress does: described structs, options, and the
// ASTs of the libraries that this build has.
#include <bytepress/bytepress.hpp>

#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "timeline.hpp"

#include <simdjson.h>
#include <bytepress/adapt/simdjson.hpp>
#if BENCH_HAS_RAPIDJSON
#  include <rapidjson/document.h>
#  include <bytepress/adapt/rapidjson.hpp>
#endif
#if BENCH_HAS_BOOST_JSON
#  include <boost/json.hpp>
#  include <bytepress/adapt/boost_json.hpp>
#endif
#if BENCH_HAS_NLOHMANN
#  include <bytepress/adapt/nlohmann.hpp>
#  include <nlohmann/json.hpp>
#endif

namespace {

struct Reading {
  std::string sensor;
  double celsius;
  std::optional<int> battery;
  std::vector<bool> alarms;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius, battery, alarms))

template <class T>
void show(const char* what, const T& value, const bytepress::JsonOptions& options = {}) {
  const bytepress::ByteBuffer text = bytepress::printByteBuffer(value, options);
  std::printf("%s\n%.*s\n\n", what, static_cast<int>(text.size()), text.data());
}

void showStructs() {
  const std::vector<Reading> readings = {
      {"north wall", 21.5, 87, {true, false}},
      {"\"attic\" \u2603", -0.1, std::nullopt, {}},
  };
  show("A vector of described structs:", readings);
  show("A map of them, nulls dropped:", std::map<std::string, Reading>{{"first", readings[1]}},
       {.dropNulls = true});
  show("Indented, with sorted keys:", readings[0], {.indent = 2, .sortKeys = true});
  show("Nested structs with text of many scripts:",
       bench::makeTimeline(bench::TimelineKind::manyScripts).statuses.front());
}

void showAsts(const std::string& text) {
  std::printf("The text %s, parsed by other libraries and printed from their ASTs\n\n",
              text.c_str());
  simdjson::dom::parser parser;
  const simdjson::dom::element element = parser.parse(text);
  show("simdjson:", element);
#if BENCH_HAS_RAPIDJSON
  rapidjson::Document document;
  document.Parse<rapidjson::kParseFullPrecisionFlag>(text.data(), text.size());
  show("RapidJSON:", document);
#endif
#if BENCH_HAS_BOOST_JSON
  show("Boost.JSON:", boost::json::parse(text));
#endif
#if BENCH_HAS_NLOHMANN
  show("nlohmann:", nlohmann::ordered_json::parse(text));
#endif
}

}  // namespace

int main() {
  showStructs();
  showAsts("{ \"name\": \"\u5c71\u7530\", \"ids\": [1, -2, 3.50], \"ok\": true, \"none\": null }");
}
