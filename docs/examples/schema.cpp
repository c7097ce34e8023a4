// SPDX-License-Identifier: BSL-1.0
//
// JSON Schema of described types. The snippets of docs/guide.md come from here, and the table of docs/formats.md.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/schema.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

// snippet: types
enum class State { open, paid };
BOOST_DESCRIBE_ENUM(State, open, paid)
constexpr auto enumRules(bytepress::For<State>) {
  return bytepress::rules(bytepress::undescribed(bytepress::Undescribed::error));
}

struct Order {
  std::string id;
  State state;
  std::optional<double> discount;
  std::vector<Order> replaces;
};
BOOST_DESCRIBE_STRUCT(Order, (), (id, state, discount, replaces))

constexpr auto fieldRules(bytepress::For<Order>) {
  using namespace bytepress;
  return rules(rename<&Order::id>("_id"), omitNull<&Order::discount>);
}
// end

// snippet: as
struct Money {
  std::int64_t cents;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Money& money) {
    return out.string(std::to_string(money.cents) + " ct");
  }
};
constexpr auto schemaAs(bytepress::For<Money>) { return bytepress::For<std::string>(); }
// end

enum class Level { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)

struct Point { int x; double y; };
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Node { std::unique_ptr<Node> next; };
BOOST_DESCRIBE_STRUCT(Node, (), (next))

using Shape = std::variant<Point, Node>;
constexpr auto variantRules(bytepress::For<Shape>) {
  using namespace bytepress;
  return rules(wrapped, alternative<Point>("point"), alternative<Node>("node"));
}

template <class T>
void row(const char* type, const bytepress::JsonOptions& options = {}) {
  std::string text = bytepress::printSchema<T>(options).erase(1, bytepress::kSchemaDialect.size() + 13);  // what all begin with, and a comma
  if (text == "{") text = "{}";
  std::printf("| `%s` | `%s` |\n", type, text.c_str());
}
#define ROW(...) row<__VA_ARGS__>(#__VA_ARGS__)

int main() {
  std::cout << "-- print\n";
  // snippet: print
  // needs <bytepress/schema.hpp>
  std::cout << bytepress::printSchema<Order>({.indent = 2, .nonFinite = bytepress::NonFinite::error}) << '\n';
  // end
  std::cout << "-- print-as\n";
  // snippet: print-as
  std::cout << bytepress::printSchema<Money>() << '\n';
  // end
  std::cout << "-- schemas\n| C++ | schema |\n|---|---|\n" << std::flush;
  ROW(bool);
  ROW(std::int8_t);
  ROW(std::uint64_t);
  ROW(double);
  row<double>("double, {.nonFinite = bytepress::NonFinite::error}", {.nonFinite = bytepress::NonFinite::error});
  row<std::int64_t>("std::int64_t, {.integers = bytepress::IntegerStyle::string}", {.integers = bytepress::IntegerStyle::string});
  ROW(char);
  ROW(std::string);
  ROW(const char*);
  ROW(std::vector<std::byte>);
  ROW(std::chrono::sys_seconds);
  ROW(std::chrono::year_month_day);
  ROW(std::chrono::seconds);
  ROW(Level);
  ROW(State);
  ROW(std::optional<bool>);
  ROW(std::variant<bool, std::string>);
  ROW(Shape);
  ROW(std::vector<bool>);
  ROW(bool[2]);
  ROW(std::tuple<bool, std::string>);
  ROW(std::map<int, bool>);
  ROW(Point);
  ROW(Node);
  ROW(std::vector<Node>);
  ROW(bytepress::RawJson);
}
