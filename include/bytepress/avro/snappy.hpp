// SPDX-License-Identifier: BSL-1.0
//
// SnappyCodec: blocks compressed by libsnappy, each with the CRC-32 of its plain bytes behind it, as Avro wants it. Programs
// that include this header link with libsnappy.
//
//     avro::SnappyCodec codec;
//     avro::FileWriter<Order> file(sink, {.codec = &codec});
//
// May include: base, buffer, libsnappy.
#ifndef BYTEPRESS_AVRO_SNAPPY_HPP
#define BYTEPRESS_AVRO_SNAPPY_HPP

#include <snappy-c.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string_view>

#include "bytepress/avro/codec.hpp"
#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

inline constexpr auto kCrc32Table = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t bits = i;
    for (int bit = 0; bit < 8; ++bit) bits = bits >> 1 ^ (0xedb8'8320 & (0 - (bits & 1)));
    table[i] = bits;
  }
  return table;
}();

// The CRC of ISO 3309, which gzip and PNG have too.
constexpr std::uint32_t crc32Of(std::string_view bytes) noexcept {
  std::uint32_t crc = 0xffff'ffff;
  for (const char byte : bytes) crc = crc >> 8 ^ kCrc32Table[(crc ^ static_cast<unsigned char>(byte)) & 0xff];
  return ~crc;
}

class SnappyCodec final : public Codec {
 public:
  std::string_view name() const noexcept override { return "snappy"; }

  void compress(std::string_view plain, Cursor& to) noexcept override {
    std::size_t size = snappy_max_compressed_length(plain.size());
    const std::unique_ptr<char[]> packed(new (std::nothrow) char[size]);
    if (!packed || snappy_compress(plain.data(), plain.size(), packed.get(), &size) != SNAPPY_OK) {
      return to.fail(PrintCode::outOfMemory);
    }
    copyBytes({packed.get(), size}, to);
    char crc[kCrcBytes];
    const std::uint32_t sum = crc32Of(plain);
    for (std::size_t i = 0; i < kCrcBytes; ++i) crc[i] = static_cast<char>(sum >> (24 - 8 * i));
    copyBytes({crc, kCrcBytes}, to);
  }

  DecodeCode decompress(std::string_view packed, Cursor& to) noexcept override {
    if (packed.size() < kCrcBytes) return DecodeCode::corrupt;
    std::uint32_t crc = 0;
    for (const char byte : packed.substr(packed.size() - kCrcBytes)) crc = crc << 8 | static_cast<unsigned char>(byte);
    packed.remove_suffix(kCrcBytes);
    std::size_t size = 0;
    if (snappy_uncompressed_length(packed.data(), packed.size(), &size) != SNAPPY_OK) return DecodeCode::corrupt;
    if (size > to.left()) return to.fail(PrintCode::tooLarge), DecodeCode::badLength;
    // A copy of up to 64 bytes takes two of them, and no element makes more of less.
    if (size / 64 > packed.size()) return DecodeCode::corrupt;
    const std::unique_ptr<char[]> plain(new (std::nothrow) char[size + 1]);
    if (!plain) return DecodeCode::outOfMemory;
    if (snappy_uncompress(packed.data(), packed.size(), plain.get(), &size) != SNAPPY_OK) return DecodeCode::corrupt;
    if (crc32Of({plain.get(), size}) != crc) return DecodeCode::corrupt;
    copyBytes({plain.get(), size}, to);
    return DecodeCode::ok;
  }

 private:
  static constexpr std::size_t kCrcBytes = 4;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SNAPPY_HPP
