// SPDX-License-Identifier: BSL-1.0
//
// What reals must become, the slow way: the digits of std::to_chars, put in place one std::string
// operation at a time. Shares no code with the library.
//
// May include: base, text.
#ifndef BYTEPRESS_TESTS_TEXT_REFERENCE_REAL_HPP
#define BYTEPRESS_TESTS_TEXT_REFERENCE_REAL_HPP

#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <string>

#include "bytepress/text/real.hpp"

namespace bytepress::test {

// 0.d1d2d3... * 10^point
struct ReferenceDigits {
  bool negative = false;
  std::string digits;
  int point = 0;
};

inline std::string referenceLayout(const ReferenceDigits& number, RealStyle style) {
  const bool json = style == RealStyle::json;
  const std::string& digits = number.digits;
  const int count = static_cast<int>(digits.size());
  if (digits == "0") return json ? (number.negative ? "-0.0" : "0.0") : "0";
  std::string text = number.negative ? "-" : "";
  if (number.point > 21 || number.point < -5) {
    text += digits.substr(0, 1);
    if (count > 1) text += "." + digits.substr(1);
    const int exponent = number.point - 1;
    return text + (exponent < 0 ? "e-" : json ? "e" : "e+") + std::to_string(std::abs(exponent));
  }
  if (number.point <= 0)
    return text + "0." + std::string(static_cast<std::size_t>(-number.point), '0') + digits;
  const auto point = static_cast<std::size_t>(number.point);
  if (count > number.point) return text + digits.substr(0, point) + "." + digits.substr(point);
  return text + digits + std::string(point - digits.size(), '0') + (json ? ".0" : "");
}

template <class Real>
std::string referenceReal(Real value, RealStyle style) {
  char buffer[64];
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string text(buffer, end);
  ReferenceDigits number;
  number.negative = text[0] == '-';
  if (number.negative) text.erase(0, 1);
  const std::size_t e = text.find('e');
  number.point = std::atoi(text.c_str() + e + 1) + 1;
  text.resize(e);
  if (text.size() > 1) text.erase(1, 1);
  while (text.size() > 1 && text.back() == '0') text.pop_back();
  number.digits = text;
  return referenceLayout(number, style);
}

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_TEXT_REFERENCE_REAL_HPP
