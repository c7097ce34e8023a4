// SPDX-License-Identifier: BSL-1.0
//
// Which ASCII characters are escaped, for each choice of options, as tables for byte shuffles.
//
// May include: text/escaping.hpp.
#ifndef BYTEPRESS_SRC_TEXT_ESCAPED_SETS_HPP
#define BYTEPRESS_SRC_TEXT_ESCAPED_SETS_HPP

#include <cstddef>
#include <cstdint>

#include "bytepress/text/escaping.hpp"

namespace bytepress {
namespace {

constexpr std::size_t kEscapedSets = 8;

constexpr std::size_t escapedIndex(const Escaping& escaping) noexcept {
  return (escaping.htmlSafe ? 1u : 0u) + (escaping.slash ? 2u : 0u) +
         (escaping.del || escaping.asciiOnly ? 4u : 0u);
}

constexpr bool escapesHtml(std::size_t index) noexcept {
  return (index & 1) != 0;
}
constexpr bool escapesSlash(std::size_t index) noexcept {
  return (index & 2) != 0;
}
constexpr bool escapesDel(std::size_t index) noexcept {
  return (index & 4) != 0;
}

constexpr bool isEscaped(unsigned c, std::size_t index) noexcept {
  if (c < 0x20 || c == '"' || c == '\\') return true;
  if (c == '<' || c == '>' || c == '&') return escapesHtml(index);
  if (c == '/') return escapesSlash(index);
  return c == 0x7f && escapesDel(index);
}

// One byte per character: 0x80 or 0.
struct alignas(64) EscapedRow {
  std::uint8_t marks[128];
};

struct EscapedRows {
  EscapedRow rows[kEscapedSets];
};

constexpr EscapedRows makeEscapedRows() noexcept {
  EscapedRows all{};
  for (std::size_t i = 0; i < kEscapedSets; ++i) {
    for (unsigned c = 0; c < 128; ++c) all.rows[i].marks[c] = isEscaped(c, i) ? 0x80 : 0;
  }
  return all;
}

// One byte per low half of a character, with a bit for each high half.
struct alignas(16) EscapedHalves {
  std::uint8_t highHalves[16];
};

struct EscapedHalvesTables {
  EscapedHalves tables[kEscapedSets];
};

constexpr EscapedHalvesTables makeEscapedHalves() noexcept {
  EscapedHalvesTables all{};
  for (std::size_t i = 0; i < kEscapedSets; ++i) {
    for (unsigned c = 0; c < 128; ++c) {
      std::uint8_t& halves = all.tables[i].highHalves[c % 16];
      if (isEscaped(c, i)) halves = static_cast<std::uint8_t>(halves | 1u << c / 16);
    }
  }
  return all;
}

[[maybe_unused]] alignas(64) constexpr EscapedRows kEscapedRows = makeEscapedRows();
[[maybe_unused]] constexpr EscapedHalvesTables kEscapedHalves = makeEscapedHalves();

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_ESCAPED_SETS_HPP
