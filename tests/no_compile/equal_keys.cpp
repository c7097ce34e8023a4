// SPDX-License-Identifier: BSL-1.0
// expects: two members of this struct have the same key
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
  int y = 2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::rename<&Point::y>("x")); }

std::string print() { return bytepress::printString(Point()); }
