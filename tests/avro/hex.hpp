// SPDX-License-Identifier: BSL-1.0
//
// Bytes as hexadecimal digits, and back.
#ifndef BYTEPRESS_TESTS_AVRO_HEX_HPP
#define BYTEPRESS_TESTS_AVRO_HEX_HPP

#include <string>
#include <string_view>

#include <bytepress/buffer/byte_buffer.hpp>

inline std::string hexOf(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const char each : bytes) {
    hex += digits[static_cast<unsigned char>(each) >> 4];
    hex += digits[static_cast<unsigned char>(each) & 15];
  }
  return hex;
}
inline std::string hexOf(const bytepress::ByteBuffer& bytes) { return hexOf(bytes.view()); }

// Spaces between the digits are skipped.
inline std::string bytesOfHex(std::string_view hex) {
  std::string bytes;
  int high = -1;
  for (const char digit : hex) {
    if (digit == ' ') continue;
    const int value = digit <= '9' ? digit - '0' : digit - 'a' + 10;
    if (high < 0) {
      high = value;
    } else {
      bytes += static_cast<char>(high << 4 | value);
      high = -1;
    }
  }
  return bytes;
}

#endif  // BYTEPRESS_TESTS_AVRO_HEX_HPP
