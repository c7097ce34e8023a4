// SPDX-License-Identifier: BSL-1.0
//
// The vector type of text_blocks.hpp for machines without vectors: one word. UTF-8 is then checked
// character by character.
//
// May include: base, text, src/text.
#ifndef BYTEPRESS_SRC_TEXT_VEC_WORD_HPP
#define BYTEPRESS_SRC_TEXT_VEC_WORD_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/text/clean_block.hpp"

namespace bytepress {
namespace {

struct WordVec {
  using Block = std::uint64_t;  // the first byte lowest
  using Flags = std::uint64_t;  // the top bit of each byte
  static constexpr std::size_t kBytes = 8;
  static constexpr bool kChecksUtf8 = false;
  static constexpr std::uint64_t kOnes = 0x0101010101010101u;

  BYTEPRESS_INLINE static Block zero() noexcept { return 0; }
  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return a | b; }
  BYTEPRESS_INLINE static Flags without(Flags flags, Block block) noexcept {
    return flags & ~block;
  }
  BYTEPRESS_INLINE static std::uint64_t mask(Flags flags) noexcept { return packTopBits(flags); }
  BYTEPRESS_INLINE static Flags nonAscii(Block block) noexcept { return block & 0x80 * kOnes; }
  BYTEPRESS_INLINE static Flags dirty(Block block) noexcept { return dirtyBytes(block); }

  BYTEPRESS_INLINE static Block load(const char* from) noexcept {
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return inLittleEndian(word);
  }

  BYTEPRESS_INLINE static Block loadPart(const char* from, std::size_t n, const char*) noexcept {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < n; ++i)
      word |= std::uint64_t{static_cast<unsigned char>(from[i])} << 8 * i;
    return word;
  }

  BYTEPRESS_INLINE static void store(char* at, Block block) noexcept {
    block = inLittleEndian(block);
    std::memcpy(at, &block, sizeof block);
  }

  BYTEPRESS_INLINE static bool reload(char* at, const char* from, const char* last, Block,
                                      std::size_t) noexcept {
    if (last - from < static_cast<std::ptrdiff_t>(kBytes)) return false;
    store(at, load(from));
    return true;
  }

  struct Set {
    std::uint64_t angle, ampersand, slash, del;
  };

  static Set makeSet(std::size_t index) noexcept {
    const auto all = [](bool wanted, char c) {
      return static_cast<unsigned char>(wanted ? c : '"') * kOnes;
    };
    return {all(escapesHtml(index), '<'), all(escapesHtml(index), '&'), all(escapesSlash(index), '/'),
            all(escapesDel(index), '\x7f')};
  }

  // The top bit of every ASCII byte equal to that of `wanted`; other bytes are dirty in any case.
  BYTEPRESS_INLINE static Flags equal(Block block, std::uint64_t wanted) noexcept {
    const std::uint64_t low = block & 0x7f * kOnes;
    return ~((low ^ wanted) + 0x7f * kOnes) & 0x80 * kOnes;
  }

  BYTEPRESS_INLINE static Flags dirty(Block block, const Set& set) noexcept {
    const Block angles = block & 0xfd * kOnes;  // '>' becomes '<', and nothing '"'
    return dirtyBytes(block) | equal(angles, set.angle) | equal(block, set.ampersand) |
           equal(block, set.slash) | equal(block, set.del);
  }

  // Never called: kChecksUtf8 is false.
  BYTEPRESS_INLINE static Flags lineSeparators(Block, Block) noexcept { return 0; }
  BYTEPRESS_INLINE static Flags c1Controls(Block, Block) noexcept { return 0; }
  BYTEPRESS_INLINE static Block wrong(Block, Block) noexcept { return 0; }
  BYTEPRESS_INLINE static bool anyWrong(Block) noexcept { return false; }
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_VEC_WORD_HPP
