// SPDX-License-Identifier: BSL-1.0
//
// Whether two JSON texts say the same. Both are parsed by simdjson, which is strict about syntax,
// numbers and UTF-8.
#ifndef BYTEPRESS_BENCHMARKS_VERIFY_HPP
#define BYTEPRESS_BENCHMARKS_VERIFY_HPP

#include <string>
#include <string_view>

namespace bench {

struct Tolerance {
  bool floats = false;        // numbers need agree only as floats: most libraries widen them
  bool missingNulls = false;  // a member that is not there is the same as null
};

// Empty if they agree, otherwise what is wrong with `text`. The order of members does not matter.
std::string difference(std::string_view text, std::string_view expected, Tolerance tolerance);

// Throws if they differ. For a library's own AST of a document, which no other row prints.
void requireSame(std::string_view text, std::string_view expected);

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_VERIFY_HPP
