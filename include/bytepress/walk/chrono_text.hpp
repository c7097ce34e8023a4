// SPDX-License-Identifier: BSL-1.0
//
// ChronoText: where walk/chrono.hpp puts a time together.
//
// May include: base.
#ifndef BYTEPRESS_WALK_CHRONO_TEXT_HPP
#define BYTEPRESS_WALK_CHRONO_TEXT_HPP

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// A short text in memory of its own.
class ChronoText {
 public:
  operator std::string_view() const noexcept { return {chars_, size_}; }

  void put(char c) noexcept { chars_[size_++] = c; }

  // Decimal digits, with zeros in front up to `width`.
  void putNumber(std::uint64_t value, int width) noexcept {
    char digits[20];
    const char* const end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    for (auto missing = width - (end - digits); missing > 0; --missing) put('0');
    for (const char* digit = digits; digit != end; ++digit) put(*digit);
  }

  // Plain notation; false if the number is not finite.
  bool putReal(double value) noexcept {
    const char* const from = chars_ + size_;
    size_ = static_cast<std::size_t>(
        std::to_chars(chars_ + size_, chars_ + sizeof chars_, value, std::chars_format::fixed).ptr - chars_);
    return *from >= '0' && *from <= '9';
  }

  void putDate(std::int64_t year, unsigned month, unsigned day) noexcept {
    if (year < 0 || year > 9999) put(year < 0 ? '-' : '+');
    putNumber(year < 0 ? 0 - static_cast<std::uint64_t>(year) : static_cast<std::uint64_t>(year), 4);
    put('-');
    putNumber(month, 2);
    put('-');
    putNumber(day, 2);
  }

 private:
  std::size_t size_ = 0;
  char chars_[360];  // the longest double in plain notation has 309 digits, or 344 with a fraction
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_CHRONO_TEXT_HPP
