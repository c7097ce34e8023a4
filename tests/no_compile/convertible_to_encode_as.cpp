// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type
#include <bytepress/bytepress.hpp>

#include <string>

struct Target {};
int encodeAs(Target);
struct Source {
  operator Target() const;
};

std::string print() { return bytepress::printString(Source{}); }
