// SPDX-License-Identifier: BSL-1.0
//
// Uuid: its 36 characters in JSON, a string of them with the logical type uuid in Avro, and 16 bytes in a record, in the
// order of RFC 9562.
//
//     struct Session { Uuid id; … };
//     session.id = *Uuid::parse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_UUID_HPP
#define BYTEPRESS_WALK_UUID_HPP

#include <array>
#include <boost/describe/class.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bytepress/base/bytes.hpp"

namespace bytepress {

// 8-4-4-4-12 hexadecimal digits, lower-case.
struct UuidText {
  using value_type = char;
  std::array<char, 36> chars{};
  constexpr operator std::string_view() const noexcept { return {chars.data(), chars.size()}; }
  // As a decoder assigns to a string; of another length it is no uuid's.
  constexpr void assign(const char* text, std::size_t size) noexcept {
    chars = {};
    for (std::size_t i = 0; size == chars.size() && i != size; ++i) chars[i] = text[i];
  }
};

struct Uuid {
  std::array<std::byte, 16> bytes{};

  // The two halves as numbers, the first of them first.
  static constexpr Uuid of(std::uint64_t high, std::uint64_t low) noexcept {
    Uuid uuid;
    storeBytes<8, std::endian::big>(uuid.bytes.data(), high);
    storeBytes<8, std::endian::big>(uuid.bytes.data() + 8, low);
    return uuid;
  }
  // Nothing if it is not the text of one; digits may be of either case.
  static constexpr std::optional<Uuid> parse(std::string_view text) noexcept {
    if (text.size() != 36) return std::nullopt;
    Uuid uuid;
    std::size_t at = 0;
    for (std::size_t i = 0; i != 16; ++i) {
      if (isDashBefore(i) && text[at++] != '-') return std::nullopt;
      const int high = valueOf(text[at++]);
      const int low = valueOf(text[at++]);
      if (high < 0 || low < 0) return std::nullopt;
      uuid.bytes[i] = static_cast<std::byte>(high * 16 + low);
    }
    return uuid;
  }
  constexpr UuidText text() const noexcept {
    constexpr std::string_view kDigits = "0123456789abcdef";
    UuidText text;
    std::size_t at = 0;
    for (std::size_t i = 0; i != 16; ++i) {
      if (isDashBefore(i)) text.chars[at++] = '-';
      text.chars[at++] = kDigits[std::to_integer<std::size_t>(bytes[i] >> 4)];
      text.chars[at++] = kDigits[std::to_integer<std::size_t>(bytes[i] & std::byte{15})];
    }
    return text;
  }

  friend constexpr auto operator<=>(const Uuid&, const Uuid&) = default;

  friend constexpr UuidText encodeAs(const Uuid& uuid) noexcept { return uuid.text(); }
  friend constexpr bool decodeAs(Uuid& uuid, std::string_view text) noexcept {
    const std::optional<Uuid> parsed = parse(text);
    if (parsed) uuid = *parsed;
    return parsed.has_value();
  }

 private:
  static constexpr bool isDashBefore(std::size_t byte) noexcept { return byte == 4 || byte == 6 || byte == 8 || byte == 10; }
  static constexpr int valueOf(char digit) noexcept {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
  }
};
BOOST_DESCRIBE_STRUCT(Uuid, (), (bytes))

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_UUID_HPP
