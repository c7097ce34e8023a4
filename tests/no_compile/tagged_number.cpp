// SPDX-License-Identifier: BSL-1.0
// expects: tagged() wants described structs in the variant
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
  using namespace bytepress;
  return rules(tagged("type"), alternative<Point>("point"), alternative<int>("number"));
}

std::string print() { return bytepress::printString(Value(1)); }
