// SPDX-License-Identifier: BSL-1.0
// expects: Avro has no form for a flattened optional or pointer
#include <bytepress/avro/avro.hpp>

#include <optional>

#include <boost/describe/class.hpp>

struct Point {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x))
struct Line {
  std::optional<Point> from;
};
BOOST_DESCRIBE_STRUCT(Line, (), (from))
constexpr auto fieldRules(bytepress::For<Line>) { return bytepress::rules(bytepress::flatten<&Line::from>()); }

bytepress::ByteBuffer print() { return bytepress::avro::encode(Line()); }
