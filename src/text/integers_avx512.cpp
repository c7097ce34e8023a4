// SPDX-License-Identifier: BSL-1.0
//
// Arrays of integers with AVX-512: sixteen values a step, none of them with a branch of its own.
//
// Each value gets a lane of 8, 16 or 32 bytes that holds sign, digits with leading zeros, and
// comma; the bytes that count carry a flag, and one compression packs a whole vector of lanes
// (see digits_avx512.hpp). The narrowest lane that fits all sixteen values is taken.
//
// May include: text, src/text, <immintrin.h>.
#include <type_traits>

#include "digits_avx512.hpp"
#include "kernels.hpp"
#include "lane_layout.hpp"

namespace bytepress {
namespace {

constexpr unsigned kBlock = 16;
constexpr std::ptrdiff_t kFewValues =
    2;                         // one vector step takes 10 ns, the scalar writer 3 to 5 per value
constexpr int kSmall = 10000;  // four digits
constexpr long long kComma = 0x80 | ',';  // with its keep flag
constexpr long long kSign = '-';          // kept where the value is negative

template <class T>
constexpr std::size_t kStep = sizeof(T) == 1   ? 5
                              : sizeof(T) == 2 ? 7
                              : sizeof(T) == 4 ? 12
                                               : 21;

// `constant`, with the keep flag of the lowest byte where `values` is negative.
template <class T>
BYTEPRESS_INLINE __m512i withSign64(__m512i values, __m512i constant) {
  if constexpr (!std::is_signed_v<T>) return constant;
  return _mm512_ternarylogic_epi64(_mm512_srai_epi64(values, 63), _mm512_set1_epi64(0x80), constant,
                                   kAndOr);
}

// 16 values of magnitude below 10^4 in 32-bit lanes.
template <class T>
BYTEPRESS_INLINE char* writeSmall(char* at, __m512i values, unsigned count) {
  static constexpr auto kLayout =
      layOut<4>({kSecond, 0, 1, 2, 3, kSecond + 1, kSecond + 2, kSecond + 2});
  const __m512i digits = fourDigits(std::is_signed_v<T> ? _mm512_abs_epi32(values) : values);
  const __m512i counted =
      _mm512_or_si512(digits, _mm512_set1_epi32(1 << 31));  // the last one always
  const __m512i chars = _mm512_ternarylogic_epi64(keepFromFirst32(counted), digits,
                                                  _mm512_set1_epi64(kZeroChars), kOrOr);
  __m512i ends = _mm512_set1_epi32(kComma << 8 | kSign);
  if constexpr (std::is_signed_v<T>) {
    ends = _mm512_ternarylogic_epi64(_mm512_srai_epi32(values, 31), _mm512_set1_epi32(0x80), ends,
                                     kAndOr);
  }
  for (unsigned i = 0; i < 2; ++i) {
    const __m512i lanes =
        _mm512_permutex2var_epi8(chars, _mm512_load_si512(kLayout.index[i]), ends);
    at = pack(at, lanes, lanesBelow(count, i, 8));
  }
  return at;
}

// 8 values of magnitude below 2^32 in 64-bit lanes.
template <class T>
BYTEPRESS_INLINE char* writeTenDigits(char* at, __m512i values, __m512i magnitudes,
                                      unsigned count) {
  static constexpr auto kLayout =
      layOut<8>({kSecond, kSecond + 1, kSecond + 2, 0, 1, 2, 3, 4, 5, 6, 7, kSecond + 3,
                 kSecond + 4, kSecond + 4, kSecond + 4, kSecond + 4});
  const __m512i high =
      _mm512_srli_epi64(_mm512_mul_epu32(magnitudes, _mm512_set1_epi64(1441151881)), 57);  // x/10^8
  const __m512i low =
      _mm512_sub_epi64(magnitudes, _mm512_mul_epu32(high, _mm512_set1_epi64(100000000)));
  const __m512i digits = eightDigits(low);
  __m512i keep = keepFromFirst64(_mm512_or_si512(digits, _mm512_set1_epi64(1ll << 63)));
  keep = _mm512_mask_mov_epi64(keep, _mm512_test_epi64_mask(high, high),
                               _mm512_set1_epi64(kKeepBytes));
  const __m512i chars =
      _mm512_ternarylogic_epi64(keep, digits, _mm512_set1_epi64(kZeroChars), kOrOr);

  const __m512i two = _mm512_slli_epi64(splitHundreds(high), 8);
  const __m512i ends = _mm512_ternarylogic_epi64(
      keepFromFirst64(two), two, _mm512_set1_epi64(kComma << 24 | 0x303000 | kSign), kOrOr);
  const __m512i signedEnds =
      withSign64<T>(values, _mm512_and_si512(ends, _mm512_set1_epi64(0xffffffff)));
  for (unsigned i = 0; i < 2; ++i) {
    const __m512i lanes =
        _mm512_permutex2var_epi8(chars, _mm512_load_si512(kLayout.index[i]), signedEnds);
    at = pack(at, lanes, lanesBelow(count, i, 4));
  }
  return at;
}

// 8 values in 64-bit lanes, any magnitude.
template <class T>
BYTEPRESS_INLINE char* writeTwentyDigits(char* at, __m512i values, __m512i magnitudes,
                                         unsigned count) {
  const __m512i order = _mm512_load_si512(kPairOrder);
  magnitudes = _mm512_permutexvar_epi64(order, magnitudes);
  // 52-bit products: x/10^16 = (x >> 16) / 5^16 with a factor of 2^89 / 5^16; x/10^8 = (x >> 8) /
  // 5^8 with 2^70 / 5^8.
  const __m512i top = _mm512_srli_epi64(
      _mm512_madd52hi_epu64(_mm512_setzero_si512(), _mm512_srli_epi64(magnitudes, 16),
                            _mm512_set1_epi64(4056481920730335)),
      37);
  const __m512i rest =
      _mm512_sub_epi64(magnitudes, _mm512_mullo_epi64(top, _mm512_set1_epi64(10000000000000000)));
  const __m512i high =
      _mm512_srli_epi64(_mm512_madd52hi_epu64(_mm512_setzero_si512(), _mm512_srli_epi64(rest, 8),
                                              _mm512_set1_epi64(3022314549036573)),
                        18);
  const __m512i low = _mm512_sub_epi64(rest, _mm512_mul_epu32(high, _mm512_set1_epi64(100000000)));

  const __m512i topDigits = _mm512_slli_epi64(fourDigits(top), 8);
  const __m512i highDigits = eightDigits(high), lowDigits = eightDigits(low);
  const __m512i all = _mm512_set1_epi64(kKeepBytes), zeros = _mm512_set1_epi64(kZeroChars);
  const __mmask8 hasTop = _mm512_test_epi64_mask(top, top);
  const __m512i keepHigh = _mm512_mask_mov_epi64(keepFromFirst64(highDigits), hasTop, all);
  const __mmask8 hasHigh = _mm512_test_epi64_mask(keepHigh, keepHigh);
  const __m512i keepLow = _mm512_mask_mov_epi64(
      keepFromFirst64(_mm512_or_si512(lowDigits, _mm512_set1_epi64(1ll << 63))), hasHigh, all);
  const __m512i keepTop =
      _mm512_and_si512(keepFromFirst64(topDigits), _mm512_set1_epi64(0xffffffff00));
  const __m512i signAndTop =
      withSign64<T>(_mm512_permutexvar_epi64(order, values),
                    _mm512_ternarylogic_epi64(keepTop, topDigits,
                                              _mm512_set1_epi64(0x3030303000 | kSign), kOrOr));
  const WideLanes lanes = wideLanes(
      signAndTop, _mm512_ternarylogic_epi64(keepHigh, highDigits, zeros, kOrOr),
      _mm512_ternarylogic_epi64(keepLow, lowDigits, zeros, kOrOr), _mm512_set1_epi64(kComma));
  for (unsigned i = 0; i < 4; ++i) at = pack(at, lanes.pair[i], lanesBelow(count, i, 2));
  return at;
}

// 16 or fewer values of up to 32 bits, widened to 32-bit lanes; 0 behind them.
template <class T>
BYTEPRESS_INLINE __m512i load32(const T* from, unsigned count) {
  const auto wanted = static_cast<__mmask16>(_bzhi_u32(0xffff, count));
  if constexpr (sizeof(T) == 4) return _mm512_maskz_loadu_epi32(wanted, from);
  if constexpr (sizeof(T) == 2) {
    const __m256i values = _mm256_maskz_loadu_epi16(wanted, from);
    return std::is_signed_v<T> ? _mm512_cvtepi16_epi32(values) : _mm512_cvtepu16_epi32(values);
  }
  if constexpr (sizeof(T) == 1) {
    const __m128i values = _mm_maskz_loadu_epi8(wanted, from);
    return std::is_signed_v<T> ? _mm512_cvtepi8_epi32(values) : _mm512_cvtepu8_epi32(values);
  }
}

template <class T>
  requires(sizeof(T) <= 4)
BYTEPRESS_INLINE char* writeBlock(char* at, const T* from, unsigned count) {
  const __m512i values = load32(from, count);
  const __m512i magnitudes = std::is_signed_v<T> ? _mm512_abs_epi32(values) : values;
  if (sizeof(T) == 1 || _mm512_cmpge_epu32_mask(magnitudes, _mm512_set1_epi32(kSmall)) == 0) {
    return writeSmall<T>(at, values, count);
  }
  for (unsigned i = 0; i < 2; ++i) {
    if (count <= 8 * i) break;
    const __m256i half =
        i == 0 ? _mm512_castsi512_si256(magnitudes) : _mm512_extracti64x4_epi64(magnitudes, 1);
    const __m256i signedHalf =
        i == 0 ? _mm512_castsi512_si256(values) : _mm512_extracti64x4_epi64(values, 1);
    at = writeTenDigits<T>(at, _mm512_cvtepi32_epi64(signedHalf), _mm512_cvtepu32_epi64(half),
                           count - 8 * i);
  }
  return at;
}

template <class T>
  requires(sizeof(T) == 8)
BYTEPRESS_INLINE char* writeBlock(char* at, const T* from, unsigned count) {
  const unsigned wanted = _bzhi_u32(0xffff, count);
  const __m512i values[2] = {
      _mm512_maskz_loadu_epi64(static_cast<__mmask8>(wanted), from),
      _mm512_maskz_loadu_epi64(static_cast<__mmask8>(wanted >> 8), from + 8)};
  __m512i magnitudes[2] = {values[0], values[1]};
  if constexpr (std::is_signed_v<T>) {
    for (__m512i& m : magnitudes) m = _mm512_abs_epi64(m);
  }
  const __m512i largest = _mm512_max_epu64(magnitudes[0], magnitudes[1]);
  if (_mm512_cmpge_epu64_mask(largest, _mm512_set1_epi64(kSmall)) == 0) {
    const __m256i low = _mm512_cvtepi64_epi32(values[0]), high = _mm512_cvtepi64_epi32(values[1]);
    return writeSmall<T>(at, _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1), count);
  }
  const bool narrow = _mm512_cmpgt_epu64_mask(largest, _mm512_set1_epi64(0xffffffff)) == 0;
  for (unsigned i = 0; i < 2; ++i) {
    if (count <= 8 * i) break;
    at = narrow ? writeTenDigits<T>(at, values[i], magnitudes[i], count - 8 * i)
                : writeTwentyDigits<T>(at, values[i], magnitudes[i], count - 8 * i);
  }
  return at;
}

// The portable kernel that writes a T.
template <class T>
BYTEPRESS_INLINE BulkStep<T> writeFew(char* at, char* end, const T* first, const T* last) {
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

template <class T>
BulkStep<T> integers(char* at, char* end, const T* first, const T* last) noexcept {
  if (last - first <= kFewValues) return writeFew(at, end, first, last);
  while (last - first >= static_cast<std::ptrdiff_t>(kBlock) &&
         static_cast<std::size_t>(end - at) >= kBlock * kStep<T>) {
    at = writeBlock(at, first, kBlock);
    first += kBlock;
  }
  // The rest: what is left of the values, or what surely fits of the room.
  while (first != last) {
    const std::size_t fit = static_cast<std::size_t>(end - at) / kStep<T>,
                      left = static_cast<std::size_t>(last - first);
    const std::size_t count = fit < left ? fit : left;
    if (count == 0) break;
    at = writeBlock(at, first, static_cast<unsigned>(count));
    first += count;
  }
  return {at, first};
}

}  // namespace

const IntegerKernels avx512::kIntegers{
    integers<std::int8_t>,   integers<std::uint8_t>,  integers<std::int16_t>,
    integers<std::uint16_t>, integers<std::int32_t>,  integers<std::uint32_t>,
    integers<std::int64_t>,  integers<std::uint64_t>,
};

}  // namespace bytepress
