// SPDX-License-Identifier: BSL-1.0
//
// Text with AVX-512 (BW, VL, VBMI): 64 bytes at a time, parts of a block by masked loads.
//
// May include: base, text, src/text.
#include <immintrin.h>

#include "escaped_sets.hpp"
#include "kernels.hpp"
#include "text_blocks.hpp"
#include "utf8_tables.hpp"

#if BYTEPRESS_HAS_X86_DISPATCH

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

using Vec = Avx512Vec;

std::size_t copyCleanDefault(char* at, const char* from, std::size_t n) noexcept {
  return copyClean<Vec>(at, from, n, DefaultProfile<Vec>(InvalidUtf8::replace));
}

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

char* quoteShortText(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept {
  char* const end = quoteUsual(at, from, n, policy != InvalidUtf8::trust);
  if (end != nullptr) [[likely]] return end;
  return quoteShort<Vec>(at, from, n, policy);
}

BulkStep<TextPiece> quoteTexts(char* at, char* end, const TextPiece* first, const TextPiece* last,
                               InvalidUtf8 policy) noexcept {
  return quoteEach(at, end, first, last, policy,
                   [](char* to, const char* from, std::size_t n, InvalidUtf8 how) BYTEPRESS_INLINE_LAMBDA {
                     char* const behind = quoteUsual(to, from, n, how != InvalidUtf8::trust);
                     return behind != nullptr ? behind : quoteShort<Vec>(to, from, n, how);
                   });
}

char* quoteCleanText(char* at, const char* from, std::size_t n, std::size_t set) noexcept {
  if (n <= Vec::kBytes) [[likely]] {
    const __mmask64 within = _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(n));
    const __m512i block = _mm512_maskz_loadu_epi8(within, from);
    *at = '"';
    Vec::store(at + 1, block);
    if ((Vec::dirty(block, Vec::makeSet(set)) & within) != 0) [[unlikely]] return nullptr;
    at[n + 1] = '"';
    return at + (n + 2);
  }
  return quoteClean<Vec>(at, from, n, SetProfile<Vec>(set));
}

TextStep write(char* at, char* end, const char* from, const char* last,
               InvalidUtf8 policy) noexcept {
  return writeBlocks<Vec>(at, end, from, last, DefaultProfile<Vec>(policy));
}

TextStep writeStyled(char* at, char* end, const char* from, const char* last,
                     const Escaping& escaping) noexcept {
  return writeBlocks<Vec>(at, end, from, last, StyledProfile<Vec>(escaping));
}

}  // namespace

constinit const TextKernels avx512::kText{copyCleanDefault, quoteShortText, quoteTexts, quoteCleanText, write, writeStyled};

}  // namespace bytepress

#endif
