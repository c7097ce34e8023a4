// SPDX-License-Identifier: BSL-1.0
//
// dropEmpties: members that are empty, or become so, are left out.
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Leaf {
  std::string text;
  std::vector<int> list;
};
BOOST_DESCRIBE_STRUCT(Leaf, (), (text, list))

struct Branch {
  Leaf leaf;
  std::map<std::string, Leaf> leaves{{"x", {}}};
};
BOOST_DESCRIBE_STRUCT(Branch, (), (leaf, leaves))

struct Kinds {
  int zero = 0;
  bool no = false;
  std::optional<int> null;
  std::u16string wide;
  std::vector<std::byte> bytes;
  std::vector<Leaf> elements{{}, {"a", {}}};
  std::vector<std::vector<int>> rows{{}};
  std::variant<int, Leaf> either = Leaf();
  const char* none = nullptr;
};
BOOST_DESCRIBE_STRUCT(Kinds, (), (zero, no, null, wide, bytes, elements, rows, either, none))

struct ByHand {
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const ByHand&) {
    out.beginMap(3);
    for (const char* const key : {"a", "b", "c"}) {
      out.key(std::string(key) + "!");  // dies at once
      out.beginMap(1);
      out.key("inner");
      if (std::string_view(key) == "b") {
        out.integer(1);
      } else {
        out.beginArray(0);
        out.endArray();
      }
      out.endMap();
    }
    return out.endMap();
  }
};

// Maps inside each other, with a number in the innermost or nothing.
struct Nest {
  int depth;
  bool full;

  template <class Encoder>
  static bytepress::Done tell(Encoder& out, const Nest& nest) {
    out.beginMap(nest.depth == 1 && !nest.full ? 0 : 1);
    if (nest.depth > 1) {
      out.key("k");
      tell(out, {nest.depth - 1, nest.full});
    } else if (nest.full) {
      out.key("k");
      out.integer(1);
    }
    return out.endMap();
  }
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Nest& nest) {
    return tell(out, nest);
  }
};

}  // namespace

TEST_CASE("members that are empty are left out, and nothing else") {
  CHECK(everyWay(Kinds(), {.dropEmpties = true}) ==
        R"({"zero":0,"no":false,"null":null,"elements":[{},{"text":"a"}],"rows":[[]],"none":null})");
  CHECK(everyWay(Kinds(), {.dropNulls = true, .dropEmpties = true}) ==
        R"({"zero":0,"no":false,"elements":[{},{"text":"a"}],"rows":[[]]})");
}

TEST_CASE("what becomes empty by dropping is dropped, but for the outermost value and elements") {
  CHECK(everyWay(Branch(), {.dropEmpties = true}) == "{}");
  CHECK(everyWay(std::vector<Branch>(2), {.dropEmpties = true}) == "[{},{}]");
  const Branch branch{{}, {{"x", {}}, {"y", {"", {1}}}}};
  CHECK(everyWay(branch, {.dropEmpties = true}) == R"({"leaves":{"y":{"list":[1]}}})");
  CHECK(everyWay(std::string(), {.dropEmpties = true}) == R"("")");
  const std::map<std::string, std::optional<int>> nulls{{"a", {}}};
  CHECK(everyWay(std::map<std::string, std::map<std::string, std::optional<int>>>{{"m", nulls}},
                 {.dropNulls = true, .dropEmpties = true}) == "{}");
  CHECK(everyWay(std::map<std::string, std::map<std::string, std::optional<int>>>{{"m", nulls}}, {.dropNulls = true}) ==
        R"({"m":{}})");
}

TEST_CASE("dropEmpties indents and sorts what is left") {
  const Branch branch{{}, {{"y", {"", {1}}}, {"x", {}}}};
  CHECK(everyWay(branch, {.indent = 1, .sortKeys = true, .dropEmpties = true}) ==
        "{\n \"leaves\": {\n  \"y\": {\n   \"list\": [\n    1\n   ]\n  }\n }\n}");
  CHECK(everyWay(branch, {.indent = 1, .arrays = bytepress::ArrayLayout::spaced, .dropEmpties = true}) ==
        "{\n \"leaves\": {\n  \"y\": {\n   \"list\": [ 1 ]\n  }\n }\n}");
}

TEST_CASE("dropEmpties reaches what encode() tells, and JSON text") {
  CHECK(everyWay(ByHand(), {.dropEmpties = true}) == R"({"b!":{"inner":1}})");
  const std::map<std::string, bytepress::RawJson> raw{{"a", bytepress::RawJson("[ ]")},
                                                      {"b", bytepress::RawJson(" {}")},
                                                      {"c", bytepress::RawJson(R"("")")},
                                                      {"d", bytepress::RawJson("[1]")}};
  CHECK(everyWay(raw, {.dropEmpties = true}) == R"({"d":[1]})");
}

TEST_CASE("many containers inside each other are held and dropped, or printed") {
  std::string deep = "1";
  for (int i = 0; i < 100; ++i) deep = "{\"k\":" + deep + "}";
  CHECK(everyWay(Nest{100, true}, {.dropEmpties = true}) == deep);
  CHECK(everyWay(Nest{100, false}, {.dropEmpties = true}) == "{}");
  bytepress::ByteBuffer buffer;
  CHECK(bytepress::tryPrintByteBuffer(Nest{100, false}, buffer, {.dropEmpties = true, .maxDepth = 99}).code() ==
        bytepress::PrintCode::tooDeep);
}
