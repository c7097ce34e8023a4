// SPDX-License-Identifier: BSL-1.0
//
// Reals that are neither double nor float, and the parts that all reals are made of.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

#include "bytepress/text/real.hpp"
#include "canary.hpp"
#include "reference_real.hpp"
#include "text/decimal.hpp"
#include "text/real_layout.hpp"

using namespace bytepress;
using bytepress::test::Canary;
using bytepress::test::referenceReal;

namespace {

std::string writtenLong(long double value, RealStyle style = RealStyle::json) {
  Canary<kMaxLongRealChars> memory;
  const std::string text = memory.text(writeReal(memory.at(), value, style));
  return memory.intact() ? text : "<wrote outside>";
}

std::string writtenHalf(std::uint16_t bits) {
  Canary<kMaxRealChars> memory;
  const std::string text = memory.text(writeHalf(memory.at(), bits, RealStyle::json));
  return memory.intact() ? text : "<wrote outside>";
}

double halfValue(unsigned bits) {
  const int exponent = static_cast<int>(bits >> 10 & 31);
  const int mantissa = static_cast<int>(bits & 1023);
  return exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(1024 + mantissa, exponent - 25);
}

// Whether `number` rounds to the half with these bits: it lies between the middles of the gaps.
bool roundsToHalf(double number, unsigned bits) {
  const double value = halfValue(bits);
  const double below = (value + halfValue(bits - 1)) / 2;
  const double above = (value + (bits == 0x7bff ? 65536.0 : halfValue(bits + 1))) / 2;
  return bits % 2 == 0 ? below <= number && number <= above : below < number && number < above;
}

// The shortest by trying: so many digits, correctly rounded, until the same half comes back.
std::string referenceHalf(unsigned bits) {
  char text[32];
  for (int places = 0; places < 8; ++places) {
    std::snprintf(text, sizeof text, "%.*e", places, halfValue(bits));
    if (roundsToHalf(std::strtod(text, nullptr), bits)) break;
  }
  return referenceReal(std::strtod(text, nullptr), RealStyle::json);
}

std::string laidOut(bool negative, std::uint64_t digits, int exponent, RealStyle style) {
  Canary<kMaxRealChars> memory;
  const std::string text = memory.text(layoutReal(memory.at(), negative, digits, exponent, style));
  return memory.intact() ? text : "<wrote outside>";
}

}  // namespace

TEST_CASE("long doubles have the same layouts") {
  CHECK(writtenLong(0.0L) == "0.0");
  CHECK(writtenLong(-0.0L) == "-0.0");
  CHECK(writtenLong(-0.0L, RealStyle::ecmaScript) == "0");
  CHECK(writtenLong(1.0L) == "1.0");
  CHECK(writtenLong(-1.5L) == "-1.5");
  CHECK(writtenLong(0.1L) == "0.1");
  CHECK(writtenLong(1e20L) == "100000000000000000000.0");
  CHECK(writtenLong(1e21L) == "1e21");
  CHECK(writtenLong(1e21L, RealStyle::ecmaScript) == "1e+21");
  CHECK(writtenLong(1e-6L) == "0.000001");
  CHECK(writtenLong(1.5e-7L) == "1.5e-7");
}

TEST_CASE("long doubles agree with std::to_chars at their own width and stay within their room") {
  using Limits = std::numeric_limits<long double>;
  std::mt19937_64 random(80);
  std::size_t wrong = 0;
  for (int i = 0; i < 5000; ++i) {
    const auto fraction = static_cast<long double>(random());
    const long double value = std::ldexp(fraction, static_cast<int>(random() % 2000) - 1000);
    const long double plain = fraction / static_cast<long double>(random() >> random() % 60);
    for (const RealStyle style : {RealStyle::json, RealStyle::ecmaScript}) {
      wrong += writtenLong(-value, style) != referenceReal(-value, style);
      if (isFinite(plain)) wrong += writtenLong(plain, style) != referenceReal(plain, style);
    }
  }
  for (const long double value : {Limits::max(), Limits::lowest(), Limits::min(),
                                  Limits::denorm_min(), -1.2345678901234567890123e-6L})
    wrong += writtenLong(value) != referenceReal(value, RealStyle::json);
  CHECK(wrong == 0);
}

TEST_CASE("half-precision numbers are shortest at their own width") {
  CHECK(writtenHalf(0x0000) == "0.0");
  CHECK(writtenHalf(0x8000) == "-0.0");
  CHECK(writtenHalf(0x3c00) == "1.0");
  CHECK(writtenHalf(0xc000) == "-2.0");
  CHECK(writtenHalf(0x2e66) == "0.1");
  CHECK(writtenHalf(0x7bff) == "65500.0");
  CHECK(writtenHalf(0x0001) == "6e-8");
}

TEST_CASE("every half-precision number is what trying all lengths finds") {
  std::size_t wrong = 0;
  for (unsigned bits = 1; bits < 0x7c00; ++bits) {
    // Powers of two have less room below: the closest of that length may miss it, another not.
    if (bits % 1024 == 0) continue;
    wrong += writtenHalf(static_cast<std::uint16_t>(bits)) != referenceHalf(bits);
  }
  CHECK(wrong == 0);
}

TEST_CASE("half-precision powers of two read back") {
  for (unsigned bits = 1024; bits < 0x7c00; bits += 1024) {
    const std::string text = writtenHalf(static_cast<std::uint16_t>(bits));
    CHECK(roundsToHalf(std::strtod(text.c_str(), nullptr), bits));
  }
}

#if BYTEPRESS_HAS_FLOAT16
TEST_CASE("_Float16 prints as its bits do") {
  Canary<kMaxRealChars> memory;
  const auto value = static_cast<_Float16>(0.1f);
  CHECK(isFinite(value));
  CHECK(memory.text(writeReal(memory.at(), value, RealStyle::json)) == "0.1");
}
#endif

TEST_CASE("digits and an exponent are laid out as the number they mean") {
  CHECK(laidOut(false, 1234, -2, RealStyle::json) == "12.34");
  CHECK(laidOut(true, 1234, 0, RealStyle::json) == "-1234.0");
  CHECK(laidOut(true, 1234, 0, RealStyle::ecmaScript) == "-1234");
  CHECK(laidOut(false, 0, 7, RealStyle::json) == "0.0");
  CHECK(laidOut(true, 0, 7, RealStyle::json) == "-0.0");
  CHECK(laidOut(true, 0, 7, RealStyle::ecmaScript) == "0");
  CHECK(laidOut(false, 99999999999999999, 0, RealStyle::json) == "99999999999999999.0");
  CHECK(laidOut(false, 99999999999999999, -16, RealStyle::json) == "9.9999999999999999");
  CHECK(laidOut(false, 5000, -4, RealStyle::json) == "0.5");
  CHECK(laidOut(false, 1, 300, RealStyle::json) == "1e300");
}

TEST_CASE("every count of digits with every place of the point is laid out right") {
  std::size_t wrong = 0;
  for (int count = 1; count <= 17; ++count)
    for (int exponent = -30; exponent <= 30; ++exponent)
      for (const RealStyle style : {RealStyle::json, RealStyle::ecmaScript}) {
        const std::string digits =
            std::string("12345678912345678").substr(0, static_cast<std::size_t>(count));
        const std::string expected = test::referenceLayout({true, digits, count + exponent}, style);
        wrong += laidOut(true, std::stoull(digits), exponent, style) != expected;
      }
  CHECK(wrong == 0);
}

TEST_CASE("the fast decision and the exact one agree") {
  std::mt19937_64 random(6);
  std::size_t decided = 0, wrong = 0;
  for (int i = 0; i < 200000; ++i) {
    const std::uint64_t c = (random() >> 12 | std::uint64_t{1} << 52) & ~std::uint64_t{0}
                                                                            << random() % 40;
    const int q = static_cast<int>(random() % 2045) - 1073;
    if (c == std::uint64_t{1} << 52) continue;
    Decimal fast;
    if (!shortestNormal<double>(fast, c, q)) continue;
    ++decided;
    const Decimal exact = shortestExact({c, q, false});
    wrong +=
        fast.digits != exact.digits || fast.last != exact.last || fast.exponent != exact.exponent;
  }
  CHECK(wrong == 0);
  CHECK(decided > 180000);
}

TEST_CASE("products of 64-bit numbers are the same with and without a 128-bit type") {
  std::mt19937_64 random(7);
  std::size_t wrong = 0;
  for (int i = 0; i < 10000; ++i) {
    const std::uint64_t a = i == 0 ? UINT64_MAX : random() >> random() % 64;
    const std::uint64_t b = i <= 1 ? UINT64_MAX : random() >> random() % 64;
    const Wide fast = multiply(a, b), halves = multiplyHalves(a, b);
    wrong += fast.high != halves.high || fast.low != halves.low;
  }
  CHECK(wrong == 0);
  CHECK(multiplyHalves(UINT64_MAX, UINT64_MAX).high == UINT64_MAX - 1);
  CHECK(multiplyHalves(UINT64_MAX, UINT64_MAX).low == 1);
}
