// SPDX-License-Identifier: BSL-1.0
//
// Nothing where the standard library has no std::format.
#include <doctest/doctest.h>

#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/format.hpp>

#ifdef __cpp_lib_format

using namespace bytepress;

namespace {

struct Point {
  int x = 1;
  int y = 2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

}  // namespace

template <>
struct std::formatter<Point> : bytepress::StdFormatter<Point> {};

TEST_CASE("std::format prints json() with its options") {
  CHECK(std::format("<{}>", json(Point())) == R"(<{"x":1,"y":2}>)");
  CHECK(std::format("{}", json(std::vector<std::string>{"\u00e9"}, {.asciiOnly = true})) == R"(["\u00e9"])");
  CHECK(std::format("{}", json(Point(), {.indent = 1})) == "{\n \"x\": 1,\n \"y\": 2\n}");
}

TEST_CASE("std::format takes columns of indent, which overrule the options") {
  CHECK(std::format("{:2}", json(Point())) == "{\n  \"x\": 1,\n  \"y\": 2\n}");
  CHECK(std::format("{:0} {:}", json(Point(), {.indent = 1}), json(1)) == R"({"x":1,"y":2} 1)");
}

TEST_CASE("a type of the user's has a formatter by deriving one") {
  CHECK(std::format("{} {:1}", Point(), Point()) == "{\"x\":1,\"y\":2} {\n \"x\": 1,\n \"y\": 2\n}");
}

TEST_CASE("std::format refuses what is no indent") {
  const auto view = json(1);
  for (const char* wrong : {"{:17}", "{:x}", "{:-1}", "{:4294967297}"}) {
    CHECK_THROWS_AS((void)std::vformat(wrong, std::make_format_args(view)), std::format_error);
  }
}

TEST_CASE("a print that fails throws PrintError through std::format, with nothing of the document written") {
  const std::vector<double> numbers{1, std::numeric_limits<double>::infinity()};
  std::string text;
  CHECK_THROWS_AS(std::format_to(std::back_inserter(text), "a{}", json(numbers, {.nonFinite = NonFinite::error})),
                  PrintError);
  CHECK((text.empty() || text == "a"));
}

#endif  // __cpp_lib_format
