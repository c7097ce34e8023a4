// SPDX-License-Identifier: BSL-1.0
//
// Integers of every width, and maps with integer keys.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "printed.hpp"
#include "suite.hpp"
#include "text.hpp"

namespace cases {

namespace {

using bytepress::JsonOptions;

// Big-endian two's complement of any width.
template <class Integer>
Integer integerOf(std::string_view bigEndian) {
  const std::string bytes = unhex(bigEndian);
  const bool negative = std::is_signed_v<Integer> || Integer(-1) < Integer(0)
                            ? (static_cast<unsigned char>(bytes.at(0)) & 0x80) != 0
                            : false;
  // Shifting a negative number left is well defined in C++20.
  Integer value = static_cast<Integer>(negative ? -1 : 0);
  for (const char byte : bytes) {
    value = static_cast<Integer>((sizeof(Integer) == 1 ? Integer(0) : static_cast<Integer>(value << 8)) |
                                 static_cast<Integer>(static_cast<unsigned char>(byte)));
  }
  return value;
}

template <class Integer>
void expectInteger(RowCheck& row, const Row& cells) {
  const auto value = integerOf<Integer>(cells.at(2));
  const std::string& text = cells.at(1);
  row.expect("alone", printed(value), text);
  row.expect("styled", printed(value, {.indent = 2}), text);
  row.expect("canonical", printed(value, {.canonical = true}), cells.at(4));
  row.expect("as a key", printed(std::map<Integer, int>{{value, 1}}), "{\"" + text + "\":1}");
  withEveryKernelSet([&](std::string_view kernels) {
    std::string wanted("[");
    for (int i = 0; i != 20; ++i) wanted.append(text).append(i == 19 ? "]" : ",");
    row.expect("20 in an array, " + std::string(kernels), printed(std::vector<Integer>(20, value)), wanted);
  });
}

struct Width {
  std::string_view name;
  void (*expect)(RowCheck&, const Row&);
};

constexpr std::array kWidths {
  Width{"i8", expectInteger<std::int8_t>}, Width{"u8", expectInteger<std::uint8_t>},
      Width{"i16", expectInteger<std::int16_t>}, Width{"u16", expectInteger<std::uint16_t>},
      Width{"i24", expectInteger<std::int32_t>}, Width{"u24", expectInteger<std::uint32_t>},
      Width{"i32", expectInteger<std::int32_t>}, Width{"u32", expectInteger<std::uint32_t>},
      Width{"i48", expectInteger<std::int64_t>}, Width{"u48", expectInteger<std::uint64_t>},
      Width{"i53", expectInteger<std::int64_t>}, Width{"i64", expectInteger<std::int64_t>},
      Width{"u64", expectInteger<std::uint64_t>},
#if BYTEPRESS_HAS_INT128
      Width{"i128", expectInteger<__int128>}, Width{"u128", expectInteger<unsigned __int128>},
#endif
};

// "1", "-23" … of any width that a table has.
template <class Integer>
Integer parsed(std::string_view text) {
  Integer value = 0;
  const bool negative = text.starts_with('-');
  for (const char c : text.substr(negative ? 1 : 0)) {
    const auto digit = static_cast<Integer>(c - '0');
    value = static_cast<Integer>(negative ? value * 10 - digit : value * 10 + digit);
  }
  return value;
}

template <class Key>
void expectMap(RowCheck& row, const Row& cells) {
  std::map<Key, int> map;
  for (const std::string& key : unquoteAll(cells.at(1))) map[parsed<Key>(key)] = 0;
  int rank = 0;
  for (auto& [key, value] : map) value = rank++;
  row.expect("natural", printed(map), cells.at(2));
  row.expect("sorted", printed(map, {.sortKeys = true}), cells.at(3));
  row.expect("canonical", printed(map, {.canonical = true}), cells.at(3));
}

constexpr std::array kMaps {
  Width{"i8", expectMap<std::int8_t>}, Width{"i16", expectMap<std::int16_t>}, Width{"u24", expectMap<std::uint32_t>},
      Width{"i32", expectMap<std::int32_t>}, Width{"i64", expectMap<std::int64_t>},
#if BYTEPRESS_HAS_INT128
      Width{"i128", expectMap<__int128>},
#endif
};

// "i24(medium)" names i24.
template <std::size_t N>
void checkRow(Tally& tally, const Row& cells, const std::array<Width, N>& widths) {
  const std::string name = cells[0].substr(0, cells[0].find('('));
  for (const Width& width : widths) {
    if (width.name != name) continue;
    RowCheck row;
    width.expect(row, cells);
    return row.into(tally, cells[0] + ' ' + cells.at(1));
  }
  tally.fail(cells[0], "no type for it here", "a type");
}

}  // namespace

void runIntegers(Suite& suite) {
  Tally tally("ints/integers");
  for (const Row& cells : suite.rows("ints/integers.tsv")) checkRow(tally, cells, kWidths);
  suite.add(tally);
}

void runMapKeys(Suite& suite) {
  Tally tally("ints/map_keys");
  for (const Row& cells : suite.rows("ints/map_keys.tsv")) checkRow(tally, cells, kMaps);
  suite.add(tally);
}

}  // namespace cases
