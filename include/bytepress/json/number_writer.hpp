// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes numbers and enumerators, as the options want them.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_NUMBER_WRITER_HPP
#define BYTEPRESS_JSON_NUMBER_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/json/text_writer.hpp"
#include "bytepress/text/fixed_real.hpp"
#include "bytepress/text/integer.hpp"
#include "bytepress/text/real.hpp"
#include "bytepress/walk/enums.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class NumberWriter : public TextWriter<Layout> {
 public:
  using TextWriter<Layout>::TextWriter;

 protected:
  using TextWriter<Layout>::layout_;
  using TextWriter<Layout>::to_;

  // Needs kIntegerRoom.
  template <class Integer>
  BYTEPRESS_INLINE char* putInteger(char* at, Integer value) noexcept {
    if (layout_.integers() != IntegerStyle::numbers) [[unlikely]] return putStyledInteger(at, value);
    if (layout_.isCanonical() && !exactAsDouble(value)) [[unlikely]] {
      return writeReal(at, static_cast<double>(value), RealStyle::ecmaScript);
    }
    return writeInteger(at, value);
  }

  // Needs kRealRoom.
  template <class Real>
  BYTEPRESS_INLINE char* putReal(char* at, Real value) noexcept {
    if (!bytepress::isFinite(value)) [[unlikely]] return this->putNonFinite(at, static_cast<double>(value));
    if (layout_.precision() != kShortest) [[unlikely]] return putFixed(at, value);
    if (!layout_.isCanonical()) return writeReal(at, value, layout_.realStyle());
    const auto number = static_cast<double>(value);
    if (!bytepress::isFinite(number)) [[unlikely]] return this->putNonFinite(at, number);  // a long double
    return writeReal(at, number, RealStyle::ecmaScript);
  }

  // The name, or the number of a value that has none. Needs the bound of the enumeration.
  template <class Enum>
  BYTEPRESS_INLINE char* putEnumerator(char* at, Enum value) noexcept {
    if constexpr (NamedEnum<Enum>) {
      const bool named = withEnumerator(
          value, [&](std::string_view name, std::size_t) BYTEPRESS_INLINE_LAMBDA { at = this->putShortText(at, name); });
      if (named) return at;
      if constexpr (kRefusesUndescribed<Enum>) {
        this->fail(PrintCode::unprintable);
        return to_.at;
      }
    }
    return putInteger(at, enumNumber(value));
  }

  // A number that is text already; makes its own room.
  void putNumberText(std::string_view text) noexcept {
    const bool quoted = layout_.integers() != IntegerStyle::numbers && isIntegerText(text) &&
                        (layout_.integers() == IntegerStyle::string || !isSafeIntegerText(text));
    if (quoted) putQuote();
    this->putRaw(text);
    if (quoted) putQuote();
  }

 private:
  void putQuote() noexcept {
    to_.room(1);
    to_.put('"');
  }

  template <class Integer>
  BYTEPRESS_NOINLINE char* putStyledInteger(char* at, Integer value) noexcept {
    if (layout_.integers() == IntegerStyle::unsafeAsString && isSafe(value)) return writeInteger(at, value);
    *at++ = '"';
    at = writeInteger(at, value);
    *at++ = '"';
    return at;
  }

  // Larger numbers would be longer than any bound.
  template <class Real>
  BYTEPRESS_NOINLINE char* putFixed(char* at, Real value) noexcept {
    if (!hasFixedText(value)) return writeReal(at, value, layout_.realStyle());
    return writeFixed(at, value, static_cast<unsigned>(layout_.precision()));
  }

  // Whether every double-based reader tells the integer from its neighbours.
  template <class Integer>
  static constexpr bool isSafe(Integer value) noexcept {
    if constexpr (sizeof(Integer) <= 4) {
      return true;
    } else {
      constexpr auto kLargest = static_cast<Integer>((std::int64_t{1} << 53) - 1);
      return value <= kLargest && (Integer(-1) > Integer(0) || value >= Integer(0) - kLargest);
    }
  }

  template <class Integer>
  static constexpr bool exactAsDouble(Integer value) noexcept {
    if constexpr (sizeof(Integer) <= 4) {
      return true;
    } else {
      constexpr auto kLargest = static_cast<Integer>(std::int64_t{1} << 53);
      return value <= kLargest && (Integer(-1) > Integer(0) || value >= Integer(0) - kLargest);
    }
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_NUMBER_WRITER_HPP
