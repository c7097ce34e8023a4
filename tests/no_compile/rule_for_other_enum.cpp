// SPDX-License-Identifier: BSL-1.0
// expects: a rule renames an enumerator that this enum does not describe
#include <bytepress/bytepress.hpp>

#include <string>

#include <boost/describe/enum.hpp>

enum class Other { high };
enum class Level { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)
constexpr auto enumRules(bytepress::For<Level>) { return bytepress::rules(bytepress::rename<Other::high>("top")); }

std::string print() { return bytepress::printString(Level::low); }
