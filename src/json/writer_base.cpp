// SPDX-License-Identifier: BSL-1.0
#include "bytepress/json/writer_base.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>
#include <system_error>

namespace bytepress {
namespace {

std::string_view withoutSpace(std::string_view json) noexcept {
  constexpr std::string_view kSpace = " \t\n\r";
  const std::size_t first = std::min(json.find_first_not_of(kSpace), json.size());
  return json.substr(first, json.find_last_not_of(kSpace) + 1 - first);
}

// Roughly the decimal exponent of a JSON number: > 0 if it is large, < 0 if it is small.
long decimalMagnitude(std::string_view number) {
  const std::size_t mark = number.find_first_of("eE");
  long exponent = 0;
  if (mark != std::string_view::npos) {
    std::string_view digits = number.substr(mark + 1);
    if (digits.starts_with('+')) digits.remove_prefix(1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (error != std::errc()) exponent = digits.starts_with('-') ? -(1L << 30) : 1L << 30;
  }
  const std::string_view mantissa = number.substr(0, mark);
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
  return exponent + static_cast<long>(point) - static_cast<long>(first);
}

}  // namespace

double numberValue(std::string_view number) noexcept {
  double value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error != std::errc::result_out_of_range) return value;
  const double magnitude = decimalMagnitude(number) > 0 ? std::numeric_limits<double>::infinity() : 0.0;
  return number.front() == '-' ? -magnitude : magnitude;
}

bool isIntegerText(std::string_view number) noexcept {
  return number.find_first_of(".eE") == std::string_view::npos;
}

bool isSafeIntegerText(std::string_view integer) noexcept {
  constexpr std::uint64_t kLargest = (std::uint64_t{1} << 53) - 1;
  if (integer.starts_with('-')) integer.remove_prefix(1);
  std::uint64_t magnitude = 0;
  const auto [end, error] = std::from_chars(integer.data(), integer.data() + integer.size(), magnitude);
  return error == std::errc() && magnitude <= kLargest;
}

bool isRawNull(std::string_view json) noexcept { return withoutSpace(json) == "null"; }

bool isRawEmpty(std::string_view json) noexcept {
  json = withoutSpace(json);
  if (json == "\"\"") return true;
  const bool container = (json.starts_with('[') && json.ends_with(']')) || (json.starts_with('{') && json.ends_with('}'));
  return container && withoutSpace(json.substr(1, json.size() - 2)).empty();
}

bool addText(std::string& to, std::string_view text) noexcept {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    to += text;
    return true;
  } catch (...) {
    return false;
  }
#else
  to += text;
  return true;
#endif
}

std::string_view nonFiniteText(double value) noexcept {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  if ((bits << 12) != 0) return "\"NaN\"";
  return (bits >> 63) != 0 ? "\"-Infinity\"" : "\"Infinity\"";
}

}  // namespace bytepress
