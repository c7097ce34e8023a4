// SPDX-License-Identifier: BSL-1.0
//
// Floating-point numbers with a fixed number of digits behind the point.
//
//     if (hasFixedText(price)) at = writeFixed(at, price, 2);   // 12.30
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_FIXED_REAL_HPP
#define BYTEPRESS_TEXT_FIXED_REAL_HPP

#include <cstddef>

#include "bytepress/base/config.hpp"

namespace bytepress {

inline constexpr unsigned kMaxFixedDigits = 17;

// Sign, 21 digits, point.
inline constexpr std::size_t kMaxFixedChars = 23 + kMaxFixedDigits;

// Whether a finite number is short enough for writeFixed: below 10^21 in magnitude.
bool hasFixedText(double value) noexcept;
bool hasFixedText(long double value) noexcept;

// Writes such a number rounded to `digits` <= kMaxFixedDigits places: the decimal closest to its exact binary
// value, of two equally close ones the even one. No point without digits behind it; the sign of zero is kept.
// Needs room for kMaxFixedChars bytes.
char* writeFixed(char* at, double value, unsigned digits) noexcept;
char* writeFixed(char* at, long double value, unsigned digits) noexcept;

inline bool hasFixedText(float value) noexcept { return hasFixedText(static_cast<double>(value)); }
inline char* writeFixed(char* at, float value, unsigned digits) noexcept {
  return writeFixed(at, static_cast<double>(value), digits);
}

#if BYTEPRESS_HAS_FLOAT16
inline bool hasFixedText(_Float16 value) noexcept { return hasFixedText(static_cast<double>(value)); }
inline char* writeFixed(char* at, _Float16 value, unsigned digits) noexcept {
  return writeFixed(at, static_cast<double>(value), digits);
}
#endif

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_FIXED_REAL_HPP
