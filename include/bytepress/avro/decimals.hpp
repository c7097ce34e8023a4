// SPDX-License-Identifier: BSL-1.0
//
// Integers in two's complement, the highest byte first, as Avro's decimals are made of them.
//
//     1234    04 d2
//     -1      ff
//
// May include: base.
#ifndef BYTEPRESS_AVRO_DECIMALS_HPP
#define BYTEPRESS_AVRO_DECIMALS_HPP

#include <cstddef>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

// Writes it into as few bytes as can be, of which there are at most sizeof(Integer); returns how many.
template <class Integer>
constexpr std::size_t writeTwosComplement(char* at, Integer value) noexcept {
  std::size_t size = 1;
  for (Integer rest = value; rest > 127 || rest < -128; rest >>= 8) ++size;
  for (std::size_t i = 0; i < size; ++i) at[i] = static_cast<char>(value >> (8 * (size - 1 - i)));
  return size;
}

// False if there are no bytes, or more than the integer has that say something.
template <class Integer>
constexpr bool readTwosComplement(std::string_view bytes, Integer& value) noexcept {
  if (bytes.empty()) return false;
  const bool negative = bytes.front() < 0;
  const char sign = static_cast<char>(negative ? -1 : 0);
  while (bytes.size() > sizeof(Integer)) {
    if (bytes[0] != sign || (bytes[1] < 0) != negative) return false;
    bytes.remove_prefix(1);
  }
  value = static_cast<Integer>(sign);
  for (const char byte : bytes) value = static_cast<Integer>(value * 256 + static_cast<unsigned char>(byte));
  return true;
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DECIMALS_HPP
