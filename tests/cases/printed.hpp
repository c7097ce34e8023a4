// SPDX-License-Identifier: BSL-1.0
//
// A value printed in every way that must give the same bytes, and options by their names in the
// tables.
//
//     printed(3.5)                                "3.5"
//     printed(kNan, {.nonFinite = NonFinite::error})   "ERROR: a number is not finite"
//
// May include: print.hpp, std.
#ifndef BYTEPRESS_TESTS_CASES_PRINTED_HPP
#define BYTEPRESS_TESTS_CASES_PRINTED_HPP

#include <string>
#include <string_view>

#include "bytepress/print.hpp"
#include "bytepress/text/dispatch.hpp"

namespace cases {

// "pretty2", "sorted+indent2", "ascii_html", "compact" … False if there is an unknown word in it.
bool optionsNamed(std::string_view names, bytepress::JsonOptions& options);

inline constexpr std::string_view kError = "ERROR";

inline bool isError(std::string_view text) {
  return text.starts_with(kError);
}

// The text in memory of exactly `size` bytes, which must be told from one byte less.
template <class T>
std::string printedInto(const T& value, const bytepress::JsonOptions& options, std::size_t size) {
  std::string memory(size, '?');
  const bytepress::IntoResult exact = bytepress::tryPrintInto(memory, value, options);
  if (!exact || exact.size != size) return "printInto of the exact size: " + exact.status.message();
  if (size == 0) return memory;
  std::string shorter(size, '?');
  const auto result = bytepress::tryPrintInto(std::span(shorter.data(), size - 1), value, options);
  if (result || result.size != size || result.status.code() != bytepress::PrintCode::noRoom) {
    return "printInto of one byte less: " + result.status.message();
  }
  if (shorter.back() != '?') return "printInto wrote behind its memory";
  return memory;
}

// The document, or "ERROR: …". Says so if two ways of printing disagree.
template <class T>
std::string printed(const T& value, const bytepress::JsonOptions& options = {}) {
  bytepress::ByteBuffer buffer;
  buffer.append("before");
  const bytepress::PrintStatus status = bytepress::tryPrintByteBuffer(value, buffer, options);
  if (!status) {
    if (buffer.view() != "before") return "a failed print left bytes behind";
    return std::string(kError) + ": " + status.message();
  }
  std::string text(buffer.view().substr(6));
  std::string appended("x");
  if (!bytepress::tryPrintString(value, appended, options) || appended.substr(1) != text) {
    return "printString differs from printByteBuffer: " + appended.substr(1);
  }
  std::size_t size = 0;
  if (!bytepress::tryPrintedSize(value, size, options) || size != text.size()) {
    return "printedSize differs: " + std::to_string(size) + " of " + std::to_string(text.size());
  }
  const std::string into = printedInto(value, options, text.size());
  return into == text ? text : "printInto differs: " + into;
}

// Calls use(name) once for each set of kernels that this processor has, with that set active.
template <class Use>
void withEveryKernelSet(Use&& use) {
  using bytepress::KernelSet;
  const KernelSet before = bytepress::activeKernels();
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    if (bytepress::useKernels(set)) use(bytepress::kernelName(set));
  }
  bytepress::useKernels(before);
}

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_PRINTED_HPP
