// SPDX-License-Identifier: BSL-1.0
//
// From the options that a user gave to those that an encoder works with.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_SETTLE_HPP
#define BYTEPRESS_JSON_SETTLE_HPP

#include "bytepress/base/status.hpp"
#include "bytepress/json/options.hpp"

namespace bytepress {

// Whether strings are escaped as JSON demands it and no further.
BYTEPRESS_INLINE constexpr bool hasDefaultEscapes(const JsonOptions& options) noexcept {
  return !options.asciiOnly && !options.htmlSafe && !options.escapeSlash && !options.escapeDel && !options.escapeC1 &&
         !options.upperCaseHex;
}

// Whether numbers are spelled as by default.
BYTEPRESS_INLINE constexpr bool hasDefaultNumbers(const JsonOptions& options) noexcept {
  return options.realStyle == RealStyle::json && options.precision == kShortest && options.integers == IntegerStyle::numbers;
}

BYTEPRESS_INLINE constexpr bool isOnOneLine(const JsonOptions& options) noexcept {
  return options.indent == 0 && !options.indentWithTab && (options.colon == Colon::standard || options.colon == Colon::tight);
}

namespace detail {

template <class Enum>
constexpr bool isOneOf(Enum value, Enum last) noexcept {
  return value <= last;
}

}  // namespace detail

// Whether every option has one of its values.
BYTEPRESS_INLINE constexpr bool isInRange(const JsonOptions& options) noexcept {
  using detail::isOneOf;
  return options.indent <= kMaxIndent && options.precision >= kShortest && options.precision <= kMaxPrecision &&
         isOneOf(options.newline, Newline::crlf) && isOneOf(options.colon, Colon::both) &&
         isOneOf(options.arrays, ArrayLayout::scalars) && isOneOf(options.empties, EmptyLayout::broken) &&
         isOneOf(options.nonFinite, NonFinite::string) && isOneOf(options.invalidUtf8, InvalidUtf8::trust) &&
         isOneOf(options.realStyle, RealStyle::ecmaScript) && isOneOf(options.integers, IntegerStyle::string);
}

// Whether the compact writer obeys these options, which then need no settling. It knows only those that are
// looked at when something has gone wrong already.
BYTEPRESS_INLINE constexpr bool isCompact(const JsonOptions& options) noexcept {
  return isOnOneLine(options) && !options.sortKeys && !options.dropNulls && !options.dropEmpties && options.view == nullptr && !options.canonical &&
         hasDefaultEscapes(options) && hasDefaultNumbers(options) && isInRange(options);
}

// Replaces switches by what they stand for; PrintCode::badOption if the options make no sense.
constexpr PrintCode settle(JsonOptions& options) noexcept {
  if (!isInRange(options)) return PrintCode::badOption;
  if (!options.canonical) return PrintCode::ok;
  if (!isOnOneLine(options) || !hasDefaultEscapes(options)) return PrintCode::badOption;
  if (options.precision != kShortest || options.integers != IntegerStyle::numbers) return PrintCode::badOption;
  options.realStyle = RealStyle::ecmaScript;
  options.nonFinite = NonFinite::error;
  options.invalidUtf8 = InvalidUtf8::error;
  options.sortKeys = true;
  return PrintCode::ok;
}

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_SETTLE_HPP
