// SPDX-License-Identifier: BSL-1.0
#include "reprint.hpp"

#include <simdjson.h>

#include <algorithm>

#include "bytepress/adapt/simdjson.hpp"
#include "bytepress/print.hpp"
#include "exact_value.hpp"

namespace bytepress::tool {

namespace {

std::string place(std::string_view text, std::size_t offset, std::size_t firstLine) {
  if (offset > text.size()) return firstLine == 0 ? "" : "line " + std::to_string(firstLine) + ": ";
  const std::string_view before = text.substr(0, offset);
  const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t column = offset - (before.rfind('\n') + 1) + 1;
  return "line " + std::to_string(line + std::max<std::size_t>(firstLine, 1)) + ", column " + std::to_string(column) +
         ": ";
}

// Reads and prints documents one after another, with one parser.
class Reprinter {
 public:
  Reprinter(const JsonOptions& options, ByteBuffer& out) : options_(options), out_(out) {}

  // `line` is where `text` starts, or 0 if it is a file of its own.
  Problem document(std::string_view text, std::size_t line) {
    const simdjson::padded_string padded(text);
    simdjson::dom::element element;
    const auto error = parser_.parse(padded).get(element);
    if (error == simdjson::SUCCESS) return result(tryPrintByteBuffer(element, out_, options_), line);

    // A number that the DOM cannot hold is no error; and of one that is, the DOM does not say
    // where.
    ExactValue value;
    const ExactRead exact = readExact(padded, value);
    if (exact.code != simdjson::SUCCESS) return place(text, exact.offset, line) + simdjson::error_message(exact.code);
    if (!exact.keptNumbers) return place(text, kNowhere, line) + simdjson::error_message(error);
    return result(tryPrintByteBuffer(value, out_, options_), line);
  }

 private:
  static Problem result(const PrintStatus& status, std::size_t line) {
    if (status) return std::nullopt;
    return place({}, kNowhere, line) + status.message();
  }

  const JsonOptions& options_;
  ByteBuffer& out_;
  simdjson::dom::parser parser_;
};

bool isBlank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

}  // namespace

Problem reprint(std::string_view text, const JsonOptions& options, ByteBuffer& out) {
  return Reprinter(options, out).document(text, 0);
}

Problem reprintLines(std::string_view text, const JsonOptions& options, ByteBuffer& out) {
  Reprinter reprinter(options, out);
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (isBlank(line)) continue;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (Problem problem = reprinter.document(line, number)) return problem;
    out.append("\n");
  }
  return std::nullopt;
}

}  // namespace bytepress::tool
