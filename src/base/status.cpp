// SPDX-License-Identifier: BSL-1.0
#include "bytepress/base/status.hpp"

namespace bytepress {

std::string PrintStatus::message() const {
  std::string text(describe(code_));
  if (!path_.empty()) text.append(" at ").append(path_);
  return text;
}

PrintError::PrintError(PrintStatus status)
    : std::runtime_error("bytepress: " + status.message()), status_(std::move(status)) {}

PrintError::PrintError(const PrintError& other) = default;
PrintError& PrintError::operator=(const PrintError& other) = default;
PrintError::~PrintError() = default;

}  // namespace bytepress
