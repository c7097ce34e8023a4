// SPDX-License-Identifier: BSL-1.0
// expects: what avro::name() says is no name in Avro
#include <bytepress/avro/schema.hpp>

#include <string_view>

#include <boost/describe/class.hpp>

struct Point {
  int x = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
constexpr auto fieldRules(bytepress::For<Point>) { return bytepress::rules(bytepress::avro::name("com.2d.Point")); }

std::string_view schema() { return bytepress::avro::kSchema<Point>; }
