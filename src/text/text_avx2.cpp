// SPDX-License-Identifier: BSL-1.0
//
// Text with AVX2: 32 bytes at a time.
//
// May include: base, text, src/text.
#include <immintrin.h>

#include "escaped_sets.hpp"
#include "kernels.hpp"
#include "part_words.hpp"
#include "text_quotes.hpp"
#include "utf8_tables.hpp"

#if BYTEPRESS_HAS_X86_DISPATCH

namespace bytepress {
namespace {

// Shuffles that move a block's last bytes to its front, zero behind them: from row 16 - n on for n.
alignas(32) constexpr std::uint8_t kToFront[32] = {
    0,    1,    2,    3,    4,    5,    6,    7,    8,    9,    10,   11,   12,   13,   14,   15,
    0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80};

BYTEPRESS_INLINE __m128i loadHalf(const void* from) noexcept {
  return _mm_loadu_si128(static_cast<const __m128i*>(from));
}

// n in 0 … 15, with at least 16 bytes of text up to there.
BYTEPRESS_INLINE __m128i loadEnd(const char* from, std::size_t n) noexcept {
  return _mm_shuffle_epi8(loadHalf(from + n - 16), loadHalf(kToFront + (16 - n)));
}

struct Avx2Vec {
  using Block = __m256i;
  using Flags = __m256i;
  static constexpr std::size_t kBytes = 32;
  static constexpr bool kChecksUtf8 = true;

  BYTEPRESS_INLINE static Block zero() noexcept { return _mm256_setzero_si256(); }
  BYTEPRESS_INLINE static Block all(unsigned c) noexcept {
    return _mm256_set1_epi8(static_cast<char>(c));
  }
  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return _mm256_or_si256(a, b); }
  BYTEPRESS_INLINE static Flags equal(Block a, unsigned c) noexcept {
    return _mm256_cmpeq_epi8(a, all(c));
  }
  BYTEPRESS_INLINE static Flags nonAscii(Block block) noexcept {
    return block;
  }  // mask() takes the top bits

  // Only mask() may look at it: just the top bits mean something.
  BYTEPRESS_INLINE static Flags without(Flags flags, Block block) noexcept {
    return _mm256_andnot_si256(block, flags);
  }

  BYTEPRESS_INLINE static Block load(const char* from) noexcept {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }

  BYTEPRESS_INLINE static void store(char* at, Block block) noexcept {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), block);
  }

  BYTEPRESS_INLINE static Block loadPart(const char* from, std::size_t n,
                                         const char* first) noexcept {
    if (n >= 16) return _mm256_set_m128i(loadEnd(from + 16, n - 16), loadHalf(from));
    if (from + n - first >= 16) return _mm256_zextsi128_si256(loadEnd(from, n));
    const PartWords words = loadPartWords(from, n, first);
    const auto low = static_cast<long long>(words.low), high = static_cast<long long>(words.high);
    return _mm256_zextsi128_si256(_mm_set_epi64x(high, low));
  }

  // Stores again what follows the first `done` bytes of a block. False where a read would leave the
  // text.
  BYTEPRESS_INLINE static bool reload(char* at, const char* from, const char* last, Block,
                                      std::size_t) noexcept {
    if (last - from < static_cast<std::ptrdiff_t>(kBytes)) return false;
    store(at, load(from));
    return true;
  }

  BYTEPRESS_INLINE static std::uint64_t mask(Flags flags) noexcept {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(flags));
  }

  // A signed comparison finds controls and bytes from 0x80 on at once.
  BYTEPRESS_INLINE static Flags dirty(Block block) noexcept {
    return either(either(equal(block, '"'), equal(block, '\\')),
                  _mm256_cmpgt_epi8(all(0x20), block));
  }

  // Each high half of a character is a bit; the character is escaped where that bit is in the entry
  // of its low half.
  struct Set {
    Block entries;
  };

  static Set makeSet(std::size_t index) noexcept {
    const EscapedHalves& table = kEscapedHalves.tables[index];
    return {_mm256_broadcastsi128_si256(
        _mm_load_si128(reinterpret_cast<const __m128i*>(table.highHalves)))};
  }

  BYTEPRESS_INLINE static Block highHalves(Block block) noexcept {
    return _mm256_and_si256(_mm256_srli_epi16(block, 4), all(0x0f));
  }

  // A shuffle by a byte from 0x80 on gives 0, and its row's bit is 0, so it never equals itself
  // here; its own top bit stands for it.
  BYTEPRESS_INLINE static Flags dirty(Block block, const Set& set) noexcept {
    const Block rows = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0,  //
                                        1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    const Block row = _mm256_shuffle_epi8(rows, highHalves(block));
    const Block entry = _mm256_shuffle_epi8(set.entries, block);
    const Flags none = _mm256_cmpeq_epi8(_mm256_and_si256(row, entry), zero());
    return either(block, _mm256_xor_si256(none, all(0xff)));
  }

  // The bytes `n` places earlier.
  template <int n>
  BYTEPRESS_INLINE static Block earlier(Block block, Block before) noexcept {
    return _mm256_alignr_epi8(block, _mm256_permute2x128_si256(before, block, 0x21), 16 - n);
  }

  BYTEPRESS_INLINE static Flags lineSeparators(Block block, Block before) noexcept {
    const Flags last = _mm256_cmpeq_epi8(_mm256_and_si256(block, all(0xfe)), all(0xa8));
    const Flags lead = _mm256_and_si256(equal(earlier<1>(block, before), 0x80),
                                        equal(earlier<2>(block, before), 0xe2));
    return _mm256_and_si256(last, lead);
  }

  BYTEPRESS_INLINE static Flags c1Controls(Block block, Block before) noexcept {
    return _mm256_and_si256(equal(earlier<1>(block, before), 0xc2),
                            _mm256_cmpgt_epi8(all(0xa0), block));
  }

  BYTEPRESS_INLINE static Block lookUp(const PairTable& table, Block halves) noexcept {
    const __m128i row = _mm_load_si128(reinterpret_cast<const __m128i*>(table.row));
    return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(row), halves);
  }

  // See utf8_tables.hpp.
  BYTEPRESS_INLINE static Block wrong(Block block, Block before) noexcept {
    const Block one = earlier<1>(block, before);
    const Block lead = _mm256_and_si256(lookUp(kLeadHigh, highHalves(one)),
                                        lookUp(kLeadLow, _mm256_and_si256(one, all(0x0f))));
    const Block pair = _mm256_and_si256(lead, lookUp(kNextHigh, highHalves(block)));
    const Block third = _mm256_subs_epu8(earlier<2>(block, before), all(0xe0 - 0x80));
    const Block fourth = _mm256_subs_epu8(earlier<3>(block, before), all(0xf0 - 0x80));
    const Block late = _mm256_and_si256(either(third, fourth), all(kTwoContinuations));
    return _mm256_xor_si256(late, pair);
  }

  BYTEPRESS_INLINE static bool anyWrong(Block wrong) noexcept {
    return _mm256_testz_si256(wrong, wrong) == 0;
  }
};

using Vec = Avx2Vec;

std::size_t copyCleanDefault(char* at, const char* from, std::size_t n) noexcept {
  return copyClean<Vec>(at, from, n, DefaultProfile<Vec>(InvalidUtf8::replace));
}

char* quoteShortText(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept {
  return quoteShort<Vec>(at, from, n, policy);
}

BulkStep<TextPiece> quoteTexts(char* at, char* end, const TextPiece* first, const TextPiece* last,
                               InvalidUtf8 policy) noexcept {
  return quoteEach(at, end, first, last, policy,
                   [](char* to, const char* from, std::size_t n, InvalidUtf8 how) BYTEPRESS_INLINE_LAMBDA {
                     return quoteShort<Vec>(to, from, n, how);
                   });
}

char* quoteCleanText(char* at, const char* from, std::size_t n, std::size_t set) noexcept {
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

constinit const TextKernels avx2::kText{copyCleanDefault, quoteShortText, quoteTexts, quoteCleanText, write, writeStyled};

}  // namespace bytepress

#endif
