// SPDX-License-Identifier: BSL-1.0
//
// Described structs. The snippets of docs/guide.md come from here.
#include <iostream>

// snippet: order
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace shop {

enum class State { open, paid };
BOOST_DESCRIBE_ENUM(State, open, paid)

struct Document {
  int id = 0;
};
BOOST_DESCRIBE_STRUCT(Document, (), (id))

struct Item {
  std::string name;
  double price = 0;
};
BOOST_DESCRIBE_STRUCT(Item, (), (name, price))

struct Order : Document {
  State state = State::open;
  std::vector<Item> items;
  std::map<std::string, int> stock;
  std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(Order, (Document), (state, items, stock, note))

}  // namespace shop
// end

int main() {
  std::cout << "-- use\n";
  // snippet: use
  shop::Order order;
  order.id = 17;
  order.items = {{"tea", 4.5}};
  order.stock = {{"tea", 12}};
  std::cout << bytepress::printString(order) << '\n';
  // end
}
