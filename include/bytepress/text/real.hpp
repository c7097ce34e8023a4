// SPDX-License-Identifier: BSL-1.0
//
// Floating-point numbers as the shortest decimal text that reads back as the same number.
//
//     if (isFinite(x)) at = writeReal(at, x, RealStyle::json);
//
// Shortest at the type's own width: 0.1f is "0.1". Plain notation for 1e-6 <= |x| < 1e21, else
// an exponent. The text depends on nothing but the number: not on the rounding mode, DAZ, FTZ,
// -ffast-math, locale or processor.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_REAL_HPP
#define BYTEPRESS_TEXT_REAL_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "bytepress/base/config.hpp"

namespace bytepress {

enum class RealStyle : std::uint8_t {
  json,        // integral numbers keep ".0", and zero its sign: 2.0, -0.0, 1e21, 1e-7
  ecmaScript,  // as ECMAScript's Number::toString: 2, 0, 1e+21, 1e-7
};

// The longest is 1.2345678901234567e-300 with a sign, 24; plain ones are shorter:
// -0.0000012345678901234567 has 25.
inline constexpr std::size_t kMaxRealChars = 32;

// Sign, point, "e-4932" and the digits that distinguish all numbers; plain ones have up to six
// zeros behind "0." instead of the exponent.
inline constexpr std::size_t kMaxLongRealChars =
    static_cast<std::size_t>(std::numeric_limits<long double>::max_digits10) + 16;

// Write a finite number. Need room for kMaxRealChars bytes.
char* writeReal(char* at, double value, RealStyle style) noexcept;
char* writeReal(char* at, float value, RealStyle style) noexcept;

// Needs room for kMaxLongRealChars bytes.
char* writeReal(char* at, long double value, RealStyle style) noexcept;

// The same of an IEEE half-precision number (binary16) given by its bits.
char* writeHalf(char* at, std::uint16_t bits, RealStyle style) noexcept;

bool isFinite(long double value) noexcept;

inline namespace BYTEPRESS_ABI {

// By the bits, since -ffast-math lets compilers assume that everything is finite.
BYTEPRESS_INLINE bool isFinite(double value) noexcept {
  return (std::bit_cast<std::uint64_t>(value) >> 52 & 0x7ff) != 0x7ff;
}

BYTEPRESS_INLINE bool isFinite(float value) noexcept {
  return (std::bit_cast<std::uint32_t>(value) >> 23 & 0xff) != 0xff;
}

#if BYTEPRESS_HAS_FLOAT16
BYTEPRESS_INLINE bool isFinite(_Float16 value) noexcept {
  return (std::bit_cast<std::uint16_t>(value) & 0x7c00) != 0x7c00;
}

BYTEPRESS_INLINE char* writeReal(char* at, _Float16 value, RealStyle style) noexcept {
  return writeHalf(at, std::bit_cast<std::uint16_t>(value), style);
}
#endif

}  // inline namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_REAL_HPP
