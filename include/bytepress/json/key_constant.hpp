// SPDX-License-Identifier: BSL-1.0
//
// The keys of described structs as constants: `,"name":` is escaped when the program is compiled and
// copied with one store of constant size.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_KEY_CONSTANT_HPP
#define BYTEPRESS_JSON_KEY_CONSTANT_HPP

#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "bytepress/text/key_text.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// `before`, then "name" quoted and escaped, then a colon.
template <class Field>
consteval auto makeKeyConstant(char before) {
  std::array<char, escapedSize(Field::name) + 4> text{};
  char* at = text.data();
  *at++ = before;
  *at++ = '"';
  at = escapeTo(at, Field::name);
  *at++ = '"';
  *at++ = ':';
  return text;
}

template <class Field>
inline constexpr auto kFirstKey = makeKeyConstant<Field>('{');
template <class Field>
inline constexpr auto kOtherKey = makeKeyConstant<Field>(',');

template <class Field>
inline constexpr std::size_t kKeyChars = kOtherKey<Field>.size();

// Needs room for kKeyChars<Field>.
template <class Field, bool First>
BYTEPRESS_INLINE char* putKeyConstant(char* at) noexcept {
  const auto& text = First ? kFirstKey<Field> : kOtherKey<Field>;
  std::memcpy(at, text.data(), text.size());
  return at + text.size();
}

// The name alone, in quotes.
template <class Field>
BYTEPRESS_INLINE char* putKeyName(char* at) noexcept {
  std::memcpy(at, kOtherKey<Field>.data() + 1, kKeyChars<Field> - 2);
  return at + kKeyChars<Field> - 2;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_KEY_CONSTANT_HPP
