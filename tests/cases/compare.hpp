// SPDX-License-Identifier: BSL-1.0
//
// Two JSON texts whose numbers may be spelled otherwise.
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_COMPARE_HPP
#define BYTEPRESS_TESTS_CASES_COMPARE_HPP

#include <string_view>

namespace cases {

// Whether every byte outside numbers is the same, and every number has the same value: integers
// exactly, others as doubles. The sign of zero does not count. False too if one is not JSON.
bool sameButForNumbers(std::string_view wanted, std::string_view got);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_COMPARE_HPP
