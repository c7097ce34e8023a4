// SPDX-License-Identifier: BSL-1.0
//
// One character of UTF-8, read and written, in constant expressions too.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_UNICODE_HPP
#define BYTEPRESS_TEXT_UNICODE_HPP

#include <cstddef>
#include <cstdint>

#include "bytepress/base/config.hpp"

namespace bytepress {
inline namespace BYTEPRESS_ABI {

inline constexpr char32_t kReplacement = 0xfffd;
inline constexpr std::size_t kMaxUtf8Chars = 4;

struct Utf8Character {
  char32_t value;      // kReplacement when ill-formed
  std::uint32_t size;  // bytes to go on by: of the character, or of the maximal subpart
  bool wellFormed;
};

// Reads the character at `from`, which is before `last`, by table 3-7 of the Unicode standard: the
// first continuation byte has a narrower range behind E0, ED, F0 and F4.
BYTEPRESS_INLINE constexpr Utf8Character readUtf8(const char* from, const char* last) noexcept {
  const std::uint32_t lead = static_cast<unsigned char>(*from);
  if (lead < 0x80) return {lead, 1, true};
  if (lead < 0xc2 || lead > 0xf4 || last - from < 2) return {kReplacement, 1, false};
  const std::uint32_t second = static_cast<unsigned char>(from[1]);
  const std::uint32_t lowest = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  const std::uint32_t highest = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return {kReplacement, 1, false};
  if (lead < 0xe0) return {(lead & 0x1f) << 6 | (second & 0x3f), 2, true};
  if (last - from < 3) return {kReplacement, 2, false};
  const std::uint32_t third = static_cast<unsigned char>(from[2]);
  if ((third & 0xc0) != 0x80) return {kReplacement, 2, false};
  if (lead < 0xf0) return {(lead & 0xf) << 12 | (second & 0x3f) << 6 | (third & 0x3f), 3, true};
  if (last - from < 4) return {kReplacement, 3, false};
  const std::uint32_t fourth = static_cast<unsigned char>(from[3]);
  if ((fourth & 0xc0) != 0x80) return {kReplacement, 3, false};
  return {(lead & 7) << 18 | (second & 0x3f) << 12 | (third & 0x3f) << 6 | (fourth & 0x3f), 4,
          true};
}

// Writes a scalar value: at most 0x10ffff and no surrogate. Needs room for kMaxUtf8Chars.
BYTEPRESS_INLINE constexpr char* writeUtf8(char* at, char32_t value) noexcept {
  if (value < 0x80) {
    *at++ = static_cast<char>(value);
    return at;
  }
  if (value < 0x800) {
    *at++ = static_cast<char>(0xc0 | value >> 6);
  } else if (value < 0x10000) {
    *at++ = static_cast<char>(0xe0 | value >> 12);
    *at++ = static_cast<char>(0x80 | (value >> 6 & 0x3f));
  } else {
    *at++ = static_cast<char>(0xf0 | value >> 18);
    *at++ = static_cast<char>(0x80 | (value >> 12 & 0x3f));
    *at++ = static_cast<char>(0x80 | (value >> 6 & 0x3f));
  }
  *at++ = static_cast<char>(0x80 | (value & 0x3f));
  return at;
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_UNICODE_HPP
