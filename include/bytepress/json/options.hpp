// SPDX-License-Identifier: BSL-1.0
//
// JsonOptions: what the bytes become. One plain struct, known at run time; the default is compact
// standard JSON. Every option reaches everything that is printed: nested types, ASTs, custom encoders.
//
//     printString(order, {.indent = 2, .sortKeys = true})
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_OPTIONS_HPP
#define BYTEPRESS_JSON_OPTIONS_HPP

#include <cstddef>
#include <cstdint>

#include "bytepress/json/styles.hpp"
#include "bytepress/text/real.hpp"
#include "bytepress/text/string.hpp"

namespace bytepress {

class FieldView;

inline constexpr std::uint8_t kMaxIndent = 16;

// JsonOptions::precision: as many digits as the number needs.
inline constexpr std::int8_t kShortest = -1;
inline constexpr std::int8_t kMaxPrecision = 17;

struct JsonOptions {
  // Columns per level; 0 prints everything on one line. More than kMaxIndent is PrintCode::badOption.
  std::uint8_t indent = 0;

  // Indent by one tab per level in place of `indent` spaces.
  bool indentWithTab = false;

  // These change indented layouts only, but for `colon`.
  Newline newline = Newline::lf;
  Colon colon = Colon::standard;
  ArrayLayout arrays = ArrayLayout::lines;
  EmptyLayout empties = EmptyLayout::closed;

  // Members of structs, maps and ASTs by the UTF-8 bytes of their keys.
  bool sortKeys = false;

  // Leave out members of objects whose value is null; elements of arrays stay.
  bool dropNulls = false;

  // Leave out members of objects whose value is "", [] or {}, also if it is so only for what is left out of it;
  // elements of arrays stay, and so does the outermost value.
  bool dropEmpties = false;

  // Which members of objects are wanted; the view has to outlive the print. Null for all of them.
  const FieldView* view = nullptr;

  // Every character beyond ASCII, and DEL, as \uxxxx: pure ASCII, up to 6 times as long.
  bool asciiOnly = false;

  // < > & U+2028 U+2029 as \uxxxx, in keys too: safe inside <script>.
  bool htmlSafe = false;

  bool escapeSlash = false;     // / as \/
  bool escapeDel = false;       // DEL as \u007f
  bool escapeC1 = false;        // U+0080 to U+009F as \u0080 to \u009f
  bool upperCaseHex = false;    // the digits of \u escapes: \u001F in place of \u001f

  NonFinite nonFinite = NonFinite::null;
  InvalidUtf8 invalidUtf8 = InvalidUtf8::replace;

  // json keeps the .0 of whole numbers (2.0, 1e21); ecmaScript is Number::toString (2, 1e+21).
  RealStyle realStyle = RealStyle::json;

  // Digits behind the point of floating-point numbers: the exact value rounded, halves to even; 0 to kMaxPrecision.
  // Numbers of 10^21 and above are printed as ever.
  std::int8_t precision = kShortest;

  IntegerStyle integers = IntegerStyle::numbers;

  // RFC 8785: no layout, keys in UTF-16 order, ECMAScript numbers (integers beyond 2^53 through
  // double); non-finite numbers, ill-formed UTF-8 and duplicate keys are errors. Overrides the
  // options above; together with one that it contradicts (layout, escapes, precision, integers) it is
  // PrintCode::badOption.
  bool canonical = false;

  // Objects and arrays inside each other; a value beyond it is PrintCode::tooDeep.
  std::uint32_t maxDepth = 1000;

  // Bytes that one print may write; beyond it is PrintCode::tooLarge. The default is 1 GiB.
  std::size_t maxBytes = std::size_t{1} << 30;
};

// The options of a print that is given none. A constant: questions about it are answered when the program is compiled.
inline constexpr JsonOptions kDefaultOptions{};

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_OPTIONS_HPP
