// SPDX-License-Identifier: BSL-1.0
// expects: floating-point keys are refused
#include <bytepress/bytepress.hpp>

#include <map>
#include <string>

std::string print() { return bytepress::printString(std::map<double, int>{{0.5, 1}}); }
