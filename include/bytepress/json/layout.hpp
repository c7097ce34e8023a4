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

#include "bytepress/json/options.hpp"
#include "bytepress/text/string.hpp"
#include "bytepress/text/styled_copy.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class CompactLayout {
 public:
  static constexpr bool kStyled = false;

  explicit CompactLayout(const JsonOptions& options) noexcept : invalidUtf8_(options.invalidUtf8) {}

  static constexpr KeyOrder order() noexcept { return KeyOrder::declared; }
  static constexpr bool dropsNulls() noexcept { return false; }
  static constexpr bool escapesRawText() noexcept { return false; }
  static constexpr bool isCanonical() noexcept { return false; }
  static constexpr RealStyle realStyle() noexcept { return RealStyle::json; }
  static constexpr std::size_t indent() noexcept { return 0; }
  static constexpr char indentChar() noexcept { return ' '; }
  static constexpr const char* line() noexcept { return nullptr; }

  BYTEPRESS_INLINE static std::size_t copyClean(char* at, const char* from, std::size_t n) noexcept {
    return copyCleanText(at, from, n);
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

  // A line, with the comma before it, of which so many columns of indent are stored.
  static constexpr std::size_t kLineChars = 32;
  static constexpr std::size_t kBreakChars = 2;
  static constexpr std::size_t kLineColumns = kLineChars - kBreakChars;

  // Options as settle() leaves them.
  explicit StyledLayout(const JsonOptions& options) noexcept
      : escaping_{.invalidUtf8 = options.invalidUtf8, .asciiOnly = options.asciiOnly, .htmlSafe = options.htmlSafe},
        look_(escaping_),
        order_(options.canonical  ? KeyOrder::utf16
               : options.sortKeys ? KeyOrder::utf8
                                  : KeyOrder::declared),
        realStyle_(options.realStyle),
        indent_(options.indentWithTab ? std::uint8_t{1} : options.indent),
        indentChar_(options.indentWithTab ? '\t' : ' '),
        defaultEscapes_(!options.asciiOnly && !options.htmlSafe),
        dropsNulls_(options.dropNulls),
        canonical_(options.canonical) {
    std::memset(line_, indentChar_, sizeof line_);
    std::memcpy(line_, ",\n", 2);
  }

  KeyOrder order() const noexcept { return order_; }
  bool dropsNulls() const noexcept { return dropsNulls_; }
  // Whether options reach into text that is JSON already.
  bool escapesRawText() const noexcept { return escaping_.asciiOnly || escaping_.htmlSafe; }
  bool isCanonical() const noexcept { return canonical_; }
  RealStyle realStyle() const noexcept { return realStyle_; }
  // Characters per level, 0 for everything on one line.
  std::size_t indent() const noexcept { return indent_; }
  char indentChar() const noexcept { return indentChar_; }
  // The start of a line: ",\n" and the widest indent that is stored; kLineChars + 1 bytes.
  const char* line() const noexcept { return line_; }

  BYTEPRESS_INLINE std::size_t copyClean(char* at, const char* from, std::size_t n) const noexcept {
    return defaultEscapes_ ? copyCleanText(at, from, n) : copyStyledCleanText(at, from, n, look_, escaping_);
  }
  BYTEPRESS_INLINE TextStep writeStep(char* at, char* end, const char* from, const char* last) const noexcept {
    return defaultEscapes_ ? writeText(at, end, from, last, escaping_.invalidUtf8)
                           : writeTextStyled(at, end, from, last, escaping_);
  }

 private:
  Escaping escaping_;
  StyledLook look_;
  KeyOrder order_;
  RealStyle realStyle_;
  std::uint8_t indent_;
  char indentChar_;
  bool defaultEscapes_;
  bool dropsNulls_;
  bool canonical_;
  char line_[kLineChars + 1];
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_LAYOUT_HPP
