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

  // Needs room for kIntegerChars<Integer>.
  template <class Integer>
  BYTEPRESS_INLINE char* putInteger(char* at, Integer value) noexcept {
    if (layout_.isCanonical() && !exactAsDouble(value)) [[unlikely]] {
      return writeReal(at, static_cast<double>(value), RealStyle::ecmaScript);
    }
    return writeInteger(at, value);
  }

  // Needs room for kRealChars<Real>.
  template <class Real>
  BYTEPRESS_INLINE char* putReal(char* at, Real value) noexcept {
    if (!bytepress::isFinite(value)) [[unlikely]] return this->putNonFinite(at, static_cast<double>(value));
    if (!layout_.isCanonical()) return writeReal(at, value, layout_.realStyle());
    const auto number = static_cast<double>(value);
    if (!bytepress::isFinite(number)) [[unlikely]] return this->putNonFinite(at, number);  // a long double
    return writeReal(at, number, RealStyle::ecmaScript);
  }

  // The name, or the number of a value that has none. Needs the bound of the enumeration.
  template <class Enum>
  BYTEPRESS_INLINE char* putEnumerator(char* at, Enum value) noexcept {
    if constexpr (DescribedEnum<Enum>) {
      const bool named = withEnumerator(
          value, [&](std::string_view name, std::size_t) BYTEPRESS_INLINE_LAMBDA { at = this->putShortText(at, name); });
      if (named) return at;
    }
    return putInteger(at, enumNumber(value));
  }

 private:
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
