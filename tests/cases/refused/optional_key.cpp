// SPDX-License-Identifier: BSL-1.0
//
// Must not compile: see map_keys.cpp.
#include <map>
#include <optional>

#include "bytepress/print.hpp"

std::string text() {
  return bytepress::printString(std::map<std::optional<int>, int>{});
}
