// SPDX-License-Identifier: BSL-1.0
//
// Products of two 64-bit numbers, with and without a 128-bit type.
//
// May include: base.
#ifndef BYTEPRESS_SRC_TEXT_WIDE_HPP
#define BYTEPRESS_SRC_TEXT_WIDE_HPP

#include <cstdint>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

// An unsigned number of 128 bits.
struct Wide {
  std::uint64_t high;
  std::uint64_t low;
};

// Without a 128-bit type: four products of 32-bit halves.
[[maybe_unused]] constexpr Wide multiplyHalves(std::uint64_t a, std::uint64_t b) noexcept {
  const std::uint64_t aLow = a & 0xffffffff, aHigh = a >> 32;
  const std::uint64_t bLow = b & 0xffffffff, bHigh = b >> 32;
  const std::uint64_t low = aLow * bLow;
  const std::uint64_t middle = aHigh * bLow + (low >> 32);  // both at most 2^64 - 2^33 + 1
  const std::uint64_t other = aLow * bHigh + (middle & 0xffffffff);
  return {aHigh * bHigh + (middle >> 32) + (other >> 32), other << 32 | (low & 0xffffffff)};
}

#if BYTEPRESS_HAS_INT128
BYTEPRESS_INLINE constexpr Wide multiply(std::uint64_t a, std::uint64_t b) noexcept {
  __extension__ using Product = unsigned __int128;
  const Product product = static_cast<Product>(a) * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
}
#else
BYTEPRESS_INLINE constexpr Wide multiply(std::uint64_t a, std::uint64_t b) noexcept {
  return multiplyHalves(a, b);
}
#endif

constexpr Wide add(Wide a, Wide b) noexcept {
  const std::uint64_t low = a.low + b.low;
  return {a.high + b.high + (low < b.low), low};
}

constexpr Wide subtract(Wide a, Wide b) noexcept {
  return {a.high - b.high - (a.low < b.low), a.low - b.low};
}

constexpr bool isLess(Wide a, Wide b) noexcept {
  return a.high < b.high || (a.high == b.high && a.low < b.low);
}

// 0 <= count < 64.
constexpr Wide shiftLeft(Wide a, unsigned count) noexcept {
  return {a.high << count | a.low >> 1 >> (63 - count), a.low << count};
}

constexpr Wide half(Wide a) noexcept {
  return {a.high >> 1, a.low >> 1 | a.high << 63};
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_WIDE_HPP
