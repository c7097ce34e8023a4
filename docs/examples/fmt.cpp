// SPDX-License-Identifier: BSL-1.0
//
// Documents through {fmt}. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/fmt.hpp>
#include <string>

struct Reading {
  std::string sensor;
  double celsius;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius))

// snippet: formatter
template <>
struct fmt::formatter<Reading> : bytepress::FmtFormatter<Reading> {};
// end

const Reading reading{"roof", 21.5};

int main() {
  fmt::print("-- use\n");
  // snippet: use
  // needs <bytepress/fmt.hpp>
  fmt::print("{} and {:2}\n", bytepress::json(reading), bytepress::json(reading, {.sortKeys = true}));
  fmt::print("{}\n", reading);
  // end
}
