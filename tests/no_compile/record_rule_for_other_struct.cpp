// SPDX-License-Identifier: BSL-1.0
// expects: has a rule for something that is not among its described members
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Other {
  int z = 1;
};
struct Point {
  int x = 1;
  friend constexpr auto fieldRules(For<Point>) { return rules(record::width<&Other::z, 24>); }
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))

auto bytes() { return record::compose(Point()); }
