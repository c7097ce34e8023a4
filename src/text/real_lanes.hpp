// SPDX-License-Identifier: BSL-1.0
//
// How the text of a real is picked, byte by byte, out of its digits: one row per place of the
// decimal point. So the layout of a number is a permutation, not a sequence of branches.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: std, bytepress/text/real.hpp.
#ifndef BYTEPRESS_SRC_TEXT_REAL_LANES_HPP
#define BYTEPRESS_SRC_TEXT_REAL_LANES_HPP

#include <cstdint>

#include "bytepress/text/real.hpp"

namespace bytepress {
namespace {

// Where the 32 bytes of a value hold what. Digits are 0 … 15 for the second to the last of 17.
enum RealByte : std::uint8_t {
  kFirstDigit = 16,
  kPoint = 17,
  kZero = 18,
  kRealComma = 19,
  kRealSign = 20,
  kNothing = 21,   // is 0
  kExponent = 24,  // five bytes: e, sign, three digits
};

// Plain notation from 10^-6 to below 10^21.
constexpr int kMinPlain = -6;
constexpr int kMaxPlain = 20;
constexpr int kExponentClass = kMaxPlain - kMinPlain + 1;  // the last row
constexpr int kClasses = kExponentClass + 1;

// Printed whatever its own keep flag says. Byte permutations ignore this bit of an index.
constexpr std::uint8_t kForced = 0x80;

struct RealRows {
  // [1]: the first of the 17 digits is 0 and left out. Classes: the decimal exponent of the first
  // digit, counted from kMinPlain, or kExponentClass.
  alignas(64) std::uint8_t row[2][kClasses][32];
};

class RealRow {
 public:
  constexpr RealRow(std::uint8_t (&row)[32], int skipped) : row_(row), next_(skipped) {
    for (std::uint8_t& byte : row_) byte = kNothing;
    add(kRealSign);
  }

  constexpr void add(std::uint8_t byte) { row_[used_++] = byte; }

  // The next digit; behind the last one, zeros.
  constexpr void addDigit(std::uint8_t forced) {
    const auto byte = next_ == 0 ? std::uint8_t{kFirstDigit}
                                 : static_cast<std::uint8_t>(next_ <= 16 ? next_ - 1 : kZero);
    add(byte | forced);
    ++next_;
  }

  constexpr void addOtherDigits() {
    while (next_ <= 16) addDigit(0);
  }

 private:
  std::uint8_t (&row_)[32];
  int used_ = 0;
  int next_;
};

constexpr void fillRow(RealRow row, int exponent, std::uint8_t forcedPoint) {
  if (exponent > kMaxPlain) {  // d.ddde-308
    row.addDigit(kForced);
    row.add(kPoint);
    row.addOtherDigits();
    for (std::uint8_t i = 0; i < 5; ++i) row.add(static_cast<std::uint8_t>(kExponent + i));
  } else if (exponent < 0) {  // 0.00ddd
    row.add(kZero | kForced);
    row.add(kPoint | kForced);
    for (int i = -1; i > exponent; --i) row.add(kZero | kForced);
    row.addOtherDigits();
  } else {  // ddd.ddd, ddd000.0
    for (int i = 0; i <= exponent; ++i) row.addDigit(kForced);
    row.add(kPoint | forcedPoint);
    row.addDigit(forcedPoint);
    row.addOtherDigits();
  }
  row.add(kRealComma | kForced);
}

constexpr RealRows makeRealRows(RealStyle style) {
  RealRows rows{};
  for (int skipped = 0; skipped < 2; ++skipped) {
    for (int i = 0; i < kClasses; ++i) {
      fillRow(RealRow(rows.row[skipped][i], skipped), i + kMinPlain,
              style == RealStyle::json ? kForced : std::uint8_t{0});
    }
  }
  return rows;
}

constexpr RealRows kRealRows[2] = {makeRealRows(RealStyle::json),
                                   makeRealRows(RealStyle::ecmaScript)};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_REAL_LANES_HPP
