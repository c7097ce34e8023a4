// SPDX-License-Identifier: BSL-1.0
//
// Arrays of booleans with AVX2: 32 of them become one word of bits, and four copies out of the
// table.
//
// May include: text, src/text, <immintrin.h>.
#include <immintrin.h>

#include "booleans_table.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

// May write kBooleanRunChars bytes.
BYTEPRESS_INLINE char* writeRun(char* at, std::uint64_t bits) {
  const char* text = kBooleanRuns.text[bits];
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(at),
                      _mm256_load_si256(reinterpret_cast<const __m256i*>(text)));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(at + 32),
                   _mm_load_si128(reinterpret_cast<const __m128i*>(text + 32)));
  return at + kBooleanRunChars - _mm_popcnt_u64(bits);
}

BulkStep<bool> booleans(char* at, char* end, const bool* first, const bool* last) noexcept {
  while (last - first >= 32 && static_cast<std::size_t>(end - at) >= 4 * kBooleanRunChars) {
    const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(first));
    const auto bits = static_cast<unsigned>(_mm256_movemask_epi8(_mm256_slli_epi64(bytes, 7)));
    for (unsigned i = 0; i < 32; i += 8) at = writeRun(at, bits >> i & 0xff);
    first += 32;
  }
  return portable::kBooleans.booleans(at, end, first, last);
}

BitStep bits(char* at, char* end, const std::uint64_t* words, std::size_t first,
             std::size_t last) noexcept {
  while (last - first >= 64 && static_cast<std::size_t>(end - at) >= 8 * kBooleanRunChars) {
    // Up to the end of the word.
    std::size_t count = 64 - first % 64;
    std::uint64_t word = words[first / 64] >> (first % 64);
    first += count;
    for (; count >= 8; count -= 8, word >>= 8) at = writeRun(at, word & 0xff);
    if (count != 0) at = writeRun(at, word) - 6 * (8 - count);
  }
  return portable::kBooleans.bits(at, end, words, first, last);
}

}  // namespace

const BooleanKernels avx2::kBooleans{booleans, bits};

}  // namespace bytepress
