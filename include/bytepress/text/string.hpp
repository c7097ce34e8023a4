// SPDX-License-Identifier: BSL-1.0
//
// Text as the inside of a JSON string; the quotes are the caller's, but for short texts.
//
//     std::size_t clean = copyCleanText(at, text.data(), text.size());   // most strings end here
//     at += clean;
//     const char* from = text.data() + clean;
//     while (clean != text.size()) {
//       TextStep step = writeText(at, end, from, last, InvalidUtf8::replace);
//       at = step.at; from = step.next;
//       if (step.stop == TextStop::done) break;
//       …make room, or report the ill-formed byte at `from`…
//     }
//
// Escaped are '"' and '\' by a backslash, \b \f \n \r \t, the other controls as \u00xx in lower
// case; DEL and '/' stay. UTF-8 is checked in the same pass. All of these write kSlack bytes behind
// their room at will, and read nothing outside the source.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_STRING_HPP
#define BYTEPRESS_TEXT_STRING_HPP

#include "bytepress/text/clean_copy.hpp"
#include "bytepress/text/escaping.hpp"

namespace bytepress {

// Writes [from, last) into [at, end), or as much of it as fits. A piece ends between characters and
// never inside an escape; what the pieces write does not depend on where they end. `last` is the
// true end of the text: a character that it cuts is ill-formed. Makes progress when end - at >= 16.
TextStep writeText(char* at, char* end, const char* from, const char* last,
                   InvalidUtf8 policy) noexcept;

// The same with every option of Escaping.
TextStep writeTextStyled(char* at, char* end, const char* from, const char* last,
                         const Escaping& escaping) noexcept;

// Writes a text of at most kShortText bytes between quotes and returns the place behind them, or null if it is
// ill-formed and that is an error. Needs room for kMaxEscapeChars * n + kStepRoom + 2 bytes.
char* quoteShortText(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_STRING_HPP
