// SPDX-License-Identifier: BSL-1.0
//
// UTF-16, UTF-32 and wide text as UTF-8, in steps; escaping it is for writeText.
//
//     char utf8[256 + kSlack];
//     auto step = transcode(utf8, utf8 + 256, from, last, InvalidUtf8::replace);
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_TRANSCODE_HPP
#define BYTEPRESS_TEXT_TRANSCODE_HPP

#include "bytepress/text/escaping.hpp"

namespace bytepress {

template <class Unit>
struct TranscodeStep {
  char* at;          // where the next byte goes
  const Unit* next;  // the first unit that is not written yet
  TextStop stop;
};

// Writes [from, last) into [at, end), or as much of it as fits; pieces end between characters. A
// lone surrogate, or a value that is no character, becomes U+FFFD, or stops the writing under
// InvalidUtf8::error; there is nothing to copy for it, so `trust` acts as `replace`. Progress is
// certain when end - at >= 4. wchar_t is taken for UTF-16 or UTF-32 by its size.
TranscodeStep<char16_t> transcode(char* at, char* end, const char16_t* from, const char16_t* last,
                                  InvalidUtf8 policy) noexcept;
TranscodeStep<char32_t> transcode(char* at, char* end, const char32_t* from, const char32_t* last,
                                  InvalidUtf8 policy) noexcept;
TranscodeStep<wchar_t> transcode(char* at, char* end, const wchar_t* from, const wchar_t* last,
                                 InvalidUtf8 policy) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_TRANSCODE_HPP
