// SPDX-License-Identifier: BSL-1.0
//
// Variants with rules: a tag among the fields, a key around the value, a tag beside it.
#include <limits>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/avro/avro.hpp>

#include "support/every_way.hpp"

namespace {

using namespace bytepress;  // of rules

struct Circle {
  double radius = 1.5;
};
BOOST_DESCRIBE_STRUCT(Circle, (), (radius))

struct Square {
  int side = 2;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Square, (), (side, name))
constexpr auto fieldRules(For<Square>) { return rules(omitEmpty<&Square::name>, rename<&Square::side>("Side")); }

struct Nothing {};
BOOST_DESCRIBE_STRUCT(Nothing, (), ())

using Figure = std::variant<Circle, Square, Nothing>;
constexpr auto variantRules(For<Figure>) {
  return rules(tagged("type"), alternative<Circle>("circle"), alternative<Square>("squ\"are"), alternative<Nothing>("none"));
}

using Wrapped = std::variant<std::monostate, int, Circle>;
constexpr auto variantRules(For<Wrapped>) {
  return rules(wrapped, alternative<int>("number"), alternative<Circle>("circle"), alternative<std::monostate>("nothing"));
}

using Adjacent = std::variant<std::string, Circle, std::vector<int>>;
constexpr auto variantRules(For<Adjacent>) {
  return rules(adjacent("type", "content"), alternative<std::string>("text"), alternative<Circle>("circle"),
               alternative<std::vector<int>>("list"));
}

struct Drawing {
  std::vector<Figure> shapes{Circle(), Square()};
  Wrapped wrapped{7};
};
BOOST_DESCRIBE_STRUCT(Drawing, (), (shapes, wrapped))

}  // namespace

TEST_CASE("a tag stands in front of the fields") {
  CHECK(everyWay(Figure(Circle())) == R"({"type":"circle","radius":1.5})");
  CHECK(everyWay(Figure(Square{3, "s"})) == R"({"type":"squ\"are","Side":3,"name":"s"})");
  CHECK(everyWay(Figure(Square())) == R"({"type":"squ\"are","Side":2})");
  CHECK(everyWay(Figure(Nothing())) == R"({"type":"none"})");
  CHECK(everyWay(Figure(Square{3, "s"}), {.sortKeys = true}) == R"({"Side":3,"name":"s","type":"squ\"are"})");
}

TEST_CASE("a value is wrapped in its name") {
  CHECK(everyWay(Wrapped(5)) == R"({"number":5})");
  CHECK(everyWay(Wrapped(Circle())) == R"({"circle":{"radius":1.5}})");
  CHECK(everyWay(Wrapped()) == R"({"nothing":null})");
  CHECK(everyWay(Wrapped(), {.dropNulls = true}) == "{}");
}

TEST_CASE("a name stands beside the value") {
  CHECK(everyWay(Adjacent("a")) == R"({"type":"text","content":"a"})");
  CHECK(everyWay(Adjacent(std::vector{1, 2})) == R"({"type":"list","content":[1,2]})");
  CHECK(everyWay(Adjacent(Circle()), {.indent = 1, .sortKeys = true}) ==
        "{\n \"content\": {\n  \"radius\": 1.5\n },\n \"type\": \"circle\"\n}");
}

TEST_CASE("variants with rules inside of structs, and their failures") {
  CHECK(everyWay(Drawing()) ==
        R"({"shapes":[{"type":"circle","radius":1.5},{"type":"squ\"are","Side":2}],"wrapped":{"number":7}})");
  const auto view = *FieldView::parse("shapes.radius");
  CHECK(everyWay(Drawing(), {.view = &view}) == R"({"shapes":[{"radius":1.5},{}]})");
  Drawing drawing;
  drawing.shapes[0] = Circle{std::numeric_limits<double>::infinity()};
  CHECK(everyWay(drawing, {.nonFinite = NonFinite::error}) == "not printed: a number is not finite at /shapes/0/radius");
  drawing.shapes[0] = Circle();
  drawing.wrapped = Circle{std::numeric_limits<double>::infinity()};
  CHECK(everyWay(drawing, {.nonFinite = NonFinite::error}) == "not printed: a number is not finite at /wrapped/circle/radius");
}

TEST_CASE("Avro says by its own means what a variant holds") {
  ByteBuffer buffer;
  avro::encode(Wrapped(5), buffer);
  CHECK(buffer.view() == "\x02\x0a");  // branch 1, zig-zag 5
}
