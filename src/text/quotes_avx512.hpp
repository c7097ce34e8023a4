// SPDX-License-Identifier: BSL-1.0
//
// Short texts with AVX-512 (VBMI, VBMI2): UTF-8 is checked and escapes are put in without a branch for each of them.
//
// May include: base, src/text.
#ifndef BYTEPRESS_SRC_TEXT_QUOTES_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_QUOTES_AVX512_HPP

#include "text_quotes.hpp"
#include "vec_avx512.hpp"

namespace bytepress {
namespace {

// What stands behind the backslash of a control character; 0 where that is a u with four digits. Others stand for themselves.
alignas(64) constexpr std::uint8_t kBehindBackslash[64] = {
    0, 0, 0, 0, 0, 0, 0, 0, 'b', 't', 'n', 0, 'f', 'r', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 32 bytes of which those in `escaped` get a backslash: all do, and those of the others are squeezed out.
BYTEPRESS_INLINE char* putWithBackslashes(char* at, __m256i bytes, std::uint32_t escaped, unsigned count) noexcept {
  const __m512i pairs = _mm512_or_si512(_mm512_slli_epi16(_mm512_cvtepu8_epi16(bytes), 8), _mm512_set1_epi16('\\'));
  const std::uint64_t kept = _bzhi_u64(0xaaaaaaaaaaaaaaaau | _pdep_u64(escaped, 0x5555555555555555u), 2 * count);
  _mm512_storeu_si512(at, _mm512_maskz_compress_epi8(kept, pairs));
  return at + _mm_popcnt_u64(kept);
}

// The first `count` bytes of a block, `escaped` being those that JSON demands to escape. Null where one of them has no
// short escape.
BYTEPRESS_INLINE char* putEscaped(char* at, __m512i block, std::uint64_t escaped, unsigned count) noexcept {
  const __mmask64 controls = escaped & _mm512_cmplt_epu8_mask(block, Avx512Vec::all(0x20));
  block = _mm512_mask_permutexvar_epi8(block, controls, block, _mm512_load_si512(kBehindBackslash));
  if ((controls & _mm512_testn_epi8_mask(block, block)) != 0) [[unlikely]] return nullptr;
  // No branch on the second half: whether there is one is as good as random.
  const unsigned low = count < 32 ? count : 32;
  at = putWithBackslashes(at, _mm512_maskz_extracti64x4_epi64(kAllWords, block, 0), static_cast<std::uint32_t>(escaped), low);
  const __m256i second = _mm512_maskz_extracti64x4_epi64(kAllWords, block, 1);
  return putWithBackslashes(at, second, static_cast<std::uint32_t>(escaped >> 32), count - low);
}

// A short text that is well-formed and has no escapes but those of two characters, which nearly all texts are.
// Null, and nothing done that counts, for any other.
BYTEPRESS_INLINE char* quoteUsual(char* at, const char* from, std::size_t n, bool checked) noexcept {
  *at++ = '"';
  __m512i before = _mm512_setzero_si512();
  std::uint64_t aboveBefore = 0;
  for (std::size_t left = n;;) {
    const unsigned count = left < 64 ? static_cast<unsigned>(left) : 64;
    const std::uint64_t within = _bzhi_u64(~std::uint64_t{0}, count);
    const __m512i block = _mm512_maskz_loadu_epi8(within, from);
    Avx512Vec::store(at, block);
    const std::uint64_t above = Avx512Vec::nonAscii(block);
    const std::uint64_t escaped = Avx512Vec::dirty(block) & within & ~above;
    if (checked && (above | aboveBefore) != 0 && Avx512Vec::anyWrong(Avx512Vec::wrong(block, before))) return nullptr;
    if (escaped == 0) {
      at += count;
    } else {
      at = putEscaped(at, block, escaped, count);
      if (at == nullptr) [[unlikely]] return nullptr;
    }
    left -= count;
    from += count;
    if (left == 0) {
      // Zero bytes behind a part would have shown a cut character; behind a whole block there are none.
      if (checked && count == 64 && characterBorder(from - 64, from) != from) return nullptr;
      *at = '"';
      return at + 1;
    }
    before = block;
    aboveBefore = above;
  }
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_QUOTES_AVX512_HPP
