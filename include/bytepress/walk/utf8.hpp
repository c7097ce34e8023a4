// SPDX-License-Identifier: BSL-1.0
//
// UTF-16 and UTF-32 as UTF-8 in a std::string, for keys and for encoders that take UTF-8 only.
//
//     std::string text = narrowText(std::u16string_view(u"\u00e4"));
//
// What is no character becomes a byte that UTF-8 does not have, so that the encoder does with it as its
// options say.
//
// May include: base.
#ifndef BYTEPRESS_WALK_UTF8_HPP
#define BYTEPRESS_WALK_UTF8_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

constexpr bool isSurrogate(char32_t value) noexcept {
  return value >= 0xd800 && value < 0xe000;
}

inline void appendUtf8(std::string& text, char32_t value) {
  const auto put = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  const auto tail = [put, value](int shift) { put(0x80 | (value >> shift & 0x3f)); };
  if (value < 0x80) {
    put(value);
  } else if (value < 0x800) {
    put(0xc0 | value >> 6), tail(0);
  } else if (isSurrogate(value) || value > 0x10ffff) {
    put(0xff);
  } else if (value < 0x10000) {
    put(0xe0 | value >> 12), tail(6), tail(0);
  } else {
    put(0xf0 | value >> 18), tail(12), tail(6), tail(0);
  }
}

// Calls use(char32_t) with every code point, or lone surrogate, of units that are UTF-16 or UTF-32.
template <bool kUtf16, class Unit, class Use>
void eachCodePoint(const Unit* units, std::size_t size, Use use) {
  for (std::size_t i = 0; i < size; ++i) {
    auto value = static_cast<char32_t>(units[i]);
    if (kUtf16 && isSurrogate(value) && value < 0xdc00 && i + 1 < size) {
      const auto low = static_cast<char32_t>(units[i + 1]);
      if (isSurrogate(low) && low >= 0xdc00) {
        value = 0x10000 + ((value - 0xd800) << 10) + (low - 0xdc00);
        ++i;
      }
    }
    use(value);
  }
}

template <class Unit>
std::string narrowText(std::basic_string_view<Unit> units) {
  std::string text;
  eachCodePoint<sizeof(Unit) == 2>(units.data(), units.size(), [&text](char32_t value) { appendUtf8(text, value); });
  return text;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_UTF8_HPP
