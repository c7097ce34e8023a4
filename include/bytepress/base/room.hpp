// SPDX-License-Identifier: BSL-1.0
//
// The two numbers that writers of bytes and lenders of memory agree on.
//
// May include: std.
#ifndef BYTEPRESS_BASE_ROOM_HPP
#define BYTEPRESS_BASE_ROOM_HPP

#include <cstddef>

namespace bytepress {

// Bytes behind every granted room that a kernel may overwrite with garbage: one AVX-512 store.
// So a kernel whose result fits its room may store whole vectors.
inline constexpr std::size_t kSlack = 64;

// The most that one reservation may ask for. Whatever is longer is written in steps, so that a
// window of this size is enough to print any value into any memory.
inline constexpr std::size_t kMaxRoom = 1024;

}  // namespace bytepress

#endif  // BYTEPRESS_BASE_ROOM_HPP
