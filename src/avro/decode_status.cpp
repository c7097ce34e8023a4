// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/decode_status.hpp"

namespace bytepress::avro {

std::string DecodeStatus::message() const {
  std::string text(describe(code_));
  if (code_ == DecodeCode::ok) return text;
  if (!path_.empty()) text.append(" at ").append(path_).append(",");
  return text.append(path_.empty() ? " at byte " : " byte ").append(std::to_string(offset_));
}

DecodeError::DecodeError(DecodeStatus status)
    : std::runtime_error("bytepress: " + status.message()), status_(std::move(status)) {}

DecodeError::DecodeError(const DecodeError& other) = default;
DecodeError& DecodeError::operator=(const DecodeError& other) = default;
DecodeError::~DecodeError() = default;

}  // namespace bytepress::avro
