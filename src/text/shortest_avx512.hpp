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
// it, the lane is left undecided, and so are subnormal and non-finite values. But for 10^0 to
// 10^22, that is for values of everyday size, all is exact. Below a power of two the next value is
// only G/2 away; such a lane is decided only when a multiple of ten fits that.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: src/text, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP

#include "digits_avx512.hpp"
#include "scaled_avx512.hpp"

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

constexpr long long kTenTo8 = 100000000;

// The last digits of the answer, from the last digits of S.
struct Decision {
  __m512i last;
  __mmask8 undecided;
};

// `last` < 2^32 is S or its last digits. The error of fractions and of `half` is below `error`, or
// there is none where the power of ten is exact; then also a tie is decided: the limits belong to
// a value whose mantissa is even, and of S and S + 1 the even one is taken.
BYTEPRESS_INLINE Decision decide(__m512i last, const Scaled& scaled, const Parts& parts,
                                 __mmask8 exact, long long error) {
  const __m512i one = _mm512_set1_epi64(1), middle = _mm512_set1_epi64(1ll << 51);
  const __m512i tens = _mm512_srli_epi64(_mm512_mul_epu32(last, _mm512_set1_epi64(0xcccccccd)), 35);
  const __m512i digit = _mm512_sub_epi64(last, _mm512_mul_epu32(tens, _mm512_set1_epi64(10)));
  // To the multiples of ten below and above.
  const __m512i down = _mm512_or_si512(_mm512_slli_epi64(digit, 52), scaled.fraction);
  const __m512i up = _mm512_sub_epi64(_mm512_set1_epi64(10ll << 52), down);
  const __m512i even = _mm512_andnot_si512(parts.mantissa, one);
  const __m512i upperLimit = _mm512_add_epi64(scaled.half, even);
  const __m512i lowerLimit =
      _mm512_add_epi64(_mm512_mask_srli_epi64(scaled.half, parts.power, scaled.half, 1), even);
  const __m512i rounded = _mm512_add_epi64(scaled.fraction, _mm512_and_si512(last, one));

  const __m512i margin =
      _mm512_mask_mov_epi64(_mm512_set1_epi64(error), exact, _mm512_setzero_si512());
  const __m512i twice = _mm512_add_epi64(margin, margin);
  const auto tooClose = [&](__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(_mm512_add_epi64(_mm512_sub_epi64(a, b), margin), twice);
  };
  const __mmask8 toLower = _mm512_cmplt_epu64_mask(down, lowerLimit);
  const __mmask8 toUpper = _mm512_cmplt_epu64_mask(up, upperLimit);
  const auto undecided =
      static_cast<__mmask8>(tooClose(down, lowerLimit) | tooClose(up, upperLimit) |
                            tooClose(rounded, middle) | (parts.power & ~(toLower | toUpper)));
  const __m512i cut = _mm512_sub_epi64(last, digit);
  __m512i answer = _mm512_mask_add_epi64(last, _mm512_cmpgt_epu64_mask(rounded, middle), last, one);
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
      _mm512_madd52hi_epu64(_mm512_setzero_si512(), _mm512_srli_epi64(scaled.whole, 8),
                            _mm512_set1_epi64(3022314549036573)),
      18);
  const __m512i last =
      _mm512_sub_epi64(scaled.whole, _mm512_mul_epu32(high, _mm512_set1_epi64(kTenTo8)));
  const Decision decision = decide(last, scaled, parts, scale.exact, 64);
  const __mmask8 carry = _mm512_cmpge_epu64_mask(decision.last, _mm512_set1_epi64(kTenTo8));
  const __m512i low =
      _mm512_mask_sub_epi64(decision.last, carry, decision.last, _mm512_set1_epi64(kTenTo8));
  high = _mm512_mask_add_epi64(high, carry, high, _mm512_set1_epi64(1));
  const __m512i top = _mm512_srli_epi64(_mm512_mul_epu32(high, _mm512_set1_epi64(1441151881)), 57);
  high = _mm512_sub_epi64(high, _mm512_mul_epu32(top, _mm512_set1_epi64(kTenTo8)));
  const __mmask8 skipsTop = _mm512_testn_epi64_mask(top, top);
  __m512i exponent = _mm512_add_epi64(scale.k, _mm512_set1_epi64(16));
  exponent = _mm512_mask_sub_epi64(exponent, skipsTop, exponent, _mm512_set1_epi64(1));
  const auto kept =
      static_cast<__mmask8>(~parts.zero);  // a zero is all digits 0, the first of them at 10^0
  return {_mm512_maskz_mov_epi64(kept, top),
          _mm512_maskz_mov_epi64(kept, high),
          _mm512_maskz_mov_epi64(kept, low),
          _mm512_maskz_mov_epi64(kept, exponent),
          skipsTop,
          parts.negative,
          parts.zero,
          static_cast<__mmask8>((decision.undecided & kept) | parts.special)};
}

BYTEPRESS_INLINE Shortest shortestOfFloats(__m512i bits) {
  const Parts parts = takeApart(bits, 23, 255, 127);
  const Scale scale = scaleOf(parts.q);
  const Scaled scaled = scaleFloat(parts.mantissa, scale);
  // One unit of the power's last place times 24 bits, shifted by up to four.
  const Decision decision = decide(scaled.whole, scaled, parts, scale.exact, 1ll << 29);
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
  return {_mm512_maskz_mov_epi64(kept, top),
          _mm512_maskz_mov_epi64(kept, high),
          _mm512_setzero_si512(),
          _mm512_maskz_mov_epi64(kept, exponent),
          0,
          parts.negative,
          parts.zero,
          static_cast<__mmask8>((decision.undecided & kept) | parts.special)};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_SHORTEST_AVX512_HPP
