// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/fmt.hpp>

using namespace bytepress;

namespace {

struct Point {
  int x = 1;
  int y = 2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

}  // namespace

template <>
struct fmt::formatter<Point> : bytepress::FmtFormatter<Point> {};

TEST_CASE("{fmt} prints json() with its options") {
  CHECK(fmt::format("<{}>", json(Point())) == R"(<{"x":1,"y":2}>)");
  CHECK(fmt::format("{}", json(std::vector<std::string>{"\u00e9"}, {.asciiOnly = true})) == R"(["\u00e9"])");
  CHECK(fmt::format("{}", json(Point(), {.indent = 1})) == "{\n \"x\": 1,\n \"y\": 2\n}");
}

TEST_CASE("{fmt} takes columns of indent, which overrule the options") {
  CHECK(fmt::format("{:2}", json(Point())) == "{\n  \"x\": 1,\n  \"y\": 2\n}");
  CHECK(fmt::format("{:0} {:}", json(Point(), {.indent = 1}), json(1)) == R"({"x":1,"y":2} 1)");
}

TEST_CASE("a type of the user's has a formatter by deriving one") {
  CHECK(fmt::format("{} {:1}", Point(), Point()) == "{\"x\":1,\"y\":2} {\n \"x\": 1,\n \"y\": 2\n}");
}

TEST_CASE("{fmt} refuses what is no indent") {
  const auto view = json(1);
  for (const char* wrong : {"{:17}", "{:x}", "{:-1}", "{:4294967297}"}) {
    CHECK_THROWS_AS((void)fmt::format(fmt::runtime(wrong), view), fmt::format_error);
  }
}

TEST_CASE("a print that fails throws PrintError through {fmt}, with nothing of the document written") {
  const std::vector<double> numbers{1, std::numeric_limits<double>::infinity()};
  std::string text;
  CHECK_THROWS_AS(fmt::format_to(std::back_inserter(text), "a{}", json(numbers, {.nonFinite = NonFinite::error})),
                  PrintError);
  CHECK((text.empty() || text == "a"));
}
