// SPDX-License-Identifier: BSL-1.0
//
// Text with what the target always has: SSE2, NEON, or plain words.
//
// May include: base, text, src/text.
#include "kernels.hpp"
#include "text_quotes.hpp"

#if BYTEPRESS_HAS_SSE2
#  include "vec_sse2.hpp"
#elif BYTEPRESS_HAS_NEON
#  include "vec_neon.hpp"
#else
#  include "vec_word.hpp"
#endif

namespace bytepress {
namespace {

#if BYTEPRESS_HAS_SSE2
using Vec = Sse2Vec;
#elif BYTEPRESS_HAS_NEON
using Vec = NeonVec;
#else
using Vec = WordVec;
#endif

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
  if (set != 0) return quoteClean<Vec>(at, from, n, SetProfile<Vec>(set));
  *at = '"';
  if (copyCleanText(at + 1, from, n) != n) return nullptr;
  at[n + 1] = '"';
  return at + (n + 2);
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

constinit const TextKernels portable::kText{copyCleanDefault, quoteShortText, quoteTexts, quoteCleanText, write, writeStyled};

}  // namespace bytepress
