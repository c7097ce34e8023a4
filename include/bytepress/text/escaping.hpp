// SPDX-License-Identifier: BSL-1.0
//
// How strings are escaped, and how a step of writing one ended: data only, see string.hpp.
//
// May include: std.
#ifndef BYTEPRESS_TEXT_ESCAPING_HPP
#define BYTEPRESS_TEXT_ESCAPING_HPP

#include <cstddef>
#include <cstdint>

namespace bytepress {

// The most bytes that one byte of UTF-8 becomes: \u001f, or \ufffd for one ill-formed byte.
// (A two-byte character becomes 6 bytes too, one of four bytes a pair: 12.)
inline constexpr std::size_t kMaxEscapeChars = 6;

// Texts up to this length may be written with all their room reserved at once: 6 * 128 <= kMaxRoom.
inline constexpr std::size_t kShortText = 128;

// Room that every step of every text kernel needs to get on.
inline constexpr std::size_t kStepRoom = 32;

// What ill-formed UTF-8 (and a lone surrogate of UTF-16) becomes.
enum class InvalidUtf8 : std::uint8_t {
  replace,  // U+FFFD, one per maximal subpart of an ill-formed sequence (Unicode 3.9, WHATWG)
  error,    // writing stops there
  trust,    // copied unseen; the output is then only as valid as the input
};

// Which characters are escaped beside the ones JSON demands (controls, '"' and '\').
struct Escaping {
  InvalidUtf8 invalidUtf8 = InvalidUtf8::replace;

  // DEL and every character above it as \uxxxx, above U+FFFF as a surrogate pair: pure ASCII, at
  // most 6 times as long. Ill-formed UTF-8 has no such spelling, so `trust` then acts as `replace`.
  bool asciiOnly = false;

  bool htmlSafe = false;  // < > & as \u003c \u003e \u0026, and U+2028 U+2029 as \u2028 \u2029
  bool slash = false;     // / as \/
  bool del = false;       // DEL as \u007f
  bool c1 = false;        // U+0080 … U+009F as \u0080 … \u009f
  bool upperHex = false;  // A-F in place of a-f in all of these
};

enum class TextStop : std::uint8_t {
  done,     // all of the source is written
  room,     // the room is used up: make some and call again, from `next` on
  invalid,  // `next` is the first unit of an ill-formed sequence, under InvalidUtf8::error
};

struct TextStep {
  char* at;          // where the next byte goes
  const char* next;  // the first byte of the source that is not written yet
  TextStop stop;
};

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_ESCAPING_HPP
