// SPDX-License-Identifier: BSL-1.0
#include <bytepress/schema/type_name.hpp>

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

namespace shop::inside {
struct Order {
  enum class State { open };
};
template <class... Each>
struct Page {
  struct Row {};
};
template <int N>
struct Fixed {};
template <class T>
struct Holder {
  T held;
};
union Either {
  int a;
};
}  // namespace shop::inside

namespace {
struct Hidden {};
}  // namespace

TEST_CASE("short names of types are without scopes and template arguments") {
  using namespace shop::inside;
  CHECK(bytepress::shortTypeName<Order>() == "Order");
  CHECK(bytepress::shortTypeName<Order::State>() == "State");
  CHECK(bytepress::shortTypeName<Page<Order, std::vector<int>>>() == "Page");
  CHECK(bytepress::shortTypeName<Page<int>::Row>() == "Row");
  CHECK(bytepress::shortTypeName<Fixed<3>>() == "Fixed");
  CHECK(bytepress::shortTypeName<Hidden>() == "Hidden");
  CHECK(bytepress::shortTypeName<std::map<int, Order>>() == "map");
  struct Local {};
  CHECK(bytepress::shortTypeName<Local>() == "Local");
  CHECK(bytepress::shortTypeName<Holder<Local>>() == "Holder");
}

TEST_CASE("classes, unions and enums outside of std are named by users") {
  using namespace shop::inside;
  CHECK(bytepress::kIsNamedByUser<Order>);
  CHECK(bytepress::kIsNamedByUser<Order::State>);
  CHECK(bytepress::kIsNamedByUser<Either>);
  CHECK(bytepress::kIsNamedByUser<Hidden>);
  CHECK_FALSE(bytepress::kIsNamedByUser<std::vector<Order>>);
  CHECK_FALSE(bytepress::kIsNamedByUser<std::string>);
  CHECK_FALSE(bytepress::kIsNamedByUser<int>);
  CHECK_FALSE(bytepress::kIsNamedByUser<Order*>);
  constexpr auto lambda = [] {};
  CHECK_FALSE(bytepress::kIsNamedByUser<std::remove_const_t<decltype(lambda)>>);
}
