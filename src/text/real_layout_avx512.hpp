// SPDX-License-Identifier: BSL-1.0
//
// Lays eight numbers out, each in a lane of 32 bytes, by one byte permutation per two of them.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: src/text, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_REAL_LAYOUT_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_REAL_LAYOUT_AVX512_HPP

#include "digits_avx512.hpp"
#include "real_lanes.hpp"
#include "shortest_avx512.hpp"

namespace bytepress {
namespace {

static_assert(kForced == 0x80);  // the keep flag

constexpr long long kKeep = 0x80;

// Bytes e, sign, three digits for each exponent.
BYTEPRESS_INLINE __m512i exponentChars(__m512i exponent, RealStyle style) {
  const __m512i magnitude = _mm512_abs_epi64(exponent);
  const __m512i hundreds =
      _mm512_mulhi_epu16(magnitude, _mm512_set1_epi64(656));  // x/100 for x < 400
  const __m512i pairs =
      _mm512_sub_epi64(magnitude, _mm512_mullo_epi16(hundreds, _mm512_set1_epi64(100)));
  const __m512i digits = _mm512_or_si512(_mm512_slli_epi64(splitHundreds(pairs), 8), hundreds);
  const __m512i keep =
      _mm512_and_si512(keepFromFirst64(_mm512_or_si512(digits, _mm512_set1_epi64(kKeep << 16))),
                       _mm512_set1_epi64(0x808080));
  const __m512i chars = _mm512_ternarylogic_epi64(keep, digits, _mm512_set1_epi64(0x303030), kOrOr);
  const long long plus = style == RealStyle::json ? 0 : (kKeep | '+') << 8;
  __m512i sign = _mm512_set1_epi64(plus | kKeep | 'e');
  sign = _mm512_mask_mov_epi64(sign, _mm512_movepi64_mask(exponent),
                               _mm512_set1_epi64((kKeep | '-') << 8 | kKeep | 'e'));
  return _mm512_or_si512(_mm512_slli_epi64(chars, 16), sign);
}

// First digit, point, zero, comma, sign, and nothing; see RealByte.
BYTEPRESS_INLINE __m512i otherChars(const Shortest& number, __mmask8 pointed, RealStyle style) {
  constexpr long long kFixed = 0x2d2c302e30 | kKeep;  // the first digit counts always
  const auto signedZeros = static_cast<__mmask8>(style == RealStyle::json ? 0xff : ~number.zero);
  const auto negative = static_cast<__mmask8>(number.negative & signedZeros);
  __m512i chars = _mm512_or_si512(number.top, _mm512_set1_epi64(kFixed));
  chars = _mm512_mask_or_epi64(chars, pointed, chars, _mm512_set1_epi64(kKeep << 8));
  return _mm512_mask_or_epi64(chars, negative, chars, _mm512_set1_epi64(kKeep << 32));
}

// The index vectors of values 2i and 2i + 1, from where their rows begin.
BYTEPRESS_INLINE __m512i rowsOf(const char* rows, const long long* at) {
  const __m256i first = _mm256_load_si256(reinterpret_cast<const __m256i*>(rows + at[0]));
  const __m256i second = _mm256_load_si256(reinterpret_cast<const __m256i*>(rows + at[1]));
  const __m512i upperHalf = _mm512_set_epi64(0x2020202020202020, 0x2020202020202020,
                                             0x2020202020202020, 0x2020202020202020, 0, 0, 0, 0);
  return _mm512_or_si512(_mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1), upperHalf);
}

// Bytes to be packed, in the order of the values.
BYTEPRESS_INLINE WideLanes layOut(const Shortest& number, RealStyle style) {
  const __m512i none = _mm512_setzero_si512();
  const __m512i high = eightDigits(number.high), low = eightDigits(number.low);
  const __mmask8 longer = _mm512_test_epi64_mask(low, low);
  const __m512i lowZeros = trailingZeros64(low),
                highZeros = _mm512_mask_mov_epi64(trailingZeros64(high), longer, none);
  const __m512i keep = _mm512_set1_epi64(kKeepBytes), zeroChars = _mm512_set1_epi64(kZeroChars);
  const __m512i highChars =
      _mm512_ternarylogic_epi64(_mm512_srlv_epi64(keep, highZeros), high, zeroChars, kOrOr);
  const __m512i lowChars =
      _mm512_ternarylogic_epi64(_mm512_srlv_epi64(keep, lowZeros), low, zeroChars, kOrOr);

  const __m512i kind =
      _mm512_min_epu64(_mm512_sub_epi64(number.exponent, _mm512_set1_epi64(kMinPlain)),
                       _mm512_set1_epi64(kExponentClass));
  const __mmask8 plain = _mm512_cmpneq_epi64_mask(kind, _mm512_set1_epi64(kExponentClass));
  // Eight times the digits behind the first. The point counts if they reach behind it.
  __m512i behind = _mm512_sub_epi64(_mm512_set1_epi64(128), _mm512_add_epi64(lowZeros, highZeros));
  behind = _mm512_mask_sub_epi64(behind, number.skipsTop, behind, _mm512_set1_epi64(8));
  const __m512i whole = _mm512_slli_epi64(_mm512_maskz_max_epi64(plain, number.exponent, none), 3);
  const __m512i others = otherChars(number, _mm512_cmpgt_epi64_mask(behind, whole), style);
  const __m512i exponents = plain == 0xff ? none : exponentChars(number.exponent, style);

  const __m512i row =
      _mm512_mask_add_epi64(kind, number.skipsTop, kind, _mm512_set1_epi64(kClasses));
  const Spilled rowAt =
      spill(_mm512_permutexvar_epi64(_mm512_load_si512(kPairOrder), _mm512_slli_epi64(row, 5)));
  const char* rows = reinterpret_cast<const char*>(kRealRows[static_cast<int>(style)].row);
  WideLanes lanes = wideLanes(highChars, lowChars, others, exponents);
  for (unsigned i = 0; i < 4; ++i) {
    const __m512i index = rowsOf(rows, rowAt.lane + 2 * i);
    const __m512i chars = _mm512_permutexvar_epi8(index, lanes.pair[i]);
    lanes.pair[i] = _mm512_ternarylogic_epi64(index, keep, chars, kAndOr);  // kForced
  }
  return lanes;
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_REAL_LAYOUT_AVX512_HPP
