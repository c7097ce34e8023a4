// SPDX-License-Identifier: BSL-1.0
#include "bytepress/text/real.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

#include "canary.hpp"
#include "reference_real.hpp"

using namespace bytepress;
using bytepress::test::Canary;
using bytepress::test::referenceReal;

namespace {

template <class Real>
std::string written(Real value, RealStyle style = RealStyle::json) {
  Canary<kMaxRealChars> memory;
  const std::string text = memory.text(writeReal(memory.at(), value, style));
  return memory.intact() ? text : "<wrote outside>";
}

double fromBits(std::uint64_t bits) {
  return std::bit_cast<double>(bits);
}
float fromBits(std::uint32_t bits) {
  return std::bit_cast<float>(bits);
}

template <class Real>
bool isRight(Real value) {
  static int shown = 0;
  for (const RealStyle style : {RealStyle::json, RealStyle::ecmaScript})
    if (written(value, style) != referenceReal(value, style)) {
      if (++shown <= 5) MESSAGE(written(value, style), " instead of ", referenceReal(value, style));
      return false;
    }
  return true;
}

template <class Real>
bool isRightOnBothSides(Real value) {
  return isRight(value) && isRight(-value);
}

}  // namespace

TEST_CASE("reals have a layout for JSON and one for ECMAScript") {
  struct Row {
    double value;
    const char* json;
    const char* ecmaScript;
  };
  const Row rows[] = {
      {0.0, "0.0", "0"},
      {-0.0, "-0.0", "0"},
      {1.0, "1.0", "1"},
      {-2.0, "-2.0", "-2"},
      {0.5, "0.5", "0.5"},
      {0.1, "0.1", "0.1"},
      {12.34, "12.34", "12.34"},
      {-122.419416, "-122.419416", "-122.419416"},
      {100.0, "100.0", "100"},
      {0.30000000000000004, "0.30000000000000004", "0.30000000000000004"},
      {9007199254740992.0, "9007199254740992.0", "9007199254740992"},
      {12345678901234567890.0, "12345678901234567000.0", "12345678901234567000"},
      {1e16, "10000000000000000.0", "10000000000000000"},
      {1e17, "100000000000000000.0", "100000000000000000"},
      {1e20, "100000000000000000000.0", "100000000000000000000"},
      {999999999999999900000.0, "999999999999999900000.0", "999999999999999900000"},
      {1e21, "1e21", "1e+21"},
      {1.5e21, "1.5e21", "1.5e+21"},
      {1e100, "1e100", "1e+100"},
      {0.001, "0.001", "0.001"},
      {1e-6, "0.000001", "0.000001"},
      {0.0000012345678901234567, "0.0000012345678901234567", "0.0000012345678901234567"},
      {9.999999e-7, "9.999999e-7", "9.999999e-7"},
      {1e-7, "1e-7", "1e-7"},
      {-1.2345678901234567e-300, "-1.2345678901234568e-300", "-1.2345678901234568e-300"},
      {5e-324, "5e-324", "5e-324"},
      {2.2250738585072014e-308, "2.2250738585072014e-308", "2.2250738585072014e-308"},
      {1.7976931348623157e308, "1.7976931348623157e308", "1.7976931348623157e+308"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.value);
    CHECK(written(row.value) == row.json);
    CHECK(written(row.value, RealStyle::ecmaScript) == row.ecmaScript);
  }
}

TEST_CASE("the sample numbers of RFC 8785, appendix B, come out in ECMAScript style") {
  struct Row {
    std::uint64_t bits;
    const char* text;
  };
  const Row rows[] = {
      {0x0000000000000000, "0"},
      {0x8000000000000000, "0"},
      {0x0000000000000001, "5e-324"},
      {0x8000000000000001, "-5e-324"},
      {0x7fefffffffffffff, "1.7976931348623157e+308"},
      {0xffefffffffffffff, "-1.7976931348623157e+308"},
      {0x4340000000000000, "9007199254740992"},
      {0xc340000000000000, "-9007199254740992"},
      {0x4430000000000000, "295147905179352830000"},
      {0x44b52d02c7e14af5, "9.999999999999997e+22"},
      {0x44b52d02c7e14af6, "1e+23"},
      {0x44b52d02c7e14af7, "1.0000000000000001e+23"},
      {0x444b1ae4d6e2ef4e, "999999999999999700000"},
      {0x444b1ae4d6e2ef4f, "999999999999999900000"},
      {0x444b1ae4d6e2ef50, "1e+21"},
      {0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7"},
      {0x3eb0c6f7a0b5ed8d, "0.000001"},
      {0x41b3de4355555553, "333333333.3333332"},
      {0x41b3de4355555554, "333333333.33333325"},
      {0x41b3de4355555555, "333333333.3333333"},
      {0x41b3de4355555556, "333333333.3333334"},
      {0x41b3de4355555557, "333333333.33333343"},
      {0xbecbf647612f3696, "-0.0000033333333333333333"},
      {0x43143ff3c1cb0959, "1424953923781206.2"},
  };
  for (const Row& row : rows) CHECK(written(fromBits(row.bits), RealStyle::ecmaScript) == row.text);
}

TEST_CASE("doubles that other printers got wrong come out right") {
  // From the tests of ryu, double-conversion and dragonbox.
  CHECK(written(9.5367431640625e-7) == "9.5367431640625e-7");
  CHECK(written(2.9802322387695312e-8) == "2.9802322387695312e-8");
  CHECK(written(2.109808898695963e16) == "21098088986959630.0");
  CHECK(written(4.940656e-318) == "4.940656e-318");
  CHECK(written(1.18575755e-316) == "1.18575755e-316");
  CHECK(written(9.0608011534336e15) == "9060801153433600.0");
  CHECK(written(4.708356024711512e18) == "4708356024711512000.0");
  CHECK(written(5.764607523034235e39) == "5.764607523034235e39");
  CHECK(written(1.152921504606847e40) == "1.152921504606847e40");
  CHECK(written(2.305843009213694e40) == "2.305843009213694e40");
  CHECK(written(2e-44) == "2e-44");
  CHECK(written(9007199254740993.0 * 2) == "18014398509481984.0");
  CHECK(written(1125899906842624.25) == "1125899906842624.2");  // a tie, to even
  CHECK(written(1125899906842624.75) == "1125899906842624.8");
  CHECK(written(9223372036854775808.0) == "9223372036854776000.0");
}

TEST_CASE("floats are shortest at their own width") {
  CHECK(written(0.1f) == "0.1");
  CHECK(written(3.4028235e38f) == "3.4028235e38");
  CHECK(written(1e-45f) == "1e-45");
  CHECK(written(1.17549435e-38f) == "1.1754944e-38");
  CHECK(written(16777216.0f) == "16777216.0");
  CHECK(written(33554432.0f) == "33554432.0");
  CHECK(written(-0.0f) == "-0.0");
  CHECK(written(8388608.0f) == "8388608.0");
  CHECK(written(9.5367431640625e-7f) == "9.536743e-7");
  CHECK(written(1.0e21f) == "1e21");
  CHECK(written(100.25f, RealStyle::ecmaScript) == "100.25");
  CHECK(written(1e30f, RealStyle::ecmaScript) == "1e+30");
}

TEST_CASE("doubles around every power of two agree with std::to_chars") {
  std::size_t wrong = 0;
  for (std::uint64_t exponent = 0; exponent < 2047; ++exponent)
    for (const std::uint64_t mantissa : {0ull, 1ull, 2ull, 0x8000000000000ull, 0xfffffffffffffull})
      wrong += !isRightOnBothSides(fromBits(exponent << 52 | mantissa));
  CHECK(wrong == 0);
}

TEST_CASE("floats around every power of two agree with std::to_chars") {
  std::size_t wrong = 0;
  for (std::uint32_t exponent = 0; exponent < 255; ++exponent)
    for (const std::uint32_t mantissa : {0u, 1u, 2u, 3u, 0x400000u, 0x7ffffeu, 0x7fffffu})
      wrong += !isRightOnBothSides(fromBits(exponent << 23 | mantissa));
  CHECK(wrong == 0);
}

TEST_CASE("doubles around every power of ten agree with std::to_chars") {
  std::size_t wrong = 0;
  for (int exponent = -323; exponent <= 308; ++exponent) {
    const double power = std::strtod(("1e" + std::to_string(exponent)).c_str(), nullptr);
    const auto bits = std::bit_cast<std::uint64_t>(power);
    for (std::uint64_t near = bits > 3 ? bits - 3 : 0; near <= bits + 3; ++near)
      wrong += !isRight(fromBits(near));
  }
  CHECK(wrong == 0);
}

TEST_CASE("whole numbers, short decimals and their neighbours agree with std::to_chars") {
  std::mt19937_64 random(3);
  std::size_t wrong = 0;
  for (int i = 0; i < 20000; ++i) {
    wrong += !isRight(static_cast<double>(static_cast<std::int64_t>(random()) >> random() % 64));
    const double decimal = static_cast<double>(random() % 100000000) / 100;
    const auto bits = std::bit_cast<std::uint64_t>(decimal);
    for (const std::uint64_t near : {bits - 1, bits, bits + 1})
      if (decimal != 0) wrong += !isRight(fromBits(near));
    wrong += !isRight(static_cast<double>(random() % 360000000) / 1e6 - 180);
    wrong += !isRight(static_cast<float>(random() % 10000000) / 100.0f);
    wrong += !isRight(static_cast<double>(static_cast<float>(random() >> 40) / 65536.0f));
  }
  CHECK(wrong == 0);
}

TEST_CASE("random doubles and floats agree with std::to_chars") {
  std::mt19937_64 random(4);
  std::size_t wrong = 0;
  for (int i = 0; i < 50000; ++i) {
    const std::uint64_t bits = random();
    const double number = fromBits(bits);
    const double rounded = fromBits(bits & ~std::uint64_t{0} << random() % 53);
    const float narrow = fromBits(static_cast<std::uint32_t>(bits >> 8));
    if (isFinite(number)) wrong += !isRight(number);
    if (isFinite(rounded)) wrong += !isRight(rounded);
    if (isFinite(narrow)) wrong += !isRight(narrow);
  }
  CHECK(wrong == 0);
}

TEST_CASE("ten million random doubles agree with std::to_chars" * doctest::test_suite("slow")) {
  std::mt19937_64 random(5);
  std::size_t wrong = 0;
  for (int i = 0; i < 10000000; ++i)
    if (const double number = fromBits(random()); isFinite(number)) wrong += !isRight(number);
  CHECK(wrong == 0);
}

TEST_CASE("one float in 257 agrees with std::to_chars" * doctest::test_suite("slow")) {
  std::size_t wrong = 0;
  for (std::uint64_t bits = 0; bits <= 0xffffffff; bits += 257)
    if (const float number = fromBits(static_cast<std::uint32_t>(bits)); isFinite(number))
      wrong += !isRight(number);
  CHECK(wrong == 0);
}

TEST_CASE("NaN and infinities are told from numbers by their bits") {
  CHECK(isFinite(0.0));
  CHECK(isFinite(std::numeric_limits<double>::max()));
  CHECK(isFinite(std::numeric_limits<double>::denorm_min()));
  CHECK(isFinite(-std::numeric_limits<float>::max()));
  CHECK(isFinite(std::numeric_limits<long double>::max()));
  CHECK_FALSE(isFinite(fromBits(std::uint64_t{0x7ff0000000000000})));
  CHECK_FALSE(isFinite(fromBits(std::uint64_t{0xfff0000000000000})));
  CHECK_FALSE(isFinite(fromBits(std::uint64_t{0x7ff8000000000000})));
  CHECK_FALSE(isFinite(fromBits(std::uint64_t{0x7ff0000000000001})));
  CHECK_FALSE(isFinite(fromBits(std::uint32_t{0x7f800000})));
  CHECK_FALSE(isFinite(fromBits(std::uint32_t{0xffc00000})));
  CHECK_FALSE(isFinite(std::numeric_limits<long double>::infinity()));
  CHECK_FALSE(isFinite(-std::numeric_limits<long double>::infinity()));
  CHECK_FALSE(isFinite(std::numeric_limits<long double>::quiet_NaN()));
}
