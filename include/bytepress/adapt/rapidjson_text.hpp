// SPDX-License-Identifier: BSL-1.0
//
// RapidJSON's strings, in whatever Encoding, as text for an encoder.
//
// Units of one byte are UTF-8 (ASCII is part of it), others UTF-16 or UTF-32 by the name of the Encoding:
// UTF16<wchar_t> holds UTF-16 in wchar_t, whatever its width.
//
// May include: walk, RapidJSON.
#ifndef BYTEPRESS_ADAPT_RAPIDJSON_TEXT_HPP
#define BYTEPRESS_ADAPT_RAPIDJSON_TEXT_HPP

#include <rapidjson/encodings.h>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Encoding>
struct RapidJsonText {
  using Unit = typename Encoding::Ch;
  static constexpr bool kUtf8 = sizeof(Unit) == 1;
  static constexpr bool kUtf16 = std::derived_from<Encoding, rapidjson::UTF16<Unit>>;

  template <class Out>
  static Done string(Out& out, const Unit* units, std::size_t size) {
    if constexpr (kUtf8) {
      return out.string({reinterpret_cast<const char*>(units), size});
    } else if constexpr (!requires { out.stringWide(std::u32string_view()); }) {
      return out.string(key(units, size));
    } else if constexpr (sizeof(Unit) == (kUtf16 ? 2 : 4)) {
      using Same = std::conditional_t<kUtf16, char16_t, char32_t>;
      return out.stringWide(std::basic_string_view<Same>(reinterpret_cast<const Same*>(units), size));
    } else {
      std::u32string points;
      eachPoint(units, size, [&](char32_t point) { points += point; });
      return out.stringWide(std::u32string_view(points));
    }
  }

  // A std::string_view, or a std::string where the text has to be made. What is no character becomes
  // a byte that UTF-8 does not have, so that the encoder does with it as its options say.
  static auto key(const Unit* units, std::size_t size) {
    if constexpr (kUtf8) {
      return std::string_view(reinterpret_cast<const char*>(units), size);
    } else {
      std::string text;
      eachPoint(units, size, [&](char32_t point) { append(text, point); });
      return text;
    }
  }

 private:
  static constexpr bool isSurrogate(char32_t point) noexcept { return point >= 0xD800 && point < 0xE000; }

  // UTF16<wchar_t> may hold a character beyond U+FFFF in one unit, where wchar_t has 32 bits.
  template <class Use>
  static void eachPoint(const Unit* units, std::size_t size, Use use) {
    for (std::size_t i = 0; i < size; ++i) {
      char32_t point = static_cast<char32_t>(units[i]);
      if (kUtf16 && isSurrogate(point) && point < 0xDC00 && i + 1 < size) {
        const char32_t low = static_cast<char32_t>(units[i + 1]);
        if (isSurrogate(low) && low >= 0xDC00) {
          point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
          ++i;
        }
      }
      use(point);
    }
  }

  static void append(std::string& text, char32_t point) {
    const auto tail = [point](int shift) { return static_cast<char>(0x80 | (point >> shift & 0x3F)); };
    if (point < 0x80) {
      text += static_cast<char>(point);
    } else if (point < 0x800) {
      text += {static_cast<char>(0xC0 | point >> 6), tail(0)};
    } else if (isSurrogate(point) || point > 0x10FFFF) {
      text += '\xFF';
    } else if (point < 0x10000) {
      text += {static_cast<char>(0xE0 | point >> 12), tail(6), tail(0)};
    } else {
      text += {static_cast<char>(0xF0 | point >> 18), tail(12), tail(6), tail(0)};
    }
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_RAPIDJSON_TEXT_HPP
