// SPDX-License-Identifier: BSL-1.0
//
// The shortest decimal that reads back as the same binary floating-point number; of several the
// closest; of two equally close the even one.
//
// v = c * 2^q, and its neighbours lie 2^q apart. With 10^k <= 2^q < 10^(k+1) the numbers that
// round to v span less than ten units of 10^k, so at most one multiple of 10^(k+1) is among them:
// if there, it is the answer (with its trailing zeros dropped), else the answer is the multiple of
// 10^k next to v. One product of c and a 128-bit power of ten gives v / 10^(k+1) as an integer
// and a fraction, and both questions are comparisons of the fraction. It is known too low by a
// bound; where a comparison is closer than that, shortestExact decides, whose error is
// below the gap between a tie and the next closest case (proved by make_powers.py).
//
// After R. Giulietti, "The Schubfach way to render doubles" (2020), and J. Jeon, "Dragonbox"
// (2022), which show that one candidate per power of ten is enough. Integer arithmetic only:
// rounding modes, DAZ, FTZ and -ffast-math have nothing to change.
//
// May include: base.
#ifndef BYTEPRESS_SRC_TEXT_DECIMAL_HPP
#define BYTEPRESS_SRC_TEXT_DECIMAL_HPP

#include <bit>

#include "decimal_powers.hpp"

namespace bytepress {
namespace {

// (digits * 10 + last) * 10^exponent; last < 10.
struct Decimal {
  std::uint64_t digits;
  std::uint64_t last;
  int exponent;
};

// A positive number c * 2^q.
struct Binary {
  std::uint64_t c;
  int q;
  bool powerOfTwo;  // the neighbour below is only half as far away
};

// What the bits of a floating-point type mean.
template <class Real>
struct Format;

template <>
struct Format<double> {
  using Bits = std::uint64_t;
  static constexpr int kMantissaBits = 52;
  static constexpr int kBias = 1075;
};

template <>
struct Format<float> {
  using Bits = std::uint32_t;
  static constexpr int kMantissaBits = 23;
  static constexpr int kBias = 150;
};

// Half precision; the type itself is not everywhere.
struct HalfFormat {
  using Bits = std::uint16_t;
  static constexpr int kMantissaBits = 10;
  static constexpr int kBias = 25;
};

// `bits` without the sign, not zero.
template <class Format>
constexpr Binary binary(typename Format::Bits bits) noexcept {
  const std::uint64_t mantissa = bits & ((std::uint64_t{1} << Format::kMantissaBits) - 1);
  const int exponent = static_cast<int>(bits >> Format::kMantissaBits);
  if (exponent == 0) return {mantissa, 1 - Format::kBias, false};
  return {mantissa | std::uint64_t{1} << Format::kMantissaBits, exponent - Format::kBias,
          mantissa == 0 && exponent > 1};
}

// -1, 0 or 1 as a is below, as good as equal to, or above b. What errors can make of a tie is
// below the tolerance, and whatever is no tie is above it.
constexpr int compareNearly(Wide a, Wide b, int toleranceBits) noexcept {
  const bool less = isLess(a, b);
  const Wide distance = less ? subtract(b, a) : subtract(a, b);
  if (distance.high == 0 && distance.low >> toleranceBits == 0) return 0;
  return less ? -1 : 1;
}

// Both are fractions below 1, in units of 2^-128: v's, and of its distances to the ends of what
// rounds to v.
struct Position {
  std::uint64_t tens;  // v = (tens + fraction) * 10^(k+1)
  Wide fraction;
  Wide below;
  Wide above;
};

constexpr Position locate(Binary v, int k) noexcept {
  const Wide power = kDecimalPowers[-1 - k - kFirstPower];
  const int shift = v.q + floorLog2PowerOfTen(-1 - k) + 5;
  const Wide high = multiply(v.c << shift, power.high);
  const Wide low = multiply(v.c << shift, power.low);
  const Wide sum = add({high.high, high.low}, {0, low.high});
  const Wide above = shiftLeft(power, static_cast<unsigned>(shift - 1));
  return {sum.high, {sum.low, low.low}, v.powerOfTwo ? half(above) : above, above};
}

// The digit before the point and the fraction of 10 * fraction.
constexpr Wide timesTen(Wide fraction, std::uint64_t& digit) noexcept {
  const Wide low = multiply(fraction.low, 10);
  const Wide high = add(multiply(fraction.high, 10), {0, low.high});
  digit = high.high;
  return {high.low, low.low};
}

// Needs 0 < c < 2^53.
BYTEPRESS_COLD inline Decimal shortestExact(Binary v) noexcept {
  const int k = v.powerOfTwo ? floorLog10ThreeQuartersOfPowerOfTwo(v.q) : floorLog10PowerOfTwo(v.q);
  const Position at = locate(v, k);
  const int reached = v.c % 2 == 0 ? 0 : -1;  // the ends themselves round to v if c is even
  if (compareNearly(at.fraction, at.below, 58) <= reached) return {at.tens, 0, k};
  if (compareNearly(subtract({0, 0}, at.fraction), at.above, 58) <= reached)
    return {at.tens + 1, 0, k};

  std::uint64_t digit = 0;
  std::uint64_t digitBelow = 0;
  const Wide rest = timesTen(at.fraction, digit);
  const Wide restBelow = timesTen(at.below, digitBelow);
  const int side = compareNearly(rest, {std::uint64_t{1} << 63, 0}, 62);
  // Below a power of two the closest decimal may belong to the neighbour already.
  const bool outside = digitBelow == 0 && compareNearly(rest, restBelow, 62) > reached;
  const bool up = side > 0 || (side == 0 && digit % 2 != 0) || outside;
  return {at.tens, digit + up, k};
}

// What most numbers need: v = (tens + fraction) * 10^(k+1), fraction and the distance to what no
// longer rounds to v (`reach`) known to `error` units of 2^-64. False if that does not decide.
//
// v can lie right between two decimals of the last place only where the power of ten is an exact
// integer; then the digit and a half left over are 2.5 or 7.5, as halves of odd numbers have no
// factor of five otherwise. So a fraction of 1/4 or 3/4 is such a tie, rounded to 2 or 8 (no other
// double comes that close above 1/4, says make_powers.py).
BYTEPRESS_INLINE bool decide(Decimal& out, std::uint64_t tens, std::uint64_t fraction,
                             std::uint64_t reach, std::uint64_t error) noexcept {
  const std::uint64_t nextIsCloser = fraction >> 63;
  const std::uint64_t distance = fraction ^ (0 - nextIsCloser);
  const std::uint64_t near = distance < reach;
  // The next digit, rounded, in the upper four bits; what is below them is short of the truth by
  // less than 10 units of 2^-60 for the shift, and 10 times the error.
  const std::uint64_t rounded =
      (fraction >> 4) * 10 + ((std::uint64_t{1} << 59) - 1) + nextIsCloser;
  const bool unsureEnd = distance - reach + error <= 2 * error;
  const bool unsureHalf = (rounded << 4) + 16 * error <= 32 * error;
  const bool noTie = fraction << 2 != 0;
  out.digits = tens + (nextIsCloser & near);
  out.last = (rounded >> 60) & (near - 1);
  return !(unsureEnd | (unsureHalf & noTie & !near));
}

// The shortest of a double or float that is not zero, not subnormal and no power of two; false if
// shortestExact has to look.
template <class Real>
bool shortestNormal(Decimal& out, std::uint64_t c, int q) noexcept;

template <>
BYTEPRESS_INLINE bool shortestNormal<double>(Decimal& out, std::uint64_t c, int q) noexcept {
  const int k = floorLog10PowerOfTwo(q);
  const Wide& power = kDecimalPowers[-1 - k - kFirstPower];
  const int shift = q + floorLog2PowerOfTen(-1 - k) + 5;
  const Wide high = multiply(c << shift, power.high);
  const Wide low = multiply(c << shift, power.low);
  const std::uint64_t fraction = high.low + low.high;
  const std::uint64_t tens = high.high + (fraction < high.low);
  out.exponent = k;
  // The fraction is short by less than 2 units, the reach by less than 9.
  return decide(out, tens, fraction, power.high << (shift - 1), 16);
}

// 24 bits leave so much room that the upper half of the power is enough.
template <>
BYTEPRESS_INLINE bool shortestNormal<float>(Decimal& out, std::uint64_t c, int q) noexcept {
  const int k = floorLog10PowerOfTwo(q);
  const Wide& power = kDecimalPowers[-1 - k - kFirstPower];
  const int shift = q + floorLog2PowerOfTen(-1 - k) + 5;
  const Wide high = multiply(c << shift, power.high);
  out.exponent = k;
  return decide(out, high.high, high.low, power.high << (shift - 1), std::uint64_t{1} << 29);
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DECIMAL_HPP
