// SPDX-License-Identifier: BSL-1.0
//
// The texts of all runs of eight booleans, for the kernels of every instruction set.
//
// May include: base, std.
#ifndef BYTEPRESS_SRC_TEXT_BOOLEANS_TABLE_HPP
#define BYTEPRESS_SRC_TEXT_BOOLEANS_TABLE_HPP

#include <cstddef>
#include <cstdint>

namespace bytepress {

inline constexpr std::size_t kBooleanRunChars = 48;  // eight times "false,"

// Row b: the texts of the bits of b, lowest first, each with its comma; 48 - popcount(b) bytes
// count. Rows are padded to a cache line, so that one load never touches two.
struct BooleanRuns {
  alignas(64) char text[256][64];
};

extern const BooleanRuns kBooleanRuns;  // in booleans_portable.cpp

}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_BOOLEANS_TABLE_HPP
