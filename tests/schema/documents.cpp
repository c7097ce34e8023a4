// SPDX-License-Identifier: BSL-1.0
//
// Prints schemas and documents of the same types and options, for validate.py: JSON objects, each behind a record
// separator (U+001E),
//
//     {"name":…,"schema":…,"documents":[…],"wrong":[…]}
//
// The documents have to validate, those that are wrong must not.
#include <array>
#include <cstdio>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "schema/schema_types.hpp"

namespace shop {
namespace {

template <class Values>
void record(const char* name, const JsonOptions& options, const Values& values, std::vector<std::string_view> wrong = {}) {
  using T = typename Values::value_type;
  std::vector<std::string> documents;
  for (const T& value : values) documents.push_back(printString(value, options));
  const std::string schema = printSchema<T>(options);
  const auto object = byHand([&](auto& out) {
    return bytepress::object(out, [&](auto& members) {
      members.member("name", name);
      members.member("schema", RawJson{schema});
      members.array("documents", [&](auto& all) {
        for (const std::string& each : documents) all.element(RawJson{each});
      });
      members.array("wrong", [&](auto& all) {
        for (const std::string_view each : wrong) all.element(RawJson{each});
      });
    });
  });
  std::printf("\x1e%s\n", printString(object).c_str());
}

template <class T>
std::array<T, 1> one() {
  return {};
}

void types() {
  record("bool", {}, std::vector<bool>{true, false}, {"0", "null", "\"true\""});
  record("char", {}, std::vector<char>{'a', '\0', '\xff'}, {"\"\"", "\"ab\"", "1"});
  record("int8", {}, std::vector<std::int8_t>{-128, 127}, {"-129", "128", "1.5", "\"1\""});
  record("uint32", {}, std::vector<std::uint32_t>{0, 4294967295u}, {"-1", "4294967296"});
  record("int64", {}, std::vector<std::int64_t>{std::numeric_limits<std::int64_t>::min(), 0}, {"0.5", "null"});
  record("uint64", {}, std::vector<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max()}, {"-1"});
  record("double", {}, std::vector<double>{0, -1e300, std::numeric_limits<double>::quiet_NaN()}, {"\"1\"", "true"});
  record("text", {}, std::vector<std::string>{"", "\xff"}, {"null", "1"});
  record("pointer to text", {}, std::vector<const char*>{"a", nullptr}, {"1"});
  record("enum", {}, std::vector<State>{State::open, static_cast<State>(77)}, {"\"closed\"", "null"});
  record("enum with rules", {}, std::vector<Level>{Level::low, Level::high}, {"\"high\"", "1"});
  record("flags", {}, std::vector<Access>{static_cast<Access>(0), static_cast<Access>(255)},
       {"\"read\"", "[\"run\"]", "[\"read\",\"read\"]"});
  record("optional", {}, std::vector<std::optional<int>>{1, std::nullopt}, {"\"\"", "1.5"});
  record("array", {}, std::vector<std::array<int, 2>>{{1, 2}}, {"[1]", "[1,2,3]", "[1,\"2\"]", "{}"});
  record("map", {}, std::vector<std::map<std::string, int>>{{}, {{"a", 1}}}, {"{\"a\":\"1\"}", "[]"});
  record("tuple", {}, std::vector<std::tuple<int, std::string>>{{1, "a"}}, {"[1]", "[\"a\",1]", "[1,\"a\",2]"});
  record("no tuple", {}, std::vector<std::tuple<>>{{}}, {"[1]"});
  record("variant", {}, std::vector<std::variant<int, double, std::string>>{1, 2.0, "3"}, {"true", "[]"});
  record("time", {}, std::vector<std::chrono::sys_seconds>{{}}, {"1"});
  record("date", {}, std::vector{Everything().day}, {"\"2026-13-01\"", "1"});
  record("bitset", {}, std::vector{std::bitset<3>(5)}, {"\"102\"", "5"});
  record("bytes", {}, std::vector{Everything().bytes}, {"[1]"});
  record("everything", {}, one<Everything>());
  record("rules", {}, one<Ruled>());
  record("alternatives", {}, one<Alternatives>());
  record("tagged", {}, std::vector<Shape>{Circle(), Group{{Circle()}}},
       {R"({"type":"circle","parts":[]})", R"({"radius":1})", R"({"type":"a group","parts":[{"type":"circle"}]})",
        R"({"type":"square","radius":1})"});
  record("wrapped", {}, std::vector<Wrapped>{1, Place(), std::monostate()}, {R"({"number":"a"})", R"({"number":1,"none":null})", "{}", "1"});
  record("adjacent", {}, std::vector<Adjacent>{std::vector{1}, Circle()}, {R"({"type":"list","content":{"radius":1}})", R"({"type":"list"})"});
  std::vector<Tree> trees(2);
  trees[0].left = std::make_unique<Tree>();
  trees[0].all.resize(2);
  trees[0].named.emplace("a", Tree());
  record("recursive", {}, trees, {R"({"value":1,"left":{"value":1},"all":[],"named":{}})"});
  Nest nest;
  nest.resize(2);
  nest[1].resize(1);
  record("list of itself", {}, std::vector{nest}, {"[1]", "[[],[{}]]"});
  record("own encoding", {}, one<Custom>());
  record("struct in a container", {}, std::vector<std::vector<Place>>{{Place()}}, {R"([{"street":"x"}])", R"([{"city":"x","street":null}])"});
}

// Every set of options, on the same values.
void options() {
  const auto view = FieldView::parse("text,list,maybe,$type,shape.type");
  const auto allBut = FieldView::parse("-text,-list,-home_city");
  const struct {
    const char* name;
    JsonOptions options;
  } kSets[] = {
      {"sorted", {.sortKeys = true}},
      {"indented", {.indent = 2}},
      {"without nulls", {.dropNulls = true}},
      {"without empties", {.dropEmpties = true}},
      {"without nulls and empties", {.dropNulls = true, .dropEmpties = true}},
      {"view", {.view = &*view}},
      {"view of all but", {.view = &*allBut}},
      {"integers as strings", {.integers = IntegerStyle::string}},
      {"unsafe integers as strings", {.integers = IntegerStyle::unsafeAsString}},
      {"names of what is no number", {.nonFinite = NonFinite::string}},
      {"fixed digits", {.precision = 2}},
      {"ECMAScript numbers", {.realStyle = RealStyle::ecmaScript}},
      {"ASCII", {.asciiOnly = true, .htmlSafe = true}},
  };
  for (const auto& [name, each] : kSets) {
    record(name, each, one<Everything>());
    record(name, each, one<Ruled>());
    record(name, each, one<Alternatives>());
    record(name, each, one<Tree>());
    record(name, each, std::vector<double>{1, std::numeric_limits<double>::infinity()}, {"true"});
    record(name, each, std::vector<State>{State::open, static_cast<State>(77)}, {"true"});
  }
  record("no NaN", {.nonFinite = NonFinite::error}, std::vector<double>{1}, {"null", "\"NaN\""});
  record("canonical", {.canonical = true}, std::vector<double>{1}, {"null"});
  record("canonical", {.canonical = true}, one<Everything>());
}

}  // namespace

void printAll() {
  types();
  options();
}

}  // namespace shop

int main() { shop::printAll(); }
