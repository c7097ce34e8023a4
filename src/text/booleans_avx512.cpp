// SPDX-License-Identifier: BSL-1.0
//
// Arrays of booleans with AVX-512: 64 of them become one mask, and eight copies out of the table,
// each one register.
//
// May include: text, src/text, <immintrin.h>.
#include "booleans_table.hpp"
#include "digits_avx512.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

// May write 64 bytes.
BYTEPRESS_INLINE char* writeRun(char* at, std::uint64_t bits) {
  _mm512_storeu_si512(at, _mm512_load_si512(kBooleanRuns.text[bits]));
  return at + kBooleanRunChars - _mm_popcnt_u64(bits);
}

// The lowest `count` bits, of which the last eight may be fewer.
BYTEPRESS_INLINE char* writeWord(char* at, std::uint64_t word, unsigned count) {
  unsigned i = 0;
  for (; i + 8 <= count; i += 8) at = writeRun(at, word >> i & 0xff);
  if (i == count) return at;
  return writeRun(at, _bzhi_u64(word >> i, count - i)) - 6 * (8 - (count - i));
}

BulkStep<bool> booleans(char* at, char* end, const bool* first, const bool* last) noexcept {
  while (first != last) {
    const std::size_t fit = static_cast<std::size_t>(end - at) / 6,
                      left = static_cast<std::size_t>(last - first);
    const std::size_t most = fit < left ? fit : left;
    if (most == 0) break;
    const unsigned count = most < 64 ? static_cast<unsigned>(most) : 64;
    const __m512i bytes = _mm512_maskz_loadu_epi8(
        count == 64 ? ~std::uint64_t{0} : _bzhi_u64(~std::uint64_t{0}, count), first);
    at = writeWord(at, _mm512_test_epi8_mask(bytes, bytes), count);
    first += count;
  }
  return {at, first};
}

BitStep bits(char* at, char* end, const std::uint64_t* words, std::size_t first,
             std::size_t last) noexcept {
  while (first != last) {
    const std::size_t fit = static_cast<std::size_t>(end - at) / 6;
    const unsigned shift = static_cast<unsigned>(first % 64);
    std::size_t count = 64 - shift;
    if (last - first < count) count = last - first;
    if (fit < count) count = fit;
    if (count == 0) break;
    at = writeWord(at, words[first / 64] >> shift, static_cast<unsigned>(count));
    first += count;
  }
  return {at, first};
}

}  // namespace

const BooleanKernels avx512::kBooleans{booleans, bits};

}  // namespace bytepress
