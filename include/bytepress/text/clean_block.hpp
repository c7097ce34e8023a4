// SPDX-License-Identifier: BSL-1.0
//
// Sixteen bytes at once, for code that is inlined: moved, and asked which of them are not clean.
//
// Clean is a byte that stands for itself in every JSON string without a look at its neighbours:
// 0x20 to 0x7f but for '"' and '\'. CleanBlock is the best of three types for the target.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_CLEAN_BLOCK_HPP
#define BYTEPRESS_TEXT_CLEAN_BLOCK_HPP

#include <cstdint>
#include <cstring>

#include "bytepress/base/config.hpp"
#include "bytepress/text/byte_tests.hpp"

#if BYTEPRESS_HAS_SSE2
#  include <emmintrin.h>
#elif BYTEPRESS_HAS_NEON
#  include <arm_neon.h>
#endif

namespace bytepress {
inline namespace BYTEPRESS_ABI {

#if BYTEPRESS_HAS_SSE2

struct Sse2CleanBlock {
  using Flags = __m128i;

  BYTEPRESS_INLINE static Sse2CleanBlock load(const char* from) noexcept {
    return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))};
  }

  // Eight bytes of each.
  BYTEPRESS_INLINE static Sse2CleanBlock load(const char* low, const char* high) noexcept {
    return {_mm_unpacklo_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(low)),
                               _mm_loadl_epi64(reinterpret_cast<const __m128i*>(high)))};
  }

  BYTEPRESS_INLINE void store(char* at) const noexcept {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), bytes);
  }

  BYTEPRESS_INLINE void store(char* low, char* high) const noexcept {
    _mm_storel_epi64(reinterpret_cast<__m128i*>(low), bytes);
    _mm_storel_epi64(reinterpret_cast<__m128i*>(high), _mm_unpackhi_epi64(bytes, bytes));
  }

  // A signed comparison finds controls and bytes from 0x80 on at once.
  BYTEPRESS_INLINE Flags dirty() const noexcept {
    const __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
    const __m128i backslash = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
    return _mm_or_si128(_mm_or_si128(quote, backslash), _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)));
  }

  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return _mm_or_si128(a, b); }

  // Bit i for byte i.
  BYTEPRESS_INLINE static std::uint32_t mask(Flags flags) noexcept {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(flags));
  }

  __m128i bytes;
};

using CleanBlock = Sse2CleanBlock;

#elif BYTEPRESS_HAS_NEON

struct NeonCleanBlock {
  using Flags = uint8x16_t;

  BYTEPRESS_INLINE static NeonCleanBlock load(const char* from) noexcept {
    return {vld1q_u8(reinterpret_cast<const std::uint8_t*>(from))};
  }

  BYTEPRESS_INLINE static NeonCleanBlock load(const char* low, const char* high) noexcept {
    return {vcombine_u8(vld1_u8(reinterpret_cast<const std::uint8_t*>(low)),
                        vld1_u8(reinterpret_cast<const std::uint8_t*>(high)))};
  }

  BYTEPRESS_INLINE void store(char* at) const noexcept {
    vst1q_u8(reinterpret_cast<std::uint8_t*>(at), bytes);
  }

  BYTEPRESS_INLINE void store(char* low, char* high) const noexcept {
    vst1_u8(reinterpret_cast<std::uint8_t*>(low), vget_low_u8(bytes));
    vst1_u8(reinterpret_cast<std::uint8_t*>(high), vget_high_u8(bytes));
  }

  BYTEPRESS_INLINE Flags dirty() const noexcept {
    const uint8x16_t quote = vceqq_u8(bytes, vdupq_n_u8('"'));
    const uint8x16_t backslash = vceqq_u8(bytes, vdupq_n_u8('\\'));
    const uint8x16_t signedLess = vcltq_s8(vreinterpretq_s8_u8(bytes), vdupq_n_s8(0x20));
    return vorrq_u8(vorrq_u8(quote, backslash), signedLess);
  }

  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return vorrq_u8(a, b); }

  BYTEPRESS_INLINE static std::uint32_t mask(Flags flags) noexcept {
    const std::uint64_t low = vgetq_lane_u64(vreinterpretq_u64_u8(flags), 0) & 0x8080808080808080u;
    const std::uint64_t high = vgetq_lane_u64(vreinterpretq_u64_u8(flags), 1) & 0x8080808080808080u;
    return packTopBits(low) | packTopBits(high) << 8;
  }

  uint8x16_t bytes;
};

using CleanBlock = NeonCleanBlock;

#else

// Two words, for any machine.
struct WordCleanBlock {
  struct Flags {
    std::uint64_t low, high;
  };

  BYTEPRESS_INLINE static WordCleanBlock load(const char* from) noexcept {
    return load(from, from + 8);
  }

  BYTEPRESS_INLINE static WordCleanBlock load(const char* low, const char* high) noexcept {
    WordCleanBlock block;
    std::memcpy(&block.low, low, 8);
    std::memcpy(&block.high, high, 8);
    return block;
  }

  BYTEPRESS_INLINE void store(char* at) const noexcept { store(at, at + 8); }

  BYTEPRESS_INLINE void store(char* to, char* toHigh) const noexcept {
    std::memcpy(to, &low, 8);
    std::memcpy(toHigh, &high, 8);
  }

  BYTEPRESS_INLINE Flags dirty() const noexcept {
    return {dirtyBytes(inLittleEndian(low)), dirtyBytes(inLittleEndian(high))};
  }

  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept {
    return {a.low | b.low, a.high | b.high};
  }

  BYTEPRESS_INLINE static std::uint32_t mask(Flags flags) noexcept {
    return packTopBits(flags.low) | packTopBits(flags.high) << 8;
  }

  std::uint64_t low, high;
};

using CleanBlock = WordCleanBlock;

#endif

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_CLEAN_BLOCK_HPP
