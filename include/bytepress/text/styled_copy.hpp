// SPDX-License-Identifier: BSL-1.0
//
// copyStyledCleanText: copyCleanText for writers with options. On data that the options do not
// touch it costs nearly the same.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_STYLED_COPY_HPP
#define BYTEPRESS_TEXT_STYLED_COPY_HPP

#include <cstddef>

#include "bytepress/text/clean_copy.hpp"
#include "bytepress/text/escaping.hpp"

namespace bytepress {

// A call: with more than four characters to look for, wide vectors pay for any length.
std::size_t copyCleanTextStyled(char* at, const char* from, std::size_t n,
                                const Escaping& escaping) noexcept;

inline namespace BYTEPRESS_ABI {

// Whether ASCII that is clean by default may be escaped all the same.
BYTEPRESS_INLINE bool escapesMoreAscii(const Escaping& escaping) noexcept {
  return escaping.htmlSafe || escaping.slash || escaping.del || escaping.asciiOnly;
}

// As copyCleanText, but clean is what `escaping` leaves alone.
BYTEPRESS_INLINE std::size_t copyStyledCleanText(char* at, const char* from, std::size_t n,
                                                 const Escaping& escaping) noexcept {
  if (!escapesMoreAscii(escaping)) return copyCleanText(at, from, n);
  return copyCleanTextStyled(at, from, n, escaping);
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_STYLED_COPY_HPP
