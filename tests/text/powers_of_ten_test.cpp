// SPDX-License-Identifier: BSL-1.0
//
// The powers of ten of the vector kernels, and the formulas that pick one for a binary exponent.
#include "text/powers_of_ten.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "bytepress/base/config.hpp"

using namespace bytepress;

TEST_CASE("the powers of ten are at hand for every binary exponent, scaled into [1, 10)") {
  // One more on either side: the fields of subnormals, zeros, infinities and NaNs are looked up
  // too.
  for (int q = -1075; q <= 972; ++q) {
    CAPTURE(q);
    const int k = (q * 1262611) >> 22;
    const long double exact = static_cast<long double>(q) * 0.301029995663981195213738894724493027L;
    CHECK(k == static_cast<int>(std::floor(exact)));  // never near an integer but at 0
    CHECK((k >= kMinPower && k <= kMaxPower));
    const int shift = q + ((-k * 1741647) >> 19);
    CHECK((shift >= 0 && shift <= 3));
    const auto parts = kPowersOfTen.entry[k - kMinPower];
    CHECK((parts.high >= std::uint64_t{1} << 51 && parts.high < std::uint64_t{1} << 52 &&
           parts.low < std::uint64_t{1} << 52));
    const long double scaled = std::ldexp(static_cast<long double>(parts.high), shift - 51);
    CHECK((scaled >= 1 && scaled < 10));
  }
}

#if BYTEPRESS_HAS_INT128
TEST_CASE("each power of ten is ten times the next, truncated to 104 bits") {
  for (int k = kMinPower; k < kMaxPower; ++k) {
    CAPTURE(k);
    const auto joined = [](PowersOfTen::Parts parts) {
      return static_cast<unsigned __int128>(parts.high) << 52 | parts.low;
    };
    unsigned __int128 expected = joined(kPowersOfTen.entry[k - kMinPower]);
    const unsigned __int128 product = joined(kPowersOfTen.entry[k + 1 - kMinPower]) * 10;
    // Truncation took less than one unit from either: ten of these units and sixteen.
    const int shift = ((product + 10) >> 107) != 0 ? 4 : 3;
    expected <<= shift;
    const bool close = (expected > product ? expected - product : product - expected) < 16u;
    CHECK(close);
  }
  // 10^27 = 5^27 * 2^27 is exact.
  const auto parts = kPowersOfTen.entry[-27 - kMinPower];
  unsigned __int128 power = 1;
  for (int i = 0; i < 27; ++i) power *= 5;
  while ((power >> 103) == 0) power <<= 1;
  CHECK((parts.high == static_cast<std::uint64_t>(power >> 52) &&
         parts.low == (static_cast<std::uint64_t>(power) & ((std::uint64_t{1} << 52) - 1))));
}
#endif
