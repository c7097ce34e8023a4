// SPDX-License-Identifier: BSL-1.0
//
// The end of a text, shorter than a block, as two words: without a read outside the text.
//
// May include: base.
#ifndef BYTEPRESS_SRC_TEXT_PART_WORDS_HPP
#define BYTEPRESS_SRC_TEXT_PART_WORDS_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

// In little-endian order: the first byte lowest in `low`, zero behind the last one.
struct PartWords {
  std::uint64_t low, high;
};

template <class Word>
BYTEPRESS_INLINE std::uint64_t loadWord(const char* from) noexcept {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}

// n in 1 … 7 and nothing to read before them.
BYTEPRESS_INLINE std::uint64_t loadShortWord(const char* from, std::size_t n) noexcept {
  if (n >= 4)
    return loadWord<std::uint32_t>(from) | loadWord<std::uint32_t>(from + n - 4) << 8 * (n - 4);
  const std::uint64_t a = static_cast<unsigned char>(from[0]);
  const std::uint64_t b = static_cast<unsigned char>(from[n / 2]);
  const std::uint64_t c = static_cast<unsigned char>(from[n - 1]);
  return a | b << 8 * (n / 2) | c << 8 * (n - 1);
}

// n in 1 … 15, on a little-endian machine. `first` is where the text starts: bytes before `from`
// may be read, so that only texts shorter than a word need more than two loads.
BYTEPRESS_INLINE PartWords loadPartWords(const char* from, std::size_t n,
                                         const char* first) noexcept {
  if (from + n - first < 8) [[unlikely]]
    return {loadShortWord(from, n), 0};
  const std::uint64_t back = loadWord<std::uint64_t>(from + n - 8);
  if (n < 8) return {back >> 8 * (8 - n), 0};
  return {loadWord<std::uint64_t>(from), back >> 8 * (15 - n) >> 8};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_PART_WORDS_HPP
