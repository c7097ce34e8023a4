// SPDX-License-Identifier: BSL-1.0
//
// Booleans as text.
//
//     at = writeBoolean(at, account.active);
//
// May include: base.
#ifndef BYTEPRESS_TEXT_BOOLEAN_HPP
#define BYTEPRESS_TEXT_BOOLEAN_HPP

#include <cstddef>
#include <cstring>

#include "bytepress/base/config.hpp"

namespace bytepress {

inline constexpr std::size_t kMaxBooleanChars = 5;

inline namespace BYTEPRESS_ABI {

// Writes `true` or `false`. Needs room for kMaxBooleanChars bytes. One copy of eight bytes from
// either text, so that random values cost no mispredicted branch.
BYTEPRESS_INLINE char* writeBoolean(char* at, bool value) noexcept {
  static constexpr char kTexts[2][8] = {{'f', 'a', 'l', 's', 'e'}, {'t', 'r', 'u', 'e'}};
  std::memcpy(at, kTexts[value], 8);
  return at + 5 - value;
}

}  // inline namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_BOOLEAN_HPP
