// SPDX-License-Identifier: BSL-1.0
// expects: has a rule for something that is not among its described members
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Other {
  int z = 1;
};
struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::rename<&Other::z>("y")); }

std::string print() { return bytepress::printString(Point()); }
