// SPDX-License-Identifier: BSL-1.0
//
// The spellings of bytes in the tables, and how bytes are shown.
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_TEXT_HPP
#define BYTEPRESS_TESTS_CASES_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cases {

// "c3a9" -> two bytes; "-" and "" -> none; "repeat:5b*3" -> "[[[".
std::string unhex(std::string_view hex);

// The bits of a number in hex.
std::uint64_t bitsOf(std::string_view hex);

// "\"a\\u00e9\"" -> aé. Reads the JSON string at the start of `text`; a lone surrogate becomes
// the three bytes that UTF-8 would have for it. False if there is none.
bool unquote(std::string_view text, std::string& value);

// The strings of a JSON array of strings.
std::vector<std::string> unquoteAll(std::string_view array);

// "A | B | C" -> its parts.
std::vector<std::string> alternatives(std::string_view text);

// Whether there are so many digits in a row, outside strings or not, that 64 bits may not hold
// them.
bool hasLongInteger(std::string_view text);

std::string hexOf(const void* bytes, std::size_t size);

std::size_t firstDifference(std::string_view a, std::string_view b);

// A piece of `text` around `from`, on one line.
std::string shown(std::string_view text, std::size_t from);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_TEXT_HPP
