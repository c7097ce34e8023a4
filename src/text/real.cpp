// SPDX-License-Identifier: BSL-1.0
//
// Doubles and floats: shortest digits (decimal.hpp), laid out (real_layout.hpp).
//
// May include: base, text.
#include "bytepress/text/real.hpp"

#include "decimal.hpp"
#include "real_layout.hpp"

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

// Seven to nine digits in all: eight, and the ninth leads the second group.
BYTEPRESS_INLINE Digits alignFloat(const Decimal& decimal) noexcept {
  constexpr std::uint32_t kScale[] = {1, 10, 100};
  const std::uint64_t nine = decimal.digits * 10 + decimal.last;
  const unsigned narrow = (nine < kTenTo8) + (nine < kTenTo8 / 10);
  const std::uint64_t scaled = nine * kScale[narrow];
  return {{scaled / 10, scaled % 10 * (kTenTo8 / 10)},
          0,
          decimal.exponent + 8 - static_cast<int>(narrow)};
}

// Any number of digits up to 17 in all.
Digits alignAny(const Decimal& decimal) noexcept {
  if (decimal.digits >= kTenTo15) return alignDouble(decimal);
  std::uint64_t digits = decimal.digits * 10 + decimal.last;
  int exponent = decimal.exponent + 15;
  for (; digits < kTenTo15; --exponent) digits *= 10;
  return {sixteenDigits(digits), 0, exponent};
}

// What needs more care: zero, subnormals, powers of two, near ties. `at` is behind the sign.
template <class Format>
BYTEPRESS_COLD char* writeExact(char* at, typename Format::Bits bits, RealStyle style) noexcept {
  constexpr auto kSign = static_cast<typename Format::Bits>(std::uint64_t{1} << (sizeof bits * 8 - 1));
  const auto magnitude = static_cast<typename Format::Bits>(bits & ~kSign);
  if (magnitude != 0) return layout(at, alignAny(shortestExact(binary<Format>(magnitude))), style);
  const bool negative = (bits & kSign) != 0;
  return layoutZero(at - negative, negative, style);
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
  *at = '-';
  at += bits >> 63;
  const std::uint64_t mantissa = bits & ((std::uint64_t{1} << 52) - 1);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0 || mantissa == 0) [[unlikely]]
    return writeExact<Format<double>>(at, std::bit_cast<std::uint64_t>(value), style);
  Decimal decimal;
  if (!shortestNormal<double>(decimal, mantissa | std::uint64_t{1} << 52,
                              exponent - Format<double>::kBias)) [[unlikely]]
    return writeExact<Format<double>>(at, std::bit_cast<std::uint64_t>(value), style);
  return layout(at, alignDouble(decimal), style);
}

char* writeReal(char* at, float value, RealStyle style) noexcept {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  *at = '-';
  at += bits >> 31;
  const std::uint32_t mantissa = bits & ((std::uint32_t{1} << 23) - 1);
  const int exponent = static_cast<int>(bits >> 23 & 0xff);
  if (exponent == 0 || mantissa == 0) [[unlikely]]
    return writeExact<Format<float>>(at, bits, style);
  Decimal decimal;
  if (!shortestNormal<float>(decimal, mantissa | std::uint32_t{1} << 23,
                             exponent - Format<float>::kBias)) [[unlikely]]
    return writeExact<Format<float>>(at, bits, style);
  return layout(at, alignFloat(decimal), style);
}

char* writeHalf(char* at, std::uint16_t bits, RealStyle style) noexcept {
  *at = '-';
  return writeExact<HalfFormat>(at + (bits >> 15), bits, style);
}

}  // namespace bytepress
