// SPDX-License-Identifier: BSL-1.0
// expects: this type cannot be the key of a JSON object
#include <bytepress/bytepress.hpp>

#include <map>
#include <string>
#include <utility>

std::string print() { return bytepress::printString(std::map<std::pair<int, int>, int>()); }
