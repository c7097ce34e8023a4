// SPDX-License-Identifier: BSL-1.0
//
// Field views: what their text means, and what is printed through them.
#include <bytepress/walk/field_view.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

using bytepress::FieldView;

struct Owner {
  std::string name = "Ada";
  std::string mail = "a@b";
};
BOOST_DESCRIBE_STRUCT(Owner, (), (name, mail))

struct Item {
  int sku = 7;
  std::optional<int> note;
};
BOOST_DESCRIBE_STRUCT(Item, (), (sku, note))

struct Order {
  int id = 1;
  Owner owner;
  std::vector<Item> items{{}, {8, 9}};
  std::map<std::string, std::vector<Owner>> by{{"a.b", {{}}}, {"c", {}}};
  std::vector<int> numbers{1, 2};
};
BOOST_DESCRIBE_STRUCT(Order, (), (id, owner, items, by, numbers))

struct ByHand {
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const ByHand&) {
    out.beginMap(2);
    out.key("skipped");
    out.beginArray(1);
    out.element();
    bytepress::walk(out, Order());
    out.endArray();
    out.key("kept");
    bytepress::walk(out, Owner());
    return out.endMap();
  }
};

std::string through(std::string_view paths, const auto& value, bytepress::JsonOptions options = {}) {
  const std::optional<FieldView> view = FieldView::parse(paths);
  if (!view) return "no view";
  options.view = &*view;
  return everyWay(value, options);
}

}  // namespace

TEST_CASE("a view keeps the paths that it names, in the order of the value") {
  CHECK(through("owner.name,id", Order()) == R"({"id":1,"owner":{"name":"Ada"}})");
  CHECK(through("items.sku", Order()) == R"({"items":[{"sku":7},{"sku":8}]})");
  CHECK(through("owner", Order()) == R"({"owner":{"name":"Ada","mail":"a@b"}})");
  CHECK(through("owner.name,owner", Order()) == R"({"owner":{"name":"Ada","mail":"a@b"}})");
  CHECK(through("nothing", Order()) == "{}");
}

TEST_CASE("a view with minus signs keeps all but the paths that it names") {
  CHECK(through("-items,-by,-numbers", Order()) == R"({"id":1,"owner":{"name":"Ada","mail":"a@b"}})");
  CHECK(through("-owner.mail,-items.note,-by,-numbers", Order()) ==
        R"({"id":1,"owner":{"name":"Ada"},"items":[{"sku":7},{"sku":8}]})");
  CHECK(through("-nothing", Owner()) == R"({"name":"Ada","mail":"a@b"})");
}

TEST_CASE("a view goes through maps and arrays, and ends where the data does") {
  CHECK(through("by.a\\.b.name", Order()) == R"({"by":{"a.b":[{"name":"Ada"}]}})");
  CHECK(through("by.c.name", Order()) == R"({"by":{"c":[]}})");
  CHECK(through("numbers.deeper,id.deeper", Order()) == R"({"id":1,"numbers":[1,2]})");
  CHECK(through("name", std::vector<Owner>(2)) == R"([{"name":"Ada"},{"name":"Ada"}])");
  CHECK(through("name", 5) == "5");
}

TEST_CASE("a view goes together with other options") {
  CHECK(through("owner,items.note", Order(), {.sortKeys = true, .dropNulls = true}) ==
        R"({"items":[{},{"note":9}],"owner":{"mail":"a@b","name":"Ada"}})");
  CHECK(through("by.c,id", Order(), {.dropEmpties = true}) == R"({"id":1})");
  CHECK(through("owner.name", Order(), {.indent = 1}) == "{\n \"owner\": {\n  \"name\": \"Ada\"\n }\n}");
  CHECK(through("owner.name", Order(), {.canonical = true}) == R"({"owner":{"name":"Ada"}})");
}

TEST_CASE("what encode() tells is seen through the view, and what is not wanted is skipped") {
  CHECK(through("kept.name", ByHand()) == R"({"kept":{"name":"Ada"}})");
  CHECK(through("-skipped", ByHand()) == R"({"kept":{"name":"Ada","mail":"a@b"}})");
  CHECK(through("skipped.numbers", ByHand()) == R"({"skipped":[{"numbers":[1,2]}]})");
}

TEST_CASE("the text of a view has to be a list of paths") {
  for (const char* const wrong : {"", ",", "a,", ",a", "a..b", ".a", "a.", "a,-b", "-a,b", "-", "a\\", "a\\x"}) {
    CHECK_MESSAGE(!FieldView::parse(wrong), wrong);
  }
  const std::map<std::string, int> odd{{"-", 1}, {"a,b", 2}, {"a\\b", 3}, {"-x", 4}};
  CHECK(through("\\-", odd) == R"({"-":1})");
  CHECK(through("--x", odd) == R"({"-":1,"a,b":2,"a\\b":3})");
  CHECK(through("a\\,b,a\\\\b", odd) == R"({"a,b":2,"a\\b":3})");
}
