// SPDX-License-Identifier: BSL-1.0
//
// Decimal digits of many integers at once, and what turns laid-out bytes into packed text.
//
// All bytes that may be printed are 7-bit characters. Their top bit says "keep me" until the
// last step, which drops the others by one compression and clears the bit. So which digits count
// is arithmetic on whole vectors, not on masks.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: std, <immintrin.h>.
#ifndef BYTEPRESS_SRC_TEXT_DIGITS_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_DIGITS_AVX512_HPP

#if defined(__GNUC__) && !defined(__clang__)
// g++ 12's own header starts results from a value that it leaves undefined on purpose, and warns.
#  pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#  pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>

#include <cstdint>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

constexpr long long kKeepBytes = static_cast<long long>(0x8080808080808080);
constexpr long long kZeroChars = 0x3030303030303030;

// Truth tables for _mm512_ternarylogic_epi64(a, b, c, …).
constexpr int kOrOr = 0xfe;   // a | b | c
constexpr int kOrAnd = 0xa8;  // (a | b) & c
constexpr int kAndOr = 0xea;  // (a & b) | c

// 16-bit lanes below 100 -> two digits each, the first in the lower byte.
BYTEPRESS_INLINE __m512i splitHundreds(__m512i pairs) {
  const __m512i tens = _mm512_mulhi_epu16(pairs, _mm512_set1_epi16(6554));  // x/10 for x < 100
  const __m512i ones = _mm512_sub_epi16(pairs, _mm512_mullo_epi16(tens, _mm512_set1_epi16(10)));
  return _mm512_or_si512(tens, _mm512_slli_epi16(ones, 8));
}

// 32-bit lanes below 10^4 -> four digits each, one per byte, the first in the lowest byte.
BYTEPRESS_INLINE __m512i fourDigits(__m512i values) {
  const __m512i high = _mm512_srli_epi16(_mm512_mulhi_epu16(values, _mm512_set1_epi32(5243)),
                                         3);  // x/100 for x < 10^4
  const __m512i low = _mm512_sub_epi16(values, _mm512_mullo_epi16(high, _mm512_set1_epi32(100)));
  return splitHundreds(_mm512_or_si512(high, _mm512_slli_epi32(low, 16)));
}

// 64-bit lanes below 10^8 -> eight digits each, one per byte, the first in the lowest byte.
BYTEPRESS_INLINE __m512i eightDigits(__m512i values) {
  const __m512i high = _mm512_srli_epi64(_mm512_mul_epu32(values, _mm512_set1_epi64(109951163)),
                                         40);  // x/10^4 for x < 10^8
  const __m512i low = _mm512_sub_epi64(values, _mm512_mul_epu32(high, _mm512_set1_epi64(10000)));
  return fourDigits(_mm512_or_si512(high, _mm512_slli_epi64(low, 32)));
}

// Keep flags for the digits from the first one that is not 0, per lane of 64 or 32 bits; none in
// a lane of zeros. (x | -x has all bits set from the lowest set one of x up.)
BYTEPRESS_INLINE __m512i keepFromFirst64(__m512i digits) {
  const __m512i negated = _mm512_sub_epi64(_mm512_setzero_si512(), digits);
  return _mm512_ternarylogic_epi64(digits, negated, _mm512_set1_epi64(kKeepBytes), kOrAnd);
}

BYTEPRESS_INLINE __m512i keepFromFirst32(__m512i digits) {
  const __m512i negated = _mm512_sub_epi32(_mm512_setzero_si512(), digits);
  return _mm512_ternarylogic_epi64(digits, negated, _mm512_set1_epi64(kKeepBytes), kOrAnd);
}

// Eight times the digits 0 at the end of each lane.
BYTEPRESS_INLINE __m512i trailingZeros64(__m512i digits) {
  return _mm512_and_si512(_mm512_lzcnt_epi64(digits), _mm512_set1_epi64(~7ll));
}

// Keep flags for the digits up to the last one that is not 0; none in a lane of zeros.
BYTEPRESS_INLINE __m512i keepToLast64(__m512i digits) {
  return _mm512_srlv_epi64(_mm512_set1_epi64(kKeepBytes), trailingZeros64(digits));
}

// The bytes of the first `count` values in vector number `vector`, which has `lanes` lanes.
BYTEPRESS_INLINE std::uint64_t lanesBelow(unsigned count, unsigned vector, unsigned lanes) {
  const unsigned before = vector * lanes;
  if (count >= before + lanes)
    return ~std::uint64_t{0};  // bzhi looks at the low byte of its operand only
  return count <= before ? 0 : _bzhi_u64(~std::uint64_t{0}, (count - before) * (64 / lanes));
}

// The bytes of `laidOut` with the keep flag, at `at`; the flags of `lanes` only. Writes 64 bytes.
BYTEPRESS_INLINE char* pack(char* at, __m512i laidOut, std::uint64_t lanes = ~std::uint64_t{0}) {
  const std::uint64_t keep = _mm512_movepi8_mask(laidOut) & lanes;
  const __m512i chars = _mm512_andnot_si512(_mm512_set1_epi64(kKeepBytes), laidOut);
  // The bytes behind come from `chars` too: processors wait for the old value of the result's
  // register even where it is to be zeroed, and a register of its own would be that of the step
  // before.
  _mm512_storeu_si512(at, _mm512_mask_compress_epi8(chars, keep, chars));
  return at + _mm_popcnt_u64(keep);
}

// Eight 64-bit lanes as memory, to be loaded one by one as addresses. The compiler is kept from
// seeing through it: it would take the lanes out of the register one by one, at twice the cost.
struct Spilled {
  alignas(64) long long lane[8];
};

BYTEPRESS_INLINE Spilled spill(__m512i lanes) {
  Spilled spilled;
  _mm512_store_si512(spilled.lane, lanes);
  __asm__("" : "+m"(spilled));
  return spilled;
}

// Four registers of eight 64-bit lanes as four registers of two values, 32 bytes each: a b c d.
struct WideLanes {
  __m512i pair[4];
};

// The order in which the eight values must stand in the lanes to come out as 0 1, 2 3, 4 5, 6 7.
alignas(64) constexpr long long kPairOrder[8] = {0, 2, 1, 3, 4, 6, 5, 7};

BYTEPRESS_INLINE WideLanes wideLanes(__m512i a, __m512i b, __m512i c, __m512i d) {
  const __m512i lower = _mm512_set_epi64(11, 10, 3, 2, 9, 8, 1, 0),
                upper = _mm512_set_epi64(15, 14, 7, 6, 13, 12, 5, 4);
  const __m512i evenAb = _mm512_unpacklo_epi64(a, b), oddAb = _mm512_unpackhi_epi64(a, b);
  const __m512i evenCd = _mm512_unpacklo_epi64(c, d), oddCd = _mm512_unpackhi_epi64(c, d);
  return {{_mm512_permutex2var_epi64(evenAb, lower, evenCd),
           _mm512_permutex2var_epi64(oddAb, lower, oddCd),
           _mm512_permutex2var_epi64(evenAb, upper, evenCd),
           _mm512_permutex2var_epi64(oddAb, upper, oddCd)}};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_DIGITS_AVX512_HPP
