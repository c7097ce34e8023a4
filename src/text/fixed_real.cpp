// SPDX-License-Identifier: BSL-1.0
//
// Fixed digits by std::to_chars, which rounds exactly and knows no locale.
//
// May include: base, text.
#include "bytepress/text/fixed_real.hpp"

#include <charconv>

namespace bytepress {
namespace {

constexpr double kFirstTooLong = 1e21;

template <class Real>
char* writeFixedReal(char* at, Real value, unsigned digits) noexcept {
  return std::to_chars(at, at + kMaxFixedChars, value, std::chars_format::fixed, static_cast<int>(digits)).ptr;
}

}  // namespace

bool hasFixedText(double value) noexcept { return value < kFirstTooLong && value > -kFirstTooLong; }
bool hasFixedText(long double value) noexcept { return value < kFirstTooLong && value > -kFirstTooLong; }

char* writeFixed(char* at, double value, unsigned digits) noexcept { return writeFixedReal(at, value, digits); }
char* writeFixed(char* at, long double value, unsigned digits) noexcept { return writeFixedReal(at, value, digits); }

}  // namespace bytepress
