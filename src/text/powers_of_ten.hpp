// SPDX-License-Identifier: BSL-1.0
//
// Powers of ten as 104-bit fractions in two parts of 52 bits, for 52-bit multiply-add.
//
// Entry k - kMinPower is 10^-k, scaled by a power of two into [2^103, 2^104) and truncated. The
// compiler computes them with 256 bits, of which the truncations of all steps spoil the last ten.
//
// For the *_avx512.cpp files alone: everything here has internal linkage.
//
// May include: std.
#ifndef BYTEPRESS_SRC_TEXT_POWERS_OF_TEN_HPP
#define BYTEPRESS_SRC_TEXT_POWERS_OF_TEN_HPP

#include <cstdint>

namespace bytepress {
namespace {

// floor(q * log10(2)) for the binary exponents q of all doubles, -1074 … 971.
constexpr int kMinPower = -324;
constexpr int kMaxPower = 292;

struct PowersOfTen {
  struct Parts {
    std::uint64_t low, high;  // 52 bits each
  };
  alignas(64) Parts entry[kMaxPower - kMinPower + 1];
};

// A power of ten without its power of two: the highest bit is always set.
class Fraction256 {
 public:
  constexpr void timesTen() {
    std::uint64_t carry = 0;
    for (int i = 0; i < 8; ++i) {
      // Divided by 16 first, so that the product fits.
      const std::uint32_t upper = i == 7 ? 0 : limb_[i + 1];
      carry += std::uint64_t{upper << 28 | limb_[i] >> 4} * 10;
      limb_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    normalise();
  }

  constexpr void overTen() {
    std::uint64_t rest = 0;
    for (int i = 7; i >= 0; --i) {
      rest = rest << 32 | limb_[i];
      limb_[i] = static_cast<std::uint32_t>(rest / 10);
      rest %= 10;
    }
    normalise();
  }

  constexpr PowersOfTen::Parts parts() const {
    const std::uint64_t first = std::uint64_t{limb_[7]} << 32 | limb_[6];
    const std::uint64_t second = std::uint64_t{limb_[5]} << 32 | limb_[4];
    return {(first << 40 | second >> 24) & ((std::uint64_t{1} << 52) - 1), first >> 12};
  }

 private:
  constexpr void normalise() {
    while ((limb_[7] >> 31) == 0) {
      for (int i = 7; i > 0; --i) limb_[i] = limb_[i] << 1 | limb_[i - 1] >> 31;
      limb_[0] <<= 1;
    }
  }

  std::uint32_t limb_[8] = {0, 0, 0, 0, 0, 0, 0, 0x80000000};  // lowest first
};

constexpr PowersOfTen makePowersOfTen() {
  PowersOfTen powers{};
  Fraction256 up, down;
  for (int n = 0; n <= -kMinPower; ++n, up.timesTen()) powers.entry[-n - kMinPower] = up.parts();
  for (int n = 0; n <= kMaxPower; ++n, down.overTen()) powers.entry[n - kMinPower] = down.parts();
  return powers;
}

constexpr PowersOfTen kPowersOfTen = makePowersOfTen();

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_POWERS_OF_TEN_HPP
