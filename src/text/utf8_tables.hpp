// SPDX-License-Identifier: BSL-1.0
//
// Which pairs of bytes are wrong UTF-8, as three tables of sixteen for byte shuffles.
//
// After John Keiser and Daniel Lemire, "Validating UTF-8 in less than one instruction per byte",
// Software: Practice and Experience 51 (2021). Each kind of wrong pair is one bit, and a product of
// three sets: high half of the first byte, low half of the first, high half of the second. So the
// conjunction of three lookups has the bits of what is wrong. Two continuations in a row are wrong
// unless a lead of a longer character stands two or three places earlier; their bit is the top
// one, to be compared with just that.
//
// May include: std.
#ifndef BYTEPRESS_SRC_TEXT_UTF8_TABLES_HPP
#define BYTEPRESS_SRC_TEXT_UTF8_TABLES_HPP

#include <cstdint>

namespace bytepress {
namespace {

struct WrongPair {
  unsigned bit;
  unsigned firstLow, firstHigh;    // range of the first byte
  unsigned secondLow, secondHigh;  // and of the second
};

constexpr unsigned kTwoContinuations = 0x80;

constexpr WrongPair kWrongPairs[] = {
    {0x01, 0xc0, 0xff, 0x00, 0x7f},  // a lead, then ASCII
    {0x01, 0xc0, 0xff, 0xc0, 0xff},  // a lead, then a lead
    {0x02, 0x00, 0x7f, 0x80, 0xbf},  // ASCII, then a continuation
    {0x04, 0xe0, 0xe0, 0x80, 0x9f},  // three bytes where two do
    {0x08, 0xf4, 0xff, 0x90, 0xbf},  // above U+10FFFF
    {0x10, 0xed, 0xed, 0xa0, 0xbf},  // surrogates
    {0x20, 0xc0, 0xc1, 0x80, 0xbf},  // two bytes where one does
    {0x40, 0xf5, 0xff, 0x80, 0x8f},  // above U+10FFFF
    {0x40, 0xf0, 0xf0, 0x80, 0x8f},  // four bytes where three do
    {kTwoContinuations, 0x80, 0xbf, 0x80, 0xbf},
};

struct alignas(16) PairTable {
  std::uint8_t row[16];
};

constexpr bool holdsHighHalf(unsigned low, unsigned high, unsigned half) {
  return low / 16 <= half && half <= high / 16;
}

constexpr bool holdsLowHalf(unsigned low, unsigned high, unsigned half) {
  for (unsigned c = low; c <= high; ++c) {
    if (c % 16 == half) return true;
  }
  return false;
}

enum class PairPart { leadHigh, leadLow, nextHigh };

constexpr PairTable makePairTable(PairPart part) {
  PairTable table{};
  for (unsigned half = 0; half < 16; ++half) {
    for (const WrongPair& pair : kWrongPairs) {
      const bool held =
          part == PairPart::leadHigh  ? holdsHighHalf(pair.firstLow, pair.firstHigh, half)
          : part == PairPart::leadLow ? holdsLowHalf(pair.firstLow, pair.firstHigh, half)
                                      : holdsHighHalf(pair.secondLow, pair.secondHigh, half);
      if (held) table.row[half] = static_cast<std::uint8_t>(table.row[half] | pair.bit);
    }
  }
  return table;
}

constexpr PairTable kLeadHigh = makePairTable(PairPart::leadHigh);
constexpr PairTable kLeadLow = makePairTable(PairPart::leadLow);
constexpr PairTable kNextHigh = makePairTable(PairPart::nextHigh);

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_UTF8_TABLES_HPP
