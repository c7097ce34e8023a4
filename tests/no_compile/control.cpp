// SPDX-License-Identifier: BSL-1.0
// compiles
#include <bytepress/bytepress.hpp>

#include <map>
#include <string>

std::string print() { return bytepress::printString(std::map<int, double>{{1, 2.5}}); }
