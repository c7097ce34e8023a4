// SPDX-License-Identifier: BSL-1.0
//
// Layouts: newlines, colons, arrays on one line, empty containers, and other printers' presets.
#include <bytepress/json/presets.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

using bytepress::ArrayLayout;
using bytepress::ArrayWriter;
using bytepress::ByteBuffer;
using bytepress::Colon;
using bytepress::EmptyLayout;
using bytepress::JsonOptions;
using bytepress::Newline;

struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

struct Point {
  int x = 1;
  std::vector<int> list{1, 2};
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, list))

struct Page {
  std::vector<Point> points{{}, {2, {}}};
  Empty nothing;
  std::map<std::string, int> map{{"k", 1}};
  std::tuple<int, std::vector<int>> pair{1, {}};
};
BOOST_DESCRIBE_STRUCT(Page, (), (points, nothing, map, pair))

// The data of circe-jackson's benchmark.
struct Foo {
  std::string s;
  double d;
  int i;
  std::int64_t l;
  std::vector<bool> bs;
};
BOOST_DESCRIBE_STRUCT(Foo, (), (s, d, i, l, bs))

std::map<std::string, Foo> makeFoos() {
  std::map<std::string, Foo> foos;
  for (int i = 0; i < 100; ++i) {
    Foo foo{std::string(static_cast<std::size_t>(i), 'a'), (i + 2.0) / (i + 1.0), i, i * 1000, {}};
    for (int j = 0; j <= i; ++j) foo.bs.push_back(j % 2 == 0);
    foos.emplace(std::string(static_cast<std::size_t>(i), 'b'), foo);
  }
  return foos;
}

std::vector<int> makeInts() {
  std::vector<int> ints;
  for (int i = 0; i <= 1000; ++i) ints.push_back(i);
  return ints;
}

}  // namespace

TEST_CASE("Jackson's pretty printer keeps arrays on one line and does not indent them") {
  CHECK(everyWay(Page(), bytepress::jacksonPretty()) ==
        "{\n"
        "  \"points\" : [ {\n"
        "    \"x\" : 1,\n"
        "    \"list\" : [ 1, 2 ]\n"
        "  }, {\n"
        "    \"x\" : 2,\n"
        "    \"list\" : [ ]\n"
        "  } ],\n"
        "  \"nothing\" : { },\n"
        "  \"map\" : {\n"
        "    \"k\" : 1\n"
        "  },\n"
        "  \"pair\" : [ 1, [ ] ]\n"
        "}");
  CHECK(everyWay("\x1f", bytepress::jacksonPretty()) == R"("\u001F")");
}

TEST_CASE("circe's spaces2 puts spaces around colons and breaks empty containers") {
  CHECK(everyWay(Page(), bytepress::circeSpaces2()) ==
        "{\n"
        "  \"points\" : [\n"
        "    {\n"
        "      \"x\" : 1,\n"
        "      \"list\" : [\n"
        "        1,\n"
        "        2\n"
        "      ]\n"
        "    },\n"
        "    {\n"
        "      \"x\" : 2,\n"
        "      \"list\" : [\n"
        "      ]\n"
        "    }\n"
        "  ],\n"
        "  \"nothing\" : {\n"
        "    \n"
        "  },\n"
        "  \"map\" : {\n"
        "    \"k\" : 1\n"
        "  },\n"
        "  \"pair\" : [\n"
        "    1,\n"
        "    [\n"
        "    ]\n"
        "  ]\n"
        "}");
  CHECK(everyWay("\x7f\xc2\x80", bytepress::circeSpaces2()) == R"("\u007f\u0080")");
}

TEST_CASE("presets print circe-jackson's data in the sizes that circe and Jackson do") {
  CHECK(everyWay(makeInts(), bytepress::jacksonPretty()).size() == 4898);
  CHECK(everyWay(makeInts(), bytepress::circeSpaces2()).size() == 6900);
  CHECK(everyWay(makeInts(), bytepress::circeSpaces4()).size() == 8902);
  CHECK(everyWay(makeFoos(), bytepress::jacksonPretty()).size() == 52767);
  CHECK(everyWay(makeFoos(), bytepress::circeSpaces2()).size() == 83467);
  CHECK(everyWay(makeFoos(), bytepress::circeSpaces4()).size() == 116567);
}

TEST_CASE("lines end with what newline says") {
  CHECK(everyWay(Point(), {.indent = 1, .newline = Newline::crlf}) ==
        "{\r\n \"x\": 1,\r\n \"list\": [\r\n  1,\r\n  2\r\n ]\r\n}");
  CHECK(everyWay(Point(), {.newline = Newline::crlf}) == R"({"x":1,"list":[1,2]})");
}

TEST_CASE("colons have the spaces that colon asks for, in every layout") {
  CHECK(everyWay(Point(), {.colon = Colon::tight}) == R"({"x":1,"list":[1,2]})");
  CHECK(everyWay(Point(), {.colon = Colon::after}) == R"({"x": 1,"list": [1,2]})");
  CHECK(everyWay(Point(), {.colon = Colon::both}) == R"({"x" : 1,"list" : [1,2]})");
  CHECK(everyWay(std::map<std::string, int>{{"a", 1}}, {.colon = Colon::both}) == R"({"a" : 1})");
  CHECK(everyWay(std::map<std::string, int>{{"a", 1}}, {.indent = 1, .colon = Colon::tight}) == "{\n \"a\":1\n}");
  CHECK(everyWay(std::map<std::string, int>{{std::string(200, 'k'), 1}}, {.colon = Colon::both}) ==
        "{\"" + std::string(200, 'k') + "\" : 1}");
}

TEST_CASE("deep indents are right with every newline, and arrays that take no level") {
  std::vector<std::map<std::string, std::vector<int>>> nested{{{"a", {1}}}};
  CHECK(everyWay(nested, {.indent = 16, .newline = Newline::crlf}) ==
        "[\r\n" + std::string(16, ' ') + "{\r\n" + std::string(32, ' ') + "\"a\": [\r\n" + std::string(48, ' ') +
            "1\r\n" + std::string(32, ' ') + "]\r\n" + std::string(16, ' ') + "}\r\n]");
  CHECK(everyWay(nested, {.indent = 16, .arrays = ArrayLayout::spaced}) ==
        "[ {\n" + std::string(16, ' ') + "\"a\": [ 1 ]\n} ]");
}

TEST_CASE("scalars share a line, and containers begin one") {
  const JsonOptions shared{.indent = 2, .arrays = ArrayLayout::scalars};
  CHECK(everyWay(std::vector<int>{1, 2, 3}, shared) == "[1, 2, 3]");
  CHECK(everyWay(std::vector<int>(), shared) == "[]");
  CHECK(everyWay(std::vector<bool>{true, false}, shared) == "[true, false]");
  CHECK(everyWay(std::vector<std::optional<std::string>>{"a", {}}, shared) == R"(["a", null])");
  CHECK(everyWay(std::vector<std::vector<int>>{{1, 2}, {}, {3}}, shared) == "[\n  [1, 2],\n  [],\n  [3]\n]");
  CHECK(everyWay(std::tuple(1, Point(), 2, 3.5), shared) ==
        "[1,\n  {\n    \"x\": 1,\n    \"list\": [1, 2]\n  }, 2, 3.5]");
  CHECK(everyWay(std::tuple(1, std::vector<int>{2}), shared) == "[1,\n  [2]\n]");
  CHECK(everyWay(std::map<std::string, std::vector<double>>{{"a", {0.5, 1}}}, shared) == "{\n  \"a\": [0.5, 1.0]\n}");
  CHECK(everyWay(std::vector<int>{1, 2}, {.arrays = ArrayLayout::scalars}) == "[1,2]");
  CHECK(everyWay(std::vector<int>{1, 2}, {.indentWithTab = true, .arrays = ArrayLayout::scalars}) == "[1, 2]");
  CHECK(everyWay(std::vector<Point>(1), {.indent = 2, .arrays = ArrayLayout::scalars, .dropEmpties = true}) ==
        "[\n  {\n    \"x\": 1,\n    \"list\": [1, 2]\n  }\n]");
}

TEST_CASE("an array that is added to piece by piece ends as one printed whole") {
  const JsonOptions shared{.indent = 1, .arrays = ArrayLayout::scalars};
  ByteBuffer buffer;
  ArrayWriter points(buffer, shared);
  points.add(1);
  points.add(Point());
  CHECK(points.close());
  CHECK(buffer.view() == "[1,\n {\n  \"x\": 1,\n  \"list\": [1, 2]\n }\n]");
  buffer.clear();
  ArrayWriter numbers(buffer, shared);
  numbers.add(Point().list);
  numbers.add(2);
  CHECK(numbers.close());
  CHECK(buffer.view() == "[\n [1, 2], 2]");
}

TEST_CASE("layouts of empty containers do not change those on one line") {
  CHECK(everyWay(Page(), {.empties = EmptyLayout::broken}) ==
        R"({"points":[{"x":1,"list":[1,2]},{"x":2,"list":[]}],"nothing":{},"map":{"k":1},"pair":[1,[]]})");
  CHECK(everyWay(std::vector<int>(), {.indent = 2, .empties = EmptyLayout::spaced}) == "[ ]");
  CHECK(everyWay(Empty(), {.indent = 2, .empties = EmptyLayout::spaced}) == "{ }");
}
