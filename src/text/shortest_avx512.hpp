// SPDX-License-Identifier: BSL-1.0
//
// Shortest decimal digits that read back as the same real, eight values at once.
//
// A value is c * 2^q. With k = floor(q * log10 2), the distance G = 2^q * 10^-k to the next value,
// in units of 10^k, lies in [1, 10). S + f = c * G, a whole part of 16 or 17 digits (7 to 9 for
// a float) and a fraction, is the value in these units. Numbers within G/2 of it read back as it.
// At most one multiple of ten is so near: if there is one, it is the shortest (its zeros go
// later). If not, no number with fewer digits is, and the nearer of S and S + 1 is the answer.
//
// G is a 104-bit product, so f and the distances carry an error; where a comparison falls within
// it, the lane is left undecided, and so are subnormal and non-finite values. Below a power of two
// the next value is only G/2 away; such a lane is decided only when a multiple of ten fits that.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: src/text, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP

#include "digits_avx512.hpp"
#include "powers_of_ten.hpp"

namespace bytepress {
namespace {

// Eight values in the order kPairOrder: 17 digits as 1 + 8 + 8, and the power of ten of the first.
struct Shortest {
  __m512i top, high, low;
  __m512i exponent;
  __mmask8 skipsTop;  // where the first digit is 0 and does not belong to the number
  __mmask8 negative;
  __mmask8 zero;
  __mmask8 undecided;
};

constexpr long long kMask52 = (1ll << 52) - 1;
constexpr long long kTenTo8 = 100000000;

// What c * 2^q is made of.
struct Parts {
  __m512i mantissa;  // without the implicit bit
  __m512i q;
  __mmask8 negative, zero, power, special;  // zero; power of two; subnormal or non-finite
};

BYTEPRESS_INLINE Parts takeApart(__m512i bits, int mantissaBits, int exponentMask, int bias) {
  const __m512i none = _mm512_setzero_si512();
  const __m512i mantissa = _mm512_and_si512(bits, _mm512_set1_epi64((1ll << mantissaBits) - 1));
  const __m512i biased = _mm512_and_si512(_mm512_srli_epi64(bits, static_cast<unsigned>(mantissaBits)), _mm512_set1_epi64(exponentMask));
  const __mmask8 power = _mm512_testn_epi64_mask(mantissa, mantissa);
  const __mmask8 smallest = _mm512_cmpeq_epi64_mask(biased, none);
  const __mmask8 largest = _mm512_cmpeq_epi64_mask(biased, _mm512_set1_epi64(exponentMask));
  const auto zero = static_cast<__mmask8>(smallest & power);
  return {mantissa, _mm512_sub_epi64(biased, _mm512_set1_epi64(bias + mantissaBits)),
          _mm512_test_epi64_mask(bits, _mm512_set1_epi64(1ll << (mantissaBits == 52 ? 63 : 31))), zero,
          static_cast<__mmask8>(power & ~smallest), static_cast<__mmask8>((smallest & ~zero) | largest)};
}

// k, and 10^-k and the binary exponent that make G of it.
struct Scale {
  __m512i k;
  __m512i high, low;  // 52 bits each
  __m512i shift;      // G = (high + low / 2^52) * 2^shift / 2^51, 0 <= shift <= 3
};

BYTEPRESS_INLINE Scale scaleOf(__m512i q) {
  // Both factors are proven for all q of doubles by tests/text/bulk_reals_test.cpp.
  const __m512i k = _mm512_srai_epi64(_mm512_mul_epi32(q, _mm512_set1_epi64(1262611)), 22);     // log10(2) * 2^22
  const __m512i log2 = _mm512_srai_epi64(_mm512_mul_epi32(k, _mm512_set1_epi64(-1741647)), 19);  // log2(10) * 2^19
  // Sixteen bytes at a time: a gather of each half is twice as slow here.
  const Spilled at = spill(_mm512_slli_epi64(k, 4));
  const char* base = reinterpret_cast<const char*>(kPowersOfTen.entry - kMinPower);
  __m128i part[8];
  for (int i = 0; i < 8; ++i) part[i] = _mm_load_si128(reinterpret_cast<const __m128i*>(base + at.lane[i]));
  __m512i even = _mm512_castsi128_si512(part[0]), odd = _mm512_castsi128_si512(part[1]);
  even = _mm512_inserti64x2(even, part[2], 1), odd = _mm512_inserti64x2(odd, part[3], 1);
  even = _mm512_inserti64x2(even, part[4], 2), odd = _mm512_inserti64x2(odd, part[5], 2);
  even = _mm512_inserti64x2(even, part[6], 3), odd = _mm512_inserti64x2(odd, part[7], 3);
  return {k, _mm512_unpackhi_epi64(even, odd), _mm512_unpacklo_epi64(even, odd), _mm512_add_epi64(q, log2)};
}

// The value and half the distance to its neighbour in units of 10^k; fractions of 52 bits.
struct Scaled {
  __m512i whole, fraction, half;
};

BYTEPRESS_INLINE Scaled scaleDouble(__m512i mantissa, const Scale& scale) {
  const __m512i none = _mm512_setzero_si512();
  // (2^52 + m) * g, without the lowest 52 of 156 bits; the implicit bit adds g itself.
  const __m512i middle = _mm512_madd52lo_epu64(_mm512_madd52hi_epu64(scale.low, mantissa, scale.low), mantissa, scale.high);
  __m512i upper = _mm512_madd52hi_epu64(scale.high, mantissa, scale.high);
  upper = _mm512_add_epi64(upper, _mm512_srli_epi64(middle, 52));
  const __m512i lower = _mm512_and_si512(middle, _mm512_set1_epi64(kMask52));
  const __m512i left = _mm512_add_epi64(scale.shift, _mm512_set1_epi64(1));
  const __m512i right = _mm512_sub_epi64(_mm512_set1_epi64(51), scale.shift);
  (void)none;
  return {_mm512_or_si512(_mm512_sllv_epi64(upper, left), _mm512_srlv_epi64(lower, right)),
          _mm512_and_si512(_mm512_sllv_epi64(lower, left), _mm512_set1_epi64(kMask52)),
          _mm512_or_si512(_mm512_sllv_epi64(scale.high, scale.shift),
                          _mm512_srlv_epi64(scale.low, _mm512_add_epi64(right, _mm512_set1_epi64(1))))};
}

BYTEPRESS_INLINE Scaled scaleFloat(__m512i mantissa, const Scale& scale) {
  const __m512i none = _mm512_setzero_si512();
  const __m512i c = _mm512_or_si512(mantissa, _mm512_set1_epi64(1 << 23));
  const __m512i upper = _mm512_madd52hi_epu64(none, c, scale.high), lower = _mm512_madd52lo_epu64(none, c, scale.high);
  const __m512i left = _mm512_add_epi64(scale.shift, _mm512_set1_epi64(1));
  const __m512i right = _mm512_sub_epi64(_mm512_set1_epi64(51), scale.shift);
  return {_mm512_or_si512(_mm512_sllv_epi64(upper, left), _mm512_srlv_epi64(lower, right)),
          _mm512_and_si512(_mm512_sllv_epi64(lower, left), _mm512_set1_epi64(kMask52)),
          _mm512_sllv_epi64(scale.high, scale.shift)};
}

// The last digits of the answer, from the last digits of S.
struct Decision {
  __m512i last;
  __mmask8 undecided;
};

// `last` < 2^32 is S or its last digits; the error of fractions and of `half` is below `error`.
BYTEPRESS_INLINE Decision decide(__m512i last, const Scaled& scaled, __mmask8 power, long long error) {
  const __m512i tens = _mm512_srli_epi64(_mm512_mul_epu32(last, _mm512_set1_epi64(0xcccccccd)), 35);
  const __m512i digit = _mm512_sub_epi64(last, _mm512_mul_epu32(tens, _mm512_set1_epi64(10)));
  const __m512i down = _mm512_or_si512(_mm512_slli_epi64(digit, 52), scaled.fraction);  // to the multiple of ten below
  const __m512i up = _mm512_sub_epi64(_mm512_set1_epi64(10ll << 52), down);
  const __m512i middle = _mm512_set1_epi64(1ll << 51);
  const __m512i lowerHalf = _mm512_mask_srli_epi64(scaled.half, power, scaled.half, 1);
  const __m512i margin = _mm512_set1_epi64(error), twice = _mm512_set1_epi64(2 * error);
  const auto tooClose = [&](__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(_mm512_add_epi64(_mm512_sub_epi64(a, b), margin), twice);
  };
  const __mmask8 toLower = _mm512_cmplt_epu64_mask(down, lowerHalf), toUpper = _mm512_cmplt_epu64_mask(up, scaled.half);
  const __mmask8 plusOne = _mm512_cmpgt_epu64_mask(scaled.fraction, middle);
  const auto undecided = static_cast<__mmask8>(tooClose(down, lowerHalf) | tooClose(up, scaled.half) |
                                               tooClose(scaled.fraction, middle) | (power & ~(toLower | toUpper)));
  const __m512i cut = _mm512_sub_epi64(last, digit);
  __m512i answer = _mm512_mask_add_epi64(last, plusOne, last, _mm512_set1_epi64(1));
  answer = _mm512_mask_mov_epi64(answer, toLower, cut);
  answer = _mm512_mask_add_epi64(answer, toUpper, cut, _mm512_set1_epi64(10));
  return {answer, undecided};
}

BYTEPRESS_INLINE Shortest shortestOfDoubles(__m512i bits) {
  const Parts parts = takeApart(bits, 52, 2047, 1023);
  const Scale scale = scaleOf(parts.q);
  const Scaled scaled = scaleDouble(parts.mantissa, scale);
  // x / 10^8 = (x >> 8) / 5^8, by a factor of 2^70 / 5^8.
  __m512i high = _mm512_srli_epi64(
      _mm512_madd52hi_epu64(_mm512_setzero_si512(), _mm512_srli_epi64(scaled.whole, 8), _mm512_set1_epi64(3022314549036573)), 18);
  const __m512i last = _mm512_sub_epi64(scaled.whole, _mm512_mul_epu32(high, _mm512_set1_epi64(kTenTo8)));
  const Decision decision = decide(last, scaled, parts.power, 64);
  const __mmask8 carry = _mm512_cmpge_epu64_mask(decision.last, _mm512_set1_epi64(kTenTo8));
  const __m512i low = _mm512_mask_sub_epi64(decision.last, carry, decision.last, _mm512_set1_epi64(kTenTo8));
  high = _mm512_mask_add_epi64(high, carry, high, _mm512_set1_epi64(1));
  const __m512i top = _mm512_srli_epi64(_mm512_mul_epu32(high, _mm512_set1_epi64(1441151881)), 57);
  high = _mm512_sub_epi64(high, _mm512_mul_epu32(top, _mm512_set1_epi64(kTenTo8)));
  const __mmask8 skipsTop = _mm512_testn_epi64_mask(top, top);
  __m512i exponent = _mm512_add_epi64(scale.k, _mm512_set1_epi64(16));
  exponent = _mm512_mask_sub_epi64(exponent, skipsTop, exponent, _mm512_set1_epi64(1));
  const auto kept = static_cast<__mmask8>(~parts.zero);  // a zero is all digits 0, the first of them at 10^0
  return {_mm512_maskz_mov_epi64(kept, top), _mm512_maskz_mov_epi64(kept, high), _mm512_maskz_mov_epi64(kept, low),
          _mm512_maskz_mov_epi64(kept, exponent), skipsTop, parts.negative, parts.zero,
          static_cast<__mmask8>((decision.undecided & kept) | parts.special)};
}

BYTEPRESS_INLINE Shortest shortestOfFloats(__m512i bits) {
  const Parts parts = takeApart(bits, 23, 255, 127);
  const Scale scale = scaleOf(parts.q);
  const Scaled scaled = scaleFloat(parts.mantissa, scale);
  // One unit of the power's last place times 24 bits, shifted by up to four.
  const Decision decision = decide(scaled.whole, scaled, parts.power, 1ll << 29);
  // 7 to 9 digits, made 9.
  __m512i nine = decision.last;
  __m512i exponent = _mm512_add_epi64(scale.k, _mm512_set1_epi64(8));
  for (int i = 0; i < 2; ++i) {
    const __mmask8 shorter = _mm512_cmplt_epu64_mask(nine, _mm512_set1_epi64(kTenTo8));
    nine = _mm512_mask_mul_epu32(nine, shorter, nine, _mm512_set1_epi64(10));
    exponent = _mm512_mask_sub_epi64(exponent, shorter, exponent, _mm512_set1_epi64(1));
  }
  const __m512i top = _mm512_srli_epi64(_mm512_mul_epu32(nine, _mm512_set1_epi64(1441151881)), 57);
  const __m512i high = _mm512_sub_epi64(nine, _mm512_mul_epu32(top, _mm512_set1_epi64(kTenTo8)));
  const auto kept = static_cast<__mmask8>(~parts.zero);
  return {_mm512_maskz_mov_epi64(kept, top), _mm512_maskz_mov_epi64(kept, high), _mm512_setzero_si512(),
          _mm512_maskz_mov_epi64(kept, exponent), 0, parts.negative, parts.zero,
          static_cast<__mmask8>((decision.undecided & kept) | parts.special)};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP
