// SPDX-License-Identifier: BSL-1.0
//
// Bytes for sinks, written as encoders write them: with rooms larger than what is used, and garbage behind it.
#ifndef BYTEPRESS_TESTS_SUPPORT_PUT_BYTES_HPP
#define BYTEPRESS_TESTS_SUPPORT_PUT_BYTES_HPP

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "bytepress/buffer/sink.hpp"

namespace bytepress::test {

// One print, in steps of at most `piece` bytes.
inline PrintCode put(Sink& sink, std::string_view text, std::size_t piece, std::size_t limit = ~std::size_t{0}) {
  Cursor to(sink, limit);
  for (std::size_t i = 0; i < text.size(); i += piece) {
    const std::string_view part = text.substr(i, piece);
    to.room(part.size() + 20);
    std::memcpy(to.at, part.data(), part.size());
    std::memset(to.at + part.size(), '?', 20 + kSlack);  // a kernel may
    to.at += part.size();
  }
  return to.finish();
}

inline std::string letters(std::size_t size) {
  std::string text(size, ' ');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + i % 26);
  return text;
}

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_SUPPORT_PUT_BYTES_HPP
