// SPDX-License-Identifier: BSL-1.0
//
// Printing what Boost.JSON holds. The snippets of docs/guide.md come from here.
#include <boost/json.hpp>
#include <bytepress/adapt/boost_json.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>

int main() {
  std::cout << "-- value\n";
  // snippet: value
  boost::json::value document = {{"id", 7}, {"names", {"Zoë", "Li"}}, {"score", 1.5}};
  std::cout << bytepress::printString(document) << '\n';
  // end
}
