// SPDX-License-Identifier: BSL-1.0
// expects: two fields of this struct have the same name in Avro
#include <bytepress/avro/schema.hpp>

#include <string_view>

#include <boost/describe/class.hpp>

struct Point {
  int x = 0;
  int y = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
constexpr auto fieldRules(bytepress::For<Point>) {
  return bytepress::rules(bytepress::rename<&Point::x>("a-b"), bytepress::rename<&Point::y>("a.b"));
}

std::string_view schema() { return bytepress::avro::kSchema<Point>; }
