// SPDX-License-Identifier: BSL-1.0
//
// For equal values, every library gives the same bytes.
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/adapt/boost_json.hpp"
#include "bytepress/adapt/nlohmann.hpp"
#include "bytepress/adapt/rapidjson.hpp"
#include "bytepress/adapt/simdjson.hpp"

#include <boost/json/parse.hpp>

#include <bytepress/bytepress.hpp>
#include <doctest/doctest.h>

using bytepress::JsonOptions;
using bytepress::printString;

namespace {

// Of keys as Generator makes them.
const bytepress::FieldView kView = *bytepress::FieldView::parse("0,a1.a0,1,2.0");
const bytepress::FieldView kAllBut = *bytepress::FieldView::parse("-0,-a1,-1,-2");

const JsonOptions kOptions[] = {
    {},
    {.indent = 2},
    {.indentWithTab = true, .sortKeys = true},
    {.sortKeys = true},
    {.dropNulls = true},
    {.asciiOnly = true},
    {.htmlSafe = true},
    {.realStyle = bytepress::RealStyle::ecmaScript},
    {.canonical = true},
    bytepress::jacksonPretty(),
    bytepress::circeSpaces4(),
    {.dropEmpties = true},
    {.indent = 1, .sortKeys = true, .dropNulls = true, .dropEmpties = true},
    {.integers = bytepress::IntegerStyle::unsafeAsString},
    {.precision = 2, .integers = bytepress::IntegerStyle::string},
    {.escapeSlash = true, .escapeDel = true, .escapeC1 = true, .upperCaseHex = true},
    {.view = &kView},
    {.sortKeys = true, .view = &kAllBut},
};

// A document of many shapes from a seed, as text: numbers that every library reads alike.
class Generator {
 public:
  explicit Generator(std::uint64_t seed) : state_(seed) {}

  std::string value(int depth) {
    switch (next() % (depth > 0 ? 9U : 7U)) {
      case 0: return "null";
      case 1: return next() % 2 != 0 ? "true" : "false";
      case 2: return std::to_string(static_cast<std::int64_t>(next() >> next() % 64));
      case 3: return "-" + std::to_string(next() >> (1 + next() % 62));
      case 4: return std::to_string(next() % 1000) + "." + std::to_string(next() % 8 * 125);
      case 5: return std::to_string(next());
      case 6: return string();
      case 7: return list('[', ']', [&](std::size_t) { return value(depth - 1); });
      default: return list('{', '}', [&](std::size_t i) { return key(i) + ":" + value(depth - 1); });
    }
  }

 private:
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
  std::string string() {
    static constexpr const char* kPieces[] = {"a", "Z ", "\\n", "\\\"", "\\u0000", "<&>", "\u00e9", "\u4e2d", "\U0001F600", "\u2028", "\x7f"};
    std::string text = "\"";
    for (std::size_t n = next() % 40; n != 0; --n) text += kPieces[next() % std::size(kPieces)];
    return text + '"';
  }
  // Different for every i, and the first characters in no order.
  std::string key(std::size_t i) {
    std::string text = string();
    return text.insert(text.size() - 1, std::to_string(i));
  }
  template <class Each>
  std::string list(char first, char last, Each each) {
    std::string text(1, first);
    const std::size_t n = next() % 12;
    for (std::size_t i = 0; i < n; ++i) text += (i != 0 ? "," : "") + each(i);
    return text + last;
  }

  std::uint64_t state_;
};

void checkAllAlike(const std::string& text) {
  CAPTURE(text);
  simdjson::dom::parser domParser;
  simdjson::ondemand::parser ondemandParser;
  const auto dom = domParser.parse(text);
  REQUIRE(dom.error() == simdjson::SUCCESS);
  const simdjson::padded_string padded(text);
  const auto ondemand = ondemandParser.iterate(padded);
  rapidjson::Document rapid;
  rapid.Parse<rapidjson::kParseFullPrecisionFlag>(text.data(), text.size());
  REQUIRE(!rapid.HasParseError());
  const boost::json::value boost = boost::json::parse(text);
  const auto nlohmann = nlohmann::ordered_json::parse(text);
  for (const JsonOptions& options : kOptions) {
    const std::string expected = printString(dom, options);
    CHECK(printString(ondemand, options) == expected);
    CHECK(printString(rapid, options) == expected);
    CHECK(printString(boost, options) == expected);
    CHECK(printString(nlohmann, options) == expected);
    // And our text, read again, gives our text.
    CHECK(printString(nlohmann::ordered_json::parse(expected), options) == expected);
  }
}

}  // namespace

TEST_CASE("every library gives the same bytes with every option") {
  for (const char* text : {"{}", "[]", "[[],{},[{}]]", "null", "-0.0", "\"\"", "[18446744073709551615,-9223372036854775808]",
                           R"({"":{"":[null,{"a":null}]}})"}) {
    checkAllAlike(text);
  }
  for (std::uint64_t seed = 1; seed <= 300; ++seed) checkAllAlike(Generator(seed).value(4));
}
