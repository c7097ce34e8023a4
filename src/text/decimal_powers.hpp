// SPDX-License-Identifier: BSL-1.0
//
// Powers of ten with 124 bits, and the exponents that go with them. make_powers.py writes the
// table and proves the formulas for every exponent of a double.
//
// May include: base.
#ifndef BYTEPRESS_SRC_TEXT_DECIMAL_POWERS_HPP
#define BYTEPRESS_SRC_TEXT_DECIMAL_POWERS_HPP

#include "wide.hpp"

namespace bytepress {
namespace {

inline constexpr int kFirstPower = -293;
inline constexpr int kLastPower = 324;

// kDecimalPowers[e - kFirstPower] = floor(10^e * 2^(123 - floorLog2PowerOfTen(e))): the top four
// bits are free, so that the shift which aligns a product can be applied to the other factor.
inline constexpr Wide kDecimalPowers[kLastPower - kFirstPower + 1] = {
#include "decimal_powers.inc"
};

constexpr int floorLog10PowerOfTwo(int q) noexcept {
  return (q * 1262611) >> 22;
}

constexpr int floorLog10ThreeQuartersOfPowerOfTwo(int q) noexcept {
  return (q * 1262611 - 524031) >> 22;
}

constexpr int floorLog2PowerOfTen(int e) noexcept {
  return (e * 1741647) >> 19;
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DECIMAL_POWERS_HPP
