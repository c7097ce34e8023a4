// SPDX-License-Identifier: BSL-1.0
//
// The reports that the tables describe in words: a check for each, by its id.
//
//     if (ReportCheck check = structReport("B070")) check(suite, row);
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_REPORTS_HPP
#define BYTEPRESS_TESTS_CASES_REPORTS_HPP

#include <string_view>

#include "suite.hpp"

namespace cases {

using ReportCheck = void (*)(const Suite&, RowCheck&);

struct Report {
  std::string_view id;
  ReportCheck check;
};

// The checks of structs and maps, and those of memory, numbers and the tool. Null for other ids.
ReportCheck structReport(std::string_view id);
ReportCheck memoryReport(std::string_view id);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_REPORTS_HPP
