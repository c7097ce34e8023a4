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

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/utf8.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Encoding>
struct RapidJsonText {
  using Unit = typename Encoding::Ch;
  static constexpr bool kUtf8 = sizeof(Unit) == 1;
  static constexpr bool kUtf16 = std::derived_from<Encoding, rapidjson::UTF16<Unit>>;
  // Whether encoders take the units as they are.
  static constexpr bool kIsWide =
      sizeof(Unit) == (kUtf16 ? 2 : 4) &&
      (std::same_as<Unit, char16_t> || std::same_as<Unit, char32_t> || std::same_as<Unit, wchar_t>);

  template <class Out>
  static Done string(Out& out, const Unit* units, std::size_t size) {
    if constexpr (kUtf8) {
      return out.string({reinterpret_cast<const char*>(units), size});
    } else if constexpr (!requires { out.stringWide(std::u32string_view()); }) {
      return out.string(key(units, size));
    } else if constexpr (kIsWide) {
      return out.stringWide(std::basic_string_view<Unit>(units, size));
    } else {
      // Units that no encoder takes, such as `unsigned`, which UTF32<> has.
      std::u32string points;
      eachCodePoint<kUtf16>(units, size, [&](char32_t point) { points += point; });
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
      eachCodePoint<kUtf16>(units, size, [&](char32_t point) { appendUtf8(text, point); });
      return text;
    }
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_RAPIDJSON_TEXT_HPP
