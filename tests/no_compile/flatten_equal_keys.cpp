// SPDX-License-Identifier: BSL-1.0
// expects: two members of this struct have the same key
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Inner {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (x))
struct Point {
  int x = 1;
  Inner inner;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, inner))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::flatten<&Point::inner>()); }

std::string print() { return bytepress::printString(Point()); }
