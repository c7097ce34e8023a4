// SPDX-License-Identifier: BSL-1.0
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <string>
#include <vector>

struct Order { int id; std::string customer; std::vector<double> prices; };
BOOST_DESCRIBE_STRUCT(Order, (), (id, customer, prices))

int main() {
  std::vector<Order> orders = {{17, "Zoë \"Z\" Ode", {2.5, 10}}, {18, "Li", {}}};
  std::cout << bytepress::printString(orders) << '\n';
}
