// SPDX-License-Identifier: BSL-1.0
//
// Text character by character: escapes, ill-formed UTF-8, and what no vector code handles.
//
// May include: base, text/escaping.hpp, text/unicode.hpp, src/text.
#ifndef BYTEPRESS_SRC_TEXT_TEXT_EXACT_HPP
#define BYTEPRESS_SRC_TEXT_TEXT_EXACT_HPP

#include "text_profile.hpp"

namespace bytepress {
namespace {

// The ASCII character `p.from`, which the profile escapes. False when it does not fit.
template <class Profile>
BYTEPRESS_INLINE bool writeEscape(Place& p, char* end, const Profile& profile) noexcept {
  if (roomTo(end, p.at) < kMaxEscapeChars) [[unlikely]]
    return false;
  const EscapeEntry& entry = profile.table().entries[static_cast<unsigned char>(*p.from)];
  std::memcpy(p.at, entry.text, 8);
  p.at += entry.size;
  ++p.from;
  return true;
}

// Four hexadecimal digits: the nibbles spread to bytes, then '0', and the way on to the letters
// where the digit is above 9.
BYTEPRESS_INLINE char* writeHexEscape(char* at, std::uint32_t unit, bool upper) noexcept {
  const std::uint32_t spread =
      (unit >> 12) | (unit >> 8 & 0xf) << 8 | (unit >> 4 & 0xf) << 16 | (unit & 0xf) << 24;
  const std::uint32_t letters = (spread + 0x06060606u) >> 4 & 0x01010101u;
  const std::uint32_t digits =
      spread + 0x30303030u + letters * (upper ? 'A' - '9' - 1 : 'a' - '9' - 1);
  at[0] = '\\';
  at[1] = 'u';
  for (unsigned i = 0; i < 4; ++i) at[2 + i] = static_cast<char>(digits >> 8 * i);
  return at + 6;
}

// As \uxxxx, or a surrogate pair.
inline char* writeUnicodeEscape(char* at, char32_t value, bool upper) noexcept {
  if (value < 0x10000) return writeHexEscape(at, value, upper);
  at = writeHexEscape(at, 0xd7c0 + (value >> 10), upper);
  return writeHexEscape(at, 0xdc00 + (value & 0x3ff), upper);
}

// One character of any kind, that is to say one maximal subpart if it is ill-formed.
template <class Profile>
TextStop writeCharacter(Place& p, char* end, const char* last, const Profile& profile) noexcept {
  const std::size_t room = roomTo(end, p.at);
  if (isAscii(*p.from)) {
    if (profile.escapes(static_cast<unsigned char>(*p.from))) {
      return writeEscape(p, end, profile) ? TextStop::done : TextStop::room;
    }
    if (room == 0) return TextStop::room;
    *p.at++ = *p.from++;
    return TextStop::done;
  }
  const Utf8Character c = readUtf8(p.from, last);
  if (!c.wellFormed && profile.policy() == InvalidUtf8::error) return TextStop::invalid;
  if (profile.escapesUnicode(c.value)) {
    if (room < 2 * kMaxEscapeChars) return TextStop::room;
    p.at = writeUnicodeEscape(p.at, c.value, &profile.table() == &kUpperEscapes);
  } else {
    if (room < kMaxUtf8Chars) return TextStop::room;
    if (c.wellFormed || profile.policy() == InvalidUtf8::trust) {
      for (std::uint32_t i = 0; i < c.size; ++i) *p.at++ = p.from[i];
    } else {
      p.at = writeUtf8(p.at, kReplacement);
    }
  }
  p.from += c.size;
  return TextStop::done;
}

// Where the exact writing of some characters ended: by value, so that Place stays in registers.
struct Exact {
  Place place;
  TextStop stop;
};

// The characters that start before `until`.
template <class Profile>
BYTEPRESS_NOINLINE Exact writeExactly(Place p, const char* until, char* end, const char* last,
                                      const Profile& profile) noexcept {
  while (p.from < until) {
    const TextStop stop = writeCharacter(p, end, last, profile);
    if (stop != TextStop::done) return {p, stop};
  }
  return {p, TextStop::done};
}

// The characters above ASCII that come next.
template <class Profile>
BYTEPRESS_NOINLINE Exact writeUnicode(Place p, char* end, const char* last,
                                      const Profile& profile) noexcept {
  while (p.from != last && !isAscii(*p.from)) {
    const TextStop stop = writeCharacter(p, end, last, profile);
    if (stop != TextStop::done) return {p, stop};
  }
  return {p, TextStop::done};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_TEXT_EXACT_HPP
