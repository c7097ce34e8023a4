// SPDX-License-Identifier: BSL-1.0
//
// Members that a user's encode() tells, brought into order. What is expected is what Python's json.dumps(…,
// sort_keys=True) makes of the same values.
#include <bytepress/bytepress.hpp>

#include <doctest/doctest.h>

#include <map>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

namespace {

using bytepress::Done;
using bytepress::JsonOptions;

struct Point {
  int y = 2, x = 1;
};
BOOST_DESCRIBE_STRUCT(Point, (), (y, x))

// {"z": 1, "m": [{"b": null, "a": [Point, 3]}, {}], "a<": {"d": "", "c": Inner}}
struct Inner {
  std::optional<int> value;

  template <class Encoder>
  friend Done encode(Encoder& out, const Inner& inner) {
    out.beginMap(2);
    out.key("two");
    bytepress::walk(out, inner.value);
    out.key("one");
    bytepress::walk(out, std::map<std::string, int>{{"k", 1}});
    return out.endMap();
  }
};

struct Outer {
  Inner inner;

  template <class Encoder>
  friend Done encode(Encoder& out, const Outer& outer) {
    out.beginMap(3);
    out.key("z");
    out.integer(1);
    out.key("m");
    out.beginArray(2);
    out.element();
    out.beginMap(2);
    out.key("b");
    out.null();
    out.key("a");
    out.beginArray(2);
    out.element();
    bytepress::walk(out, Point());
    out.element();
    out.integer(3);
    out.endArray();
    out.endMap();
    out.element();
    out.beginMap(0);
    out.endMap();
    out.endArray();
    out.key("a<");
    out.beginMap(2);
    out.key("d");
    out.string("");
    out.key("c");
    bytepress::walk(out, outer.inner);
    out.endMap();
    return out.endMap();
  }
};

struct Holder {
  int last = 0;
  Outer custom;
};
BOOST_DESCRIBE_STRUCT(Holder, (), (last, custom))

// Only members that dropEmpties and dropNulls leave out.
struct Hollow {
  template <class Encoder>
  friend Done encode(Encoder& out, const Hollow&) {
    out.beginMap(2);
    out.key("b");
    out.beginMap(1);
    out.key("n");
    out.null();
    out.endMap();
    out.key("a");
    out.string("");
    return out.endMap();
  }
};
struct HollowHolder {
  Hollow hollow;
  int n = 1;
};
BOOST_DESCRIBE_STRUCT(HollowHolder, (), (hollow, n))

struct Bad {
  std::string text;

  template <class Encoder>
  friend Done encode(Encoder& out, const Bad& bad) {
    out.beginMap(2);
    out.key("b");
    bytepress::walk(out, std::vector<std::string>{"", bad.text});
    if (out.failed()) out.blame("b");
    out.key("a");
    if (bad.text == "throw") throw std::runtime_error("thrown");
    out.null();
    return out.endMap();
  }
};
struct BadHolder {
  std::vector<Bad> all;
};
BOOST_DESCRIBE_STRUCT(BadHolder, (), (all))

std::string printed(const auto& value, const JsonOptions& options) {
  bytepress::ByteBuffer buffer;
  const auto status = bytepress::tryPrintByteBuffer(value, buffer, options);
  if (!status) return "not printed: " + status.message();
  CHECK(bytepress::printedSize(value, options) == buffer.size());
  return std::string(buffer.view());
}

}  // namespace

TEST_CASE("members told by hand are sorted with everything that is in them") {
  CHECK(printed(Outer(), {.sortKeys = true}) ==
        R"({"a<":{"c":{"one":{"k":1},"two":null},"d":""},"m":[{"a":[{"x":1,"y":2},3],"b":null},{}],"z":1})");
  CHECK(printed(Holder(), {.sortKeys = true}) ==
        R"({"custom":{"a<":{"c":{"one":{"k":1},"two":null},"d":""},"m":[{"a":[{"x":1,"y":2},3],"b":null},{}],"z":1},"last":0})");
  CHECK(printed(Outer(), {.canonical = true}) == printed(Outer(), {.sortKeys = true}));
  CHECK(printed(Outer(), {}).starts_with(R"({"z":1,"m":[{"b":null,)"));
}

TEST_CASE("sorted members keep the layout") {
  CHECK(printed(Inner{5}, {.indent = 2, .sortKeys = true}) ==
        "{\n  \"one\": {\n    \"k\": 1\n  },\n  \"two\": 5\n}");
  CHECK(printed(std::vector<Inner>{{5}}, {.indent = 1, .sortKeys = true}) ==
        "[\n {\n  \"one\": {\n   \"k\": 1\n  },\n  \"two\": 5\n }\n]");
}

TEST_CASE("what options leave out or select is so among sorted members too") {
  CHECK(printed(Holder(), {.sortKeys = true, .dropNulls = true, .dropEmpties = true}) ==
        R"({"custom":{"a<":{"c":{"one":{"k":1}}},"m":[{"a":[{"x":1,"y":2},3]},{}],"z":1},"last":0})");
  CHECK(printed(HollowHolder(), {.sortKeys = true, .dropNulls = true, .dropEmpties = true}) == R"({"n":1})");
  CHECK(printed(HollowHolder(), {.sortKeys = true, .dropNulls = true}) == R"({"hollow":{"a":"","b":{}},"n":1})");
  const auto view = bytepress::FieldView::parse("custom.m.a.y,custom.a<.c");
  CHECK(printed(Holder(), {.sortKeys = true, .view = &*view, .htmlSafe = true}) ==
        R"({"custom":{"a\u003c":{"c":{"one":{"k":1},"two":null}},"m":[{"a":[{"y":2},3]},{}]}})");
}

TEST_CASE("a failure among sorted members has its path, and leaves nothing behind") {
  const JsonOptions sorted{.sortKeys = true, .invalidUtf8 = bytepress::InvalidUtf8::error};
  CHECK(printed(BadHolder{{{"good"}}}, sorted) == R"({"all":[{"a":null,"b":["","good"]}]})");
  CHECK(printed(BadHolder{{{"good"}, {"\xff"}}}, sorted) == "not printed: a string is not valid UTF-8 at /all/1/b/1");
  CHECK(printed(Outer(), {.sortKeys = true, .maxDepth = 3}) == "not printed: the value is nested deeper than maxDepth allows");
  const std::size_t size = printed(Outer(), {.sortKeys = true}).size();
  CHECK(printed(Outer(), {.sortKeys = true, .maxBytes = size}).size() == size);
  CHECK(printed(Outer(), {.sortKeys = true, .maxBytes = size - 1}).starts_with("not printed: "));
  bytepress::ByteBuffer buffer;
  buffer.append("kept");
  CHECK_THROWS_AS(bytepress::printByteBuffer(Bad{"throw"}, buffer, sorted), std::runtime_error);
  CHECK(buffer.view() == "kept");
}
