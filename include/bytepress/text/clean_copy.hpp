// SPDX-License-Identifier: BSL-1.0
//
// copyCleanText: the whole of writing a string, for nearly every string there is.
//
// Inlined, because half of all strings in real documents are shorter than twelve bytes and a call
// costs as much as the copy. Straight-line for each class of lengths: a loop over blocks would
// mispredict its end on about every string. Blocks that overlap stand for tails.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_CLEAN_COPY_HPP
#define BYTEPRESS_TEXT_CLEAN_COPY_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/base/config.hpp"
#include "bytepress/text/clean_block.hpp"

namespace bytepress {

// copyCleanText for texts that are worth a call: any length, wider vectors.
std::size_t copyLongCleanText(char* at, const char* from, std::size_t n) noexcept;

inline namespace BYTEPRESS_ABI {

// Texts up to this length are copied without a call: four blocks. A call costs about as much as
// the four blocks do, so that beyond them wider vectors pay.
inline constexpr std::size_t kInlineText = 64;

// n in 16 … 64.
BYTEPRESS_INLINE std::size_t copyCleanBlocks(char* at, const char* from, std::size_t n) noexcept {
  const std::size_t fourth = n - 16;
  const std::size_t second = fourth < 16 ? fourth : 16;
  const std::size_t third = fourth < 32 ? fourth : 32;
  const CleanBlock a = CleanBlock::load(from), b = CleanBlock::load(from + second);
  const CleanBlock c = CleanBlock::load(from + third), d = CleanBlock::load(from + fourth);
  a.store(at);
  b.store(at + second);
  c.store(at + third);
  d.store(at + fourth);
  const auto dirtyA = a.dirty(), dirtyB = b.dirty(), dirtyC = c.dirty(), dirtyD = d.dirty();
  const auto any =
      CleanBlock::either(CleanBlock::either(dirtyA, dirtyB), CleanBlock::either(dirtyC, dirtyD));
  if (CleanBlock::mask(any) == 0) [[likely]]
    return n;
  const std::uint64_t low = CleanBlock::mask(dirtyA) | CleanBlock::mask(dirtyB) << 16;
  const std::uint64_t high = CleanBlock::mask(dirtyC) | CleanBlock::mask(dirtyD) << 16;
  const auto first = static_cast<std::size_t>(std::countr_zero(low | high << 32));
  const std::size_t start[4] = {0, second, third, fourth};
  return start[first / 16] + first % 16;
}

// n in 8 … 15.
BYTEPRESS_INLINE std::size_t copyCleanHalves(char* at, const char* from, std::size_t n) noexcept {
  const CleanBlock block = CleanBlock::load(from, from + n - 8);
  block.store(at, at + n - 8);
  const std::uint32_t dirty = CleanBlock::mask(block.dirty());
  if (dirty == 0) [[likely]]
    return n;
  const auto first = static_cast<std::size_t>(std::countr_zero(dirty));
  return first < 8 ? first : n - 16 + first;
}

// n in 4 … 7.
BYTEPRESS_INLINE std::size_t copyCleanWord(char* at, const char* from, std::size_t n) noexcept {
  char bytes[8];
  std::memcpy(bytes, from, 4);
  std::memcpy(bytes + 4, from + n - 4, 4);
  std::memcpy(at, bytes, 4);
  std::memcpy(at + n - 4, bytes + 4, 4);
  std::uint64_t word;
  std::memcpy(&word, bytes, 8);
  const std::uint64_t dirty = dirtyBytes(inLittleEndian(word));
  if (dirty == 0) [[likely]]
    return n;
  const auto first = static_cast<std::size_t>(std::countr_zero(dirty)) / 8;
  return first < 4 ? first : n - 8 + first;
}

// n in 0 … 3.
BYTEPRESS_INLINE std::size_t copyCleanBytes(char* at, const char* from, std::size_t n) noexcept {
  if (n == 0) return 0;
  const auto a = static_cast<unsigned char>(from[0]);
  const auto b = static_cast<unsigned char>(from[n / 2]);
  const auto c = static_cast<unsigned char>(from[n - 1]);
  at[0] = static_cast<char>(a);
  at[n / 2] = static_cast<char>(b);
  at[n - 1] = static_cast<char>(c);
  constexpr std::uint64_t kSpaces = 0x2020202020000000u;
  const std::uint64_t dirty =
      dirtyBytes(kSpaces | std::uint64_t{c} << 16 | std::uint64_t{b} << 8 | a);
  if (dirty == 0) [[likely]]
    return n;
  const auto first = static_cast<std::size_t>(std::countr_zero(dirty)) / 8;
  return first == 0 ? 0 : first == 1 ? n / 2 : n - 1;
}

// Up to kInlineText bytes.
BYTEPRESS_INLINE std::size_t copyCleanInline(char* at, const char* from, std::size_t n) noexcept {
  if (n >= 16) return copyCleanBlocks(at, from, n);
  if (n >= 8) return copyCleanHalves(at, from, n);
  if (n >= 4) return copyCleanWord(at, from, n);
  return copyCleanBytes(at, from, n);
}

// Copies [from, from + n) as long as it is clean (see clean_block.hpp) and returns how many bytes
// that were: n, or the place of the first byte that is not. Needs room for n bytes and the slack,
// and may leave garbage in all of it behind what it copied.
BYTEPRESS_INLINE std::size_t copyCleanText(char* at, const char* from, std::size_t n) noexcept {
  if (n >= 16) {
    // Text in another script than Latin mostly shows it at once.
    if (static_cast<unsigned char>(*from) >= 0x80) return 0;
    if (n > kInlineText) return copyLongCleanText(at, from, n);
  }
  return copyCleanInline(at, from, n);
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_CLEAN_COPY_HPP
