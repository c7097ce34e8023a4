// SPDX-License-Identifier: BSL-1.0
// expects: the same key
#include <bytepress/bytepress.hpp>

#include <string>
#include <variant>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
using Value = std::variant<Point>;
constexpr auto variantRules(bytepress::For<Value>) {
  return bytepress::rules(bytepress::tagged("x"), bytepress::alternative<Point>("point"));
}

std::string print() { return bytepress::printString(Value()); }
