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

// Whether the compact writer obeys these options. It knows only those that are looked at when
// something has gone wrong already.
constexpr bool isCompact(const JsonOptions& options) noexcept {
  return options.indent == 0 && !options.indentWithTab && !options.sortKeys && !options.dropNulls &&
         !options.asciiOnly && !options.htmlSafe && !options.canonical && options.realStyle == RealStyle::json;
}

// Replaces switches by what they stand for; PrintCode::badOption if the options make no sense.
constexpr PrintCode settle(JsonOptions& options) noexcept {
  if (options.indent > kMaxIndent) return PrintCode::badOption;
  if (!options.canonical) return PrintCode::ok;
  if (options.indent != 0 || options.indentWithTab || options.asciiOnly || options.htmlSafe) return PrintCode::badOption;
  options.realStyle = RealStyle::ecmaScript;
  options.nonFinite = NonFinite::error;
  options.invalidUtf8 = InvalidUtf8::error;
  options.sortKeys = true;
  return PrintCode::ok;
}

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_SETTLE_HPP
