// SPDX-License-Identifier: BSL-1.0
//
// Reports about structs, maps and what their members become.
#include <boost/describe.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <memory_resource>
#include <optional>
#include <string>
#include <unordered_map>

#include "ast.hpp"
#include "printed.hpp"
#include "reports.hpp"
#include "tool.hpp"

namespace cases {

namespace {

struct Middle {
  int x = 22;
  double y = std::numeric_limits<double>::quiet_NaN();
  int z = 11;
};
BOOST_DESCRIBE_STRUCT(Middle, (), (x, y, z))

struct Infinite {
  double foo = 3.14;
  double bar = std::numeric_limits<double>::infinity();
  int baz = 345;
};
BOOST_DESCRIBE_STRUCT(Infinite, (), (foo, bar, baz))

enum class Level { Value0, Value1 };
BOOST_DESCRIBE_ENUM(Level, Value0, Value1)

struct WithMap {
  std::map<Level, int> my_map{{Level::Value0, 5}};
};
BOOST_DESCRIBE_STRUCT(WithMap, (), (my_map))

struct Bytes {
  std::uint8_t a = 16;
  std::int8_t d = 16;
};
BOOST_DESCRIBE_STRUCT(Bytes, (), (a, d))

struct Parent {
  int x = 0;
  std::string s;
};
BOOST_DESCRIBE_STRUCT(Parent, (), (x, s))
struct Child : Parent {
  int y = 0;
};
BOOST_DESCRIBE_STRUCT(Child, (Parent), (y))

struct Base {
  char m0 = 'a';
};
BOOST_DESCRIBE_STRUCT(Base, (), (m0))
struct Derived : Base {
  int m1 = 1;
  float m2 = 0.1F;
};
BOOST_DESCRIBE_STRUCT(Derived, (Base), (m1, m2))

class Hidden {
 public:
  int sum() const { return a_ + b_; }

 private:
  int a_ = 100;
  int b_ = 200;
  BOOST_DESCRIBE_CLASS(Hidden, (), (), (), (a_, b_))
};

struct Item {
  std::string id = "anId", label = "aLabel", iconFile = "anIcon";
};
BOOST_DESCRIBE_STRUCT(Item, (), (id, label, iconFile))

struct Optionals {
  std::optional<int> a, b = 1;
};
BOOST_DESCRIBE_STRUCT(Optionals, (), (a, b))

struct Reals {
  double d = 0.1, e = 2.5;
};
BOOST_DESCRIBE_STRUCT(Reals, (), (d, e))

struct Tree {
  std::string name;
  std::map<std::string, std::vector<int>> sizes;
  std::vector<Tree> parts;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (name, sizes, parts))

void nan(const Suite&, RowCheck& row) {
  row.expect("null", printed(Middle{}), R"({"x":22,"y":null,"z":11})");
  row.expect("error", printed(Middle{}, {.nonFinite = bytepress::NonFinite::error}),
             "ERROR: a number is not finite at /y");
}

void infinity(const Suite&, RowCheck& row) {
  row.expect("null", printed(Infinite{}), R"({"foo":3.14,"bar":null,"baz":345})");
  row.expect("error", printed(Infinite{}, {.nonFinite = bytepress::NonFinite::error}),
             "ERROR: a number is not finite at /bar");
}

// The same options for a struct, every AST and the tool.
void samePaths(const Suite& suite, RowCheck& row) {
  const Tree tree{"root", {{"a", {1, 2}}, {"b", {}}}, {{"leaf", {}, {}}, {"l\"f", {{"", {0}}}, {}}}};
  for (const std::string mode : {"pretty2", "compact", "pretty4+sorted", "pretty2+ascii", "dropnull"}) {
    bytepress::JsonOptions options;
    optionsNamed(mode, options);
    const std::string wanted = printed(tree, options), text = printed(tree);
    for (const auto& ast : allAsts()) {
      row.expect(std::string(ast->name()) + ", " + mode, reprinted(*ast, text, options), wanted);
    }
    if (!suite.tool().empty()) row.expect("tool, " + mode, runTool(suite, mode, text).result(), wanted);
  }
}

void enumKeys(const Suite&, RowCheck& row) {
  row.expect("map", printed(WithMap{}), R"({"my_map":{"Value0":5}})");
}

void integerKeys(const Suite&, RowCheck& row) {
  row.expect("map", printed(std::map<int, int>{{1, 2}, {-3, 4}}), R"({"-3":4,"1":2})");
}

void integerKeysIndented(const Suite&, RowCheck& row) {
  row.expect("map", printed(std::map<int, std::string>{{0, "foo"}, {1, "bar"}}, {.indent = 2}),
             "{\n  \"0\": \"foo\",\n  \"1\": \"bar\"\n}");
}

void unsignedKeys(const Suite&, RowCheck& row) {
  row.expect("map", printed(std::unordered_map<std::uint32_t, std::uint32_t>{{4294967295U, 0}}), R"({"4294967295":0})");
}

void stringLikeKeys(const Suite&, RowCheck& row) {
  const std::string wanted = R"({"key":true})";
  row.expect("string_view", printed(std::map<std::string_view, bool>{{"key", true}}), wanted);
  row.expect("const char*", printed(std::map<const char*, bool>{{"key", true}}), wanted);
  row.expect("pmr::string", printed(std::map<std::pmr::string, bool>{{"key", true}}), wanted);
}

void smallIntegers(const Suite&, RowCheck& row) {
  row.expect("struct", printed(Bytes{}), R"({"a":16,"d":16})");
}

void bases(const Suite&, RowCheck& row) {
  row.expect("struct", printed(Child{}), R"({"x":0,"s":"","y":0})");
}

void flatBases(const Suite&, RowCheck& row) {
  row.expect("struct", printed(Derived{}), R"({"m0":"a","m1":1,"m2":0.1})");
}

void privateMembers(const Suite&, RowCheck& row) {
  row.expect("class", printed(Hidden{}), "{}");
  row.expect("class, styled", printed(Hidden{}, {.indent = 2}), "{}");
  row.expect("members are there", std::to_string(Hidden{}.sum()), "300");
}

void macroOrder(const Suite&, RowCheck& row) {
  row.expect("struct", printed(Item{}), R"({"id":"anId","label":"aLabel","iconFile":"anIcon"})");
}

void emptyOptional(const Suite&, RowCheck& row) {
  row.expect("compact", printed(Optionals{}), R"({"a":null,"b":1})");
  row.expect("dropnull", printed(Optionals{}, {.dropNulls = true}), R"({"b":1})");
}

void shortestReals(const Suite&, RowCheck& row) {
  row.expect("struct", printed(Reals{}), R"({"d":0.1,"e":2.5})");
}

constexpr Report kReports[] = {
    {"B070", nan},          {"B071", infinity},       {"B099", samePaths},
    {"B101", enumKeys},     {"B103", integerKeys},    {"B104", integerKeysIndented},
    {"B106", unsignedKeys}, {"B107", stringLikeKeys}, {"B120", smallIntegers},
    {"B124", bases},        {"B125", flatBases},      {"B126", privateMembers},
    {"B127", macroOrder},   {"B128", emptyOptional},  {"B146", shortestReals},
};

}  // namespace

ReportCheck structReport(std::string_view id) {
  for (const Report& report : kReports) {
    if (report.id == id) return report.check;
  }
  return nullptr;
}

}  // namespace cases
