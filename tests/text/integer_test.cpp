// SPDX-License-Identifier: BSL-1.0
#include "bytepress/text/integer.hpp"

#include <doctest/doctest.h>

#include <charconv>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "canary.hpp"

using namespace bytepress;
using bytepress::test::Canary;

namespace {

template <class Integer>
std::string written(Integer value) {
  Canary<kMaxIntegerChars> memory;
  const std::string text = memory.text(writeInteger(memory.at(), value));
  return memory.intact() ? text : "<wrote outside>";
}

template <class Integer>
std::string reference(Integer value) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

// 0, all powers of ten and of two, their neighbours, the same negated, and the limits.
template <class Integer>
std::vector<Integer> edges() {
  using Limits = std::numeric_limits<Integer>;
  std::vector<Integer> values = {0, Limits::min(), Limits::max()};
  for (const Integer base : {Integer{2}, Integer{10}})
    for (Integer power = 1;; power = static_cast<Integer>(power * base)) {
      for (const Integer near : {power - 1, power + 0, power + 1}) {
        values.push_back(static_cast<Integer>(near));
        values.push_back(static_cast<Integer>(Integer{0} - near));
      }
      if (power > Limits::max() / base) break;
    }
  values.push_back(static_cast<Integer>(Limits::max() - 1));
  values.push_back(static_cast<Integer>(Limits::min() + 1));
  return values;
}

template <class Integer>
std::size_t mismatches(const std::vector<Integer>& values) {
  std::size_t count = 0;
  for (const Integer value : values) count += written(value) != reference(value);
  return count;
}

template <class Integer>
std::vector<Integer> mixedMagnitudes(std::size_t count) {
  std::mt19937_64 random(20);
  constexpr unsigned kBits = std::numeric_limits<std::make_unsigned_t<Integer>>::digits;
  std::vector<Integer> values(count);
  for (Integer& value : values) {
    const auto bits = static_cast<std::make_unsigned_t<Integer>>(random());
    value = static_cast<Integer>(bits >> random() % kBits);
    if constexpr (std::is_signed_v<Integer>)
      if (random() % 2 == 0) value = static_cast<Integer>(-(value + 1));
  }
  return values;
}

}  // namespace

TEST_CASE("integers are printed in decimal") {
  CHECK(written(0) == "0");
  CHECK(written(-1) == "-1");
  CHECK(written(999) == "999");
  CHECK(written(1000) == "1000");
  CHECK(written(1000000) == "1000000");
  CHECK(written(99999999) == "99999999");
  CHECK(written(100000000) == "100000000");
  CHECK(written(std::numeric_limits<std::int32_t>::min()) == "-2147483648");
  CHECK(written(std::numeric_limits<std::uint32_t>::max()) == "4294967295");
  CHECK(written(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
  CHECK(written(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
  CHECK(written(std::uint64_t{9999999999999999}) == "9999999999999999");
  CHECK(written(std::uint64_t{10000000000000000}) == "10000000000000000");
  CHECK(written(std::uint64_t{9990000000000000001u}) == "9990000000000000001");
  CHECK(written(std::uint64_t{10000000000000000001u}) == "10000000000000000001");
}

TEST_CASE("narrow and platform-dependent integer types find their overload") {
  CHECK(written(static_cast<std::int8_t>(-128)) == "-128");
  CHECK(written(static_cast<std::uint8_t>(255)) == "255");
  CHECK(written(static_cast<std::int16_t>(-32768)) == "-32768");
  CHECK(written(static_cast<std::uint16_t>(65535)) == "65535");
  CHECK(written(-5L) == "-5");
  CHECK(written(5UL) == "5");
  CHECK(written(-5LL) == "-5");
  CHECK(written(5ULL) == "5");
}

TEST_CASE("integers agree with std::to_chars at every edge and stay within their room") {
  CHECK(mismatches(edges<std::int32_t>()) == 0);
  CHECK(mismatches(edges<std::uint32_t>()) == 0);
  CHECK(mismatches(edges<std::int64_t>()) == 0);
  CHECK(mismatches(edges<std::uint64_t>()) == 0);
}

TEST_CASE("integers of mixed magnitude agree with std::to_chars") {
  CHECK(mismatches(mixedMagnitudes<std::int32_t>(20000)) == 0);
  CHECK(mismatches(mixedMagnitudes<std::uint32_t>(20000)) == 0);
  CHECK(mismatches(mixedMagnitudes<std::int64_t>(20000)) == 0);
  CHECK(mismatches(mixedMagnitudes<std::uint64_t>(20000)) == 0);
}

TEST_CASE("every small integer agrees with std::to_chars") {
  std::vector<std::int32_t> values;
  for (std::int32_t value = -11000; value <= 11000; ++value) values.push_back(value);
  CHECK(mismatches(values) == 0);
}

TEST_CASE("eight digits at once are right for every value") {
  // One value in 97: where a reciprocal is inexact it is so for a whole range of values.
  std::size_t wrong = 0;
  for (std::uint64_t value = 0; value < 100000000; value += 97) {
    std::uint64_t digits = eightDigits(value);
    std::uint64_t back = 0;
    for (int i = 0; i < 8; ++i, digits >>= 8) back = back * 10 + (digits & 0xff);
    wrong += back != value;
  }
  CHECK(wrong == 0);
}

TEST_CASE("both ways to sixteen digits agree") {
  std::mt19937_64 random(16);
  std::size_t wrong = 0;
  for (int i = 0; i < 10000; ++i) {
    const std::uint64_t first = random() % 100000000 >> random() % 27;
    const std::uint64_t second = random() % 100000000 >> random() % 27;
    const SixteenDigits fast(first, second);
    const SwarSixteen plain(first, second);
    Canary<17> a, b;
    const Kept kept = {0xffffff, 0};
    fast.storeGapped(a.at(), kept);
    plain.storeGapped(b.at(), kept);
    a.at()[3] = b.at()[3] = '.';
    wrong += a.text(a.end()) != b.text(b.end()) || fast.nonZero() != plain.nonZero() ||
             fast.first() != plain.first() || fast.firstText() != plain.firstText() ||
             fast.secondText() != plain.secondText();
  }
  CHECK(wrong == 0);
}

#if BYTEPRESS_HAS_INT128
namespace {

template <class Integer>
std::string written128(Integer value) {
  Canary<kMaxInteger128Chars> memory;
  const std::string text = memory.text(writeInteger(memory.at(), value));
  return memory.intact() ? text : "<wrote outside>";
}

}  // namespace

TEST_CASE("128-bit integers are printed in decimal") {
  constexpr Uint128 kMax = ~Uint128{0};
  CHECK(written128(kMax) == "340282366920938463463374607431768211455");
  CHECK(written128(static_cast<Int128>(kMax >> 1)) == "170141183460469231731687303715884105727");
  CHECK(written128(static_cast<Int128>(kMax ^ kMax >> 1)) ==
        "-170141183460469231731687303715884105728");
  CHECK(written128(Int128{0}) == "0");
  CHECK(written128(Int128{-7}) == "-7");
  CHECK(written128(Uint128{1} << 64) == "18446744073709551616");
  CHECK(written128(-(Int128{1} << 64)) == "-18446744073709551616");
}

TEST_CASE("every power of ten in 128 bits has its zeros, and one less its nines") {
  Uint128 power = 1;
  for (std::size_t zeros = 0; zeros <= 38; ++zeros, power *= 10) {
    CHECK(written128(power) == "1" + std::string(zeros, '0'));
    if (zeros > 0) CHECK(written128(power - 1) == std::string(zeros, '9'));
  }
}
#endif
