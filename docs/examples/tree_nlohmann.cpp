// SPDX-License-Identifier: BSL-1.0
//
// Printing what nlohmann/json holds. The snippets of docs/guide.md come from here.
#include <bytepress/adapt/nlohmann.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>

int main() {
  std::cout << "-- value\n";
  // snippet: value
  nlohmann::ordered_json document = {{"score", 1.5}, {"names", {"Zoë", "Li"}}, {"id", 7}};
  std::cout << bytepress::printString(document) << '\n';
  // end
}
