// SPDX-License-Identifier: BSL-1.0
//
// All formats and extras in one program: no header's names are in another's way.
#include <bytepress/avro/avro.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/json_view.hpp>
#include <bytepress/ostream.hpp>
#include <bytepress/preview.hpp>
#include <bytepress/record/record.hpp>
#include <bytepress/schema.hpp>

#include <doctest/doctest.h>

#include <sstream>
#include <string_view>

#include <boost/describe/class.hpp>

namespace {

struct Point {
  short x = 1, y = -2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

}  // namespace

TEST_CASE("one struct as JSON, Avro and a record, in one program") {
  std::ostringstream stream;
  stream << bytepress::json(Point());
  CHECK(stream.str() == R"({"x":1,"y":-2})");
  CHECK(bytepress::avro::encode(Point()).view() == std::string_view("\x02\x03"));  // zig-zag
  CHECK(bytepress::record::sizeOf(Point()) == 4);
}
