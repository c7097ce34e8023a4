// SPDX-License-Identifier: BSL-1.0
//
// Doubles and floats: shortest digits (decimal.hpp), laid out (real_layout.hpp).
//
// May include: base, text.
#include "bytepress/text/real.hpp"

#include "text/decimal.hpp"
#include "text/real_layout.hpp"

namespace bytepress {
namespace {

constexpr std::uint64_t kTenTo8 = 100000000;
constexpr std::uint64_t kTenTo15 = 1000000000000000;

BYTEPRESS_INLINE SixteenDigits sixteenDigits(std::uint64_t value) noexcept {
  return {value / kTenTo8, value % kTenTo8};
}

// `digits` has 15 or 16 digits; with 15, the last one joins them.
BYTEPRESS_INLINE Digits alignDouble(const Decimal& decimal) noexcept {
  const std::uint64_t narrow = decimal.digits < kTenTo15;
  const std::uint64_t more = decimal.digits * 9 + decimal.last;
  return {sixteenDigits(decimal.digits + (more & (0 - narrow))), decimal.last & (narrow - 1),
          decimal.exponent + 16 - static_cast<int>(narrow)};
}

// Any number of digits up to 17 in all.
Digits alignAny(const Decimal& decimal) noexcept {
  if (decimal.digits >= kTenTo15) return alignDouble(decimal);
  std::uint64_t digits = decimal.digits * 10 + decimal.last;
  int exponent = decimal.exponent + 15;
  for (; digits < kTenTo15; --exponent) digits *= 10;
  return {sixteenDigits(digits), 0, exponent};
}

template <class Format>
BYTEPRESS_COLD char* writeExact(char* at, typename Format::Bits bits, RealStyle style) noexcept {
  constexpr unsigned kSignBit = sizeof bits * 8 - 1;
  const bool negative = bits >> kSignBit;
  const auto magnitude = static_cast<typename Format::Bits>(bits ^ (typename Format::Bits{negative} << kSignBit));
  if (magnitude == 0) return layoutZero(at, negative, style);
  *at = '-';
  return layout(at + negative, alignAny(shortestExact(binary<Format>(magnitude))), style);
}

}  // namespace

char* layoutReal(char* at, bool negative, std::uint64_t digits, int exponent,
                 RealStyle style) noexcept {
  if (digits == 0) return layoutZero(at, negative, style);
  *at = '-';
  return layout(at + negative, alignAny({digits / 10, digits % 10, exponent}), style);
}

char* writeReal(char* at, double value, RealStyle style) noexcept {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const std::uint64_t mantissa = bits & ((std::uint64_t{1} << 52) - 1);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0 || mantissa == 0) [[unlikely]] return writeExact<Format<double>>(at, bits, style);
  Decimal decimal;
  if (!shortestNormal<double>(decimal, mantissa | std::uint64_t{1} << 52,
                              exponent - Format<double>::kBias)) [[unlikely]]
    return writeExact<Format<double>>(at, bits, style);
  *at = '-';
  return layout(at + (bits >> 63), alignDouble(decimal), style);
}

}  // namespace bytepress
