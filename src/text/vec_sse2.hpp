// SPDX-License-Identifier: BSL-1.0
//
// The vector type of text_blocks.hpp for SSE2, which every x86-64 has.
//
// May include: base, src/text.
#ifndef BYTEPRESS_SRC_TEXT_VEC_SSE2_HPP
#define BYTEPRESS_SRC_TEXT_VEC_SSE2_HPP

#include <emmintrin.h>

#include "part_words.hpp"

namespace bytepress {
namespace {

struct Sse2Vec {
  using Block = __m128i;
  using Flags = __m128i;
  static constexpr std::size_t kBytes = 16;
  static constexpr bool kChecksUtf8 = true;

  BYTEPRESS_INLINE static Block zero() noexcept { return _mm_setzero_si128(); }
  BYTEPRESS_INLINE static Block all(unsigned c) noexcept {
    return _mm_set1_epi8(static_cast<char>(c));
  }
  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return _mm_or_si128(a, b); }
  // Only mask() may look at it: just the top bits mean something.
  BYTEPRESS_INLINE static Flags without(Flags flags, Block block) noexcept {
    return _mm_andnot_si128(block, flags);
  }

  BYTEPRESS_INLINE static Flags equal(Block a, unsigned c) noexcept {
    return _mm_cmpeq_epi8(a, all(c));
  }

  BYTEPRESS_INLINE static Block load(const char* from) noexcept {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  }

  BYTEPRESS_INLINE static void store(char* at, Block block) noexcept {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), block);
  }

  BYTEPRESS_INLINE static Block loadPart(const char* from, std::size_t n,
                                         const char* first) noexcept {
    const PartWords words = loadPartWords(from, n, first);
    return _mm_set_epi64x(static_cast<long long>(words.high), static_cast<long long>(words.low));
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
    return static_cast<std::uint32_t>(_mm_movemask_epi8(flags));
  }

  BYTEPRESS_INLINE static Flags nonAscii(Block block) noexcept {
    return block;
  }  // mask() takes the top bits

  // A signed comparison finds controls and bytes from 0x80 on at once.
  BYTEPRESS_INLINE static Flags dirty(Block block) noexcept {
    return either(either(equal(block, '"'), equal(block, '\\')), _mm_cmplt_epi8(block, all(0x20)));
  }

  // Characters to find beside the ones always escaped; '"' where there is none.
  struct Set {
    Block angle, ampersand, slash, del;
  };

  static Set makeSet(std::size_t index) noexcept {
    return {all(escapesHtml(index) ? '<' : '"'), all(escapesHtml(index) ? '&' : '"'),
            all(escapesSlash(index) ? '/' : '"'), all(escapesDel(index) ? 0x7f : '"')};
  }

  BYTEPRESS_INLINE static Flags dirty(Block block, const Set& set) noexcept {
    const Block angles = _mm_and_si128(block, all(0xfd));  // '>' becomes '<', and nothing '"'
    const Flags a = either(_mm_cmpeq_epi8(angles, set.angle), _mm_cmpeq_epi8(block, set.ampersand));
    const Flags b = either(_mm_cmpeq_epi8(block, set.slash), _mm_cmpeq_epi8(block, set.del));
    return either(either(a, b), dirty(block));
  }

  // The bytes `n` places earlier.
  template <int n>
  BYTEPRESS_INLINE static Block earlier(Block block, Block before) noexcept {
    return _mm_or_si128(_mm_slli_si128(block, n), _mm_srli_si128(before, 16 - n));
  }

  BYTEPRESS_INLINE static Flags lineSeparators(Block block, Block before) noexcept {
    const Flags last = _mm_cmpeq_epi8(_mm_and_si128(block, all(0xfe)), all(0xa8));
    return _mm_and_si128(last, _mm_and_si128(equal(earlier<1>(block, before), 0x80),
                                             equal(earlier<2>(block, before), 0xe2)));
  }

  BYTEPRESS_INLINE static Flags c1Controls(Block block, Block before) noexcept {
    return _mm_and_si128(equal(earlier<1>(block, before), 0xc2), _mm_cmplt_epi8(block, all(0xa0)));
  }

  // Without a byte shuffle there are no lookups: table 3-7 of the Unicode standard by comparisons.
  BYTEPRESS_INLINE static Block wrong(Block block, Block before) noexcept {
    const Block one = earlier<1>(block, before);
    const Block inThree = _mm_subs_epu8(earlier<2>(block, before), all(0xdf));
    const Block inFour = _mm_subs_epu8(earlier<3>(block, before), all(0xef));
    const Block wanted = either(_mm_subs_epu8(one, all(0xbf)), either(inThree, inFour));
    // A byte must be a continuation (80…BF) exactly where one is wanted.
    const Flags continuation = _mm_cmplt_epi8(block, all(0xc0));
    const Flags wrongKind = _mm_cmpeq_epi8(continuation, _mm_cmpeq_epi8(wanted, zero()));
    // E0 wants A0…BF, ED 80…9F, F0 90…BF, F4 80…8F.
    const Flags fromA0 = _mm_cmpgt_epi8(block, all(0x9f)),
                from90 = _mm_cmpgt_epi8(block, all(0x8f));
    const Flags wrong3 =
        either(_mm_andnot_si128(fromA0, equal(one, 0xe0)), _mm_and_si128(fromA0, equal(one, 0xed)));
    const Flags wrong4 =
        either(_mm_andnot_si128(from90, equal(one, 0xf0)), _mm_and_si128(from90, equal(one, 0xf4)));
    // C0, C1, and F5 to FF are in no character.
    const Flags never =
        either(equal(_mm_and_si128(block, all(0xfe)), 0xc0), _mm_subs_epu8(block, all(0xf4)));
    return either(either(wrongKind, never), either(wrong3, wrong4));
  }

  BYTEPRESS_INLINE static bool anyWrong(Block wrong) noexcept {
    return _mm_movemask_epi8(_mm_cmpeq_epi8(wrong, zero())) != 0xffff;
  }
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_VEC_SSE2_HPP
