// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type
#include <bytepress/bytepress.hpp>

#include <string>
#include <vector>

#include <boost/describe/class.hpp>

struct Plain {
  int x;
};
struct Outer {
  std::vector<Plain> plain;
};
BOOST_DESCRIBE_STRUCT(Outer, (), (plain))

std::string print() { return bytepress::printString(Outer{}); }
