// SPDX-License-Identifier: BSL-1.0
//
// Options that lay out and escape as other printers do, for services that compare bytes.
//
//     printString(order, circeSpaces2())
//
// Numbers are spelled as ever: other printers' exponents (1.0E10) are no option.
//
// May include: json/options.hpp.
#ifndef BYTEPRESS_JSON_PRESETS_HPP
#define BYTEPRESS_JSON_PRESETS_HPP

#include "bytepress/json/options.hpp"

namespace bytepress {

// circe's Printer.spaces2 and spaces4, empty containers with their line breaks too. Escapes DEL and C1.
constexpr JsonOptions circeSpaces(std::uint8_t columns) noexcept {
  return {.indent = columns,
          .colon = Colon::both,
          .empties = EmptyLayout::broken,
          .escapeDel = true,
          .escapeC1 = true};
}
constexpr JsonOptions circeSpaces2() noexcept { return circeSpaces(2); }
constexpr JsonOptions circeSpaces4() noexcept { return circeSpaces(4); }

// Jackson's DefaultPrettyPrinter with line feeds: arrays on one line, `"k" : v`, `{ }` and `[ ]`. Escapes
// with upper-case digits; NaN and infinities as strings.
constexpr JsonOptions jacksonPretty() noexcept {
  return {.indent = 2,
          .colon = Colon::both,
          .arrays = ArrayLayout::spaced,
          .empties = EmptyLayout::spaced,
          .upperCaseHex = true,
          .nonFinite = NonFinite::string};
}

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_PRESETS_HPP
