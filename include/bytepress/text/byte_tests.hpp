// SPDX-License-Identifier: BSL-1.0
//
// Questions to the eight bytes of a word at once, for texts too short for a vector and targets without
// one.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_BYTE_TESTS_HPP
#define BYTEPRESS_TEXT_BYTE_TESTS_HPP

#include <bit>
#include <cstdint>

#include "bytepress/base/config.hpp"

namespace bytepress {
inline namespace BYTEPRESS_ABI {

// Eight bytes as a word with the first byte lowest, on every machine.
BYTEPRESS_INLINE std::uint64_t inLittleEndian(std::uint64_t word) noexcept {
  if constexpr (std::endian::native == std::endian::little) return word;
  word = (word & 0x00ff00ff00ff00ffu) << 8 | (word >> 8 & 0x00ff00ff00ff00ffu);
  word = (word & 0x0000ffff0000ffffu) << 16 | (word >> 16 & 0x0000ffff0000ffffu);
  return word << 32 | word >> 32;
}

// The top bit of every byte of `word` that is not clean. Exact: no carry leaves its byte.
BYTEPRESS_INLINE std::uint64_t dirtyBytes(std::uint64_t word) noexcept {
  constexpr std::uint64_t kOnes = 0x0101010101010101u;
  const std::uint64_t low = word & 0x7f * kOnes;
  const std::uint64_t printable = low + 0x60 * kOnes;                // top bit: >= 0x20
  const std::uint64_t noQuote = (low ^ '"' * kOnes) + 0x7f * kOnes;  // top bit: not equal
  const std::uint64_t noBackslash = (low ^ '\\' * kOnes) + 0x7f * kOnes;
  return (word | ~(printable & noQuote & noBackslash)) & 0x80 * kOnes;
}

// One bit per byte: the multiplication moves the top bit of byte i to bit 56 + i.
BYTEPRESS_INLINE std::uint32_t packTopBits(std::uint64_t flags) noexcept {
  return static_cast<std::uint32_t>(((flags >> 7) * 0x0102040810204080u) >> 56);
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_BYTE_TESTS_HPP
