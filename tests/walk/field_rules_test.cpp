// SPDX-License-Identifier: BSL-1.0
//
// Fields beside the described members: getters, constants, flattened members, order, named members.
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

using namespace bytepress;  // of rules, as in fieldRules

struct Point {
  int x = 1;
  std::optional<int> y;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
constexpr auto fieldRules(For<Point>) { return rules(rename<&Point::x>("x<"), omitNull<&Point::y>); }

class Circle {
 public:
  explicit Circle(double radius) : radius_(radius) {}
  double area() const { return 3 * radius_; }
  const std::string& name() const { return name_; }

  friend constexpr auto fieldRules(For<Circle>) {
    return rules(typeTag("type", "circle"), getter<&Circle::area>("area"), getter<&Circle::name>("name"),
                 computed("label", [](const Circle& circle) { return "r=" + std::to_string(static_cast<int>(circle.radius_)); }),
                 constant("version", 2), constant("exact", false), constant("unit", "mm"));
  }

 private:
  double radius_;
  std::string name_ = "a\"b";
  BOOST_DESCRIBE_CLASS(Circle, (), (), (), (radius_))
};

struct Line {
  Point from;
  std::unique_ptr<Point> to;
  std::optional<Point> middle;
  int width = 9;
};
BOOST_DESCRIBE_STRUCT(Line, (), (from, to, middle, width))
constexpr auto fieldRules(For<Line>) {
  return rules(flatten<&Line::from>(), flatten<&Line::to>("to_"), flatten<&Line::middle>("m."));
}

struct Outer {
  Line line;
};
BOOST_DESCRIBE_STRUCT(Outer, (), (line))
constexpr auto fieldRules(For<Outer>) { return rules(flatten<&Outer::line>("l_")); }

struct Shuffled {
  int c = 3, b = 2, a = 1;
  int sum() const { return a + b + c; }
};
BOOST_DESCRIBE_STRUCT(Shuffled, (), (c, b, a))
constexpr auto fieldRules(For<Shuffled>) {
  return rules(getter<&Shuffled::sum>("sum"), order<&Shuffled::b, &Shuffled::sum>, typeTag("t", "s"));
}

struct Sorted : Shuffled {
  int B = 0;
};
BOOST_DESCRIBE_STRUCT(Sorted, (Shuffled), (B))
constexpr auto fieldRules(For<Sorted>) { return rules(sorted, order<>); }

// Not described at all.
class Plain {
  int first_ = 1;
  std::string second_ = "2";

 public:
  friend constexpr auto fieldRules(For<Plain>) {
    return rules(field<&Plain::first_>("first"), field<&Plain::second_>("second"), omitEmpty<&Plain::second_>);
  }
};

class Hidden {
 public:
  int seen = 1;

 protected:
  int guarded = 2;

 private:
  int hidden = 3;
  BOOST_DESCRIBE_CLASS(Hidden, (), (seen), (guarded), (hidden))
  friend constexpr auto fieldRules(For<Hidden>) { return rules(allAccess); }
};

struct Throwing {
  int get() const { throw std::runtime_error("no"); }
  friend constexpr auto fieldRules(For<Throwing>) { return rules(getter<&Throwing::get>("get"), constant("a", 1)); }
};
BOOST_DESCRIBE_STRUCT(Throwing, (), ())

struct Wrong {
  Point point{1, {}};
  std::optional<double> nan;
  double bad() const { return nan.value_or(0); }
};
BOOST_DESCRIBE_STRUCT(Wrong, (), (point, nan))
constexpr auto fieldRules(For<Wrong>) { return rules(skip<&Wrong::nan>, getter<&Wrong::bad>("bad/key")); }

struct Many {
  std::vector<Point> points{2};
};
BOOST_DESCRIBE_STRUCT(Many, (), (points))

}  // namespace

TEST_CASE("getters, computed values and constants stand behind the members, a type tag before them") {
  CHECK(everyWay(Circle(2.5)) ==
        R"({"type":"circle","area":7.5,"name":"a\"b","label":"r=2","version":2,"exact":false,"unit":"mm"})");
  CHECK(everyWay(Circle(1), {.sortKeys = true}) ==
        R"({"area":3.0,"exact":false,"label":"r=1","name":"a\"b","type":"circle","unit":"mm","version":2})");
}

TEST_CASE("a flattened member's fields stand in its place, with its own rules and a prefix") {
  Line line;
  CHECK(everyWay(line) == R"({"x<":1,"width":9})");
  line.to = std::make_unique<Point>(Point{2, 3});
  line.middle = Point{4, {}};
  line.from.y = 0;
  CHECK(everyWay(line) == R"({"x<":1,"y":0,"to_x<":2,"to_y":3,"m.x<":4,"width":9})");
  CHECK(everyWay(line, {.htmlSafe = true}) ==
        R"({"x\u003c":1,"y":0,"to_x\u003c":2,"to_y":3,"m.x\u003c":4,"width":9})");
  Outer outer{std::move(line)};
  CHECK(everyWay(outer, {.sortKeys = true}) ==
        R"({"l_m.x<":4,"l_to_x<":2,"l_to_y":3,"l_width":9,"l_x<":1,"l_y":0})");
  const auto view = *FieldView::parse("l_to_y,l_m\\.x<");
  CHECK(everyWay(outer, {.view = &view}) == R"({"l_to_y":3,"l_m.x<":4})");
}

TEST_CASE("order puts members and getters first, sorted goes by keys, a type tag stays in front") {
  CHECK(everyWay(Shuffled()) == R"({"t":"s","b":2,"sum":6,"c":3,"a":1})");
  CHECK(everyWay(Sorted()) == R"({"t":"s","B":0,"a":1,"b":2,"c":3,"sum":6})");
}

TEST_CASE("rules name members that are not described, or not public") {
  CHECK(everyWay(Plain()) == R"({"first":1,"second":"2"})");
  CHECK(everyWay(Hidden()) == R"({"seen":1,"guarded":2,"hidden":3})");
}

TEST_CASE("a getter that throws leaves the buffer as it was") {
  ByteBuffer buffer;
  buffer.append("kept");
  CHECK_THROWS_AS(printByteBuffer(Throwing(), buffer), std::runtime_error);
  CHECK(buffer.view() == "kept");
}

TEST_CASE("the path of a failure leads through getters and flattened members") {
  Wrong wrong;
  wrong.nan = std::numeric_limits<double>::quiet_NaN();
  ByteBuffer buffer;
  PrintStatus status = tryPrintByteBuffer(wrong, buffer, {.nonFinite = NonFinite::error});
  CHECK(status.code() == PrintCode::nonFinite);
  CHECK(status.path() == "/bad~1key");
}
