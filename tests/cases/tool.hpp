// SPDX-License-Identifier: BSL-1.0
//
// The command-line tool, run as a process.
//
//     ToolRun run = runTool(suite, "sorted+pretty2", input);
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_TOOL_HPP
#define BYTEPRESS_TESTS_CASES_TOOL_HPP

#include <string>
#include <string_view>

#include "suite.hpp"

namespace cases {

struct ToolRun {
  int exit = -1;  // negative if it did not run, or was killed
  std::string output, message;

  // The output, or "ERROR" if it ended as it should for a text that it refuses.
  std::string result() const;
};

// `options` in the words of the tables, joined by '+'.
ToolRun runTool(const Suite& suite, std::string_view options, const std::string& input);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_TOOL_HPP
