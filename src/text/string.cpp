// SPDX-License-Identifier: BSL-1.0
//
// The table of escapes behind text/string.hpp; its calls are in dispatch.cpp.
//
// May include: src/text.
#include "escape_table.hpp"

#include <initializer_list>

namespace bytepress {
namespace {

constexpr void setLong(EscapeEntry& entry, unsigned c, const char* digits) {
  const char text[] = {'\\', 'u', '0', '0', digits[c / 16], digits[c % 16]};
  for (unsigned i = 0; i < sizeof text; ++i) entry.text[i] = text[i];
  entry.size = sizeof text;
}

constexpr void setShort(EscapeEntry& entry, char letter) {
  entry.text[0] = '\\';
  entry.text[1] = letter;
  entry.size = 2;
}

constexpr EscapeTable makeEscapes(const char* digits) {
  EscapeTable table{};
  for (unsigned c = 0; c < 0x20; ++c) setLong(table.entries[c], c, digits);
  for (const unsigned char c : {'<', '>', '&', '\x7f'}) setLong(table.entries[c], c, digits);
  for (const unsigned char c : {'"', '\\', '/'}) setShort(table.entries[c], static_cast<char>(c));
  setShort(table.entries['\b'], 'b');
  setShort(table.entries['\t'], 't');
  setShort(table.entries['\n'], 'n');
  setShort(table.entries['\f'], 'f');
  setShort(table.entries['\r'], 'r');
  return table;
}

}  // namespace

constinit const EscapeTable kLowerEscapes = makeEscapes("0123456789abcdef");
constinit const EscapeTable kUpperEscapes = makeEscapes("0123456789ABCDEF");

}  // namespace bytepress
