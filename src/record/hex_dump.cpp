// SPDX-License-Identifier: BSL-1.0
#include "bytepress/record/hex_dump.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

#include "bytepress/buffer/container_sink.hpp"

namespace bytepress::record {
namespace {

constexpr std::size_t kPerLine = 16;
constexpr std::size_t kOffsetDigits = 16;  // at most; at least 8
constexpr std::size_t kLineRoom = kOffsetDigits + 2 + 3 * kPerLine + 1 + 2 + kPerLine + 2;

char digitOf(std::size_t value) { return "0123456789abcdef"[value & 15]; }

char* putOffset(char* at, std::size_t offset) {
  const auto width = static_cast<std::size_t>(std::bit_width(offset));
  for (std::size_t i = std::max(std::size_t{8}, (width + 3) / 4); i-- != 0;) *at++ = digitOf(offset >> (i * 4));
  return at;
}

char* putLine(char* at, std::size_t offset, std::span<const std::byte> bytes) {
  at = putOffset(at, offset);
  *at++ = ' ';
  for (std::size_t i = 0; i != kPerLine; ++i) {
    if (i % 8 == 0) *at++ = ' ';
    const std::size_t value = i < bytes.size() ? std::to_integer<std::size_t>(bytes[i]) : 0;
    *at++ = i < bytes.size() ? digitOf(value >> 4) : ' ';
    *at++ = i < bytes.size() ? digitOf(value) : ' ';
    *at++ = ' ';
  }
  *at++ = ' ';
  *at++ = '|';
  for (const std::byte each : bytes) {
    const auto c = static_cast<char>(each);
    *at++ = c >= ' ' && c <= '~' ? c : '.';
  }
  *at++ = '|';
  *at++ = '\n';
  return at;
}

}  // namespace

PrintStatus tryHexDumpTo(Sink& sink, std::span<const std::byte> bytes) {
  Cursor to(sink, static_cast<std::size_t>(-1));
  for (std::size_t offset = 0; offset < bytes.size() && !to.failed(); offset += kPerLine) {
    to.room(kLineRoom);
    to.at = putLine(to.at, offset, bytes.subspan(offset, std::min(kPerLine, bytes.size() - offset)));
  }
  if (!bytes.empty()) {
    to.room(kLineRoom);
    to.at = putOffset(to.at, bytes.size());
    *to.at++ = '\n';
  }
  return PrintStatus(to.finish());
}

std::string hexDumpOf(std::span<const std::byte> bytes) {
  std::string text;
  ContainerSink sink(text);
  const PrintStatus status = tryHexDumpTo(sink, bytes);
#if BYTEPRESS_HAS_EXCEPTIONS
  if (!status) throw PrintError(status);
#endif
  return text;
}

}  // namespace bytepress::record
