// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type
#include <bytepress/bytepress.hpp>

#include <string>

std::string print(const void* pointer) { return bytepress::printString(pointer); }
