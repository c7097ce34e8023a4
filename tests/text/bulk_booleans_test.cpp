// SPDX-License-Identifier: BSL-1.0
//
// Arrays of booleans and bits of words print right, under every set of kernels.
#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "text/bulk_support.hpp"

using namespace bytepress;
using namespace bytepress::test;

namespace {

const auto kWrite = [](char* at, char* end, const bool* first, const bool* last) {
  return writeBooleans(at, end, first, last);
};

struct Booleans {
  bool values[200];
  std::uint64_t words[4] = {};  // the same as bits

  explicit Booleans(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::uint64_t bias = 1 + random() % 4;
    for (unsigned i = 0; i < 200; ++i) {
      values[i] = random() % bias == 0;
      words[i / 64] |= std::uint64_t{values[i]} << (i % 64);
    }
  }

  std::string expected(std::size_t first, std::size_t last) const {
    std::string text;
    for (; first != last; ++first) text += values[first] ? "true," : "false,";
    return text;
  }
};

std::string writeAllBits(const std::uint64_t* words, std::size_t first, std::size_t last,
                         const BulkRoom& memory, std::size_t room) {
  std::string text;
  while (first != last) {
    const BitStep step = writeBooleanBits(memory.begin(room), memory.end(), words, first, last);
    text.append(memory.begin(room), step.at);
    if (step.next == first) break;
    first = step.next;
  }
  return text;
}

}  // namespace

TEST_CASE("all runs of eight booleans print right") {
  const BulkRoom memory(kMaxRoom);
  underEveryKernelSet([&] {
    for (std::uint64_t bits = 0; bits < 256; ++bits) {
      bool values[8];
      std::string expected;
      for (unsigned i = 0; i < 8; ++i) {
        values[i] = (bits >> i & 1) != 0;
        expected += values[i] ? "true," : "false,";
      }
      checkSame(writeAll(kWrite, values, values + 8, memory, kMaxRoom), expected);
      checkSame(writeAllBits(&bits, 0, 8, memory, kMaxRoom), expected);
    }
  });
}

TEST_CASE("arrays of booleans of every length are read and written within bounds") {
  const GuardPages source(200);
  const BulkRoom memory(1200);
  underEveryKernelSet([&] {
    for (std::size_t length = 0; length <= 200; ++length) {
      const Booleans booleans(length);
      const std::string expected = booleans.expected(0, length);
      for (const std::size_t room : {expected.size(), std::size_t{1200}}) {
        const bool* last = source.placeLast(booleans.values, length);
        const std::string printed = writeAll(kWrite, last, last + length, memory, room);
        checkSame(printed,
                  expected.substr(0, room < kMinBulkRoom ? printed.size() : expected.size()));
        const bool* first = source.placeFirst(booleans.values, length);
        CHECK(writeAll(kWrite, first, first + length, memory, room) == printed);
      }
    }
  });
}

TEST_CASE("bits from anywhere to anywhere are read and written within bounds") {
  const GuardPages source(32);
  const BulkRoom memory(1200);
  const Booleans booleans(7);
  underEveryKernelSet([&] {
    for (std::size_t first = 0; first <= 200; ++first) {
      for (std::size_t last = first; last <= 200; last += 1 + last % 3) {
        // Of the words, only those that hold the bits are there.
        const std::uint64_t* words = source.placeLast(booleans.words, (last + 63) / 64);
        checkSame(writeAllBits(words, first, last, memory, 1200), booleans.expected(first, last));
      }
    }
  });
}

TEST_CASE("booleans may be split anywhere by the room") {
  const BulkRoom memory(kMaxRoom);
  const Booleans booleans(9);
  const std::string expected = booleans.expected(0, 200);
  underEveryKernelSet([&] {
    for (std::size_t room = 0; room <= kMaxRoom; ++room) {
      for (const std::string& printed :
           {writeAll(kWrite, booleans.values, booleans.values + 200, memory, room),
            writeAllBits(booleans.words, 0, 200, memory, room)}) {
        checkSame(printed,
                  expected.substr(0, room < kMinBulkRoom ? printed.size() : expected.size()));
      }
    }
  });
}
