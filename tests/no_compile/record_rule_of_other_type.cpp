// SPDX-License-Identifier: BSL-1.0
// expects: a rule of bytepress::record does not fit the type of its member
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Point {
  double x = 1;
  friend constexpr auto fieldRules(For<Point>) { return rules(record::width<&Point::x, 24>); }
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))

auto bytes() { return record::compose(Point()); }
