// SPDX-License-Identifier: BSL-1.0
// expects: encode() of this type has to return bytepress::Done
#include <bytepress/bytepress.hpp>

#include <string>

struct Money {};
template <class Encoder>
void encode(Encoder& out, const Money&) {
  out.null();
}

std::string print() { return bytepress::printString(Money()); }
