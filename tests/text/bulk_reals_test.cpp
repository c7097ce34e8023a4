// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals print as std::to_chars' digits in our layout, under every set of kernels, and
// stop at the first value that is not finite.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

#include "text/bulk_support.hpp"
#include "text/reference_real.hpp"

using namespace bytepress;
using namespace bytepress::test;

namespace {

template <class T>
using BitsOf = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;

constexpr RealStyle kStyles[] = {RealStyle::json, RealStyle::ecmaScript};
constexpr std::size_t kRoom = 1 << 17;

auto writer(RealStyle style) {
  return [style](char* at, char* end, auto* first, auto* last) {
    return writeReals(at, end, first, last, style);
  };
}

template <class T>
std::string expectedText(const std::vector<T>& values, RealStyle style) {
  std::string text;
  for (const T value : values) {
    if (!isFinite(value)) break;
    text += referenceReal(value, style) + ',';
  }
  return text;
}

template <class T>
void checkPrinted(const std::vector<T>& values) {
  static const BulkRoom memory(kRoom);
  for (const RealStyle style : kStyles) {
    const std::string expected = expectedText(values, style);
    underEveryKernelSet([&] {
      checkSame(
          writeAll(writer(style), values.data(), values.data() + values.size(), memory, kRoom),
          expected);
    });
  }
}

template <class T>
T anyFinite(std::mt19937_64& random) {
  for (;;) {
    const T value = std::bit_cast<T>(static_cast<BitsOf<T>>(random()));
    if (isFinite(value)) return value;
  }
}

// A decimal of few digits, or a neighbour of one.
template <class T>
T nearDecimal(std::mt19937_64& random) {
  const double scales[] = {1, 10, 100, 1e4, 1e6, 1e7, 1e-3};
  const auto value =
      static_cast<T>(static_cast<double>(random() >> (20 + random() % 40)) / scales[random() % 7]);
  const auto bits = static_cast<BitsOf<T>>(std::bit_cast<BitsOf<T>>(value) + random() % 3);
  const T near = std::bit_cast<T>(bits);
  return random() % 2 == 0 ? near : -near;
}

// One of several kinds of data, and mixtures of them.
template <class T>
T ofKind(unsigned kind, std::mt19937_64& random) {
  switch (kind) {
    case 0:
      return anyFinite<T>(random);
    case 1:
      return nearDecimal<T>(random);
    case 2:
      return static_cast<T>(static_cast<double>(random() % 100000) / 100);
    case 3:
      return static_cast<T>(static_cast<double>(random() >> 11) * 0x1p-53);
    case 4:
      return static_cast<T>(random() >> (random() % 64));
    case 5:
      return std::ldexp(
          T{1}, static_cast<int>(random() % (2 * std::numeric_limits<T>::max_exponent - 1)) -
                    std::numeric_limits<T>::max_exponent + 1);
    case 6:
      return std::bit_cast<T>(static_cast<BitsOf<T>>(random() % 10000));
    case 7:
      return random() % 2 == 0 ? T{0} : -T{0};
    case 8:
      return random() % 20 == 0 ? anyFinite<T>(random) : ofKind<T>(2, random);
    default:
      return ofKind<T>(static_cast<unsigned>(random() % 9), random);
  }
}

template <class T>
std::vector<T> ofKind(unsigned kind, std::mt19937_64& random, std::size_t count) {
  std::vector<T> values;
  for (std::size_t i = 0; i < count; ++i) values.push_back(ofKind<T>(kind, random));
  return values;
}

}  // namespace

TEST_CASE("well-known doubles print right in an array") {
  const std::vector<double> values = {0.0,
                                      -0.0,
                                      1,
                                      -1,
                                      2,
                                      10,
                                      0.1,
                                      0.5,
                                      0.3,
                                      1e-6,
                                      1e-7,
                                      9.999999e-7,
                                      123.456,
                                      1e20,
                                      1e21,
                                      1e22,
                                      1e23,
                                      999999999999999868928.0,
                                      5e-324,
                                      2.2250738585072014e-308,
                                      1.7976931348623157e308,
                                      9007199254740993.0,
                                      2251799813685248.5,
                                      9999999.999999,
                                      9999999.9999995,
                                      10000000,
                                      0.000001,
                                      1234567.654321,
                                      4.35,
                                      0.07,
                                      5e-7};
  const BulkRoom memory(4096);
  underEveryKernelSet([&] {
    checkSame(writeAll(writer(RealStyle::json), values.data(), values.data() + values.size(),
                       memory, 4096),
              "0.0,-0.0,1.0,-1.0,2.0,10.0,0.1,0.5,0.3,0.000001,1e-7,9.999999e-7,123.456,"
              "100000000000000000000.0,1e21,1e22,1e23,"
              "999999999999999900000.0,5e-324,2.2250738585072014e-308,1.7976931348623157e308,"
              "9007199254740992.0,"
              "2251799813685248.5,9999999.999999,9999999.9999995,10000000.0,0.000001,1234567."
              "654321,4.35,0.07,5e-7,");
    checkSame(
        writeAll(writer(RealStyle::ecmaScript), values.data(), values.data() + 17, memory, 4096),
        "0,0,1,-1,2,10,0.1,0.5,0.3,0.000001,1e-7,9.999999e-7,123.456,100000000000000000000,1e+21,"
        "1e+22,1e+23,");
  });
}

TEST_CASE("well-known floats print right in an array") {
  const std::vector<float> values = {0.0f,        -0.0f,          1,     0.1f,  0.3f,
                                     16777216,    33554432,       1e-7f, 1e-6f, 3.4028235e38f,
                                     1e-45f,      1.1754944e-38f, 1e21f, 1e20f, 8388608.5f,
                                     2097152.25f, 123456792};
  const BulkRoom memory(4096);
  underEveryKernelSet([&] {
    checkSame(writeAll(writer(RealStyle::json), values.data(), values.data() + values.size(),
                       memory, 4096),
              "0.0,-0.0,1.0,0.1,0.3,16777216.0,33554432.0,1e-7,0.000001,3.4028235e38,1e-45,1."
              "1754944e-38,1e21,100000000000000000000.0,"
              "8388608.0,2097152.2,123456790.0,");
  });
}

TEST_CASE_TEMPLATE("reals of every kind print right in an array", T, float, double) {
  std::mt19937_64 random(1);
  for (unsigned kind = 0; kind < 10; ++kind) {
    CAPTURE(kind);
    for (int round = 0; round < 4; ++round) checkPrinted(ofKind<T>(kind, random, 2000));
  }
}

TEST_CASE_TEMPLATE("reals next to all powers of two and ten print right in an array", T, float,
                   double) {
  std::vector<T> values;
  const auto addNear = [&](T middle) {
    for (const T value : {std::nextafter(middle, T{0}), middle,
                          std::nextafter(middle, std::numeric_limits<T>::infinity())}) {
      if (isFinite(value)) values.push_back(value);
    }
  };
  for (int i = std::numeric_limits<T>::min_exponent - 60; i < std::numeric_limits<T>::max_exponent;
       ++i)
    addNear(std::ldexp(T{1}, i));
  for (int i = -330; i < 310; ++i)
    addNear(static_cast<T>(std::strtod(("1e" + std::to_string(i)).c_str(), nullptr)));
  checkPrinted(values);
}

TEST_CASE_TEMPLATE("arrays of reals of every length are read and written within bounds", T, float,
                   double) {
  std::mt19937_64 random(2);
  const GuardPages source(130 * sizeof(T));
  const BulkRoom memory(130 * (kMaxRealChars + 1));
  for (std::size_t length = 0; length <= 130; ++length) {
    const std::vector<T> values = ofKind<T>(length % 2 == 0 ? 9 : 2, random, length);
    const std::string expected = expectedText(values, RealStyle::json);
    underEveryKernelSet([&] {
      for (const std::size_t room : {expected.size(), std::size_t{130 * (kMaxRealChars + 1)}}) {
        const T* last = source.placeLast(values.data(), length);
        const std::string printed =
            writeAll(writer(RealStyle::json), last, last + length, memory, room);
        checkSame(printed,
                  expected.substr(0, room < kMinBulkRoom ? printed.size() : expected.size()));
        const T* first = source.placeFirst(values.data(), length);
        CHECK(writeAll(writer(RealStyle::json), first, first + length, memory, room) == printed);
      }
    });
  }
}

TEST_CASE_TEMPLATE("an array of reals may be split anywhere by the room", T, float, double) {
  std::mt19937_64 random(3);
  const BulkRoom memory(2 * kMaxRoom);
  for (const unsigned kind : {0u, 2u, 9u}) {
    const std::vector<T> values = ofKind<T>(kind, random, 150);
    const std::string expected = expectedText(values, RealStyle::json);
    underEveryKernelSet([&] {
      for (std::size_t room = 0; room <= 2 * kMaxRoom; ++room) {
        const std::string printed = writeAll(writer(RealStyle::json), values.data(),
                                             values.data() + values.size(), memory, room);
        checkSame(printed,
                  expected.substr(0, room < kMinBulkRoom ? printed.size() : expected.size()));
      }
    });
  }
}

TEST_CASE_TEMPLATE("writing stops exactly at a value that is not finite", T, float, double) {
  std::mt19937_64 random(4);
  const BulkRoom memory(kRoom);
  const T bad[] = {std::numeric_limits<T>::infinity(), -std::numeric_limits<T>::infinity(),
                   std::numeric_limits<T>::quiet_NaN(), std::bit_cast<T>(~BitsOf<T>{0}),
                   std::bit_cast<T>(static_cast<BitsOf<T>>(
                       std::bit_cast<BitsOf<T>>(std::numeric_limits<T>::infinity()) + 1))};
  for (const unsigned kind : {0u, 2u, 9u}) {
    std::vector<T> values = ofKind<T>(kind, random, 130);
    for (std::size_t at = 0; at < values.size(); ++at) {
      const T good = values[at];
      values[at] = bad[at % 5];
      const std::string expected = expectedText(values, RealStyle::json);
      underEveryKernelSet([&] {
        char* begin = memory.begin(kRoom);
        const BulkStep<T> step = writeReals(begin, memory.end(), values.data(),
                                            values.data() + values.size(), RealStyle::json);
        CHECK(step.next == values.data() + at);
        checkSame(std::string(begin, step.at), expected);
      });
      values[at] = good;
    }
  }
}
