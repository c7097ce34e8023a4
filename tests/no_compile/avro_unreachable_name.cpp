// SPDX-License-Identifier: BSL-1.0
// expects: a type without a namespace cannot be referred to inside one
#include <bytepress/avro/schema.hpp>

#include <string_view>
#include <utility>

#include <boost/describe/class.hpp>

struct Point {
  int x = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
namespace shop {
struct Order {
  Point point;
};
BOOST_DESCRIBE_STRUCT(Order, (), (point))
}  // namespace shop

std::string_view schema() { return bytepress::avro::kSchema<std::pair<Point, shop::Order>>; }
