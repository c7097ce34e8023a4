// SPDX-License-Identifier: BSL-1.0
//
// Reals print the same whatever the floating-point environment of the caller.
#include <doctest/doctest.h>

#include <bit>
#include <cfenv>
#include <random>
#include <string>
#include <vector>

#include "bytepress/base/config.hpp"
#include "bytepress/text/real.hpp"

#if BYTEPRESS_HAS_SSE2
#  include <xmmintrin.h>
#endif

using namespace bytepress;

namespace {

// Decimals with one to ten places and their neighbours, subnormals, powers of two, random bits.
std::vector<double> samples() {
  std::mt19937_64 random(11);
  std::vector<double> values = {0.0,
                                -0.0,
                                5e-324,
                                2.2250738585072009e-308,
                                1.7976931348623157e308,
                                4503599627370496.5,
                                1125899906842624.25};
  const double scales[] = {1e1, 1e2, 1e3, 1e6, 1e10};
  for (int i = 0; i < 2000; ++i) {
    const double decimal = static_cast<double>(random() % 10000000) / scales[i % 5];
    const auto bits = std::bit_cast<std::uint64_t>(decimal);
    for (const std::uint64_t near : {bits - 1, bits, bits + 1})
      if (const auto value = std::bit_cast<double>(near); isFinite(value)) values.push_back(value);
    values.push_back(std::bit_cast<double>(random() >> 12));
    values.push_back(std::bit_cast<double>(random() % 2047 << 52));
    if (const auto value = std::bit_cast<double>(random()); isFinite(value))
      values.push_back(value);
  }
  return values;
}

std::string printed(const std::vector<double>& values) {
  std::string text;
  for (const double value : values) {
    char memory[kMaxRealChars + 64];
    text.append(memory, writeReal(memory, value, RealStyle::json)) += ' ';
    // The float with the upper bits of the same pattern.
    const auto narrow =
        std::bit_cast<float>(static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(value) >> 32));
    if (isFinite(narrow)) text.append(memory, writeReal(memory, narrow, RealStyle::json)) += '\n';
  }
  return text;
}

}  // namespace

TEST_CASE("reals print the same in every rounding mode") {
  const std::vector<double> values = samples();
  const std::string expected = printed(values);
  for (const int mode : {FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO, FE_TONEAREST}) {
    CAPTURE(mode);
    REQUIRE(std::fesetround(mode) == 0);
    const std::string text = printed(values);
    std::fesetround(FE_TONEAREST);
    CHECK(text == expected);
  }
}

#if BYTEPRESS_HAS_SSE2
TEST_CASE("reals print the same when subnormals count as zero") {
  constexpr unsigned kFlushToZero = 0x8000;
  constexpr unsigned kDenormalsAreZero = 0x0040;
  const std::vector<double> values = samples();
  const std::string expected = printed(values);
  const unsigned before = _mm_getcsr();
  _mm_setcsr(before | kFlushToZero | kDenormalsAreZero);
  const std::string text = printed(values);
  _mm_setcsr(before);
  CHECK(text == expected);
  CHECK(expected.find("5e-324") != std::string::npos);
}
#endif
