// SPDX-License-Identifier: BSL-1.0
//
// 64 bytes at a time with AVX-512 (BW, VL, VBMI), parts of a block by masked loads: see text_blocks.hpp.
//
// May include: base, src/text.
#ifndef BYTEPRESS_SRC_TEXT_VEC_AVX512_HPP
#define BYTEPRESS_SRC_TEXT_VEC_AVX512_HPP

#include <immintrin.h>

#include "escaped_sets.hpp"
#include "utf8_tables.hpp"

namespace bytepress {
namespace {

// All lanes: the forms without a mask set off -Wmaybe-uninitialized inside g++ 12's own header.
constexpr __mmask8 kAllWords = 0xff;

struct Avx512Vec {
  using Block = __m512i;
  using Flags = __mmask64;
  static constexpr std::size_t kBytes = 64;
  static constexpr bool kChecksUtf8 = true;

  BYTEPRESS_INLINE static Block zero() noexcept { return _mm512_setzero_si512(); }
  BYTEPRESS_INLINE static Block all(unsigned c) noexcept {
    return _mm512_set1_epi8(static_cast<char>(c));
  }
  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return a | b; }
  BYTEPRESS_INLINE static std::uint64_t mask(Flags flags) noexcept { return flags; }
  BYTEPRESS_INLINE static Block load(const char* from) noexcept { return _mm512_loadu_si512(from); }
  BYTEPRESS_INLINE static void store(char* at, Block block) noexcept {
    _mm512_storeu_si512(at, block);
  }
  BYTEPRESS_INLINE static Flags nonAscii(Block block) noexcept {
    return _mm512_movepi8_mask(block);
  }

  BYTEPRESS_INLINE static Block either(Block a, Block b) noexcept { return _mm512_or_si512(a, b); }
  BYTEPRESS_INLINE static Flags without(Flags flags, Block block) noexcept {
    return flags & ~nonAscii(block);
  }

  // Stores again what follows the first `done` bytes of a block.
  BYTEPRESS_INLINE static bool reload(char* at, const char*, const char*, Block block,
                                      std::size_t done) noexcept {
    store(at, _mm512_maskz_compress_epi8(~std::uint64_t{0} << done, block));
    return true;
  }

  // Bytes that the mask leaves out are not read, so they cannot fault.
  BYTEPRESS_INLINE static Block loadPart(const char* from, std::size_t n, const char*) noexcept {
    return _mm512_maskz_loadu_epi8(_bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(n)), from);
  }

  // The shuffle gives, by a byte's low half, the one special character with that half.
  BYTEPRESS_INLINE static Flags dirty(Block block) noexcept {
    const __m128i row =
        _mm_setr_epi8(-1, -1, '"', -1, -1, -1, -1, -1, -1, -1, -1, -1, '\\', -1, -1, 0);
    const Block special = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xffff, row), block);
    return ~_mm512_mask_cmpneq_epi8_mask(_mm512_cmpge_epi8_mask(block, all(0x20)), special, block);
  }

  // For every ASCII character, 0x80 where it is escaped.
  struct Set {
    Block low, high;
  };

  static Set makeSet(std::size_t index) noexcept {
    const EscapedRow& row = kEscapedRows.rows[index];
    return {_mm512_load_si512(row.marks), _mm512_load_si512(row.marks + 64)};
  }

  BYTEPRESS_INLINE static Flags dirty(Block block, const Set& set) noexcept {
    return _mm512_movepi8_mask(
        _mm512_or_si512(block, _mm512_permutex2var_epi8(set.low, block, set.high)));
  }

  // The bytes `n` places earlier.
  template <int n>
  BYTEPRESS_INLINE static Block earlier(Block block, Block before) noexcept {
    return _mm512_alignr_epi8(block, _mm512_maskz_alignr_epi64(kAllWords, block, before, 6),
                              16 - n);
  }

  BYTEPRESS_INLINE static Flags lineSeparators(Block block, Block before) noexcept {
    return _mm512_cmpeq_epi8_mask(_mm512_and_si512(block, all(0xfe)), all(0xa8)) &
           _mm512_cmpeq_epi8_mask(earlier<1>(block, before), all(0x80)) &
           _mm512_cmpeq_epi8_mask(earlier<2>(block, before), all(0xe2));
  }

  BYTEPRESS_INLINE static Flags c1Controls(Block block, Block before) noexcept {
    return _mm512_cmpeq_epi8_mask(earlier<1>(block, before), all(0xc2)) &
           _mm512_cmplt_epi8_mask(block, all(0xa0));
  }

  BYTEPRESS_INLINE static Block lookUp(const PairTable& table, Block nibbles) noexcept {
    const __m128i row = _mm_load_si128(reinterpret_cast<const __m128i*>(table.row));
    return _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xffff, row), nibbles);
  }

  // See utf8_tables.hpp.
  BYTEPRESS_INLINE static Block wrong(Block block, Block before) noexcept {
    const Block one = earlier<1>(block, before);
    const Block nibble = all(0x0f);
    const Block leadHigh = lookUp(kLeadHigh, _mm512_and_si512(_mm512_srli_epi16(one, 4), nibble));
    const Block leadLow = lookUp(kLeadLow, _mm512_and_si512(one, nibble));
    const Block nextHigh = lookUp(kNextHigh, _mm512_and_si512(_mm512_srli_epi16(block, 4), nibble));
    const Block pair = _mm512_ternarylogic_epi64(leadHigh, leadLow, nextHigh, 0x80);  // and
    const Block third = _mm512_subs_epu8(earlier<2>(block, before), all(0xe0 - 0x80));
    const Block fourth = _mm512_subs_epu8(earlier<3>(block, before), all(0xf0 - 0x80));
    const Block late =
        _mm512_ternarylogic_epi64(third, fourth, all(kTwoContinuations), 0xa8);  // (a | b) & c
    return _mm512_xor_si512(late, pair);
  }

  BYTEPRESS_INLINE static bool anyWrong(Block wrong) noexcept {
    return _mm512_test_epi8_mask(wrong, wrong) != 0;
  }
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_VEC_AVX512_HPP
