// SPDX-License-Identifier: BSL-1.0
//
// The choices of JsonOptions that have names.
//
// May include: std.
#ifndef BYTEPRESS_JSON_STYLES_HPP
#define BYTEPRESS_JSON_STYLES_HPP

#include <cstdint>

namespace bytepress {

// What a NaN or an infinity becomes; JSON has no spelling for them.
enum class NonFinite : std::uint8_t {
  null,    // null
  error,   // PrintCode::nonFinite
  string,  // "NaN", "Infinity", "-Infinity"
};

// Which integers become strings, for readers whose only number is a double.
enum class IntegerStyle : std::uint8_t {
  numbers,         // none
  unsafeAsString,  // those beyond 2^53 - 1 in magnitude, which such a reader could mistake for their neighbour
  string,          // all
};

// What an indented layout ends lines with.
enum class Newline : std::uint8_t {
  lf,    // \n
  crlf,  // \r\n
};

// The spaces around the colon behind a key.
enum class Colon : std::uint8_t {
  standard,  // `"a": 1` in indented layouts, else `"a":1`
  tight,     // `"a":1`
  after,     // `"a": 1`
  both,      // `"a" : 1`
};

// How indented layouts lay out arrays.
enum class ArrayLayout : std::uint8_t {
  lines,    // every element on a line of its own
  spaced,   // all on one line, `[ 1, 2 ]`; only objects break lines and are indented
  scalars,  // `[1, 2]`: an element on a line of its own if it is an object or array, and the bracket behind such a one
};

// How indented layouts print containers without elements.
enum class EmptyLayout : std::uint8_t {
  closed,  // [] {}
  spaced,  // [ ] { }
  broken,  // with the line breaks of one with elements, as circe prints them
};

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_STYLES_HPP
