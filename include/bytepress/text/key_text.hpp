// SPDX-License-Identifier: BSL-1.0
//
// Strings escaped when the program is compiled: the names of members, of enumerators, of rules.
//
//     constexpr std::string_view kName = "a\"b";
//     std::array<char, escapedSize(kName)> text{};   // in a constant expression
//     escapeTo(text.data(), kName);                  // a\"b
//
// The bytes are those of writeText: the default profile, ill-formed UTF-8 becomes U+FFFD.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_KEY_TEXT_HPP
#define BYTEPRESS_TEXT_KEY_TEXT_HPP

#include <array>
#include <cstddef>
#include <string_view>

#include "bytepress/text/unicode.hpp"

namespace bytepress {
inline namespace BYTEPRESS_ABI {

// The letter behind the backslash: 'u' for a control without a short form, '\0' for no escape.
constexpr char escapeLetter(char32_t value) noexcept {
  switch (value) {
    case '"':
      return '"';
    case '\\':
      return '\\';
    case '\b':
      return 'b';
    case '\t':
      return 't';
    case '\n':
      return 'n';
    case '\f':
      return 'f';
    case '\r':
      return 'r';
    default:
      return value < 0x20 ? 'u' : '\0';
  }
}

// Writes the text escaped, without quotes, and returns where it ends.
constexpr char* escapeTo(char* at, std::string_view text) noexcept {
  const char* from = text.data();
  const char* const last = from + text.size();
  while (from != last) {
    const Utf8Character character = readUtf8(from, last);
    from += character.size;
    const char letter = escapeLetter(character.value);
    if (letter == '\0') {
      at = writeUtf8(at, character.value);
      continue;
    }
    *at++ = '\\';
    *at++ = letter;
    if (letter != 'u') continue;
    *at++ = '0';
    *at++ = '0';
    *at++ = static_cast<char>('0' + character.value / 16);
    *at++ = "0123456789abcdef"[character.value % 16];
  }
  return at;
}

// How many bytes escapeTo writes.
constexpr std::size_t escapedSize(std::string_view text) noexcept {
  std::size_t size = 0;
  const char* from = text.data();
  const char* const last = from + text.size();
  while (from != last) {
    const Utf8Character character = readUtf8(from, last);
    from += character.size;
    const char letter = escapeLetter(character.value);
    if (letter == 'u') {
      size += 6;
    } else if (letter != '\0') {
      size += 2;
    } else {
      size += character.wellFormed ? character.size : 3;  // U+FFFD
    }
  }
  return size;
}

// Whether no option of Escaping changes the text, so that one constant serves every writer.
constexpr bool isPlainInEveryProfile(std::string_view text) noexcept {
  for (const char c : text) {
    if (c < 0x20 || c > 0x7e) return false;
    if (c == '"' || c == '\\' || c == '/' || c == '<' || c == '>' || c == '&') return false;
  }
  return true;
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_KEY_TEXT_HPP
