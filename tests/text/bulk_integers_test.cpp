// SPDX-License-Identifier: BSL-1.0
//
// Arrays of integers print as their values do one by one, under every set of kernels.
#include <doctest/doctest.h>

#include <charconv>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

#include "text/bulk_support.hpp"

using namespace bytepress;
using namespace bytepress::test;

namespace {

template <class T>
std::string expectedText(const T* first, const T* last) {
  std::string text;
  for (; first != last; ++first) {
    char memory[32];
    text.append(memory, std::to_chars(memory, memory + sizeof memory, +*first).ptr) += ',';
  }
  return text;
}

const auto kWrite = [](char* at, char* end, auto* first, auto* last) {
  return writeIntegers(at, end, first, last);
};

template <class T>
void checkPrinted(const std::vector<T>& values) {
  static const BulkRoom memory(1 << 16);
  const std::string expected = expectedText(values.data(), values.data() + values.size());
  underEveryKernelSet([&] {
    checkSame(writeAll(kWrite, values.data(), values.data() + values.size(), memory, 1 << 16),
              expected);
  });
}

// Powers of ten and two, what is next to them, and the ends of the range.
template <class T>
std::vector<T> edges() {
  using Unsigned = std::make_unsigned_t<T>;
  std::vector<T> values = {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
  const auto addNear = [&](Unsigned middle) {
    for (unsigned i = 0; i < 5; ++i) {
      const auto value = static_cast<Unsigned>(middle + i - 2);
      values.push_back(static_cast<T>(value));
      values.push_back(static_cast<T>(Unsigned{0} - value));
    }
  };
  Unsigned power = 1;
  for (int i = 0; i < 20; ++i, power = static_cast<Unsigned>(power * 10u)) addNear(power);
  for (unsigned i = 0; i < sizeof(T) * 8; ++i)
    addNear(static_cast<Unsigned>(std::uint64_t{1} << i));
  return values;
}

// What decides between the ways of a kernel: all small, all of one magnitude, or of any.
template <class T>
std::vector<T> randomValues(std::mt19937_64& random, std::size_t count) {
  std::vector<T> values(count);
  const unsigned bits = static_cast<unsigned>(random() % 65);
  const std::uint64_t limits[] = {1000, 10000, 0x100000000, 10000000000000000};
  const std::uint64_t limit = limits[random() % 4];
  for (T& value : values) {
    const std::uint64_t any = random();
    std::uint64_t magnitude = bits == 64  ? any >> (random() % 64)
                              : bits > 32 ? any % limit
                                          : any >> bits;
    if (random() % 2 == 0) magnitude = 0 - magnitude;
    value = static_cast<T>(magnitude);
  }
  return values;
}

}  // namespace

TEST_CASE_TEMPLATE("every 8-bit and 16-bit integer prints right in an array", T, std::int8_t,
                   std::uint8_t, std::int16_t, std::uint16_t) {
  std::vector<T> values;
  for (int value = std::numeric_limits<T>::min(); value <= std::numeric_limits<T>::max(); ++value)
    values.push_back(static_cast<T>(value));
  checkPrinted(values);
}

TEST_CASE_TEMPLATE("integers next to powers of ten and two print right in an array", T, std::int8_t,
                   std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t,
                   std::int64_t, std::uint64_t) {
  const std::vector<T> values = edges<T>();
  checkPrinted(values);
  for (const T value : values) checkPrinted(std::vector<T>(17, value));
}

TEST_CASE_TEMPLATE("integers of random magnitudes print right in an array", T, std::int8_t,
                   std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t,
                   std::int64_t, std::uint64_t) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 200; ++round)
    checkPrinted(randomValues<T>(random, 1 + random() % 300));
}

TEST_CASE_TEMPLATE("arrays of integers of every length are read and written within bounds", T,
                   std::int8_t, std::uint16_t, std::int32_t, std::uint64_t) {
  std::mt19937_64 random(2);
  const GuardPages source(131 * sizeof(T));
  const BulkRoom memory(131 * 21);
  for (std::size_t length = 0; length <= 130; ++length) {
    const std::vector<T> values = randomValues<T>(random, length);
    const std::string expected = expectedText(values.data(), values.data() + length);
    underEveryKernelSet([&] {
      // Rooms that hold exactly the text, so that nothing is left behind it but the slack.
      for (const std::size_t room : {expected.size(), std::size_t{131 * 21}}) {
        const T* last = source.placeLast(values.data(), length);
        const std::string some = writeAll(kWrite, last, last + length, memory, room);
        checkSame(some, expected.substr(0, room < kMinBulkRoom ? some.size() : expected.size()));
        const T* first = source.placeFirst(values.data(), length);
        CHECK(writeAll(kWrite, first, first + length, memory, room) == some);
      }
    });
  }
}

TEST_CASE_TEMPLATE("an array of integers may be split anywhere by the room", T, std::uint8_t,
                   std::int16_t, std::int32_t, std::int64_t) {
  std::mt19937_64 random(3);
  const std::vector<T> values = randomValues<T>(random, 150);
  const std::string expected = expectedText(values.data(), values.data() + values.size());
  const BulkRoom memory(kMaxRoom);
  underEveryKernelSet([&] {
    for (std::size_t room = 0; room <= kMaxRoom; ++room) {
      const std::string printed =
          writeAll(kWrite, values.data(), values.data() + values.size(), memory, room);
      if (room >= kMinBulkRoom)
        checkSame(printed, expected);
      else
        checkSame(printed, expected.substr(0, printed.size()));
    }
  });
}

TEST_CASE_TEMPLATE("other integer types print as the fixed ones do", T, char, long, unsigned long,
                   long long, unsigned long long) {
  std::vector<T> values;
  for (int i = 0; i < 100; ++i) values.push_back(static_cast<T>(i));
  values.push_back(std::numeric_limits<T>::max());
  std::string expected;
  for (const T value : values) expected += std::to_string(+value) + ",";
  const BulkRoom memory(4096);
  underEveryKernelSet([&] {
    checkSame(writeAll(kWrite, values.data(), values.data() + values.size(), memory, 4096),
              expected);
  });
}
