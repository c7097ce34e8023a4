// SPDX-License-Identifier: BSL-1.0
// expects: asFixed<> wants a floating-point number
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::asFixed<&Point::x, 2>); }

std::string print() { return bytepress::printString(Point()); }
