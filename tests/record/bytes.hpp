// SPDX-License-Identifier: BSL-1.0
//
// Bytes of records as text: "00 00 00 7d".
#ifndef BYTEPRESS_TESTS_RECORD_BYTES_HPP
#define BYTEPRESS_TESTS_RECORD_BYTES_HPP

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <bytepress/record/record.hpp>

inline std::string hex(std::span<const std::byte> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::byte each : bytes) {
    if (!text.empty()) text += ' ';
    text += digits[std::to_integer<std::size_t>(each >> 4)];
    text += digits[std::to_integer<std::size_t>(each & std::byte{15})];
  }
  return text;
}

// The record of a value.
template <class T>
std::string hexOf(const T& value) {
  const auto bytes = bytepress::record::compose(value);
  if constexpr (bytepress::record::kFixed<T>) {
    return hex(bytes);
  } else {
    return hex(bytes.bytes());
  }
}

inline std::vector<std::byte> bytesOf(std::string_view text) {
  std::vector<std::byte> bytes;
  const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
  for (std::size_t i = 0; i + 1 < text.size(); i += text[i] == ' ' ? 1 : 2) {
    if (text[i] != ' ') bytes.push_back(static_cast<std::byte>(digit(text[i]) * 16 + digit(text[i + 1])));
  }
  return bytes;
}

// What the record of these bytes holds.
template <class T>
T valueOf(std::string_view text) {
  return bytepress::record::decompose<T>(bytesOf(text));
}

// Why there is none: "a boolean is neither 0 nor 1 at /flag".
template <class T>
std::string faultOf(std::string_view text) {
  T value{};
  return bytepress::record::tryDecompose(bytesOf(text), value).status.message();
}

#endif  // BYTEPRESS_TESTS_RECORD_BYTES_HPP
