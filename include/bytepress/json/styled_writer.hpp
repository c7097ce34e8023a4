// SPDX-License-Identifier: BSL-1.0
//
// StyledWriter: the JSON encoder that obeys every option, at run time. One class for all of them.
//
// Keys are written late: field() and key() only note the key, and the next value that is printed
// writes it. So a null can drop its key without looking ahead.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_STYLED_WRITER_HPP
#define BYTEPRESS_JSON_STYLED_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "bytepress/json/text_writer.hpp"
#include "bytepress/text/styled_copy.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct StyledEscape {
  explicit StyledEscape(const JsonOptions& options) noexcept
      : escaping{.invalidUtf8 = options.invalidUtf8, .asciiOnly = options.asciiOnly, .htmlSafe = options.htmlSafe} {}

  BYTEPRESS_INLINE std::size_t copyClean(char* at, const char* from, std::size_t n) const noexcept {
    return copyStyledCleanText(at, from, n, escaping);
  }
  TextStep step(char* at, char* end, const char* from, const char* last) const noexcept {
    return writeTextStyled(at, end, from, last, escaping);
  }

  Escaping escaping;
};

class StyledWriter : public TextWriter<StyledEscape> {
 public:
  // Options as settle() in json/settle.hpp leaves them.
  StyledWriter(Sink& sink, const JsonOptions& options) noexcept
      : TextWriter(sink, options),
        indent_(options.indentWithTab ? 1 : options.indent),
        indentChar_(options.indentWithTab ? '\t' : ' '),
        dropNulls_(options.dropNulls),
        canonical_(options.canonical),
        realStyle_(options.realStyle),
        order_(options.canonical ? KeyOrder::utf16 : options.sortKeys ? KeyOrder::utf8 : KeyOrder::declared) {}

  KeyOrder order() const noexcept { return order_; }

  Done null() noexcept {
    if (dropNulls_ && keyWaits_) {
      keyWaits_ = false;
      return Done(nullptr);
    }
    beforeValue();
    to_.room(kNullChars);
    to_.put("null");
    return Done(nullptr);
  }
  Done boolean(bool value) noexcept {
    beforeValue();
    to_.room(kMaxBooleanChars);
    to_.at = writeBoolean(to_.at, value);
    return Done(nullptr);
  }
  template <class Integer>
  Done integer(Integer value) noexcept {
    if (canonical_ && !exactAsDouble(value)) [[unlikely]] return real(static_cast<double>(value));
    beforeValue();
    to_.room(sizeof(Integer) > 8 ? kMaxInteger128Chars : kMaxIntegerChars);
    to_.at = writeInteger(to_.at, value);
    return Done(nullptr);
  }
  template <class Real>
  Done real(Real value) noexcept {
    beforeValue();
    to_.room(kMaxRealChars);
    if (!isFinite(value)) [[unlikely]] {
      to_.at = putNonFinite(to_.at, static_cast<double>(value));
    } else if (canonical_) {
      to_.at = writeReal(to_.at, static_cast<double>(value), RealStyle::ecmaScript);
    } else {
      to_.at = writeReal(to_.at, value, realStyle_);
    }
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept {
    beforeValue();
    to_.at = putText(to_.at, text);
    return Done(nullptr);
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text) noexcept {
    beforeValue();
    putWideText(text);
    return Done(nullptr);
  }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    beforeValue();
    putBase64(bytes);
    return Done(nullptr);
  }
  Done enumerator(std::string_view name, std::size_t, std::int64_t) noexcept { return string(name); }
  // Text that is JSON already cannot be brought into canonical form.
  Done rawJson(std::string_view text) noexcept {
    if (canonical_) return fail(PrintCode::unprintable);
    if (text == "null") return null();
    beforeValue();
    putRaw(text);
    return Done(nullptr);
  }
  Done rawNumber(std::string_view text) noexcept {
    if (canonical_) return real(numberValue(text));
    beforeValue();
    putRaw(text);
    return Done(nullptr);
  }

  void beginArray(std::size_t) noexcept { open('['); }
  void element() noexcept {
    to_.room(1);
    separate();
    breakLine();
  }
  Done endArray() noexcept { return close(']'); }

  void beginMap(std::size_t) noexcept { open('{'); }
  // The text has to live until the next event.
  void key(std::string_view text) noexcept { wait(text, false); }
  Done endMap() noexcept { return close('}'); }

  template <class T>
  void beginRecord() noexcept {
    open('{');
  }
  template <class Field>
  bool field() noexcept {
    constexpr bool plain = isPlainInEveryProfile(Field::name);
    if constexpr (plain) {
      // Without the comma in front.
      wait({kOtherKey<Field>.data() + 1, kKeyChars<Field> - 2}, true);
    } else {
      wait(Field::name, false);
    }
    return true;
  }
  template <class T>
  Done endRecord() noexcept {
    return close('}');
  }

 private:
  template <class Integer>
  static constexpr bool exactAsDouble(Integer value) noexcept {
    constexpr std::int64_t kLargest = std::int64_t{1} << 53;
    if constexpr (sizeof(Integer) <= 4) {
      return true;
    } else if constexpr (Integer(-1) < Integer(0)) {
      return value <= kLargest && value >= -kLargest;
    } else {
      return value <= static_cast<Integer>(kLargest);
    }
  }

  void open(char bracket) noexcept {
    beforeValue();
    enter();
    to_.room(1);
    to_.put(bracket);
    first_ = true;
  }

  Done close(char bracket) noexcept {
    leave();
    keyWaits_ = false;
    if (!first_) breakLine();
    to_.room(1);
    to_.put(bracket);
    first_ = false;
    return Done(nullptr);
  }

  BYTEPRESS_INLINE void separate() noexcept {
    *to_.at = ',';
    to_.at += first_ ? 0 : 1;
    first_ = false;
  }

  BYTEPRESS_INLINE void breakLine() noexcept {
    if (indent_ != 0) [[unlikely]] putLineBreak();
  }

  // A line break and the indent of the level, in steps.
  BYTEPRESS_NOINLINE void putLineBreak() noexcept {
    to_.room(kMaxRoom / 2);
    to_.put('\n');
    std::size_t columns = std::size_t{depth_} * indent_;
    while (columns > kMaxRoom / 4 && !failed()) {
      std::memset(to_.at, indentChar_, kMaxRoom / 4);
      to_.at += kMaxRoom / 4;
      columns -= kMaxRoom / 4;
      to_.room(kMaxRoom / 2);
    }
    if (columns <= 32) [[likely]] {
      std::memset(to_.at, indentChar_, 32);  // the slack takes what is too much
    } else {
      std::memset(to_.at, indentChar_, columns);
    }
    to_.at += columns;
  }

  BYTEPRESS_INLINE void wait(std::string_view key, bool quoted) noexcept {
    key_ = key;
    keyQuoted_ = quoted;
    keyWaits_ = true;
  }

  BYTEPRESS_INLINE void beforeValue() noexcept {
    if (keyWaits_) putKey();
  }

  void putKey() noexcept {
    keyWaits_ = false;
    to_.room(1);
    separate();
    breakLine();
    if (keyQuoted_) {
      to_.room(key_.size() + 2);
      std::memcpy(to_.at, key_.data(), key_.size());
      to_.at += key_.size();
    } else {
      to_.at = putText(to_.at, key_);
      to_.room(2);
    }
    to_.put(": ");
    if (indent_ == 0) --to_.at;
  }

  std::string_view key_;
  std::uint8_t indent_;
  char indentChar_;
  bool keyWaits_ = false;
  bool keyQuoted_ = false;  // key_ is quoted and escaped already
  bool dropNulls_;
  bool canonical_;
  RealStyle realStyle_;
  KeyOrder order_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_STYLED_WRITER_HPP
