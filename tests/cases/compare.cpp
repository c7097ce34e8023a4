// SPDX-License-Identifier: BSL-1.0
#include "compare.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cases {

namespace {

bool startsNumber(char c) {
  return c == '-' || (c >= '0' && c <= '9');
}

// How long the string at the start of `text` is, with its quotes.
std::size_t stringSize(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      return i + 1;
    }
  }
  return text.size();
}

// The token at the start of `text`: a string, a number or one byte.
std::string_view tokenOf(std::string_view text) {
  if (text.front() == '"') return text.substr(0, stringSize(text));
  if (!startsNumber(text.front())) return text.substr(0, 1);
  return text.substr(0, std::min(text.find_first_not_of("-+.eE0123456789"), text.size()));
}

bool isInteger(std::string_view number) {
  return number.find_first_of(".eE") == std::string_view::npos;
}

double valueOf(std::string_view number) {
  double value = 0;
  const auto result = std::from_chars(number.data(), number.data() + number.size(), value);
  if (result.ec != std::errc::result_out_of_range) return value;
  // from_chars leaves the value alone; what is too small is zero.
  const std::size_t exponent = number.find_first_of("eE");
  const bool small = exponent != std::string_view::npos && number.substr(exponent + 1).starts_with('-');
  return small ? 0 : std::copysign(HUGE_VAL, number.front() == '-' ? -1 : 1);
}

bool sameNumber(std::string_view a, std::string_view b) {
  if (a == b) return true;
  if (isInteger(a) && isInteger(b)) return valueOf(a) == 0 && valueOf(b) == 0;
  return valueOf(a) == valueOf(b);
}

}  // namespace

bool sameButForNumbers(std::string_view wanted, std::string_view got) {
  while (!wanted.empty() && !got.empty()) {
    const std::string_view a = tokenOf(wanted), b = tokenOf(got);
    const bool numbers = startsNumber(a.front()) && startsNumber(b.front());
    if (numbers ? !sameNumber(a, b) : a != b) return false;
    wanted.remove_prefix(a.size());
    got.remove_prefix(b.size());
  }
  return wanted.empty() && got.empty();
}

}  // namespace cases
