// SPDX-License-Identifier: BSL-1.0
//
// The table of escapes behind text/string.hpp; its calls are in dispatch.cpp.
//
// May include: src/text.
#include "escape_table.hpp"

#include <initializer_list>

namespace bytepress {
namespace {

constexpr EscapeEntry longEscape(char c, const char* digits) {
  const auto value = static_cast<unsigned char>(c);
  return {{'\\', 'u', '0', '0', digits[value / 16], digits[value % 16], '\0'}, 6};
}

constexpr EscapeEntry shortEscape(char letter) {
  return {{'\\', letter}, 2};
}

constexpr EscapeTable makeEscapes(const char* digits) {
  EscapeTable table{};
  const auto at = [&table](char c) -> EscapeEntry& {
    return table.entries[static_cast<unsigned char>(c)];
  };
  for (char c = 0; c < 0x20; ++c) at(c) = longEscape(c, digits);
  for (const char c : {'<', '>', '&', '\x7f'}) at(c) = longEscape(c, digits);
  for (const char c : {'"', '\\', '/'}) at(c) = shortEscape(c);
  at('\b') = shortEscape('b');
  at('\t') = shortEscape('t');
  at('\n') = shortEscape('n');
  at('\f') = shortEscape('f');
  at('\r') = shortEscape('r');
  return table;
}

}  // namespace

constinit const EscapeTable kLowerEscapes = makeEscapes("0123456789abcdef");
constinit const EscapeTable kUpperEscapes = makeEscapes("0123456789ABCDEF");

}  // namespace bytepress
