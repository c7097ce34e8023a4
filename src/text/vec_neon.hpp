// SPDX-License-Identifier: BSL-1.0
//
// The vector type of text_blocks.hpp for NEON on 64-bit Arm.
//
// May include: base, src/text.
#ifndef BYTEPRESS_SRC_TEXT_VEC_NEON_HPP
#define BYTEPRESS_SRC_TEXT_VEC_NEON_HPP

#include <arm_neon.h>

#include "escaped_sets.hpp"
#include "part_words.hpp"
#include "utf8_tables.hpp"

namespace bytepress {
namespace {

struct NeonVec {
  using Block = uint8x16_t;
  using Flags = uint8x16_t;
  static constexpr std::size_t kBytes = 16;
  static constexpr bool kChecksUtf8 = true;

  BYTEPRESS_INLINE static Block zero() noexcept { return vdupq_n_u8(0); }
  BYTEPRESS_INLINE static Block all(unsigned c) noexcept {
    return vdupq_n_u8(static_cast<std::uint8_t>(c));
  }
  BYTEPRESS_INLINE static Flags either(Flags a, Flags b) noexcept { return vorrq_u8(a, b); }
  BYTEPRESS_INLINE static Flags equal(Block a, unsigned c) noexcept { return vceqq_u8(a, all(c)); }
  BYTEPRESS_INLINE static Flags nonAscii(Block block) noexcept {
    return vcgeq_u8(block, all(0x80));
  }
  BYTEPRESS_INLINE static Flags without(Flags flags, Block block) noexcept {
    return vbicq_u8(flags, nonAscii(block));
  }

  BYTEPRESS_INLINE static Block load(const char* from) noexcept {
    return vld1q_u8(reinterpret_cast<const std::uint8_t*>(from));
  }

  BYTEPRESS_INLINE static void store(char* at, Block block) noexcept {
    vst1q_u8(reinterpret_cast<std::uint8_t*>(at), block);
  }

  BYTEPRESS_INLINE static Block loadPart(const char* from, std::size_t n,
                                         const char* first) noexcept {
    const PartWords words = loadPartWords(from, n, first);
    return vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(words.low), vcreate_u64(words.high)));
  }

  // Stores again what follows the first `done` bytes of a block. False where a read would leave the
  // text.
  BYTEPRESS_INLINE static bool reload(char* at, const char* from, const char* last, Block,
                                      std::size_t) noexcept {
    if (last - from < static_cast<std::ptrdiff_t>(kBytes)) return false;
    store(at, load(from));
    return true;
  }

  // Each byte keeps the bit of its place, then neighbours are added three times.
  BYTEPRESS_INLINE static std::uint64_t mask(Flags flags) noexcept {
    const uint8x16_t places = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201u));
    const uint8x16_t bits = vandq_u8(flags, places);
    const uint8x16_t pairs = vpaddq_u8(bits, bits);
    const uint8x16_t fours = vpaddq_u8(pairs, pairs);
    return vgetq_lane_u16(vreinterpretq_u16_u8(vpaddq_u8(fours, fours)), 0);
  }

  // A signed comparison finds controls and bytes from 0x80 on at once.
  BYTEPRESS_INLINE static Flags dirty(Block block) noexcept {
    const Flags low = vcltq_s8(vreinterpretq_s8_u8(block), vdupq_n_s8(0x20));
    return either(either(equal(block, '"'), equal(block, '\\')), low);
  }

  // As in text_avx2.cpp.
  struct Set {
    Block entries;
  };

  static Set makeSet(std::size_t index) noexcept {
    return {vld1q_u8(kEscapedHalves.tables[index].highHalves)};
  }

  BYTEPRESS_INLINE static Flags dirty(Block block, const Set& set) noexcept {
    const uint8x16_t rows =
        vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(0x8040201008040201u), vcreate_u64(0)));
    const Block row = vqtbl1q_u8(rows, vshrq_n_u8(block, 4));
    const Block entry = vqtbl1q_u8(set.entries, vandq_u8(block, all(0x0f)));
    return either(vtstq_u8(row, entry), nonAscii(block));
  }

  // The bytes `n` places earlier.
  template <int n>
  BYTEPRESS_INLINE static Block earlier(Block block, Block before) noexcept {
    return vextq_u8(before, block, 16 - n);
  }

  BYTEPRESS_INLINE static Flags lineSeparators(Block block, Block before) noexcept {
    const Flags last = vceqq_u8(vandq_u8(block, all(0xfe)), all(0xa8));
    const Flags lead =
        vandq_u8(equal(earlier<1>(block, before), 0x80), equal(earlier<2>(block, before), 0xe2));
    return vandq_u8(last, lead);
  }

  BYTEPRESS_INLINE static Flags c1Controls(Block block, Block before) noexcept {
    const Flags range = vandq_u8(nonAscii(block), vcltq_u8(block, all(0xa0)));
    return vandq_u8(equal(earlier<1>(block, before), 0xc2), range);
  }

  BYTEPRESS_INLINE static Block lookUp(const PairTable& table, Block halves) noexcept {
    return vqtbl1q_u8(vld1q_u8(table.row), halves);
  }

  // See utf8_tables.hpp.
  BYTEPRESS_INLINE static Block wrong(Block block, Block before) noexcept {
    const Block one = earlier<1>(block, before);
    const Block leadHigh = lookUp(kLeadHigh, vshrq_n_u8(one, 4));
    const Block leadLow = lookUp(kLeadLow, vandq_u8(one, all(0x0f)));
    const Block pair =
        vandq_u8(vandq_u8(leadHigh, leadLow), lookUp(kNextHigh, vshrq_n_u8(block, 4)));
    const Block third = vqsubq_u8(earlier<2>(block, before), all(0xe0 - 0x80));
    const Block fourth = vqsubq_u8(earlier<3>(block, before), all(0xf0 - 0x80));
    return veorq_u8(vandq_u8(either(third, fourth), all(kTwoContinuations)), pair);
  }

  BYTEPRESS_INLINE static bool anyWrong(Block wrong) noexcept { return vmaxvq_u8(wrong) != 0; }
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_VEC_NEON_HPP
