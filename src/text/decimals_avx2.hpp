// SPDX-License-Identifier: BSL-1.0
//
// Doubles that are decimals of up to six places below 10^7, four at once; decimals_avx512.hpp has
// the reasoning. AVX2 rounds as the thread's control register says, so the caller sets it.
//
// For the *_avx2.cpp files alone: everything here has internal linkage.
//
// May include: src/text, bytepress/text/real.hpp, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_DECIMALS_AVX2_HPP
#define BYTEPRESS_SRC_TEXT_DECIMALS_AVX2_HPP

#include "bytepress/text/real.hpp"
#include "digits_avx2.hpp"

namespace bytepress {
namespace {

// A value's sixteen bytes: sign, seven digits, point, comma, six places.
constexpr std::uint8_t kDecimalSign = 0, kWhole = 1, kDecimalPoint = 8, kDecimalComma = 9,
                       kPlaces = 10;
constexpr unsigned kWholeDigits = 7, kPlaceDigits = 6;

// How to print a number with so many zeros in front and behind; six of the latter leave the point
// out too. Rows are 64 * sign + 8 * front + behind.
struct DecimalRows {
  alignas(64) std::uint8_t row[128][16] = {};
  std::uint8_t length[128] = {};
  std::uint8_t behind[64] =
      {};  // by which of the six places are not 0, the first in the lowest bit
};

constexpr unsigned fillDecimalRow(std::uint8_t* row, bool sign, unsigned front, unsigned behind) {
  const std::uint8_t* begin = row;
  if (sign) *row++ = kDecimalSign;
  for (unsigned i = front; i < kWholeDigits; ++i) *row++ = static_cast<std::uint8_t>(kWhole + i);
  if (behind < kPlaceDigits) *row++ = kDecimalPoint;
  for (unsigned i = 0; i + behind < kPlaceDigits; ++i)
    *row++ = static_cast<std::uint8_t>(kPlaces + i);
  *row++ = kDecimalComma;
  return static_cast<unsigned>(row - begin);
}

constexpr DecimalRows makeDecimalRows() {
  DecimalRows rows;
  for (unsigned i = 0; i < 128; ++i) {
    const unsigned front = i / 8 % 8, behind = i % 8;
    if (front == kWholeDigits || behind > kPlaceDigits) continue;
    rows.length[i] = static_cast<std::uint8_t>(fillDecimalRow(rows.row[i], i >= 64, front, behind));
  }
  for (unsigned places = 0; places < 64; ++places) {
    unsigned behind = kPlaceDigits;
    for (unsigned i = 0; i < kPlaceDigits; ++i) {
      if ((places >> i & 1) != 0) behind = kPlaceDigits - 1 - i;
    }
    rows.behind[places] = static_cast<std::uint8_t>(behind);
  }
  return rows;
}

constexpr DecimalRows kDecimalRows = makeDecimalRows();

// |v| * 10^6 rounded, and |v| without its fraction, as integers.
struct Decimals {
  __m256i scaled, whole;
  bool fit;  // all four
};

// Adding 2^52 rounds a double to an integer, which then stands in its lowest bits.
BYTEPRESS_INLINE Decimals asDecimals(__m256d values) {
  const __m256d million = _mm256_set1_pd(1e6), big = _mm256_set1_pd(0x1p52);
  const __m256d magnitude = _mm256_andnot_pd(_mm256_set1_pd(-0.0), values);
  const __m256d rounded = _mm256_add_pd(_mm256_mul_pd(magnitude, million), big);
  const __m256i scaled = _mm256_sub_epi64(_mm256_castpd_si256(rounded), _mm256_castpd_si256(big));
  const __m256d back = _mm256_div_pd(_mm256_sub_pd(rounded, big), million);
  const __m256i same =
      _mm256_cmpeq_epi64(_mm256_castpd_si256(back), _mm256_castpd_si256(magnitude));
  const __m256i large = _mm256_cmpgt_epi64(scaled, _mm256_set1_epi64x(9999999999999));
  const __m256d whole = _mm256_add_pd(_mm256_floor_pd(magnitude), big);
  return {scaled, _mm256_sub_epi64(_mm256_castpd_si256(whole), _mm256_castpd_si256(big)),
          _mm256_movemask_epi8(_mm256_andnot_si256(large, same)) == -1};
}

// One value out of `bytes`. Bit 0 of `forced`: its first place is printed even if it is 0.
BYTEPRESS_INLINE char* placeDecimal(char* at, __m128i bytes, std::uint32_t nonZero,
                                    unsigned negative, unsigned forced) {
  const unsigned front = _tzcnt_u32((nonZero >> kWhole & 0x7f) | 0x40);
  const unsigned behind = kDecimalRows.behind[(nonZero >> kPlaces & 0x3f) | forced];
  const unsigned row = negative << 6 | front << 3 | behind;
  storePicked(at, bytes, kDecimalRows.row[row]);
  return at + kDecimalRows.length[row];
}

// 4 values that fit. In style json at least one place is printed.
BYTEPRESS_INLINE char* writeDecimals(char* at, const Decimals& decimals, unsigned negative,
                                     RealStyle style) {
  const __m256i places = _mm256_sub_epi64(
      decimals.scaled, _mm256_mul_epu32(decimals.whole, _mm256_set1_epi64x(1000000)));
  const __m256i whole = eightDigits(decimals.whole), rest = eightDigits(places);
  const __m256i chars = _mm256_set_epi64x(0x3030303030302c2e, 0x303030303030302d,
                                          0x3030303030302c2e, 0x303030303030302d);
  const __m256i even = _mm256_unpacklo_epi64(whole, rest), odd = _mm256_unpackhi_epi64(whole, rest);
  const std::uint32_t evenDigits = nonZeroBytes(even), oddDigits = nonZeroBytes(odd);
  const __m256i evenChars = _mm256_or_si256(even, chars), oddChars = _mm256_or_si256(odd, chars);
  const unsigned forced = style == RealStyle::json;
  at = placeDecimal(at, _mm256_castsi256_si128(evenChars), evenDigits & 0xffff, negative & 1,
                    forced);
  at = placeDecimal(at, _mm256_castsi256_si128(oddChars), oddDigits & 0xffff, negative >> 1 & 1,
                    forced);
  at = placeDecimal(at, _mm256_extracti128_si256(evenChars, 1), evenDigits >> 16, negative >> 2 & 1,
                    forced);
  return placeDecimal(at, _mm256_extracti128_si256(oddChars, 1), oddDigits >> 16, negative >> 3,
                      forced);
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DECIMALS_AVX2_HPP
