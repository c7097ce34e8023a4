// SPDX-License-Identifier: BSL-1.0
//
// Prints a value in all the ways that have to give the same bytes, and returns them.
//
//     CHECK(everyWay(order) == R"({"id":1})");
//     CHECK(everyWay(order, {.indent = 2}) == …);
#ifndef BYTEPRESS_TESTS_EVERY_WAY_HPP
#define BYTEPRESS_TESTS_EVERY_WAY_HPP

#include <doctest/doctest.h>

#include <string>

#include <bytepress/bytepress.hpp>
#include <bytepress/walk/encoder_check.hpp>

// "not printed: <message>" where it failed, so that it can be compared too. Where a document became too
// large is known to the last reservation only, which encoders make differently.
inline std::string textOrFailure(const bytepress::PrintStatus& status, const bytepress::ByteBuffer& buffer) {
  if (status) return std::string(buffer.view());
  CHECK(buffer.empty());
  const bool exact = status.code() != bytepress::PrintCode::tooLarge;
  return "not printed: " + (exact ? status.message() : std::string(describe(status.code())));
}

template <class Writer, class T>
std::string printedBy(const T& value, const bytepress::JsonOptions& options) {
  bytepress::ByteBuffer buffer;
  Writer out(buffer, options);
  bytepress::walk(out, value);
  const bytepress::PrintStatus status = out.finish();
  return textOrFailure(status, buffer);
}

// By the front door and, through plain events in an order that is checked, by the encoder that obeys
// these options; the compact layout also by the styled encoder.
template <class T>
std::string everyWay(const T& value, bytepress::JsonOptions options = {}) {
  using namespace bytepress;
  ByteBuffer buffer;
  const PrintStatus status = tryPrintByteBuffer(value, buffer, options);
  std::string text = textOrFailure(status, buffer);
  const bool compact = isCompact(options);
  if (settle(options) != PrintCode::ok) return text;
  if (compact) {
    CHECK(printedBy<CheckedEncoder<CompactWriter>>(value, options) == text);
    CHECK(printedBy<StyledWriter>(value, options) == text);
  } else {
    CHECK(printedBy<CheckedEncoder<StyledWriter>>(value, options) == text);
  }
  return text;
}

#endif  // BYTEPRESS_TESTS_EVERY_WAY_HPP
