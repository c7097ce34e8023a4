// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot print this type
#include <bytepress/bytepress.hpp>

#include <chrono>
#include <string>

std::string print() { return bytepress::printString(std::chrono::steady_clock::now()); }
