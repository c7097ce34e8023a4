// SPDX-License-Identifier: BSL-1.0
//
// Every option, alone and together with others.
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "support/every_way.hpp"

namespace {

enum class Größe { klein };
BOOST_DESCRIBE_ENUM(Größe, klein)

struct Item {
  std::string zeta = "z";
  int alpha = 1;
  std::optional<int> none;
  std::vector<std::optional<int>> list{1, std::nullopt};
};
BOOST_DESCRIBE_STRUCT(Item, (), (zeta, alpha, none, list))

struct Nested {
  std::vector<Item> items{2};
  std::map<std::string, int> map{{"b", 2}, {"a", 1}};
  std::vector<int> empty;
  std::map<std::string, int> nothing;
  std::pair<int, bool> pair{1, true};
  const char* last = nullptr;
};
BOOST_DESCRIBE_STRUCT(Nested, (), (items, map, empty, nothing, pair, last))

struct Text {
  std::string ü = "<a href='x'>&\xe2\x80\xa8\xe2\x80\xa9 é 𝄞 \x7f";
  Größe größe = Größe::klein;
  std::map<std::string, int> map{{"<k>", 1}, {"ключ", 2}};
};
BOOST_DESCRIBE_STRUCT(Text, (), (ü, größe, map))

struct Reals {
  double two = 2;
  double negativeZero = -0.0;
  double large = 1e21;
  double small = 1e-7;
  float half = 0.5f;
  std::vector<double> list{1, 1e300};
  std::vector<float> floats{0.1f};
};
BOOST_DESCRIBE_STRUCT(Reals, (), (two, negativeZero, large, small, half, list, floats))

// Indents compact JSON that holds no strings with brackets in them.
std::string indented(const std::string& compact, const std::string& step) {
  std::string text;
  std::size_t depth = 0;
  const auto breakLine = [&] {
    text += '\n';
    for (std::size_t i = 0; i < depth; ++i) text += step;
  };
  for (std::size_t i = 0; i < compact.size(); ++i) {
    const char c = compact[i];
    const bool closing = c == '}' || c == ']';
    const bool empty = closing && (compact[i - 1] == '{' || compact[i - 1] == '[');
    if (closing && !empty) --depth, breakLine();
    if (closing && empty) --depth, text.resize(text.find_last_of("{[") + 1);
    text += c;
    if (c == '{' || c == '[') ++depth, breakLine();
    if (c == ',') breakLine();
    if (c == ':') text += ' ';
  }
  return text;
}

}  // namespace

TEST_CASE("indent breaks lines, at every width, with a tab too, and leaves what is empty on its line") {
  CHECK(everyWay(Nested{}, {.indent = 2}) == R"({
  "items": [
    {
      "zeta": "z",
      "alpha": 1,
      "none": null,
      "list": [
        1,
        null
      ]
    },
    {
      "zeta": "z",
      "alpha": 1,
      "none": null,
      "list": [
        1,
        null
      ]
    }
  ],
  "map": {
    "a": 1,
    "b": 2
  },
  "empty": [],
  "nothing": {},
  "pair": [
    1,
    true
  ],
  "last": null
})");
  const std::string compact = everyWay(Nested{});
  for (std::uint8_t width = 1; width <= 16; ++width) {
    CHECK(everyWay(Nested{}, {.indent = width}) == indented(compact, std::string(width, ' ')));
    CHECK(everyWay(Nested{}, {.indent = width, .indentWithTab = true}) == indented(compact, "\t"));
  }
  CHECK(everyWay(Nested{}, {.indentWithTab = true}) == indented(compact, "\t"));
  CHECK(everyWay(5, {.indent = 4}) == "5");
  CHECK(everyWay(std::vector<int>(300, 7), {.indent = 3}) == indented(everyWay(std::vector<int>(300, 7)), "   "));
  CHECK(everyWay(std::vector<bool>(300, true), {.indent = 3}) ==
        indented(everyWay(std::vector<bool>(300, true)), "   "));
  CHECK(everyWay(std::vector<std::string>(9, "a"), {.indent = 1}) ==
        indented(everyWay(std::vector<std::string>(9, "a")), " "));
}

TEST_CASE("an indent beyond 16 is an error") {
  CHECK(everyWay(1, {.indent = 17}) == "not printed: an option is out of range or contradicts another");
  CHECK(everyWay(1, {.indent = 255}) == "not printed: an option is out of range or contradicts another");
}

TEST_CASE("sortKeys orders structs and maps by the bytes of their keys") {
  CHECK(everyWay(Item{}, {.sortKeys = true}) == R"({"alpha":1,"list":[1,null],"none":null,"zeta":"z"})");
  CHECK(
      everyWay(Nested{}, {.sortKeys = true}) ==
      R"({"empty":[],"items":[{"alpha":1,"list":[1,null],"none":null,"zeta":"z"},{"alpha":1,"list":[1,null],"none":null,)"
      R"("zeta":"z"}],"last":null,"map":{"a":1,"b":2},"nothing":{},"pair":[1,true]})");
  const std::multimap<std::string, int, std::greater<>> backwards{{"a", 1}, {"b", 2}, {"a", 3}};
  CHECK(everyWay(backwards) == R"({"b":2,"a":1,"a":3})");
  CHECK(everyWay(backwards, {.sortKeys = true}) == R"({"a":1,"a":3,"b":2})");
}

TEST_CASE("canonical form refuses a long double that no double holds") {
  if constexpr (sizeof(long double) > sizeof(double)) {
    CHECK(everyWay(1e4000L, {.canonical = true}) == "not printed: a number is not finite");
  }
}

TEST_CASE("dropNulls leaves out members, not elements") {
  CHECK(everyWay(Item{}, {.dropNulls = true}) == R"({"zeta":"z","alpha":1,"list":[1,null]})");
  CHECK(everyWay(std::map<std::string, std::optional<int>>{{"a", {}}, {"b", 1}}, {.dropNulls = true}) == R"({"b":1})");
  CHECK(everyWay(std::map<std::string, std::optional<int>>{{"a", {}}}, {.indent = 2, .dropNulls = true}) == "{}");
  CHECK(everyWay(nullptr, {.dropNulls = true}) == "null");
  CHECK(everyWay(std::map<std::string, double>{{"a", NAN}}, {.dropNulls = true}) == "{}");  // would print null
  CHECK(everyWay(Nested{}, {.indent = 1, .dropNulls = true}) ==
        indented(R"({"items":[{"zeta":"z","alpha":1,"list":[1,null]},{"zeta":"z","alpha":1,"list":[1,null]}],)"
                 R"("map":{"a":1,"b":2},"empty":[],"nothing":{},"pair":[1,true]})",
                 " "));
}

TEST_CASE("asciiOnly and htmlSafe reach strings, keys, renamed members and names of enumerators") {
  CHECK(everyWay(Text{}, {.asciiOnly = true}) ==
        "{\"\\u00fc\":\"<a href='x'>&\\u2028\\u2029 \\u00e9 \\ud834\\udd1e \\u007f\",\"gr\\u00f6\\u00dfe\":\"klein\","
        "\"map\":{\"<k>\":1,\"\\u043a\\u043b\\u044e\\u0447\":2}}");
  CHECK(everyWay(Text{}, {.htmlSafe = true}) ==
        "{\"ü\":\"\\u003ca href='x'\\u003e\\u0026\\u2028\\u2029 é 𝄞 \x7f\",\"größe\":\"klein\","
        "\"map\":{\"\\u003ck\\u003e\":1,\"ключ\":2}}");
  CHECK(everyWay(Text{}, {.asciiOnly = true, .htmlSafe = true}) ==
        "{\"\\u00fc\":\"\\u003ca href='x'\\u003e\\u0026\\u2028\\u2029 \\u00e9 \\ud834\\udd1e \\u007f\","
        "\"gr\\u00f6\\u00dfe\":\"klein\",\"map\":{\"\\u003ck\\u003e\":1,\"\\u043a\\u043b\\u044e\\u0447\":2}}");
  CHECK(everyWay(std::string(5000, '<'), {.htmlSafe = true}).size() == 30002);
}

TEST_CASE("realStyle chooses between the .0 of whole numbers and the text of ECMAScript") {
  CHECK(everyWay(Reals{}) ==
        R"({"two":2.0,"negativeZero":-0.0,"large":1e21,"small":1e-7,"half":0.5,"list":[1.0,1e300],"floats":[0.1]})");
  CHECK(everyWay(Reals{}, {.realStyle = bytepress::RealStyle::ecmaScript}) ==
        R"({"two":2,"negativeZero":0,"large":1e+21,"small":1e-7,"half":0.5,"list":[1,1e+300],"floats":[0.1]})");
}

TEST_CASE("canonical is RFC 8785") {
  const bytepress::JsonOptions canonical{.canonical = true};
  CHECK(
      everyWay(Reals{}, canonical) ==
      R"({"floats":[0.10000000149011612],"half":0.5,"large":1e+21,"list":[1,1e+300],"negativeZero":0,"small":1e-7,"two":2})");
  CHECK(everyWay(9007199254740993LL, canonical) == "9007199254740992");
  CHECK(everyWay(std::vector<std::uint64_t>{~0ULL}, canonical) == "[18446744073709552000]");
  CHECK(everyWay(std::map<std::string, int>{{"\xef\xac\xb3", 1}, {"\xf0\x9f\x98\x80", 2}}, canonical) ==
        "{\"\xf0\x9f\x98\x80\":2,\"\xef\xac\xb3\":1}");
  CHECK(everyWay(NAN, canonical) == "not printed: a number is not finite");
  CHECK(everyWay("\xff", canonical) == "not printed: a string is not valid UTF-8");
  CHECK(everyWay(std::multimap<int, int>{{1, 1}, {1, 2}}, canonical) ==
        "not printed: an object has two members with the same key at /1");
  CHECK(everyWay(1, {.indent = 1, .canonical = true}).starts_with("not printed: an option"));
  CHECK(everyWay(1, {.asciiOnly = true, .canonical = true}).starts_with("not printed: an option"));
}

TEST_CASE("options go together") {
  CHECK(everyWay(Item{}, {.indent = 1, .sortKeys = true, .dropNulls = true, .asciiOnly = true, .htmlSafe = true}) ==
        "{\n \"alpha\": 1,\n \"list\": [\n  1,\n  null\n ],\n \"zeta\": \"z\"\n}");
}

TEST_CASE("further escapes reach texts, keys and raw JSON") {
  const std::map<std::string, std::string> map{{"a/b\x7f", "\xc2\x9f</\x1f"}};
  CHECK(everyWay(map) == "{\"a/b\x7f\":\"\xc2\x9f</\\u001f\"}");
  CHECK(everyWay(map, {.escapeSlash = true}) == "{\"a\\/b\x7f\":\"\xc2\x9f<\\/\\u001f\"}");
  CHECK(everyWay(map, {.escapeDel = true}) == "{\"a/b\\u007f\":\"\xc2\x9f</\\u001f\"}");
  CHECK(everyWay(map, {.escapeC1 = true}) == "{\"a/b\x7f\":\"\\u009f</\\u001f\"}");
  CHECK(everyWay(map, {.upperCaseHex = true}) == "{\"a/b\x7f\":\"\xc2\x9f</\\u001F\"}");
  CHECK(everyWay(map, {.htmlSafe = true, .escapeSlash = true, .escapeDel = true, .escapeC1 = true, .upperCaseHex = true}) ==
        R"({"a\/b\u007F":"\u009F\u003C\/\u001F"})");
  const bytepress::RawJson raw("\"\x7f\\/\xc2\x9f\"");
  CHECK(everyWay(raw, {.escapeSlash = true, .escapeDel = true, .escapeC1 = true}) == R"("\u007f\/\u009f")");
}
