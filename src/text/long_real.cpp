// SPDX-License-Identifier: BSL-1.0
//
// long double: digits by std::to_chars, which knows the width that it has here (80 bits on x86,
// 64 or 128 elsewhere), laid out like the other reals. Rare; not tuned.
//
// May include: base, text.
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "bytepress/text/real.hpp"
#include "real_layout.hpp"

namespace bytepress {
namespace {

constexpr int kMaxLongDigits = std::numeric_limits<long double>::max_digits10;

// The digits d.ddd... without the point and the exponent of ten of the first one.
struct LongDecimal {
  char digits[kMaxLongDigits + 1];
  int count = 0;
  int exponent = 0;
};

LongDecimal longDecimal(long double magnitude) noexcept {
  char text[kMaxLongDigits + 16];
  const auto [end, error] =
      std::to_chars(text, text + sizeof text, magnitude, std::chars_format::scientific);
  LongDecimal decimal;
  const char* from = text;
  for (; from != end && *from != 'e'; ++from)
    if (*from != '.' && decimal.count < kMaxLongDigits) decimal.digits[decimal.count++] = *from;
  if (end - from > 2) std::from_chars(from + (from[1] == '+' ? 2 : 1), end, decimal.exponent);
  while (decimal.count > 1 && decimal.digits[decimal.count - 1] == '0') --decimal.count;
  return decimal;
}

char* append(char* at, const char* from, int count) noexcept {
  std::memcpy(at, from, static_cast<std::size_t>(count));
  return at + count;
}

char* appendZeros(char* at, int count) noexcept {
  std::memset(at, '0', static_cast<std::size_t>(count));
  return at + count;
}

char* layoutLongPlain(char* at, const LongDecimal& decimal, RealStyle style) noexcept {
  const int whole = decimal.exponent + 1;  // digits before the point
  if (whole <= 0) {
    at = append(at, "0.", 2);
    at = appendZeros(at, -whole);
    return append(at, decimal.digits, decimal.count);
  }
  if (decimal.count > whole) {
    at = append(at, decimal.digits, whole);
    *at++ = '.';
    return append(at, decimal.digits + whole, decimal.count - whole);
  }
  at = append(at, decimal.digits, decimal.count);
  at = appendZeros(at, whole - decimal.count);
  return style == RealStyle::json ? append(at, ".0", 2) : at;
}

char* layoutLongExponent(char* at, const LongDecimal& decimal, RealStyle style) noexcept {
  *at++ = decimal.digits[0];
  if (decimal.count > 1) {
    *at++ = '.';
    at = append(at, decimal.digits + 1, decimal.count - 1);
  }
  *at++ = 'e';
  if (decimal.exponent < 0)
    *at++ = '-';
  else if (style == RealStyle::ecmaScript)
    *at++ = '+';
  const auto [end, error] = std::to_chars(at, at + 4, std::abs(decimal.exponent));
  return end;
}

}  // namespace

char* writeReal(char* at, long double value, RealStyle style) noexcept {
  if constexpr (std::numeric_limits<long double>::digits == std::numeric_limits<double>::digits)
    return writeReal(at, static_cast<double>(value), style);
  const bool negative = std::signbit(value);
  const LongDecimal decimal = longDecimal(negative ? -value : value);
  if (decimal.digits[0] == '0') return layoutZero(at, negative, style);
  *at = '-';
  at += negative;
  const bool plain = decimal.exponent >= kMinPlainExponent && decimal.exponent <= kMaxPlainExponent;
  return plain ? layoutLongPlain(at, decimal, style) : layoutLongExponent(at, decimal, style);
}

bool isFinite(long double value) noexcept {
  if constexpr (std::numeric_limits<long double>::digits == 64) {
    // 80 bits of x87: the exponent is the second word, below the sign.
    unsigned char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    return ((bytes[9] & 0x7f) << 8 | bytes[8]) != 0x7fff;
  }
  return std::isfinite(value);
}

}  // namespace bytepress
