// SPDX-License-Identifier: BSL-1.0
//
// Bytes for people to read, 16 in a line, as `hexdump -Cv` prints them.
//
//     std::string text = hexDump(memory);
//     PrintStatus status = tryHexDumpTo(sink, memory);
//
//     00000000  00 00 00 7d 00 9c 7f ff  ff ff ff ff ff ff        |...}..........|
//     0000000e
//
// May include: base, buffer.
#ifndef BYTEPRESS_RECORD_HEX_DUMP_HPP
#define BYTEPRESS_RECORD_HEX_DUMP_HPP

#include <cstddef>
#include <span>
#include <string>

#include "bytepress/buffer/sink.hpp"
#include "bytepress/record/memory.hpp"

namespace bytepress::record {

[[nodiscard]] PrintStatus tryHexDumpTo(Sink& sink, std::span<const std::byte> bytes);
std::string hexDumpOf(std::span<const std::byte> bytes);

inline namespace BYTEPRESS_ABI {

template <ReadableMemory Memory>
[[nodiscard]] std::string hexDump(Memory&& memory) {
  return hexDumpOf(coding::memoryOf(memory));
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::record

#endif  // BYTEPRESS_RECORD_HEX_DUMP_HPP
