// SPDX-License-Identifier: BSL-1.0
//
// copyStyledCleanText: copyCleanText for writers with options. On data that the options do not touch
// it costs nearly the same.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_STYLED_COPY_HPP
#define BYTEPRESS_TEXT_STYLED_COPY_HPP

#include <cstddef>

#include "bytepress/text/clean_copy.hpp"
#include "bytepress/text/escaping.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Whether ASCII that is clean by default can still have something to escape in it.
BYTEPRESS_INLINE bool escapesAscii(const Escaping& escaping) noexcept {
  return escaping.htmlSafe || escaping.slash || escaping.del || escaping.asciiOnly;
}

// As copyCleanText; 0 if the text has to be looked at byte class by byte class.
BYTEPRESS_INLINE std::size_t copyStyledCleanText(char* at, const char* from, std::size_t n,
                                                 const Escaping& escaping) noexcept {
  return escapesAscii(escaping) ? 0 : copyCleanText(at, from, n);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_TEXT_STYLED_COPY_HPP
