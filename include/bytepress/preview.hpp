// SPDX-License-Identifier: BSL-1.0
//
// printPreview: the first bytes of a value's JSON, for logs.
//
//     log << printPreview(request, 200);      // {"id":7,"items":[{"sku":"a…
//
// May include: print.
#ifndef BYTEPRESS_PREVIEW_HPP
#define BYTEPRESS_PREVIEW_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/print.hpp"

namespace bytepress {

// What a preview that was cut ends with: U+2026 in UTF-8.
inline constexpr std::string_view kCutMark = "\xe2\x80\xa6";

inline namespace BYTEPRESS_ABI {

namespace preview {

// The start of UTF-8, cut between characters so that it has at most `maxBytes` with the mark behind it.
inline std::string cutText(std::string&& text, std::size_t maxBytes) {
  if (maxBytes < kCutMark.size()) return {};
  std::size_t kept = std::min(text.size(), maxBytes - kCutMark.size());
  if (kept < text.size()) {
    while (kept != 0 && (static_cast<unsigned char>(text[kept]) & 0xc0) == 0x80) --kept;
  }
  text.resize(kept);
  text += kCutMark;
  return std::move(text);
}

}  // namespace preview

// The JSON of the value if it has at most `maxBytes` bytes, else as much of it as leaves room for kCutMark; the
// walk then ends soon behind the cut, however large the value is. A value that cannot be printed is cut where that
// shows, so that a log line never fails. What was cut is no JSON. Throws what the value's own code throws.
template <class T>
[[nodiscard]] std::string printPreview(const T& value, std::size_t maxBytes, const JsonOptions& options = kDefaultOptions) {
  std::string text;
  CallbackSink sink([&text, maxBytes](std::string_view piece) {
    text += piece;
    return text.size() <= maxBytes;
  });
  const PrintStatus status = tryPrintTo(sink, value, options);
  return status ? text : preview::cutText(std::move(text), maxBytes);
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_PREVIEW_HPP
