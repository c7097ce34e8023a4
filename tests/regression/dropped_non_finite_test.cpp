// SPDX-License-Identifier: BSL-1.0
//
// dropNulls kept members that print as null without being null: a NaN, and raw JSON with white space.
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Point {
  double x = 0;
  float y = 0;
  std::optional<double> z;
  std::unique_ptr<double> w;
  std::vector<double> list;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y, z, w, list))

struct Embedded {
  bytepress::RawJson json;
  int after = 1;
};
BOOST_DESCRIBE_STRUCT(Embedded, (), (json, after))

}  // namespace

TEST_CASE("dropNulls drops numbers that print as null") {
  const double inf = INFINITY;
  CHECK(everyWay(Point{NAN, 1, inf, std::make_unique<double>(NAN), {NAN}}, {.dropNulls = true}) == R"({"y":1.0,"list":[null]})");
  CHECK(everyWay(Point{2, -INFINITY, 3, std::make_unique<double>(4), {}}, {.dropNulls = true}) ==
        R"({"x":2.0,"z":3.0,"w":4.0,"list":[]})");
  CHECK(everyWay(Point{NAN, 1, inf, nullptr, {}}, {.dropNulls = true, .nonFinite = bytepress::NonFinite::string}) ==
        R"({"x":"NaN","y":1.0,"z":"Infinity","list":[]})");
  CHECK(everyWay(std::map<std::string, double>{{"a", NAN}, {"b", 1}}, {.dropNulls = true}) == R"({"b":1.0})");
  CHECK(everyWay(std::map<std::string, std::vector<double>>{{"a", {NAN, 1}}}, {.dropNulls = true}) == R"({"a":[null,1.0]})");
}

TEST_CASE("dropNulls drops raw null with white space around it") {
  CHECK(everyWay(Embedded{{" \n\r\tnull "}, 1}, {.dropNulls = true}) == R"({"after":1})");
  CHECK(everyWay(Embedded{{" [null] "}, 1}, {.dropNulls = true}) == R"({"json": [null] ,"after":1})");
}
