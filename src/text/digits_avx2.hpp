// SPDX-License-Identifier: BSL-1.0
//
// Decimal digits of several integers at once, with AVX2; see digits_avx512.hpp for the same in
// wider registers.
//
// For the *_avx2.cpp files alone: everything here has internal linkage.
//
// May include: base, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_DIGITS_AVX2_HPP
#define BYTEPRESS_SRC_TEXT_DIGITS_AVX2_HPP

#include <immintrin.h>

#include <cstdint>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

// 16-bit lanes below 100 -> two digits each, the first in the lower byte.
BYTEPRESS_INLINE __m256i splitHundreds(__m256i pairs) {
  const __m256i tens = _mm256_mulhi_epu16(pairs, _mm256_set1_epi16(6554));  // x/10 for x < 100
  const __m256i ones = _mm256_sub_epi16(pairs, _mm256_mullo_epi16(tens, _mm256_set1_epi16(10)));
  return _mm256_or_si256(tens, _mm256_slli_epi16(ones, 8));
}

// 32-bit lanes below 10^4 -> four digits each, one per byte, the first in the lowest byte.
BYTEPRESS_INLINE __m256i fourDigits(__m256i values) {
  const __m256i high = _mm256_srli_epi16(_mm256_mulhi_epu16(values, _mm256_set1_epi32(5243)),
                                         3);  // x/100 for x < 10^4
  const __m256i low = _mm256_sub_epi16(values, _mm256_mullo_epi16(high, _mm256_set1_epi32(100)));
  return splitHundreds(_mm256_or_si256(high, _mm256_slli_epi32(low, 16)));
}

// 64-bit lanes below 10^8 -> eight digits each, one per byte, the first in the lowest byte.
BYTEPRESS_INLINE __m256i eightDigits(__m256i values) {
  const __m256i high = _mm256_srli_epi64(_mm256_mul_epu32(values, _mm256_set1_epi64x(109951163)),
                                         40);  // x/10^4 for x < 10^8
  const __m256i low = _mm256_sub_epi64(values, _mm256_mul_epu32(high, _mm256_set1_epi64x(10000)));
  return fourDigits(_mm256_or_si256(high, _mm256_slli_epi64(low, 32)));
}

// Bit i: byte i is not 0.
BYTEPRESS_INLINE std::uint32_t nonZeroBytes(__m256i bytes) {
  return ~static_cast<std::uint32_t>(
      _mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_setzero_si256())));
}

// The bytes of a value that stand in one half of a register, in the order that `row` says.
BYTEPRESS_INLINE void storePicked(char* at, __m128i bytes, const std::uint8_t* row) {
  const __m128i picked =
      _mm_shuffle_epi8(bytes, _mm_load_si128(reinterpret_cast<const __m128i*>(row)));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(at), picked);
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DIGITS_AVX2_HPP
