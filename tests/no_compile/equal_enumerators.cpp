// SPDX-License-Identifier: BSL-1.0
// expects: two enumerators of this enum have the same name
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/enum.hpp>

enum class Level { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)
constexpr auto enumRules(bytepress::For<Level>) { return bytepress::rules(bytepress::rename<Level::high>("low")); }

std::string print() { return bytepress::printString(Level::low); }
