// SPDX-License-Identifier: BSL-1.0
//
// Arrays of integers with AVX2: the digits of eight values at once, each value then shifted into
// place by one byte shuffle, without a branch of its own.
//
// Values below 1000 come from the scalar writer's table, which is faster still.
//
// May include: text, src/text, <immintrin.h>.
#include <cstring>
#include <type_traits>

#include "bytepress/text/digits.hpp"
#include "digits_avx2.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

constexpr unsigned kBlock = 8;
constexpr int kSmall = 1000;

template <class T>
constexpr std::size_t kStep = sizeof(T) == 1   ? 5
                              : sizeof(T) == 2 ? 7
                              : sizeof(T) == 4 ? 12
                                               : 21;

template <class T>
constexpr bool kSigned = std::is_signed_v<T>;

// Where a value's sixteen bytes hold what: comma and sign, then its ten digits.
constexpr std::uint8_t kComma = 0, kSign = 1, kFirst = 6, kBehind = 16;

// Row [sign][zeros]: the sign if there is one, the digits without so many leading zeros, the comma.
struct TenDigitRows {
  alignas(64) std::uint8_t row[2][kBehind - kFirst][16];
};

constexpr TenDigitRows makeTenDigitRows() {
  TenDigitRows rows{};
  for (unsigned sign = 0; sign < 2; ++sign) {
    for (unsigned zeros = 0; zeros < kBehind - kFirst; ++zeros) {
      unsigned used = 0;
      if (sign != 0) rows.row[sign][zeros][used++] = kSign;
      for (unsigned i = kFirst + zeros; i < kBehind; ++i)
        rows.row[sign][zeros][used++] = static_cast<std::uint8_t>(i);
      rows.row[sign][zeros][used] = kComma;
    }
  }
  return rows;
}

constexpr TenDigitRows kTenDigitRows = makeTenDigitRows();

// One value out of `bytes`; bit 6 of `nonZero` is for the first of its digits.
BYTEPRESS_INLINE char* placeTenDigits(char* at, __m128i bytes, std::uint32_t nonZero,
                                      unsigned negative) {
  const unsigned zeros = _tzcnt_u32((nonZero | 0x8000) >> kFirst);
  storePicked(at, bytes, kTenDigitRows.row[negative][zeros]);
  return at + (kBehind - kFirst + 1) + negative - zeros;
}

// 4 values of magnitude below 2^32 in 64-bit lanes; bit i of `negative` is the sign of value i.
BYTEPRESS_INLINE char* writeTenDigits(char* at, __m256i magnitudes, unsigned negative) {
  const __m256i high = _mm256_srli_epi64(
      _mm256_mul_epu32(magnitudes, _mm256_set1_epi64x(1441151881)), 57);  // x/10^8
  const __m256i low =
      _mm256_sub_epi64(magnitudes, _mm256_mul_epu32(high, _mm256_set1_epi64x(100000000)));
  const __m256i two = _mm256_slli_epi64(splitHundreds(high), 48), digits = eightDigits(low);
  const __m256i chars = _mm256_set_epi64x(0x3030303030303030, 0x3030000000002d2c,
                                          0x3030303030303030, 0x3030000000002d2c);
  const __m256i even = _mm256_unpacklo_epi64(two, digits), odd = _mm256_unpackhi_epi64(two, digits);
  const std::uint32_t evenDigits = nonZeroBytes(even), oddDigits = nonZeroBytes(odd);
  const __m256i evenChars = _mm256_or_si256(even, chars), oddChars = _mm256_or_si256(odd, chars);
  at = placeTenDigits(at, _mm256_castsi256_si128(evenChars), evenDigits & 0xffff, negative & 1);
  at = placeTenDigits(at, _mm256_castsi256_si128(oddChars), oddDigits & 0xffff, negative >> 1 & 1);
  at = placeTenDigits(at, _mm256_extracti128_si256(evenChars, 1), evenDigits >> 16,
                      negative >> 2 & 1);
  return placeTenDigits(at, _mm256_extracti128_si256(oddChars, 1), oddDigits >> 16,
                        negative >> 3 & 1);
}

// Values of magnitude below 1000.
template <class T>
BYTEPRESS_INLINE char* writeSmallOnes(char* at, const T* from) {
  for (unsigned i = 0; i < kBlock; ++i) {
    T value;
    std::memcpy(&value, from + i, sizeof value);
    *at = '-';
    at += value < 0;
    at = writeSmall(at, static_cast<std::size_t>(value < 0 ? 0 - static_cast<int>(value)
                                                           : static_cast<int>(value)));
    *at++ = ',';
  }
  return at;
}

template <class T>
BYTEPRESS_INLINE __m256i load32(const T* from) {
  if constexpr (sizeof(T) == 4) return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  if constexpr (sizeof(T) == 2) {
    const __m128i values = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    return kSigned<T> ? _mm256_cvtepi16_epi32(values) : _mm256_cvtepu16_epi32(values);
  }
  if constexpr (sizeof(T) == 1) {
    const __m128i values = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from));
    return kSigned<T> ? _mm256_cvtepi8_epi32(values) : _mm256_cvtepu8_epi32(values);
  }
}

// Eight values, for which there is room.
template <class T>
  requires(sizeof(T) <= 4)
BYTEPRESS_INLINE char* writeBlock(char* at, const T* from) {
  if constexpr (sizeof(T) == 1) return writeSmallOnes(at, from);
  const __m256i values = load32(from);
  const __m256i magnitudes = kSigned<T> ? _mm256_abs_epi32(values) : values;
  // Unsigned comparison: the larger of both is the value itself.
  const __m256i limit = _mm256_set1_epi32(kSmall);
  const __m256i large = _mm256_cmpeq_epi32(_mm256_max_epu32(magnitudes, limit), magnitudes);
  if (_mm256_testz_si256(large, large) != 0) return writeSmallOnes(at, from);
  const unsigned negative =
      kSigned<T> ? static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(values))) : 0;
  at = writeTenDigits(at, _mm256_cvtepu32_epi64(_mm256_castsi256_si128(magnitudes)), negative & 15);
  return writeTenDigits(at, _mm256_cvtepu32_epi64(_mm256_extracti128_si256(magnitudes, 1)),
                        negative >> 4);
}

// Magnitudes of four 64-bit values, and their signs.
struct Magnitudes {
  __m256i values;
  unsigned negative;
};

template <class T>
BYTEPRESS_INLINE Magnitudes load64(const T* from) {
  const __m256i values = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  if constexpr (!kSigned<T>) return {values, 0};
  const __m256i sign = _mm256_cmpgt_epi64(_mm256_setzero_si256(), values);
  return {_mm256_sub_epi64(_mm256_xor_si256(values, sign), sign),
          static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(sign)))};
}

// Indexes that move sixteen bytes down by n, from byte n on.
alignas(32) constexpr std::uint8_t kDown[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128};

// One value of up to 20 digits: four, one per byte of `top`, and sixteen. The sign has been
// written.
BYTEPRESS_INLINE char* placeTwentyDigits(char* at, std::uint64_t top, __m128i digits,
                                         std::uint32_t nonZero) {
  const unsigned topZeros = static_cast<unsigned>(_tzcnt_u64(top | std::uint64_t{1} << 32)) / 8;
  const std::uint64_t chars = (top | 0x30303030) >> (8 * topZeros);
  std::memcpy(at, &chars, 4);
  at += 4 - topZeros;
  // Behind other digits, zeros count.
  const unsigned zeros = _tzcnt_u32(nonZero | 0x8000 | static_cast<unsigned>(top != 0));
  const __m128i moved =
      _mm_shuffle_epi8(_mm_or_si128(digits, _mm_set1_epi8('0')),
                       _mm_loadu_si128(reinterpret_cast<const __m128i*>(kDown + zeros)));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(at), moved);
  at += 16 - zeros;
  *at++ = ',';
  return at;
}

// x / 10^8 in 64-bit lanes: the upper half of a 128-bit product, from four of 32 by 32 bits.
BYTEPRESS_INLINE __m256i overTenTo8(__m256i x) {
  const __m256i factorHigh = _mm256_set1_epi64x(0xabcc7711),
                factorLow = _mm256_set1_epi64x(0x8461cefd);  // 2^90 / 10^8
  const __m256i low32 = _mm256_set1_epi64x(0xffffffff), high = _mm256_srli_epi64(x, 32);
  const __m256i middle = _mm256_add_epi64(_mm256_mul_epu32(x, factorHigh),
                                          _mm256_srli_epi64(_mm256_mul_epu32(x, factorLow), 32));
  const __m256i carry =
      _mm256_add_epi64(_mm256_mul_epu32(high, factorLow), _mm256_and_si256(middle, low32));
  const __m256i upper =
      _mm256_add_epi64(_mm256_mul_epu32(high, factorHigh), _mm256_srli_epi64(middle, 32));
  return _mm256_srli_epi64(_mm256_add_epi64(upper, _mm256_srli_epi64(carry, 32)), 26);
}

// x - q * 10^8, where it is below 2^32.
BYTEPRESS_INLINE __m256i withoutTenTo8(__m256i x, __m256i q) {
  return _mm256_sub_epi32(x, _mm256_mul_epu32(q, _mm256_set1_epi64x(100000000)));
}

// 4 values in 64-bit lanes, any magnitude.
BYTEPRESS_INLINE char* writeTwentyDigits(char* at, __m256i magnitudes, unsigned negative) {
  const __m256i upper =
      overTenTo8(magnitudes);  // below 2^38, so its upper 30 bits are divided by 5^8
  const __m256i top = _mm256_srli_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(upper, 8), _mm256_set1_epi64x(2882303762)), 50);
  const __m256i high =
      eightDigits(_mm256_and_si256(withoutTenTo8(upper, top), _mm256_set1_epi64x(0xffffffff)));
  const __m256i low = eightDigits(
      _mm256_and_si256(withoutTenTo8(magnitudes, upper), _mm256_set1_epi64x(0xffffffff)));
  const __m256i even = _mm256_unpacklo_epi64(high, low), odd = _mm256_unpackhi_epi64(high, low);
  const std::uint32_t evenDigits = nonZeroBytes(even), oddDigits = nonZeroBytes(odd);
  alignas(32) std::uint64_t tops[4];
  _mm256_store_si256(reinterpret_cast<__m256i*>(tops), fourDigits(top));
  const __m128i halves[4] = {_mm256_castsi256_si128(even), _mm256_castsi256_si128(odd),
                             _mm256_extracti128_si256(even, 1), _mm256_extracti128_si256(odd, 1)};
  for (unsigned i = 0; i < 4; ++i) {
    const std::uint32_t nonZero = (i % 2 == 0 ? evenDigits : oddDigits) >> (i / 2 * 16) & 0xffff;
    *at = '-';
    at = placeTwentyDigits(at + (negative >> i & 1), tops[i], halves[i], nonZero);
  }
  return at;
}

// The portable kernel that writes a T.
template <class T>
BYTEPRESS_INLINE BulkStep<T> writeRest(char* at, char* end, const T* first, const T* last) {
  const IntegerKernels& kernels = portable::kIntegers;
  if constexpr (std::is_same_v<T, std::int8_t>) return kernels.int8(at, end, first, last);
  if constexpr (std::is_same_v<T, std::uint8_t>) return kernels.uint8(at, end, first, last);
  if constexpr (std::is_same_v<T, std::int16_t>) return kernels.int16(at, end, first, last);
  if constexpr (std::is_same_v<T, std::uint16_t>) return kernels.uint16(at, end, first, last);
  if constexpr (std::is_same_v<T, std::int32_t>) return kernels.int32(at, end, first, last);
  if constexpr (std::is_same_v<T, std::uint32_t>) return kernels.uint32(at, end, first, last);
  if constexpr (std::is_same_v<T, std::int64_t>) return kernels.int64(at, end, first, last);
  if constexpr (std::is_same_v<T, std::uint64_t>) return kernels.uint64(at, end, first, last);
}

// Bit i: value i is `limit` or more. Magnitudes from 2^63 up are negative to the comparison.
BYTEPRESS_INLINE unsigned notBelow(__m256i low, __m256i high, long long limit) {
  const __m256i last = _mm256_set1_epi64x(limit - 1);
  const __m256i first = _mm256_or_si256(_mm256_cmpgt_epi64(low, last), low),
                second = _mm256_or_si256(_mm256_cmpgt_epi64(high, last), high);
  return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(first)) |
                               _mm256_movemask_pd(_mm256_castsi256_pd(second)) << 4);
}

// Eight values all of 9 to 16 digits, or all of more: the scalar writer's branches are no trouble
// then, and it is faster.
BYTEPRESS_INLINE bool ofOneClass(__m256i low, __m256i high) {
  const unsigned huge = notBelow(low, high, 10000000000000000);
  return huge == 0xff || (huge == 0 && notBelow(low, high, 100000000) == 0xff);
}

template <class T>
  requires(sizeof(T) == 8)
BYTEPRESS_INLINE char* writeBlock(char* at, const T* from) {
  const Magnitudes low = load64(from), high = load64(from + 4);
  const __m256i any = _mm256_or_si256(low.values, high.values),
                limit = _mm256_set1_epi64x(kSmall - 1);
  // The comparison is signed, so bits above the limit's are looked at as well.
  const __m256i above = _mm256_or_si256(_mm256_cmpgt_epi64(low.values, limit),
                                        _mm256_cmpgt_epi64(high.values, limit));
  const __m256i large = _mm256_or_si256(above, _mm256_and_si256(any, _mm256_set1_epi64x(~1023ll)));
  if (_mm256_testz_si256(large, large) != 0) return writeSmallOnes(at, from);
  if (_mm256_testz_si256(any, _mm256_set1_epi64x(~0xffffffffll)) != 0) {
    return writeTenDigits(writeTenDigits(at, low.values, low.negative), high.values, high.negative);
  }
  if (ofOneClass(low.values, high.values))
    return writeRest(at, at + kBlock * kStep<T>, from, from + kBlock).at;
  return writeTwentyDigits(writeTwentyDigits(at, low.values, low.negative), high.values,
                           high.negative);
}

template <class T>
BulkStep<T> integers(char* at, char* end, const T* first, const T* last) noexcept {
  while (last - first >= static_cast<std::ptrdiff_t>(kBlock) &&
         static_cast<std::size_t>(end - at) >= kBlock * kStep<T>) {
    at = writeBlock(at, first);
    first += kBlock;
  }
  // Fewer values, or less room, than a block takes.
  return writeRest(at, end, first, last);
}

}  // namespace

const IntegerKernels avx2::kIntegers{
    integers<std::int8_t>,   integers<std::uint8_t>,  integers<std::int16_t>,
    integers<std::uint16_t>, integers<std::int32_t>,  integers<std::uint32_t>,
    integers<std::int64_t>,  integers<std::uint64_t>,
};

}  // namespace bytepress
