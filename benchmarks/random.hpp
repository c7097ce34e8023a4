// SPDX-License-Identifier: BSL-1.0
//
// A small random generator (SplitMix64) with the same numbers everywhere, which the distributions
// of the standard library do not promise.
#ifndef BYTEPRESS_BENCHMARKS_RANDOM_HPP
#define BYTEPRESS_BENCHMARKS_RANDOM_HPP

#include <cstddef>
#include <cstdint>

namespace bench {

class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept : state_(seed) {}

  std::uint64_t bits() noexcept {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  // In [0, limit). Slightly biased, which does not matter here.
  std::uint64_t below(std::uint64_t limit) noexcept { return bits() % limit; }

  bool oneIn(std::uint64_t n) noexcept { return below(n) == 0; }

  template <class T, std::size_t N>
  const T& pick(const T (&choices)[N]) noexcept {
    return choices[below(N)];
  }

 private:
  std::uint64_t state_;
};

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_RANDOM_HPP
