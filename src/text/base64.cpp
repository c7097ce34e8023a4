// SPDX-License-Identifier: BSL-1.0
//
// Bytes as base64, base64url and hexadecimal: two characters per look-up.
//
// May include: base, text.
#include "bytepress/text/base64.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

using Pair = std::array<char, 2>;

// The two characters of every group of twelve bits.
constexpr std::array<Pair, 4096> makePairs(std::string_view alphabet) noexcept {
  std::array<Pair, 4096> pairs{};
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = {alphabet[i / 64], alphabet[i % 64]};
  return pairs;
}

constexpr auto kBase64 =
    makePairs("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
constexpr auto kBase64Url =
    makePairs("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

constexpr std::array<Pair, 256> makeHexPairs() noexcept {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::array<Pair, 256> pairs{};
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = {kDigits[i / 16], kDigits[i % 16]};
  return pairs;
}

constexpr auto kHex = makeHexPairs();

constexpr std::uint64_t byteAt(const std::byte* from, int index) noexcept {
  return std::to_integer<std::uint64_t>(from[index]);
}

// Six bytes, the first one highest; compilers make one load and a byte swap of it.
BYTEPRESS_INLINE std::uint64_t sixBytes(const std::byte* from) noexcept {
  return byteAt(from, 0) << 40 | byteAt(from, 1) << 32 | byteAt(from, 2) << 24 |
         byteAt(from, 3) << 16 | byteAt(from, 4) << 8 | byteAt(from, 5);
}

BYTEPRESS_INLINE void putPair(char* at, const std::array<Pair, 4096>& pairs,
                              std::uint64_t bits) noexcept {
  std::memcpy(at, pairs[bits & 0xfff].data(), 2);
}

// The one or two bytes of an incomplete group.
char* writeRest(char* at, const std::array<Pair, 4096>& pairs, const std::byte* from,
                std::ptrdiff_t count, bool padded) noexcept {
  const std::uint64_t bits = byteAt(from, 0) << 16 | (count == 2 ? byteAt(from, 1) << 8 : 0);
  std::memcpy(at, "====", 4);
  Pair second = pairs[bits & 0xfff];
  if (count == 1) second[0] = '=';
  second[1] = '=';
  putPair(at, pairs, bits >> 12);
  std::memcpy(at + 2, second.data(), 2);
  return at + (padded ? 4 : count + 1);
}

BYTEPRESS_INLINE BytesStep writeGroups(char* at, char* end, const std::byte* from,
                                       const std::byte* last, const std::array<Pair, 4096>& pairs,
                                       bool padded) noexcept {
  for (; end - at >= 8 && last - from >= 6; at += 8, from += 6) {
    const std::uint64_t bits = sixBytes(from);
    putPair(at, pairs, bits >> 36);
    putPair(at + 2, pairs, bits >> 24);
    putPair(at + 4, pairs, bits >> 12);
    putPair(at + 6, pairs, bits);
  }
  for (; end - at >= 4 && last - from >= 3; at += 4, from += 3) {
    const std::uint64_t bits = byteAt(from, 0) << 16 | byteAt(from, 1) << 8 | byteAt(from, 2);
    putPair(at, pairs, bits >> 12);
    putPair(at + 2, pairs, bits);
  }
  if (from == last || last - from >= 3 || end - at < 4) return {at, from};
  return {writeRest(at, pairs, from, last - from, padded), last};
}

}  // namespace

BytesStep writeBase64(char* at, char* end, const std::byte* from, const std::byte* last) noexcept {
  return writeGroups(at, end, from, last, kBase64, true);
}

BytesStep writeBase64Url(char* at, char* end, const std::byte* from,
                         const std::byte* last) noexcept {
  return writeGroups(at, end, from, last, kBase64Url, false);
}

BytesStep writeHex(char* at, char* end, const std::byte* from, const std::byte* last) noexcept {
  for (; end - at >= 2 && from != last; at += 2, ++from)
    std::memcpy(at, kHex[std::to_integer<std::size_t>(*from)].data(), 2);
  return {at, from};
}

}  // namespace bytepress
