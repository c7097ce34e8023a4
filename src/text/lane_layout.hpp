// SPDX-License-Identifier: BSL-1.0
//
// Index vectors for byte permutations that lay each value of a vector out in a lane of its own.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: std.
#ifndef BYTEPRESS_SRC_TEXT_LANE_LAYOUT_HPP
#define BYTEPRESS_SRC_TEXT_LANE_LAYOUT_HPP

#include <cstdint>

namespace bytepress {
namespace {

// How the lanes come out of two source registers that hold `kStride` bytes of each value.
template <unsigned kLane, unsigned kStride>
struct LaneLayout {
  alignas(64) std::uint8_t
      index[kLane / kStride][64];  // for _mm512_permutex2var_epi8, one per 64 bytes of lanes
};

constexpr std::uint8_t kSecond = 64;  // added to a byte number: of the second register

// `bytes[i]`: which byte of its value byte i of a lane is.
template <unsigned kStride, unsigned kLane>
constexpr LaneLayout<kLane, kStride> layOut(const std::uint8_t (&bytes)[kLane]) {
  LaneLayout<kLane, kStride> layout{};
  for (unsigned i = 0; i < kLane / kStride * 64; ++i) {
    layout.index[i / 64][i % 64] =
        static_cast<std::uint8_t>(bytes[i % kLane] + i / kLane * kStride);
  }
  return layout;
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_LANE_LAYOUT_HPP
