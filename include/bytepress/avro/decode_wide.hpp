// SPDX-License-Identifier: BSL-1.0
//
// Strings of UTF-16 and UTF-32 from those of Avro, which are UTF-8. Included by avro/decode.hpp.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_WIDE_HPP
#define BYTEPRESS_AVRO_DECODE_WIDE_HPP

#include <string>
#include <string_view>
#include <type_traits>

#include "bytepress/avro/decoder.hpp"
#include "bytepress/text/unicode.hpp"
#include "bytepress/walk/classify.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Unit>
void appendWide(std::basic_string<Unit>& text, char32_t value) {
  if (sizeof(Unit) == 2 && value >= 0x10000) {
    text += static_cast<Unit>(0xd800 + ((value - 0x10000) >> 10));
    text += static_cast<Unit>(0xdc00 + ((value - 0x10000) & 0x3ff));
  } else {
    text += static_cast<Unit>(value);
  }
}

template <class T>
void decodeWideText(AvroDecoder& in, T& value) {
  const std::string_view text = in.string();
  const char* const last = text.data() + text.size();
  if constexpr (detail::WideUnit<T>) {
    const Utf8Character character = text.empty() ? Utf8Character{} : readUtf8(text.data(), last);
    if (text.empty() || character.size != text.size() || (sizeof(T) == 2 && character.value >= 0x10000)) [[unlikely]] {
      in.failBefore(avro::DecodeCode::wrongLength, text.size());
      return;
    }
    value = static_cast<T>(character.value);
  } else {
    static_assert(requires { value.push_back(typename T::value_type{}); },
                  "bytepress: a wide text can be decoded into a std::basic_string");
    value.clear();
    for (const char* at = text.data(); at != last;) {
      const Utf8Character character = readUtf8(at, last);
      appendWide(value, character.value);
      at += character.size;
    }
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_DECODE_WIDE_HPP
