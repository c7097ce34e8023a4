// SPDX-License-Identifier: BSL-1.0
//
// Memory for testing a kernel: a named room with guards. What lies before it must stay untouched,
// and so must everything further behind it than a kernel may overwrite.
//
//     Canary<kMaxIntegerChars> memory;
//     CHECK(memory.text(writeInteger(memory.at(), 42)) == "42");
//     CHECK(memory.intact());
//
// May include: base.
#ifndef BYTEPRESS_TESTS_TEXT_CANARY_HPP
#define BYTEPRESS_TESTS_TEXT_CANARY_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "bytepress/base/room.hpp"

namespace bytepress::test {

template <std::size_t Room>
class Canary {
 public:
  Canary() noexcept { bytes_.fill(kGuard); }

  char* at() noexcept { return bytes_.data() + kBefore; }
  char* end() noexcept { return at() + Room; }

  // What was written up to `end`; fails the comparison if that is outside the room.
  std::string text(const char* end) const {
    const char* begin = bytes_.data() + kBefore;
    if (end < begin || end > begin + Room) return "<outside of the room>";
    return std::string(begin, end);
  }

  bool intact() const noexcept {
    const auto isGuard = [](char c) { return c == kGuard; };
    return std::all_of(bytes_.begin(), bytes_.begin() + kBefore, isGuard) &&
           std::all_of(bytes_.begin() + kBefore + Room + kSlack, bytes_.end(), isGuard);
  }

 private:
  static constexpr char kGuard = '\x5a';
  static constexpr std::ptrdiff_t kBefore = 32;
  std::array<char, kBefore + Room + kSlack + 64> bytes_;
};

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_TEXT_CANARY_HPP
