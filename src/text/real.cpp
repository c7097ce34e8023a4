// SPDX-License-Identifier: BSL-1.0
//
// Doubles and floats: shortest digits (decimal.hpp), laid out (real_layout.hpp).
//
// Three ways, by what the number is: short decimals and whole numbers by one exact product or none;
// others by shortestNormal; what that leaves open by shortestExact.
//
// May include: base, text.
#include "bytepress/text/real.hpp"

#include "bytepress/text/integer.hpp"
#include "decimal.hpp"
#include "real_layout.hpp"

namespace bytepress {
namespace {

constexpr std::uint64_t kTenTo7 = 10000000;
constexpr std::uint64_t kTenTo8 = 100000000;
constexpr std::uint64_t kTenTo15 = 1000000000000000;

// Eight digits, eight more, and a last one, the first of them not zero.
struct DigitGroups {
  std::uint64_t first;
  std::uint64_t second;
  std::uint64_t last;
  int exponent;  // of the first digit
};

BYTEPRESS_INLINE DigitGroups groups(std::uint64_t sixteen, std::uint64_t last,
                                    int exponent) noexcept {
  return {sixteen / kTenTo8, sixteen % kTenTo8, last, exponent};
}

// `digits` has 15 or 16 digits; with 15, the last one joins them.
BYTEPRESS_INLINE DigitGroups alignDouble(const Decimal& decimal) noexcept {
  const std::uint64_t narrow = decimal.digits < kTenTo15;
  const std::uint64_t more = decimal.digits * 9 + decimal.last;
  return groups(decimal.digits + (more & (0 - narrow)), decimal.last & (narrow - 1),
                decimal.exponent + 16 - static_cast<int>(narrow));
}

// Seven to nine digits in all: eight, and the ninth leads the second group.
BYTEPRESS_INLINE DigitGroups alignFloat(const Decimal& decimal) noexcept {
  constexpr std::uint32_t kScale[] = {1, 10, 100};
  const std::uint64_t nine = decimal.digits * 10 + decimal.last;
  const unsigned narrow = (nine < kTenTo8) + (nine < kTenTo8 / 10);
  const std::uint64_t scaled = nine * kScale[narrow];
  return {scaled / 10, scaled % 10 * (kTenTo8 / 10), 0,
          decimal.exponent + 8 - static_cast<int>(narrow)};
}

// Any number of digits up to 17 in all.
DigitGroups alignAny(const Decimal& decimal) noexcept {
  if (decimal.digits >= kTenTo15) return alignDouble(decimal);
  std::uint64_t digits = decimal.digits * 10 + decimal.last;
  int exponent = decimal.exponent + 15;
  for (; digits < kTenTo15; --exponent) digits *= 10;
  return groups(digits, 0, exponent);
}

// A function of its own, called last: both parts then do with the registers that calls may change,
// and doubles and floats share this one.
BYTEPRESS_NOINLINE char* layoutGroups(char* at, RealStyle style, std::uint64_t first,
                                      std::uint64_t second, std::uint64_t last,
                                      int exponent) noexcept {
  return layout(at, {SixteenDigits(first, second), last, exponent}, style);
}

BYTEPRESS_INLINE char* layout(char* at, const DigitGroups& digits, RealStyle style) noexcept {
  return layoutGroups(at, style, digits.first, digits.second, digits.last, digits.exponent);
}

// Doubles of everyday magnitude, 2^-11 to 2^26, are tried as decimals of seven places first.
constexpr int kMinShortExponent = 1023 - 11;
constexpr int kMaxShortExponent = 1023 + 25;

// Whether c * 2^(exponent - kBias) is what round(v * 10^7) * 10^-7 reads back as, and that integer.
// If so, it is the shortest: it has at most 15 digits, and no two decimals of so few digits are
// the same double. Exact: the product has 77 bits, and its part behind the binary point is
// compared with half the distance of neighbouring doubles. (The neighbour below a power of
// two is closer, but those have all their digits, or none, within seven places.)
BYTEPRESS_INLINE bool isShortDecimal(std::uint64_t c, int exponent,
                                     std::uint64_t& decimal) noexcept {
  const auto shift = static_cast<unsigned>(Format<double>::kBias - exponent);  // 27 to 63
  const Wide product = multiply(c, kTenTo7);
  const std::uint64_t fraction = product.low << (64 - shift);
  const std::uint64_t reach = (kTenTo7 / 2) << (64 - shift);
  decimal = (product.high << (64 - shift) | product.low >> shift) + (fraction >> 63);
  return fraction + reach - 1 < 2 * reach - 1;
}

// The same for floats of 2^-13 to 2^17: with four places, above 2^10 with two. Neighbouring floats
// are not further apart than units of the last of these places, so that no other decimal of as
// few places is the same float. Answers in units of 10^-7 as well.
constexpr int kMinShortFloatExponent = 127 - 13;
constexpr int kMaxShortFloatExponent = 127 + 16;

BYTEPRESS_INLINE bool isShortDecimal(std::uint32_t c, int exponent,
                                     std::uint64_t& decimal) noexcept {
  const auto shift = static_cast<unsigned>(Format<float>::kBias - exponent);  // 7 to 36
  const bool large = exponent >= 127 + 10;
  const std::uint64_t scale = large ? 100 : 10000;
  const std::uint64_t product = c * scale;
  const std::uint64_t fraction = product << (64 - shift);
  const std::uint64_t reach = (scale / 2) << (64 - shift);
  decimal = ((product >> shift) + (fraction >> 63)) * (large ? kTenTo7 / 100 : kTenTo7 / 10000);
  return fraction + reach - 1 < 2 * reach - 1;
}

// Writes decimal * 10^-7, for decimal below 10^15.
BYTEPRESS_INLINE char* writeShortDecimal(char* at, std::uint64_t decimal,
                                         RealStyle style) noexcept {
  const auto whole = static_cast<std::uint32_t>(decimal / kTenTo7);
  const std::uint64_t digits = eightDigits((decimal - whole * kTenTo7) * 10);
  at = whole < 1000 ? writeSmall(at, whole) : writeMedium(at, whole);
  *at = '.';
  storeText(at + 1, digits | kAsciiZeros);
  const auto places = static_cast<unsigned>(std::bit_width(digits | 1) + 7) / 8;
  if (style == RealStyle::ecmaScript && digits == 0) return at;
  return at + 1 + places;
}

// Larger numbers without a fraction print as integers: a decimal of fewer digits (but for zeros at
// the end) is another whole number, at least as far away as the neighbouring doubles or floats.
template <class Format>
BYTEPRESS_INLINE bool isWhole(std::uint64_t c, int exponent) noexcept {
  return exponent < Format::kBias && c << (exponent - (Format::kBias - 64)) == 0;
}

template <class Format>
BYTEPRESS_INLINE char* writeWhole(char* at, std::uint64_t c, int exponent,
                                  RealStyle style) noexcept {
  at = writeInteger(at, c >> (Format::kBias - exponent));
  std::memcpy(at, ".0", 2);
  return style == RealStyle::json ? at + 2 : at;
}

// What needs more care: zero, subnormals, powers of two, near ties. `at` is behind the sign.
template <class Format>
BYTEPRESS_COLD char* writeExact(char* at, typename Format::Bits bits, RealStyle style) noexcept {
  constexpr auto kSign =
      static_cast<typename Format::Bits>(std::uint64_t{1} << (sizeof bits * 8 - 1));
  const auto magnitude = static_cast<typename Format::Bits>(bits & ~kSign);
  if (magnitude != 0) return layout(at, alignAny(shortestExact(binary<Format>(magnitude))), style);
  const bool negative = (bits & kSign) != 0;
  return layoutZero(at - negative, negative, style);
}

// Any number; `at` is behind the sign.
BYTEPRESS_NOINLINE char* writeAnyDecimal(char* at, std::uint64_t bits, RealStyle style) noexcept {
  const std::uint64_t mantissa = bits & ((std::uint64_t{1} << 52) - 1);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  Decimal decimal;
  if (exponent == 0 || mantissa == 0 ||
      !shortestNormal<double>(decimal, mantissa | std::uint64_t{1} << 52,
                              exponent - Format<double>::kBias)) [[unlikely]]
    return writeExact<Format<double>>(at, bits, style);
  return layout(at, alignDouble(decimal), style);
}

BYTEPRESS_NOINLINE char* writeAnyDecimal(char* at, std::uint32_t bits, RealStyle style) noexcept {
  const std::uint32_t mantissa = bits & ((std::uint32_t{1} << 23) - 1);
  const int exponent = static_cast<int>(bits >> 23 & 0xff);
  Decimal decimal;
  if (exponent == 0 || mantissa == 0 ||
      !shortestNormal<float>(decimal, mantissa | std::uint32_t{1} << 23,
                             exponent - Format<float>::kBias)) [[unlikely]]
    return writeExact<Format<float>>(at, bits, style);
  return layout(at, alignFloat(decimal), style);
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
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  const std::uint64_t c = (bits << 11 | std::uint64_t{1} << 63) >> 11;
  if (exponent >= kMinShortExponent && exponent <= kMaxShortExponent) {
    std::uint64_t decimal = 0;
    if (isShortDecimal(c, exponent, decimal)) return writeShortDecimal(at, decimal, style);
  } else if (exponent > kMaxShortExponent && isWhole<Format<double>>(c, exponent)) {
    return writeWhole<Format<double>>(at, c, exponent, style);
  }
  return writeAnyDecimal(at, bits, style);
}

char* writeReal(char* at, float value, RealStyle style) noexcept {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  *at = '-';
  at += bits >> 31;
  const int exponent = static_cast<int>(bits >> 23 & 0xff);
  const std::uint32_t c = (bits << 8 | std::uint32_t{1} << 31) >> 8;
  if (exponent >= kMinShortFloatExponent && exponent <= kMaxShortFloatExponent) {
    std::uint64_t decimal = 0;
    if (isShortDecimal(c, exponent, decimal)) return writeShortDecimal(at, decimal, style);
  } else if (exponent > kMaxShortFloatExponent && isWhole<Format<float>>(c, exponent)) {
    return writeWhole<Format<float>>(at, c, exponent, style);
  }
  return writeAnyDecimal(at, bits, style);
}

char* writeHalf(char* at, std::uint16_t bits, RealStyle style) noexcept {
  *at = '-';
  return writeExact<HalfFormat>(at + (bits >> 15), bits, style);
}

}  // namespace bytepress
