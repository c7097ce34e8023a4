// SPDX-License-Identifier: BSL-1.0
//
// Decimal digits by the group: what integer.hpp and the code for reals are built from.
//
// Three digits come from a table; eight or sixteen come from a few multiplications on all of them
// at once, without a branch on how many there are. A word holds eight digits in the order of the
// text, the first one in its lowest byte, whatever the endianness of the machine.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_DIGITS_HPP
#define BYTEPRESS_TEXT_DIGITS_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/base/config.hpp"

#if BYTEPRESS_HAS_SSE2
#  include <emmintrin.h>
#endif

namespace bytepress {
inline namespace BYTEPRESS_ABI {

inline constexpr std::uint64_t kAsciiZeros = 0x3030303030303030;

// Stores eight characters; the lowest byte of `word` comes first in memory.
BYTEPRESS_INLINE void storeText(char* at, std::uint64_t word) noexcept {
  if constexpr (std::endian::native == std::endian::big) {
    for (int i = 0; i < 8; ++i) at[i] = static_cast<char>(word >> (8 * i));
  } else {
    std::memcpy(at, &word, sizeof word);
  }
}

// The digits (0 to 9, not characters) of a value below 10^8. Splits it into 4 + 4, 2 + 2 + 2 + 2
// and then single digits; each quotient is a multiplication by a rounded-up reciprocal that is
// exact in its range, and `x * 2^n - q * (d * 2^n - 1)` puts quotient and remainder side by side.
BYTEPRESS_INLINE constexpr std::uint64_t eightDigits(std::uint64_t value) noexcept {
  const std::uint64_t fours =
      (value << 32) - ((value * 109951163) >> 40) * ((std::uint64_t{10000} << 32) - 1);
  const std::uint64_t hundreds = ((fours * 10486) >> 20) & 0x0000007f0000007f;
  const std::uint64_t twos = (fours << 16) - hundreds * ((100 << 16) - 1);
  const std::uint64_t tens = ((twos * 103) >> 10) & 0x000f000f000f000f;
  return (twos << 8) - tens * ((10 << 8) - 1);
}

// How many of the eight digits of a word lead with zero; 7 for zero, whose one digit counts.
BYTEPRESS_INLINE constexpr unsigned leadingZeros(std::uint64_t digits) noexcept {
  return static_cast<unsigned>(std::countr_zero(digits | std::uint64_t{1} << 56)) / 8;
}

// Texts of 0 to 999, four bytes each so that one load and one store write them: the characters
// and, in the last byte, how many. First all of them plain ("7", "42", "999"), then, from
// kPadded on, all padded to three digits ("007", "042", "999").
inline constexpr unsigned kPadded = 1000;

struct SmallTexts {
  char texts[2 * kPadded][4] = {};

  constexpr SmallTexts() noexcept {
    for (unsigned value = 0; value < kPadded; ++value) {
      const char digits[3] = {static_cast<char>('0' + value / 100),
                              static_cast<char>('0' + value / 10 % 10),
                              static_cast<char>('0' + value % 10)};
      const unsigned skipped = value >= 100 ? 0 : value >= 10 ? 1 : 2;
      for (unsigned i = 0; i < 3; ++i) texts[kPadded + value][i] = digits[i];
      for (unsigned i = skipped; i < 3; ++i) texts[value][i - skipped] = digits[i];
      texts[kPadded + value][3] = 3;
      texts[value][3] = static_cast<char>(3 - skipped);
    }
  }
};

inline constexpr SmallTexts kSmallTexts;

// Writes the text with that index; four bytes are overwritten.
BYTEPRESS_INLINE char* writeSmall(char* at, std::size_t index) noexcept {
  const char(&text)[4] = kSmallTexts.texts[index];
  std::memcpy(at, text, 4);
  return at + text[3];
}

// Which of sixteen characters stay where they are, as bytes of all ones in two words; the others
// move up by one, to make room for a point.
struct Kept {
  std::uint64_t first;
  std::uint64_t second;
};

// Sixteen digits, given as two groups of eight (each below 10^8).
class SwarSixteen {
 public:
  BYTEPRESS_INLINE SwarSixteen(std::uint64_t first, std::uint64_t second) noexcept
      : first_(eightDigits(first)), second_(eightDigits(second)) {}

  // The digits of each half, and the same as characters.
  BYTEPRESS_INLINE std::uint64_t first() const noexcept { return first_; }
  BYTEPRESS_INLINE std::uint64_t firstText() const noexcept { return first_ | kAsciiZeros; }
  BYTEPRESS_INLINE std::uint64_t secondText() const noexcept { return second_ | kAsciiZeros; }

  // Stores all sixteen characters, those behind the kept ones one byte further: seventeen bytes,
  // of which the one in between is for the caller to fill.
  BYTEPRESS_INLINE void storeGapped(char* at, const Kept& kept) const noexcept {
    const std::uint64_t moved = secondText() << 8 | firstText() >> 56;
    storeText(at + 9, secondText());
    storeText(at, (firstText() & kept.first) | (firstText() << 8 & ~kept.first));
    storeText(at + 8, (secondText() & kept.second) | (moved & ~kept.second));
  }

  // Bit i is set when digit i is not zero.
  BYTEPRESS_INLINE unsigned nonZero() const noexcept {
    return nonZeroBytes(first_) | nonZeroBytes(second_) << 8;
  }

 private:
  // 0x7f carries every non-zero digit into the byte's high bit; the product gathers the bits.
  static unsigned nonZeroBytes(std::uint64_t digits) noexcept {
    const std::uint64_t high = (digits + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
    return static_cast<unsigned>(high * 0x0102040810204080 >> 56);
  }

  std::uint64_t first_;
  std::uint64_t second_;
};

#if BYTEPRESS_HAS_SSE2 && UINTPTR_MAX > 0xffffffff
// The same in one vector: half the instructions.
class Sse2Sixteen {
 public:
  BYTEPRESS_INLINE Sse2Sixteen(std::uint64_t first, std::uint64_t second) noexcept {
    const __m128i value = _mm_unpacklo_epi64(_mm_cvtsi64_si128(static_cast<long long>(first)),
                                             _mm_cvtsi64_si128(static_cast<long long>(second)));
    const __m128i high = _mm_srli_epi64(_mm_mul_epu32(value, _mm_set1_epi64x(109951163)), 40);
    const __m128i low = _mm_sub_epi32(value, _mm_mul_epu32(high, _mm_set1_epi64x(10000)));
    const __m128i fours = _mm_or_si128(high, _mm_slli_epi64(low, 32));
    const __m128i hundreds = _mm_srli_epi16(_mm_mulhi_epu16(fours, _mm_set1_epi32(5243)), 3);
    const __m128i rest = _mm_sub_epi16(fours, _mm_mullo_epi16(hundreds, _mm_set1_epi32(100)));
    const __m128i twos = _mm_or_si128(hundreds, _mm_slli_epi32(rest, 16));
    const __m128i tens = _mm_mulhi_epu16(twos, _mm_set1_epi16(6554));
    const __m128i ones = _mm_sub_epi16(twos, _mm_mullo_epi16(tens, _mm_set1_epi16(10)));
    digits_ = _mm_or_si128(tens, _mm_slli_epi16(ones, 8));
  }

  BYTEPRESS_INLINE std::uint64_t first() const noexcept { return low(digits_); }
  BYTEPRESS_INLINE std::uint64_t firstText() const noexcept { return low(text()); }
  BYTEPRESS_INLINE std::uint64_t secondText() const noexcept {
    return low(_mm_unpackhi_epi64(text(), text()));
  }

  BYTEPRESS_INLINE void storeGapped(char* at, const Kept& kept) const noexcept {
    const __m128i keep = _mm_loadu_si128(reinterpret_cast<const __m128i*>(&kept));
    const __m128i moved = _mm_slli_si128(text(), 1);
    const __m128i both = _mm_or_si128(_mm_and_si128(keep, text()), _mm_andnot_si128(keep, moved));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at + 1), text());
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), both);
  }

  BYTEPRESS_INLINE unsigned nonZero() const noexcept {
    const __m128i zero = _mm_cmpeq_epi8(digits_, _mm_setzero_si128());
    return static_cast<unsigned>(_mm_movemask_epi8(zero)) ^ 0xffff;
  }

 private:
  BYTEPRESS_INLINE static std::uint64_t low(__m128i vector) noexcept {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(vector));
  }
  BYTEPRESS_INLINE __m128i text() const noexcept {
    return _mm_or_si128(digits_, _mm_set1_epi8('0'));
  }

  __m128i digits_;
};

using SixteenDigits = Sse2Sixteen;
#else
using SixteenDigits = SwarSixteen;
#endif

}  // inline namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_DIGITS_HPP
