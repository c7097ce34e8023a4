// SPDX-License-Identifier: BSL-1.0
//
// The two layouts that the JSON encoder is instantiated with: the default, in which no option exists
// and every question below is a constant, and the styled one, which reads the options at run time.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_LAYOUT_HPP
#define BYTEPRESS_JSON_LAYOUT_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bytepress/json/options.hpp"
#include "bytepress/json/settle.hpp"
#include "bytepress/text/string.hpp"
#include "bytepress/text/styled_copy.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Room for a colon and the spaces around it.
inline constexpr std::size_t kColonChars = 4;

class CompactLayout {
 public:
  static constexpr bool kStyled = false;

  explicit CompactLayout(const JsonOptions& options) noexcept : invalidUtf8_(options.invalidUtf8) {}

  static constexpr KeyOrder order() noexcept { return KeyOrder::declared; }
  static constexpr bool dropsNulls() noexcept { return false; }
  static constexpr bool dropsEmpties() noexcept { return false; }
  static constexpr bool writesKeysLate() noexcept { return false; }
  static constexpr bool scalarsShareLines() noexcept { return false; }
  static constexpr bool isSelective() noexcept { return false; }
  static constexpr bool escapesRawText() noexcept { return false; }
  static constexpr bool isCanonical() noexcept { return false; }
  static constexpr RealStyle realStyle() noexcept { return RealStyle::json; }
  static constexpr int precision() noexcept { return kShortest; }
  static constexpr IntegerStyle integers() noexcept { return IntegerStyle::numbers; }
  static constexpr bool isPlain() noexcept { return true; }
  static constexpr std::size_t indent() noexcept { return 0; }
  static constexpr char indentChar() noexcept { return ' '; }
  static constexpr const char* line() noexcept { return ""; }
  static constexpr std::size_t breakChars() noexcept { return 1; }
  BYTEPRESS_INLINE static char* putColon(char* at) noexcept {
    *at = ':';
    return at + 1;
  }

  static constexpr bool quotesInBulk() noexcept { return true; }
  // A short text between quotes; null if something in it has to be escaped.
  BYTEPRESS_INLINE static char* quoteClean(char* at, const char* from, std::size_t n) noexcept {
    *at = '"';
    if (copyCleanText(at + 1, from, n) != n) [[unlikely]] return nullptr;
    at[n + 1] = '"';
    return at + (n + 2);
  }
  // A short text between quotes; null if it is ill-formed and that is an error.
  BYTEPRESS_INLINE char* quoteShort(char* at, std::string_view text) const noexcept {
    return quoteShortText(at, text.data(), text.size(), invalidUtf8_);
  }
  BYTEPRESS_INLINE TextStep writeStep(char* at, char* end, const char* from, const char* last) const noexcept {
    return writeText(at, end, from, last, invalidUtf8_);
  }

 private:
  InvalidUtf8 invalidUtf8_;
};

class StyledLayout {
 public:
  static constexpr bool kStyled = true;

  // A line is stored whole: the comma before it, the break, and the indent up to this many bytes in all.
  static constexpr std::size_t kLineChars = 32;

  // Options as settle() leaves them.
  explicit StyledLayout(const JsonOptions& options) noexcept
      : escaping_{.invalidUtf8 = options.invalidUtf8,
                  .asciiOnly = options.asciiOnly,
                  .htmlSafe = options.htmlSafe,
                  .slash = options.escapeSlash,
                  .del = options.escapeDel,
                  .c1 = options.escapeC1,
                  .upperHex = options.upperCaseHex},
        quote_(cleanQuoteFor(escaping_)),
        order_(options.canonical  ? KeyOrder::utf16
               : options.sortKeys ? KeyOrder::utf8
                                  : KeyOrder::declared),
        realStyle_(options.realStyle),
        integers_(options.integers),
        empties_(options.empties),
        precision_(options.precision),
        indent_(options.indentWithTab ? std::uint8_t{1} : options.indent),
        arrayIndent_(options.arrays == ArrayLayout::spaced ? std::uint8_t{0} : indent_),
        indentChar_(options.indentWithTab ? '\t' : ' '),
        isPlain_(isOnOneLine(options)),
        defaultEscapes_(hasDefaultEscapes(options)),
        dropsNulls_(options.dropNulls),
        dropsEmpties_(options.dropEmpties),
        scalarsShareLines_(options.arrays == ArrayLayout::scalars && !isOnOneLine(options)),
        isSelective_(options.dropEmpties || options.view != nullptr || scalarsShareLines_),
        canonical_(options.canonical) {
    const std::string_view newline = options.newline == Newline::crlf ? ",\r\n" : ",\n";
    breakChars_ = static_cast<std::uint8_t>(newline.size());
    std::memset(line_, indentChar_, sizeof line_);
    std::memcpy(line_, newline.data(), newline.size());
    const bool indents = indent_ != 0;
    const bool hasSpace = options.colon == Colon::after || (indents && options.colon == Colon::standard);
    const std::string_view colon = options.colon == Colon::both ? " : " : hasSpace ? ": " : ":";
    colonChars_ = static_cast<std::uint8_t>(colon.size());
    std::memcpy(colon_, colon.data(), colon.size());
  }

  KeyOrder order() const noexcept { return order_; }
  bool dropsNulls() const noexcept { return dropsNulls_; }
  bool dropsEmpties() const noexcept { return dropsEmpties_; }
  // Whether a value may take its key along.
  bool writesKeysLate() const noexcept { return dropsNulls_ || dropsEmpties_; }
  // Whether an element begins a line only if it is a container.
  bool scalarsShareLines() const noexcept { return scalarsShareLines_; }
  // Whether more than nulls may be left out, or what an element begins with depends on it: then values are told
  // member by member.
  bool isSelective() const noexcept { return isSelective_; }
  // Whether options reach into text that is JSON already: what may stand in strings only.
  bool escapesRawText() const noexcept {
    return escaping_.asciiOnly || escaping_.htmlSafe || escaping_.del || escaping_.c1;
  }
  bool isCanonical() const noexcept { return canonical_; }
  RealStyle realStyle() const noexcept { return realStyle_; }
  int precision() const noexcept { return precision_; }
  IntegerStyle integers() const noexcept { return integers_; }
  // Whether nothing but commas and colons stands between values.
  bool isPlain() const noexcept { return isPlain_; }
  // Characters per level, 0 for everything on one line.
  std::size_t indent() const noexcept { return indent_; }
  char indentChar() const noexcept { return indentChar_; }
  std::size_t arrayIndent() const noexcept { return arrayIndent_; }  // the same for what is in arrays
  EmptyLayout empties() const noexcept { return empties_; }

  // The start of a line: a comma, the break (breakChars() with the comma), and spaces; kLineChars + 1 bytes.
  const char* line() const noexcept { return line_; }
  std::size_t breakChars() const noexcept { return breakChars_; }

  // Needs room for kColonChars bytes.
  BYTEPRESS_INLINE char* putColon(char* at) const noexcept {
    std::memcpy(at, colon_, sizeof colon_);
    return at + colonChars_;
  }

  // A short text between quotes; null if something in it has to be escaped.
  BYTEPRESS_INLINE char* quoteClean(char* at, const char* from, std::size_t n) const noexcept {
    return quote_.kernel(at, from, n, quote_.set);
  }
  bool quotesInBulk() const noexcept { return defaultEscapes_ && indent_ == 0; }
  char* quoteShort(char* at, std::string_view text) const noexcept {
    if (defaultEscapes_) return quoteShortText(at, text.data(), text.size(), escaping_.invalidUtf8);
    *at = '"';
    char* const end = at + 1 + text.size() * kMaxEscapeChars + kStepRoom;
    const TextStep step = writeTextStyled(at + 1, end, text.data(), text.data() + text.size(), escaping_);
    if (step.stop != TextStop::done) return nullptr;
    *step.at = '"';
    return step.at + 1;
  }
  BYTEPRESS_INLINE TextStep writeStep(char* at, char* end, const char* from, const char* last) const noexcept {
    return defaultEscapes_ ? writeText(at, end, from, last, escaping_.invalidUtf8)
                           : writeTextStyled(at, end, from, last, escaping_);
  }

 private:
  Escaping escaping_;
  CleanQuote quote_;
  KeyOrder order_;
  RealStyle realStyle_;
  IntegerStyle integers_;
  EmptyLayout empties_;
  std::int8_t precision_;
  std::uint8_t indent_;
  std::uint8_t arrayIndent_;
  char indentChar_;
  bool isPlain_;
  bool defaultEscapes_;
  bool dropsNulls_;
  bool dropsEmpties_;
  bool scalarsShareLines_;
  bool isSelective_;
  bool canonical_;
  std::uint8_t breakChars_;
  std::uint8_t colonChars_;
  char colon_[kColonChars] = {};
  alignas(64) char line_[kLineChars + 1];  // in one cache line
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_LAYOUT_HPP
