// SPDX-License-Identifier: BSL-1.0
//
// The numbers of Avro's binary encoding: zig-zag integers of variable length, and words in little endian
// order.
//
//     at = writeVarint(at, -65);       // 81 01
//     at = writeLittle(at, 1.0f);      // 00 00 80 3f
//
// Zig-zag makes the magnitude and the sign one number, 0 -1 1 -2 … as 0 1 2 3 …, which is written 7 bits at a
// time, the lowest first; the high bit of a byte says that another one follows.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_VARINT_HPP
#define BYTEPRESS_AVRO_VARINT_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "bytepress/base/config.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

inline constexpr std::size_t kMaxVarintBytes = 10;

// The most bytes that a value of an integer type takes.
template <class Integer>
inline constexpr std::size_t kVarintBytes = sizeof(Integer) >= 8 ? kMaxVarintBytes : (sizeof(Integer) * 8 + 7) / 7;

constexpr std::uint64_t zigZag(std::int64_t value) noexcept {
  return static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63);
}
constexpr std::int64_t unZigZag(std::uint64_t bits) noexcept {
  return static_cast<std::int64_t>(bits >> 1 ^ (0 - (bits & 1)));
}

constexpr std::size_t varintBytes(std::int64_t value) noexcept {
  const auto width = static_cast<std::size_t>(std::bit_width(zigZag(value) | 1));
  return (width * 9 + 64) / 64;  // ceil(width / 7) for widths of 1 to 64
}

template <class Word>
constexpr Word inLittleEndian(Word word) noexcept {
  if constexpr (std::endian::native == std::endian::little || sizeof(Word) == 1) {
    return word;
  } else {
    Word turned = 0;
    for (std::size_t i = 0; i < sizeof(Word); ++i) {
      turned = static_cast<Word>(turned << 8 | (word >> (8 * i) & 0xff));
    }
    return turned;
  }
}

template <std::size_t N>
using WordOf = std::conditional_t<N == 8, std::uint64_t,
                                  std::conditional_t<N == 4, std::uint32_t,
                                                     std::conditional_t<N == 2, std::uint16_t, std::uint8_t>>>;

// The bits of a number of 1, 2, 4 or 8 bytes. Needs room for sizeof(T).
template <class T>
BYTEPRESS_INLINE char* writeLittle(char* at, T value) noexcept {
  const auto word = inLittleEndian(std::bit_cast<WordOf<sizeof(T)>>(value));
  std::memcpy(at, &word, sizeof word);
  return at + sizeof word;
}

template <class T>
BYTEPRESS_INLINE T readLittle(const char* at) noexcept {
  WordOf<sizeof(T)> word;
  std::memcpy(&word, at, sizeof word);
  return std::bit_cast<T>(inLittleEndian(word));
}

// Needs room for kMaxVarintBytes, of which what lies behind the returned position is garbage.
BYTEPRESS_INLINE char* writeVarint(char* at, std::int64_t value) noexcept {
  std::uint64_t bits = zigZag(value);
  const std::size_t size = varintBytes(value);
  if (size > 8) [[unlikely]] {
    for (; bits >= 0x80; bits >>= 7) *at++ = static_cast<char>(bits | 0x80);
    *at++ = static_cast<char>(bits);
    return at;
  }
  // No branch on the size, which processors cannot guess: groups of 28, 14, then 7 bits move to bytes.
  bits = (bits & 0x0000'0000'0fff'ffff) | (bits & 0x00ff'ffff'f000'0000) << 4;
  bits = (bits & 0x0000'3fff'0000'3fff) | (bits & 0x0fff'c000'0fff'c000) << 2;
  bits = (bits & 0x007f'007f'007f'007f) | (bits & 0x3f80'3f80'3f80'3f80) << 1;
  bits |= 0x8080'8080'8080'8080 & ((std::uint64_t{1} << (8 * (size - 1))) - 1);
  writeLittle(at, bits);
  return at + size;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_VARINT_HPP
