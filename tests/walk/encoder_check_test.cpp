// SPDX-License-Identifier: BSL-1.0
#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Point {
  int x = 1;
  int y = 2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Other {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Other, (), (x))

using Checked = bytepress::CheckedEncoder<bytepress::CompactWriter>;

template <class Events>
std::string afterEvents(Events events) {
  bytepress::ByteBuffer buffer;
  Checked out(buffer, bytepress::JsonOptions{});
  events(out);
  const bytepress::PrintStatus status = out.finish();
  return textOrFailure(status, buffer);
}

const std::string kMisuse = "not printed: values and keys came in an order that is not JSON";

using X = bytepress::FieldAt<Point, 0>;
using Y = bytepress::FieldAt<Point, 1>;
using OtherX = bytepress::FieldAt<Other, 0>;

}  // namespace

static_assert(bytepress::Encoder<Checked>);
static_assert(bytepress::Encoder<bytepress::CompactWriter>);
static_assert(bytepress::Encoder<bytepress::StyledWriter>);

TEST_CASE("events in a legal order pass") {
  CHECK(afterEvents([](Checked& out) { out.null(); }) == "null");
  CHECK(afterEvents([](Checked& out) {
          out.beginArray(2);
          out.element();
          out.integer(1);
          out.element();
          out.beginMap(bytepress::kUnknownCount);
          out.key("k");
          out.branch(1, 2);
          out.beginRecord<Point>();
          out.field<Y>();
          out.integer(2);
          out.endRecord<Point>();
          out.endMap();
          out.endArray();
        }) == R"([1,{"k":{"y":2}}])");
}

TEST_CASE("a value has to be due, and only one") {
  CHECK(afterEvents([](Checked&) {}) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.null(), out.null(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginArray(1), out.null(), out.endArray(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginMap(1), out.string("x"), out.endMap(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginArray(1), out.element(), out.null(), out.null(), out.endArray(); }) ==
        kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginArray(1), out.element(), out.endArray(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginMap(1), out.key("a"), out.endMap(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.element(), out.null(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.branch(0, 2); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.branch(2, 2), out.null(); }) == kMisuse);
}

TEST_CASE("ends have to match") {
  CHECK(afterEvents([](Checked& out) { out.beginArray(0); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginArray(0), out.endMap(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.endArray(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginMap(0), out.element(), out.null(), out.endMap(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginRecord<Point>(), out.endRecord<Other>(); }) == kMisuse);
}

TEST_CASE("counts that were announced have to come true") {
  CHECK(afterEvents([](Checked& out) { out.beginArray(1), out.endArray(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginArray(0), out.element(), out.null(), out.endArray(); }) == kMisuse);
  CHECK(afterEvents([](Checked& out) { out.beginMap(2), out.key("a"), out.null(), out.endMap(); }) == kMisuse);
}

TEST_CASE("a field belongs to the record that is open, once") {
  CHECK(afterEvents([](Checked& out) {
          out.beginRecord<Point>();
          out.field<OtherX>();
          out.integer(1);
          out.endRecord<Point>();
        }) == kMisuse);
  CHECK(afterEvents([](Checked& out) {
          out.beginRecord<Point>();
          out.field<X>();
          out.integer(1);
          out.field<X>();
          out.integer(1);
          out.endRecord<Point>();
        }) == kMisuse);
  CHECK(afterEvents([](Checked& out) {
          out.beginMap(1);
          out.field<X>();
          out.integer(1);
          out.endMap();
        }) == kMisuse);
}

TEST_CASE("keys come in the order that the encoder asked for") {
  bytepress::ByteBuffer buffer;
  bytepress::CheckedEncoder<bytepress::StyledWriter> out(buffer, bytepress::JsonOptions{.sortKeys = true});
  out.beginMap(2);
  out.key("b"), out.null();
  out.key("a"), out.null();
  out.endMap();
  const bytepress::PrintStatus status = out.finish();
  CHECK(status.code() == bytepress::PrintCode::misuse);
  CHECK(buffer.empty());
}
