// SPDX-License-Identifier: BSL-1.0
// expects: needs one alternative<Type>(name)
#include <bytepress/bytepress.hpp>

#include <string>
#include <variant>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
using Value = std::variant<Point, int>;
constexpr auto variantRules(bytepress::For<Value>) {
  return bytepress::rules(bytepress::wrapped, bytepress::alternative<Point>("point"));
}

std::string print() { return bytepress::printString(Value(1)); }
