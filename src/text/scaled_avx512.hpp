// SPDX-License-Identifier: BSL-1.0
//
// Reals scaled by a power of ten, eight at once: the arithmetic under shortest_avx512.hpp, which
// says what the numbers mean.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: src/text, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_SCALED_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_SCALED_AVX512_HPP

#include "digits_avx512.hpp"
#include "powers_of_ten.hpp"

namespace bytepress {
namespace {

constexpr long long kMask52 = (1ll << 52) - 1;

// What c * 2^q is made of.
struct Parts {
  __m512i mantissa;  // without the implicit bit
  __m512i q;
  __mmask8 negative, zero, power, special;  // zero; power of two; subnormal or non-finite
};

BYTEPRESS_INLINE Parts takeApart(__m512i bits, int mantissaBits, int exponentMask, int bias) {
  const __m512i none = _mm512_setzero_si512();
  const __m512i mantissa = _mm512_and_si512(bits, _mm512_set1_epi64((1ll << mantissaBits) - 1));
  const __m512i biased =
      _mm512_and_si512(_mm512_srli_epi64(bits, static_cast<unsigned>(mantissaBits)),
                       _mm512_set1_epi64(exponentMask));
  const __mmask8 power = _mm512_testn_epi64_mask(mantissa, mantissa);
  const __mmask8 smallest = _mm512_cmpeq_epi64_mask(biased, none);
  const __mmask8 largest = _mm512_cmpeq_epi64_mask(biased, _mm512_set1_epi64(exponentMask));
  const auto zero = static_cast<__mmask8>(smallest & power);
  return {mantissa,
          _mm512_sub_epi64(biased, _mm512_set1_epi64(bias + mantissaBits)),
          _mm512_test_epi64_mask(bits, _mm512_set1_epi64(1ll << (mantissaBits == 52 ? 63 : 31))),
          zero,
          static_cast<__mmask8>(power & ~smallest),
          static_cast<__mmask8>((smallest & ~zero) | largest)};
}

// k, and 10^-k and the binary exponent that make G of it.
struct Scale {
  __m512i k;
  __m512i high, low;  // 52 bits each
  __m512i shift;      // G = (high + low / 2^52) * 2^shift / 2^51, 0 <= shift <= 3
  __mmask8 exact;     // low is 0, and high exact: 5^22 < 2^52
};

BYTEPRESS_INLINE Scale scaleOf(__m512i q) {
  // tests/text/powers_of_ten_test.cpp tries both factors for every q.
  const __m512i k =
      _mm512_srai_epi64(_mm512_mul_epi32(q, _mm512_set1_epi64(1262611)), 22);  // log10(2) * 2^22
  const __m512i log2 =
      _mm512_srai_epi64(_mm512_mul_epi32(k, _mm512_set1_epi64(-1741647)), 19);  // log2(10) * 2^19
  // Sixteen bytes at a time: two gathers are no faster where they are fast, and slow where the
  // processor's microcode guards them.
  const Spilled at = spill(_mm512_slli_epi64(k, 4));
  const char* base = reinterpret_cast<const char*>(kPowersOfTen.entry - kMinPower);
  __m128i part[8];
  for (int i = 0; i < 8; ++i)
    part[i] = _mm_load_si128(reinterpret_cast<const __m128i*>(base + at.lane[i]));
  __m512i even = _mm512_castsi128_si512(part[0]), odd = _mm512_castsi128_si512(part[1]);
  even = _mm512_inserti64x2(even, part[2], 1), odd = _mm512_inserti64x2(odd, part[3], 1);
  even = _mm512_inserti64x2(even, part[4], 2), odd = _mm512_inserti64x2(odd, part[5], 2);
  even = _mm512_inserti64x2(even, part[6], 3), odd = _mm512_inserti64x2(odd, part[7], 3);
  const __mmask8 exact =
      _mm512_cmple_epu64_mask(_mm512_sub_epi64(_mm512_setzero_si512(), k), _mm512_set1_epi64(22));
  return {k, _mm512_unpackhi_epi64(even, odd), _mm512_unpacklo_epi64(even, odd),
          _mm512_add_epi64(q, log2), exact};
}

// The value and half the distance to its neighbour in units of 10^k; fractions of 52 bits.
struct Scaled {
  __m512i whole, fraction, half;
};

BYTEPRESS_INLINE Scaled scaleDouble(__m512i mantissa, const Scale& scale) {
  // (2^52 + m) * g, without the lowest 52 of 156 bits; the implicit bit adds g itself.
  const __m512i middle = _mm512_madd52lo_epu64(
      _mm512_madd52hi_epu64(scale.low, mantissa, scale.low), mantissa, scale.high);
  __m512i upper = _mm512_madd52hi_epu64(scale.high, mantissa, scale.high);
  upper = _mm512_add_epi64(upper, _mm512_srli_epi64(middle, 52));
  const __m512i lower = _mm512_and_si512(middle, _mm512_set1_epi64(kMask52));
  const __m512i left = _mm512_add_epi64(scale.shift, _mm512_set1_epi64(1));
  const __m512i right = _mm512_sub_epi64(_mm512_set1_epi64(51), scale.shift);
  return {
      _mm512_or_si512(_mm512_sllv_epi64(upper, left), _mm512_srlv_epi64(lower, right)),
      _mm512_and_si512(_mm512_sllv_epi64(lower, left), _mm512_set1_epi64(kMask52)),
      _mm512_or_si512(_mm512_sllv_epi64(scale.high, scale.shift),
                      _mm512_srlv_epi64(scale.low, _mm512_add_epi64(right, _mm512_set1_epi64(1))))};
}

BYTEPRESS_INLINE Scaled scaleFloat(__m512i mantissa, const Scale& scale) {
  const __m512i none = _mm512_setzero_si512();
  const __m512i c = _mm512_or_si512(mantissa, _mm512_set1_epi64(1 << 23));
  const __m512i upper = _mm512_madd52hi_epu64(none, c, scale.high),
                lower = _mm512_madd52lo_epu64(none, c, scale.high);
  const __m512i left = _mm512_add_epi64(scale.shift, _mm512_set1_epi64(1));
  const __m512i right = _mm512_sub_epi64(_mm512_set1_epi64(51), scale.shift);
  return {_mm512_or_si512(_mm512_sllv_epi64(upper, left), _mm512_srlv_epi64(lower, right)),
          _mm512_and_si512(_mm512_sllv_epi64(lower, left), _mm512_set1_epi64(kMask52)),
          _mm512_sllv_epi64(scale.high, scale.shift)};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_SCALED_AVX512_HPP
