// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type: describe it with BOOST_DESCRIBE_STRUCT, or give it encodeAs() or encode()
#include <bytepress/bytepress.hpp>

#include <string>

struct Plain {
  int x;
};

std::string print() { return bytepress::printString(Plain{1}); }
