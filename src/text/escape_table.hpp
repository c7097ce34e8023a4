// SPDX-License-Identifier: BSL-1.0
//
// The escape of every ASCII character that some option escapes, as eight bytes to copy.
//
// May include: std.
#ifndef BYTEPRESS_SRC_TEXT_ESCAPE_TABLE_HPP
#define BYTEPRESS_SRC_TEXT_ESCAPE_TABLE_HPP

#include <cstdint>

namespace bytepress {

// Copied whole, used up to `size`. Empty where no option escapes the character.
struct EscapeEntry {
  char text[7];
  std::uint8_t size;
};

struct EscapeTable {
  EscapeEntry entries[128];
};

extern const EscapeTable kLowerEscapes;  // \u001f
extern const EscapeTable kUpperEscapes;  // \u001F

}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_ESCAPE_TABLE_HPP
