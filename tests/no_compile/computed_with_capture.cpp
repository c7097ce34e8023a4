// SPDX-License-Identifier: BSL-1.0
// expects: computed() wants a lambda that captures nothing
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
constexpr auto fieldRules(bytepress::For<Point>) {
  int more = 2;
  return bytepress::rules(bytepress::computed("y", [more](const Point& point) { return point.x + more; }));
}

std::string print() { return bytepress::printString(Point()); }
