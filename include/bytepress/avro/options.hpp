// SPDX-License-Identifier: BSL-1.0
//
// avro::Options: the little that Avro's binary encoding leaves open.
//
//     avro::encode(rows, buffer, {.blocks = avro::Blocks::sized});
//
// May include: base.
#ifndef BYTEPRESS_AVRO_OPTIONS_HPP
#define BYTEPRESS_AVRO_OPTIONS_HPP

#include <cstddef>
#include <cstdint>

namespace bytepress::avro {

// How arrays and maps begin. Every reader takes both.
enum class Blocks : std::uint8_t {
  plain,  // with the number of items
  sized,  // with minus that number, and the size of the items in bytes: readers can skip them. The value is
          // put together in memory first, and copied once.
};

struct Options {
  Blocks blocks = Blocks::plain;

  // Records, arrays and maps inside each other; a value beyond it is PrintCode::tooDeep.
  std::uint32_t maxDepth = 1000;

  // Bytes that one encoding may write; beyond it is PrintCode::tooLarge. The default is 1 GiB.
  std::size_t maxBytes = std::size_t{1} << 30;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_OPTIONS_HPP
