// SPDX-License-Identifier: BSL-1.0
//
// Doubles that are decimals of up to six places below 10^7, eight at once: prices, coordinates,
// percentages, and whole numbers.
//
// r = round(|v| * 10^6). If r < 10^13 and r / 10^6, correctly rounded, is |v|, then r / 10^6
// without its trailing zeros is the shortest text: decimals of up to 15 digits differ as doubles.
//
// The rounding is part of each instruction, so the thread's rounding mode does not matter; nor
// does flushing subnormals to zero, since results are compared as bits.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: src/text, bytepress/text/real.hpp, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_DECIMALS_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_DECIMALS_AVX512_HPP

#include "bytepress/text/real.hpp"
#include "digits_avx512.hpp"
#include "lane_layout.hpp"

namespace bytepress {
namespace {

constexpr int kNearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

// r of each lane, and which lanes are such decimals.
struct Decimals {
  __m512i scaled;
  __mmask8 fit;
};

BYTEPRESS_INLINE Decimals asDecimals(__m512d values) {
  const __m512d million = _mm512_set1_pd(1e6);
  const __m512d magnitude = _mm512_abs_pd(values);
  const __m512i scaled =
      _mm512_cvt_roundpd_epi64(_mm512_mul_round_pd(magnitude, million, kNearest), kNearest);
  const __m512d back =
      _mm512_div_round_pd(_mm512_cvt_roundepi64_pd(scaled, kNearest), million, kNearest);
  const __mmask8 small =
      _mm512_cmplt_epu64_mask(scaled, _mm512_set1_epi64(10000000000000));  // not where out of range
  return {scaled, _mm512_mask_cmpeq_epi64_mask(small, _mm512_castpd_si512(back),
                                               _mm512_castpd_si512(magnitude))};
}

// Lanes of 16: sign d d d d d d d . d d d d d d ,
BYTEPRESS_INLINE char* writeDecimals(char* at, __m512i scaled, __m512i bits, unsigned count,
                                     RealStyle style) {
  static constexpr auto kLayout =
      layOut<8>({0, 1, 2, 3, 4, 5, 6, 7, kSecond, kSecond + 2, kSecond + 3, kSecond + 4,
                 kSecond + 5, kSecond + 6, kSecond + 7, kSecond + 1});
  // x / 10^6 = (x >> 6) / 5^6, by a factor of 2^65 / 5^6.
  const __m512i whole =
      _mm512_srli_epi64(_mm512_madd52hi_epu64(_mm512_setzero_si512(), _mm512_srli_epi64(scaled, 6),
                                              _mm512_set1_epi64(2361183241434823)),
                        13);
  const __m512i places =
      _mm512_sub_epi64(scaled, _mm512_mul_epu32(whole, _mm512_set1_epi64(1000000)));
  const __m512i wholeDigits = eightDigits(whole), placeDigits = eightDigits(places);

  // The first of the eight digits of either is 0: the sign takes the one, the point the other; the
  // comma the next.
  __m512i left = keepFromFirst64(_mm512_or_si512(wholeDigits, _mm512_set1_epi64(1ll << 63)));
  left = _mm512_ternarylogic_epi64(left, wholeDigits, _mm512_set1_epi64(0x303030303030302d), kOrOr);
  __m512i right = _mm512_or_si512(keepToLast64(placeDigits), placeDigits);
  __m512i ends;
  __mmask8 negative = _mm512_movepi64_mask(bits);
  if (style == RealStyle::json) {
    ends = _mm512_set1_epi64(0x303030303030ac2e | 0x800080);  // the point and one place always
  } else {
    const __mmask8 broken = _mm512_test_epi64_mask(placeDigits, placeDigits);
    ends = _mm512_mask_or_epi64(_mm512_set1_epi64(0x303030303030ac2e), broken,
                                _mm512_set1_epi64(0x303030303030ac2e), _mm512_set1_epi64(0x80));
    negative &= _mm512_test_epi64_mask(scaled, scaled);
  }
  right = _mm512_or_si512(right, ends);
  left = _mm512_mask_or_epi64(left, negative, left, _mm512_set1_epi64(0x80));
  for (unsigned i = 0; i < 2; ++i) {
    const __m512i lanes =
        _mm512_permutex2var_epi8(left, _mm512_load_si512(kLayout.index[i]), right);
    at = pack(at, lanes, lanesBelow(count, i, 4));
  }
  return at;
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DECIMALS_AVX512_HPP
