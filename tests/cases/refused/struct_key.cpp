// SPDX-License-Identifier: BSL-1.0
//
// Must not compile: see map_keys.cpp.
#include <compare>
#include <map>

#include <boost/describe.hpp>

#include "bytepress/print.hpp"

struct Point {
  int x = 0;
  auto operator<=>(const Point&) const = default;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))

std::string text() {
  return bytepress::printString(std::map<Point, int>{});
}
