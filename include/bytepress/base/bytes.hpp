// SPDX-License-Identifier: BSL-1.0
//
// Numbers of 1 to 8 bytes in memory, in either order of bytes and at any address.
//
//     storeBytes<3, std::endian::big>(at, 0x123456);              // 12 34 56
//     std::uint64_t word = loadBytes<3, std::endian::big>(at);
//
// Memory is only copied, never looked at as another type, so an address needs no alignment. All of it works
// when the program is compiled, too.
//
// May include: std.
#ifndef BYTEPRESS_BASE_BYTES_HPP
#define BYTEPRESS_BASE_BYTES_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "bytepress/base/config.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Unsigned, of so many bytes; void where there is none.
template <std::size_t Bytes>
using UnsignedOf = std::conditional_t<
    Bytes == 1, std::uint8_t,
    std::conditional_t<Bytes == 2, std::uint16_t,
                       std::conditional_t<Bytes == 4, std::uint32_t, std::conditional_t<Bytes == 8, std::uint64_t, void>>>>;

// The bytes of a word in the other order. Compilers make one instruction of it.
template <class Word>
constexpr Word swappedBytes(Word word) noexcept {
  if constexpr (sizeof(Word) == 1) {
    return word;
  } else if constexpr (sizeof(Word) == 2) {
    return static_cast<Word>(word << 8 | word >> 8);
  } else if constexpr (sizeof(Word) == 4) {
    return word << 24 | (word & 0xff00) << 8 | (word >> 8 & 0xff00) | word >> 24;
  } else {
    return static_cast<Word>(swappedBytes(static_cast<std::uint32_t>(word))) << 32 |
           swappedBytes(static_cast<std::uint32_t>(word >> 32));
  }
}

// The lowest `Bytes` bytes of a number.
template <std::size_t Bytes, std::endian Order>
BYTEPRESS_INLINE constexpr void storeBytes(std::byte* at, std::uint64_t number) noexcept {
  using Word = UnsignedOf<Bytes>;
  if constexpr (!std::is_void_v<Word>) {
    if (!std::is_constant_evaluated()) {
      const Word given = static_cast<Word>(number);
      const Word word = Order == std::endian::native ? given : swappedBytes(given);
      std::memcpy(at, &word, sizeof word);
      return;
    }
  }
  for (std::size_t i = 0; i < Bytes; ++i) {
    const std::size_t place = Order == std::endian::little ? i : Bytes - 1 - i;
    at[i] = static_cast<std::byte>(number >> (8 * place));
  }
}

template <std::size_t Bytes, std::endian Order>
BYTEPRESS_INLINE constexpr std::uint64_t loadBytes(const std::byte* at) noexcept {
  using Word = UnsignedOf<Bytes>;
  if constexpr (!std::is_void_v<Word>) {
    if (!std::is_constant_evaluated()) {
      Word word;
      std::memcpy(&word, at, sizeof word);
      return Order == std::endian::native ? word : swappedBytes(word);
    }
  }
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < Bytes; ++i) {
    const std::size_t place = Order == std::endian::little ? i : Bytes - 1 - i;
    number |= std::to_integer<std::uint64_t>(at[i]) << (8 * place);
  }
  return number;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_BASE_BYTES_HPP
