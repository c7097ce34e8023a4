// SPDX-License-Identifier: BSL-1.0
//
// CleanQuote: writes a short text that nothing has to be escaped in, for writers whose escapes are known at run time only.
//
//     const CleanQuote quote = cleanQuoteFor(escaping);                    // once
//     char* end = quote.kernel(at, text.data(), text.size(), quote.set);   // null: something has to be escaped
//
// Always a call, of a kernel whose work does not depend on how many characters are escaped: under options a text
// costs the same on data that they do not touch.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_STYLED_COPY_HPP
#define BYTEPRESS_TEXT_STYLED_COPY_HPP

#include <cstddef>

#include "bytepress/text/escaping.hpp"

namespace bytepress {

// Writes at most kShortText bytes between quotes and returns the place behind them, or null if one of them is not
// ASCII or is escaped. Needs room for n + 2 bytes and the slack, and may leave garbage in all of it.
struct CleanQuote {
  char* (*kernel)(char* at, const char* from, std::size_t n, std::size_t set) noexcept;
  std::size_t set;  // of escaped characters: src/text/escaped_sets.hpp
};

CleanQuote cleanQuoteFor(const Escaping& escaping) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_STYLED_COPY_HPP
