// SPDX-License-Identifier: BSL-1.0
//
// Documents in streams. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/ostream.hpp>
#include <iostream>
#include <string>

struct Reading {
  std::string sensor;
  double celsius;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius))

const Reading reading{"roof", 21.5};

int main() {
  std::cout << "-- ostream\n";
  // snippet: ostream
  // needs <bytepress/ostream.hpp>
  std::cout << bytepress::json(reading) << '\n';
  std::cout << bytepress::json(reading, {.indent = 2}) << '\n';
  // end
}
