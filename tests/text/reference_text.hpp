// SPDX-License-Identifier: BSL-1.0
//
// What strings must become, the slow way: first characters, then escapes, one std::string append
// at a time. Shares no code with the library, so that both would have to be wrong alike.
//
// May include: base, text.
#ifndef BYTEPRESS_TESTS_TEXT_REFERENCE_TEXT_HPP
#define BYTEPRESS_TESTS_TEXT_REFERENCE_TEXT_HPP

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/text/escaping.hpp"

namespace bytepress::test {

struct ReferenceCharacter {
  std::size_t offset;
  std::string bytes;
  std::optional<unsigned long> value;  // nothing when ill-formed
};

// One row of table 3-7 of the Unicode standard, "Well-Formed UTF-8 Byte Sequences".
struct ReferenceRow {
  unsigned char lead[2];
  std::vector<std::pair<unsigned char, unsigned char>> rest;
};

inline const std::vector<ReferenceRow>& referenceRows() {
  static const std::vector<ReferenceRow> rows = {
      {{0x00, 0x7f}, {}},
      {{0xc2, 0xdf}, {{0x80, 0xbf}}},
      {{0xe0, 0xe0}, {{0xa0, 0xbf}, {0x80, 0xbf}}},
      {{0xe1, 0xec}, {{0x80, 0xbf}, {0x80, 0xbf}}},
      {{0xed, 0xed}, {{0x80, 0x9f}, {0x80, 0xbf}}},
      {{0xee, 0xef}, {{0x80, 0xbf}, {0x80, 0xbf}}},
      {{0xf0, 0xf0}, {{0x90, 0xbf}, {0x80, 0xbf}, {0x80, 0xbf}}},
      {{0xf1, 0xf3}, {{0x80, 0xbf}, {0x80, 0xbf}, {0x80, 0xbf}}},
      {{0xf4, 0xf4}, {{0x80, 0x8f}, {0x80, 0xbf}, {0x80, 0xbf}}},
  };
  return rows;
}

// The first character, or the maximal subpart: as far as some row goes along.
inline ReferenceCharacter referenceCharacter(std::string_view text, std::size_t offset) {
  const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  for (const ReferenceRow& row : referenceRows()) {
    if (byteAt(offset) < row.lead[0] || byteAt(offset) > row.lead[1]) continue;
    std::size_t held = 0;
    while (held < row.rest.size() && offset + held + 1 < text.size() &&
           byteAt(offset + held + 1) >= row.rest[held].first &&
           byteAt(offset + held + 1) <= row.rest[held].second) {
      ++held;
    }
    ReferenceCharacter found{offset, std::string(text.substr(offset, held + 1)), std::nullopt};
    if (held != row.rest.size()) return found;
    const unsigned leadBits[] = {0x7f, 0x1f, 0x0f, 0x07};
    unsigned long value = byteAt(offset) & leadBits[held];
    for (std::size_t i = 1; i <= held; ++i) value = value * 64 + byteAt(offset + i) % 64;
    found.value = value;
    return found;
  }
  return {offset, std::string(text.substr(offset, 1)), std::nullopt};
}

inline std::string referenceUnicode(unsigned long unit, bool upper) {
  char text[16];
  std::snprintf(text, sizeof text, upper ? "\\u%04lX" : "\\u%04lx", unit);
  return text;
}

inline std::string referenceEscape(unsigned long value, const std::string& bytes,
                                   const Escaping& how) {
  if (value == '"') return "\\\"";
  if (value == '\\') return "\\\\";
  if (value == 8) return "\\b";
  if (value == 9) return "\\t";
  if (value == 10) return "\\n";
  if (value == 12) return "\\f";
  if (value == 13) return "\\r";
  if (value == '/' && how.slash) return "\\/";
  bool escaped = value < 0x20 || (how.del && value == 0x7f) || (how.asciiOnly && value > 0x7e);
  if (how.c1 && value >= 0x80 && value <= 0x9f) escaped = true;
  if (how.htmlSafe && (value == '<' || value == '>' || value == '&')) escaped = true;
  if (how.htmlSafe && (value == 0x2028 || value == 0x2029)) escaped = true;
  if (!escaped) return bytes;
  if (value <= 0xffff) return referenceUnicode(value, how.upperHex);
  const unsigned long rest = value - 0x10000;
  return referenceUnicode(0xd800 + rest / 0x400, how.upperHex) +
         referenceUnicode(0xdc00 + rest % 0x400, how.upperHex);
}

struct ReferenceText {
  std::string json;  // up to the error, if there is one
  std::optional<std::size_t> invalidAt;
};

inline ReferenceText referenceText(std::string_view text, const Escaping& how = {}) {
  ReferenceText result;
  for (std::size_t offset = 0; offset < text.size();) {
    const ReferenceCharacter c = referenceCharacter(text, offset);
    if (c.value) {
      result.json += referenceEscape(*c.value, c.bytes, how);
    } else if (how.invalidUtf8 == InvalidUtf8::error) {
      result.invalidAt = offset;
      return result;
    } else if (how.invalidUtf8 == InvalidUtf8::trust && !how.asciiOnly) {
      result.json += c.bytes;
    } else {
      result.json += referenceEscape(0xfffd, "\xef\xbf\xbd", how);
    }
    offset += c.bytes.size();
  }
  return result;
}

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_TEXT_REFERENCE_TEXT_HPP
