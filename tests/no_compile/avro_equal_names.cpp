// SPDX-License-Identifier: BSL-1.0
// expects: two types in this schema have the same name
#include <bytepress/avro/schema.hpp>

#include <string_view>
#include <utility>

#include <boost/describe/class.hpp>

struct Point {
  int x = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
struct Place {
  int x = 0;
};
BOOST_DESCRIBE_STRUCT(Place, (), (x))
constexpr auto fieldRules(bytepress::For<Place>) { return bytepress::rules(bytepress::avro::name("Point")); }

std::string_view schema() { return bytepress::avro::kSchema<std::pair<Point, Place>>; }
