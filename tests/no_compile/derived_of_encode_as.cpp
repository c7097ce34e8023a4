// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type
#include <bytepress/bytepress.hpp>

#include <string>

struct Base {};
int encodeAs(const Base&);
struct Derived : Base {};

std::string print() { return bytepress::printString(Derived{}); }
