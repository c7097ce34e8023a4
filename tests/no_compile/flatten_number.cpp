// SPDX-License-Identifier: BSL-1.0
// expects: flatten<> wants a described struct
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::flatten<&Point::x>()); }

std::string print() { return bytepress::printString(Point()); }
