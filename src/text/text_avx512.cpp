// SPDX-License-Identifier: BSL-1.0
//
// Text with AVX-512 (BW, VL, VBMI): 64 bytes at a time, parts of a block by masked loads.
//
// May include: base, text, src/text.
#include "kernels.hpp"

#if BYTEPRESS_HAS_X86_DISPATCH
#  include "quotes_avx512.hpp"

namespace bytepress {
namespace {

using Vec = Avx512Vec;

std::size_t copyCleanDefault(char* at, const char* from, std::size_t n) noexcept {
  return copyClean<Vec>(at, from, n, DefaultProfile<Vec>(InvalidUtf8::replace));
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
