// SPDX-License-Identifier: BSL-1.0
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

const std::string kMisuse = "not printed: values and keys came in an order that is not JSON";

// Told by the events that a test gives it.
template <class Events>
struct Told {
  Events events;
};
template <class Encoder, class Events>
bytepress::Done encode(Encoder& out, const Told<Events>& told) {
  told.events(out);
  return bytepress::Done(nullptr);
}

// The same by way of Printing.
template <class Events>
struct Foreign {
  Events events;
};

template <class Events>
std::string told(Events events, const bytepress::JsonOptions& options = {}) {
  const std::string text = everyWay(Told<Events>{events}, options);
  CHECK(everyWay(Foreign<Events>{events}, options) == text);
  return text;
}

// By the front door only: other ways bring nothing into order.
template <class Events>
std::string sortedTold(Events events, const bytepress::JsonOptions& options = {}) {
  bytepress::ByteBuffer buffer;
  return textOrFailure(bytepress::tryPrintByteBuffer(Told<Events>{events}, buffer, options), buffer);
}

struct Money {
  int cents = 150;
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Money& money) {
    return out.string(std::to_string(money.cents) + " ct");
  }
};

struct Point {
  int x = 1;
  std::optional<Money> price = Money{};
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, price))

struct Pair {
  int b = 1;
  int a = 2;
};
BOOST_DESCRIBE_STRUCT(Pair, (), (b, a))

}  // namespace

template <class Events>
struct bytepress::Printing<Foreign<Events>> {
  template <class Encoder>
  static Done encode(Encoder& out, const Foreign<Events>& foreign) {
    foreign.events(out);
    return Done(nullptr);
  }
};

TEST_CASE("one value is told, not none and not two") {
  CHECK(told([](auto& out) { out.null(); }) == "null");
  CHECK(told([](auto&) {}) == kMisuse);
  CHECK(told([](auto& out) { out.null(), out.null(); }) == kMisuse);
  CHECK(told([](auto& out) { out.boolean(true), out.beginArray(0), out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(0), out.endMap(), out.string("x"); }) == kMisuse);
  CHECK(told([](auto& out) { bytepress::walk(out, Point{}), bytepress::walk(out, Point{}); }) == kMisuse);
  CHECK(told([](auto& out) { bytepress::walk(out, Money{}), bytepress::walk(out, 1); }) == kMisuse);
  CHECK(told([](auto& out) { out.branch(2, 2), out.null(); }) == kMisuse);
  CHECK(told([](auto& out) { out.null(), out.branch(0, 2); }) == kMisuse);
}

TEST_CASE("what is told beside other values does not break them") {
  const auto none = [](auto&) {};
  const auto two = [](auto& out) { out.integer(1), out.integer(2); };
  const auto end = [](auto& out) { out.null(), out.endArray(); };
  CHECK(everyWay(std::vector{Told<decltype(none)>{none}}) == kMisuse + " at /0");
  CHECK(everyWay(std::vector{Told<decltype(two)>{two}}) == kMisuse + " at /0");
  CHECK(everyWay(std::vector{Told<decltype(end)>{end}}) == kMisuse + " at /0");
  CHECK(everyWay(std::map<std::string, Told<decltype(none)>>{{"k", {none}}}) == kMisuse + " at /k");
}

TEST_CASE("a key wants a value, a value in a map a key, an element its announcement") {
  CHECK(told([](auto& out) { out.beginMap(1), out.key("a"), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(1), out.key("a"), out.key("b"), out.null(), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(1), out.null(), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(1), out.element(), out.null(), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginArray(1), out.null(), out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginArray(1), out.key("a"), out.null(), out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginArray(1), out.element(), out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginArray(1), out.element(), out.element(), out.null(), out.endArray(); }) ==
        kMisuse);
  CHECK(told([](auto& out) { out.key("a"), out.null(); }) == kMisuse);
  CHECK(told([](auto& out) { out.element(), out.null(); }) == kMisuse);
}

TEST_CASE("what begins ends, and as what it began") {
  CHECK(told([](auto& out) { out.beginArray(0); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(0); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginArray(0), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(0), out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.endArray(); }) == kMisuse);
  CHECK(told([](auto& out) { out.endMap(), out.null(); }) == kMisuse);
  CHECK(told([](auto& out) { out.template beginRecord<Pair>(), out.endMap(); }) == kMisuse);
  CHECK(told([](auto& out) { out.beginMap(0), out.template endRecord<Pair>(); }) == kMisuse);
  CHECK(told([](auto& out) { out.template field<bytepress::FieldAt<Pair, 0>>(), out.null(); }) == kMisuse);
}

TEST_CASE("events after a failure stay without effect") {
  CHECK(told([](auto& out) {
          out.endArray();
          out.beginMap(1);
          CHECK(out.failed());
          out.key("a");
          out.endMap();
          out.null();
        }) == kMisuse);
  CHECK(told([](auto& out) { out.fail(bytepress::PrintCode::unprintable), out.endMap(), out.endMap(); }) ==
        "not printed: a value has no printed form");
}

TEST_CASE("whatever is walked inside prints as it does outside") {
  const auto inside = [](auto& out) {
    out.beginMap(bytepress::kUnknownCount);
    out.key("array"), bytepress::walk(out, std::vector<double>{1, 2.5});
    out.key("custom"), bytepress::walk(out, Money{});
    out.key("map"), bytepress::walk(out, std::map<std::string, Point>{{"p", {}}});
    out.key("raw"), bytepress::walk(out, bytepress::RawJson{"[1]"});
    out.key("struct"), bytepress::walk(out, Point{});
    out.key("structs"), bytepress::walk(out, std::vector<Point>(2));
    out.key("wide"), bytepress::walk(out, u"w\u00e4");
    return out.endMap();
  };
  CHECK(told(inside) ==
        "{\"array\":[1.0,2.5],\"custom\":\"150 ct\",\"map\":{\"p\":{\"x\":1,\"price\":\"150 ct\"}},\"raw\":[1],"
        "\"struct\":{\"x\":1,\"price\":\"150 ct\"},"
        "\"structs\":[{\"x\":1,\"price\":\"150 ct\"},{\"x\":1,\"price\":\"150 ct\"}],\"wide\":\"w\u00e4\"}");
  CHECK(told([](auto& out) { bytepress::walk(out, Pair{}); }, {.indent = 1}) == "{\n \"b\": 1,\n \"a\": 2\n}");
  CHECK(told([](auto& out) { bytepress::walk(out, Pair{}); }, {.sortKeys = true}) == R"({"a":2,"b":1})");
}

TEST_CASE("in canonical form keys written by hand are brought into order, each once") {
  const auto keys = [](std::initializer_list<const char*> list) {
    return [list = std::vector<const char*>(list)](auto& out) {
      out.beginMap(list.size());
      for (const char* key : list) out.key(key), out.null();
      out.endMap();
    };
  };
  const bytepress::JsonOptions canonical{.canonical = true};
  CHECK(sortedTold(keys({"a", "b"}), canonical) == R"({"a":null,"b":null})");
  CHECK(sortedTold(keys({"b", "a"}), canonical) == R"({"a":null,"b":null})");
  CHECK(sortedTold(keys({"b", "a"})) == R"({"b":null,"a":null})");
  CHECK(sortedTold(keys({"a", "a"}), canonical) == "not printed: an object has two members with the same key at /a");
  CHECK(sortedTold(keys({"\uFF00", "\U0001F600"}), canonical) == "{\"\U0001F600\":null,\"\uFF00\":null}");
  CHECK(sortedTold(
            [](auto& out) {
              out.beginMap(2);
              out.key("b"), out.beginMap(1), out.key("a"), out.null(), out.endMap();
              out.key("c"), bytepress::walk(out, Pair{});
              out.endMap();
            },
            canonical) == R"({"b":{"a":null},"c":{"a":2,"b":1}})");
  // Records too.
  CHECK(sortedTold(
            [](auto& out) {
              out.template beginRecord<Pair>();
              if (out.template field<bytepress::FieldAt<Pair, 0>>()) out.integer(1);
              if (out.template field<bytepress::FieldAt<Pair, 1>>()) out.integer(2);
              out.template endRecord<Pair>();
            },
            canonical) == R"({"a":2,"b":1})");
  // An encoder that cannot sort says so.
  using Unsorting = bytepress::CheckedEncoder<bytepress::StyledWriter>;
  bytepress::JsonOptions settled = canonical;
  settle(settled);
  const auto unsorted = keys({"b", "a"});
  const auto twice = keys({"a", "a"});
  CHECK(printedBy<Unsorting>(Told<decltype(unsorted)>{unsorted}, settled) == kMisuse);
  CHECK(printedBy<Unsorting>(Told<decltype(twice)>{twice}, settled) == "not printed: an object has two members with the same key");
}

TEST_CASE("failures inside keep their code and path") {
  const auto bad = [](auto& out) {
    out.beginMap(1);
    out.key("k");
    bytepress::walk(out, std::vector<std::string>{"", "\xff"});
    if (out.failed()) out.blame("k");
    out.endMap();
  };
  CHECK(told(bad, {.invalidUtf8 = bytepress::InvalidUtf8::error}) ==
        "not printed: a string is not valid UTF-8 at /k/1");
  CHECK(told(bad, {.maxDepth = 1}) == "not printed: the value is nested deeper than maxDepth allows at /k");
}

struct Labelled {
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Labelled&) {
    out.beginMap(1);
    out.key(std::string(40, 'k'));
    out.integer(1);
    return out.endMap();
  }
};

TEST_CASE("the text of a key may be a temporary") {
  CHECK(everyWay(Labelled{}, {.dropNulls = true}) == "{\"" + std::string(40, 'k') + "\":1}");
}

TEST_CASE("a guard holds at any depth") {
  const auto deep = [](auto& out) {
    for (int i = 0; i < 500; ++i) out.beginArray(1), out.element();
    out.null();
    for (int i = 0; i < 500; ++i) out.endArray();
  };
  CHECK(told(deep) == std::string(500, '[') + "null" + std::string(500, ']'));
}
