// SPDX-License-Identifier: BSL-1.0
//
// Whole short texts with their quotes, and the copy of what is clean, over a vector type and a profile as in
// text_blocks.hpp.
//
// May include: base, text, src/text.
#ifndef BYTEPRESS_SRC_TEXT_TEXT_QUOTES_HPP
#define BYTEPRESS_SRC_TEXT_TEXT_QUOTES_HPP

#include "bytepress/text/bulk.hpp"
#include "bytepress/text/clean_copy.hpp"
#include "text_blocks.hpp"

namespace bytepress {
namespace {

// Copies what is clean, and no further. Source and copy stay in step, so the last block may overlap
// the one before.
template <class Vec, class Profile>
BYTEPRESS_INLINE std::size_t copyClean(char* at, const char* from, std::size_t n,
                                       const Profile& profile) noexcept {
  constexpr std::size_t kBytes = Vec::kBytes;
  const Place start{at, from};
  if (n == 0) return 0;
  if (n < kBytes) {
    const auto loaded = moveBlock<Vec>(start, from + n, from, profile);
    return loaded.dirty == 0 ? n : static_cast<std::size_t>(__builtin_ctzll(loaded.dirty));
  }
  for (std::size_t done = 0;;) {
    const Place p{at + done, from + done};
    if (n - done >= 4 * kBytes && moveFourClean<Vec>(p, profile)) {
      done += 4 * kBytes;
    } else {
      const auto loaded = moveBlock<Vec>(p, p.from + kBytes, from, profile);
      if (loaded.dirty != 0) return done + static_cast<std::size_t>(__builtin_ctzll(loaded.dirty));
      done += kBytes;
    }
    if (done == n) return n;
    if (done > n - kBytes) done = n - kBytes;
  }
}

// A short text between quotes, or null where it is ill-formed and that is an error.
template <class Vec>
BYTEPRESS_INLINE char* quoteShort(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept {
  *at++ = '"';
  const std::size_t clean = copyCleanText(at, from, n);
  char* end = at + clean;
  if (clean != n) {
    const TextStep step = writeBlocks<Vec>(end, at + kMaxEscapeChars * n + kStepRoom, from + clean, from + n,
                                           DefaultProfile<Vec>(policy));
    if (step.stop != TextStop::done) return nullptr;
    end = step.at;
  }
  *end = '"';
  return end + 1;
}

// writeTexts() with quote(at, text, n, policy) for one.
template <class Quote>
BYTEPRESS_INLINE BulkStep<TextPiece> quoteEach(char* at, char* end, const TextPiece* first, const TextPiece* last,
                                               InvalidUtf8 policy, Quote quote) noexcept {
  for (; first != last; ++first) {
    const std::size_t n = first->size;
    if (n > kShortText || roomTo(end, at) < kMaxEscapeChars * n + kStepRoom + 3) break;
    char* const behind = quote(at, first->data, n, policy);
    if (behind == nullptr) [[unlikely]] break;
    *behind = ',';
    at = behind + 1;
  }
  return {at, first};
}

// The text between quotes, or null where not all of it is clean.
template <class Vec, class Profile>
BYTEPRESS_INLINE char* quoteClean(char* at, const char* from, std::size_t n,
                                  const Profile& profile) noexcept {
  *at = '"';
  if (copyClean<Vec>(at + 1, from, n, profile) != n) return nullptr;
  at[n + 1] = '"';
  return at + (n + 2);
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_TEXT_QUOTES_HPP
