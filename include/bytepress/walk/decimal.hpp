// SPDX-License-Identifier: BSL-1.0
//
// Decimal: an exact number with a fixed number of decimal digits behind the point, for money.
//
//     Decimal<9, 2> price{1234};                       12.34
//     price = *Decimal<9, 2>::parse("-0.05");
//
// In JSON it is a number with all its digits, 12.30 too; in Avro it has the logical type decimal. A number with more digits
// than Precision is PrintCode::unprintable.
//
// May include: base.
#ifndef BYTEPRESS_WALK_DECIMAL_HPP
#define BYTEPRESS_WALK_DECIMAL_HPP

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

#include "bytepress/base/number_types.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/number_text.hpp"

namespace bytepress {

namespace detail {

#if BYTEPRESS_HAS_INT128
inline constexpr unsigned kMostDecimalDigits = 38;
template <unsigned Precision>
using Unscaled = std::conditional_t<(Precision <= 18), std::int64_t, Int128>;
#else
inline constexpr unsigned kMostDecimalDigits = 18;
template <unsigned Precision>
using Unscaled = std::int64_t;
#endif

}  // namespace detail

// Digits of a decimal, in a few bytes of its own.
class DecimalText {
 public:
  constexpr operator std::string_view() const noexcept { return {chars_.data() + begin_, chars_.size() - begin_}; }
  constexpr void putInFront(char c) noexcept { chars_[--begin_] = c; }

 private:
  std::array<char, detail::kMostDecimalDigits + 4> chars_{};
  std::size_t begin_ = chars_.size();
};

template <unsigned Precision, unsigned Scale>
struct Decimal {
  static_assert(Precision >= 1 && Precision <= detail::kMostDecimalDigits, "bytepress: a Decimal has 1 to 38 digits");
  static_assert(Scale <= Precision, "bytepress: no more digits of a Decimal than all of them are behind the point");

  using Unscaled = detail::Unscaled<Precision>;
  static constexpr unsigned kPrecision = Precision;
  static constexpr unsigned kScale = Scale;
  // The largest of so many digits.
  static constexpr Unscaled kMost = [] {
    Unscaled most = 0;
    for (unsigned i = 0; i < Precision; ++i) most = static_cast<Unscaled>(most * 10 + 9);
    return most;
  }();

  // The number without its point.
  Unscaled unscaled = 0;

  constexpr bool isInRange() const noexcept { return unscaled <= kMost && unscaled >= -kMost; }

  // Of a number in range.
  constexpr DecimalText text() const noexcept {
    DecimalText text;
    Unscaled left = unscaled < 0 ? static_cast<Unscaled>(-unscaled) : unscaled;
    for (unsigned digit = 0; digit <= Scale || left != 0; ++digit) {
      if (digit == Scale && Scale != 0) text.putInFront('.');
      text.putInFront(static_cast<char>('0' + static_cast<int>(left % 10)));
      left /= 10;
    }
    if (unscaled < 0) text.putInFront('-');
    return text;
  }

  // Nothing if it is not digits with at most one point and a minus in front, or has more of them than fit.
  static constexpr std::optional<Decimal> parse(std::string_view text) noexcept {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view behind = point == text.npos ? std::string_view() : text.substr(point + 1);
    if (text.empty() || point == 0 || behind.size() > Scale || (point != text.npos && behind.empty())) return std::nullopt;
    Decimal decimal;
    const auto append = [&](char digit) {
      if (digit < '0' || digit > '9' || decimal.unscaled > (kMost - (digit - '0')) / 10) return false;
      decimal.unscaled = static_cast<Unscaled>(decimal.unscaled * 10 + (digit - '0'));
      return true;
    };
    for (const char digit : text.substr(0, point)) {
      if (!append(digit)) return std::nullopt;
    }
    for (std::size_t i = 0; i < Scale; ++i) {
      if (!append(i < behind.size() ? behind[i] : '0')) return std::nullopt;
    }
    if (negative) decimal.unscaled = static_cast<Unscaled>(-decimal.unscaled);
    return decimal;
  }

  friend constexpr auto operator<=>(const Decimal&, const Decimal&) = default;
};

template <unsigned Precision, unsigned Scale>
struct Printing<Decimal<Precision, Scale>> : TrustedPrinting {
  template <class Out>
  static Done encode(Out& out, const Decimal<Precision, Scale>& value) {
    if (!value.isInRange()) return out.fail(PrintCode::unprintable);
    if constexpr (requires { out.decimal(value); }) {
      return out.decimal(value);
    } else {
      return numberText(out, value.text());
    }
  }
};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_DECIMAL_HPP
