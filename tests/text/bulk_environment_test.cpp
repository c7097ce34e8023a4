// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals print the same whatever the floating-point environment of the caller, and leave
// it as it was.
#include <doctest/doctest.h>

#include <bit>
#include <cfenv>
#include <random>
#include <string>
#include <vector>

#include "text/bulk_support.hpp"

#if BYTEPRESS_HAS_SSE2
#  include <xmmintrin.h>
#endif

using namespace bytepress;
using namespace bytepress::test;

namespace {

// Runs of short decimals, which are computed in floating point, their neighbours, which look like
// them in another rounding mode, and numbers that flush to zero.
template <class T, class Bits>
std::vector<T> samples() {
  std::mt19937_64 random(5);
  const double scales[] = {1e6, 1e6, 1e2, 1e3, 1e1};
  std::vector<T> values;
  for (int run = 0; run < 1500; ++run) {
    const unsigned kind = static_cast<unsigned>(random() % 4);
    for (int i = 0; i < 16; ++i) {
      const auto decimal =
          static_cast<T>(static_cast<double>(random() >> (21 + random() % 40)) / scales[run % 5]);
      const auto bits = std::bit_cast<Bits>(decimal);
      if (kind == 3 && i == 7)
        values.push_back(std::bit_cast<T>(static_cast<Bits>(random() % 1000)));
      values.push_back(
          std::bit_cast<T>(static_cast<Bits>(bits == 0 || kind == 3 ? bits : bits + kind - 1)));
    }
  }
  return values;
}

template <class T>
std::string printed(const std::vector<T>& values) {
  static const BulkRoom memory(1 << 20);
  const T* first = values.data();
  const BulkStep<T> step = writeReals(memory.begin(1 << 20), memory.end(), first,
                                      first + values.size(), RealStyle::json);
  return std::string(memory.begin(1 << 20), step.at);
}

template <class T, class Bits>
void checkEverywhere(const std::vector<T>& values) {
  REQUIRE(useKernels(KernelSet::portable));
  const std::string expected = printed(values);
  underEveryKernelSet([&] {
    for (const int mode : {FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO, FE_TONEAREST}) {
      CAPTURE(mode);
      REQUIRE(std::fesetround(mode) == 0);
      const std::string text = printed(values);
      const int after = std::fegetround();
      std::fesetround(FE_TONEAREST);
      CHECK(after == mode);
      checkSame(text, expected);
    }
  });
}

}  // namespace

TEST_CASE("arrays of reals print the same in every rounding mode") {
  const KernelSet before = activeKernels();
  checkEverywhere<double, std::uint64_t>(samples<double, std::uint64_t>());
  checkEverywhere<float, std::uint32_t>(samples<float, std::uint32_t>());
  useKernels(before);
}

TEST_CASE("printing arrays of reals raises no floating-point flags") {
  const std::vector<double> values = samples<double, std::uint64_t>();
  underEveryKernelSet([&] {
    std::feclearexcept(FE_ALL_EXCEPT);
    printed(values);
    CHECK(std::fetestexcept(FE_ALL_EXCEPT) == 0);
  });
}

#if BYTEPRESS_HAS_SSE2
TEST_CASE("arrays of reals print the same when subnormals count as zero") {
  constexpr unsigned kFlushAndZero = 0x8040;
  const std::vector<double> doubles = samples<double, std::uint64_t>();
  const std::vector<float> floats = samples<float, std::uint32_t>();
  const std::string expected = printed(doubles) + printed(floats);
  CHECK(expected.find("e-3") != std::string::npos);
  underEveryKernelSet([&] {
    const unsigned before = _mm_getcsr();
    for (unsigned rounding = 0; rounding < 4; ++rounding) {
      _mm_setcsr((before & ~0x6000u) | kFlushAndZero | rounding << 13);
      const std::string text = printed(doubles) + printed(floats);
      _mm_setcsr(before);
      checkSame(text, expected);
    }
  });
}
#endif
