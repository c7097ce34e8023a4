// SPDX-License-Identifier: BSL-1.0
//
// Arrays of booleans, and bits of words: eight at a time, each run one copy out of a table.
//
// May include: base, text, src/text.
#include <bit>
#include <cstring>

#include "booleans_table.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

constexpr BooleanRuns makeRuns() {
  BooleanRuns runs{};
  for (unsigned row = 0; row < 256; ++row) {
    std::size_t used = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      for (const char* c = (row >> bit & 1) != 0 ? "true," : "false,"; *c != '\0'; ++c)
        runs.text[row][used++] = *c;
    }
  }
  return runs;
}

// The text of the lowest `count` bits, count <= 8. May write kBooleanRunChars bytes.
BYTEPRESS_INLINE char* writeRun(char* at, std::uint64_t bits, unsigned count) noexcept {
  std::memcpy(at, kBooleanRuns.text[bits], kBooleanRunChars);
  return at + 6 * count - static_cast<unsigned>(std::popcount(bits));
}

// Eight bytes that are 0 or 1 as eight bits: the multiplication moves byte i's bit to bit 56 + i.
BYTEPRESS_INLINE unsigned packBits(const bool* from) noexcept {
  if constexpr (std::endian::native == std::endian::little) {
    std::uint64_t bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return static_cast<unsigned>((bytes * 0x0102040810204080u) >> 56);
  }
  unsigned bits = 0;
  for (unsigned i = 0; i < 8; ++i) bits |= static_cast<unsigned>(from[i]) << i;
  return bits;
}

BulkStep<bool> booleans(char* at, char* end, const bool* first, const bool* last) noexcept {
  while (last - first >= 8 && static_cast<std::size_t>(end - at) >= kBooleanRunChars) {
    at = writeRun(at, packBits(first), 8);
    first += 8;
  }
  for (; first != last && end - at >= 6; ++first) at = writeRun(at, *first ? 1 : 0, 1);
  return {at, first};
}

BitStep bits(char* at, char* end, const std::uint64_t* words, std::size_t first,
             std::size_t last) noexcept {
  while (first != last) {
    // Up to the end of the word, the room, or the bits.
    std::size_t count = 64 - first % 64;
    if (last - first < count) count = last - first;
    const std::size_t fit = static_cast<std::size_t>(end - at) / 6;
    if (fit < count) count = fit;
    if (count == 0) break;
    std::uint64_t word = words[first / 64] >> (first % 64);
    first += count;
    for (; count >= 8; count -= 8, word >>= 8) at = writeRun(at, word & 0xff, 8);
    if (count != 0) at = writeRun(at, word & ((1u << count) - 1), static_cast<unsigned>(count));
  }
  return {at, first};
}

}  // namespace

constinit const BooleanRuns kBooleanRuns = makeRuns();

const BooleanKernels portable::kBooleans{booleans, bits};

}  // namespace bytepress
