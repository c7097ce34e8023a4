// SPDX-License-Identifier: BSL-1.0
#include "avro/json_text.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "bytepress/text/unicode.hpp"

namespace bytepress::avro {
namespace {

char32_t codeUnit(const char* at) noexcept {
  unsigned value = 0;
  std::from_chars(at, at + 4, value, 16);
  return value;
}

// Reads what stands behind a backslash, and appends it.
const char* appendEscaped(std::string& text, const char* at) {
  constexpr std::string_view kLetters = "bfnrt";
  constexpr std::string_view kMeant = "\b\f\n\r\t";
  if (*at != 'u') {
    const std::size_t place = kLetters.find(*at);
    text += place == kLetters.npos ? *at : kMeant[place];
    return at + 1;
  }
  char32_t value = codeUnit(at + 1);
  at += 5;
  const bool high = value >= 0xd800 && value < 0xdc00;
  if (high && at[0] == '\\' && at[1] == 'u') {
    const char32_t low = codeUnit(at + 2);
    if (low >= 0xdc00 && low < 0xe000) {
      value = 0x10000 + ((value - 0xd800) << 10) + (low - 0xdc00);
      at += 6;
    }
  }
  if (value >= 0xd800 && value < 0xe000) value = kReplacement;
  char bytes[kMaxUtf8Chars];
  text.append(bytes, static_cast<std::size_t>(writeUtf8(bytes, value) - bytes));
  return at;
}

}  // namespace

std::string JsonText::string(const char* at) const {
  std::string text;
  for (++at; *at != '"';) {
    if (*at == '\\') {
      at = appendEscaped(text, at + 1);
    } else {
      text += *at++;
    }
  }
  return text;
}

std::optional<unsigned long long> JsonText::natural(const char* at) const noexcept {
  unsigned long long value = 0;
  const char* const end = pastValue(at);
  const auto [read, error] = std::from_chars(at, end, value);
  if (error != std::errc() || read != end) return std::nullopt;
  return value;
}

const char* JsonText::pastBlanks(const char* at) const noexcept {
  while (at != last_ && (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r')) ++at;
  return at;
}

const char* JsonText::pastComma(const char* at) const noexcept {
  at = pastBlanks(at);
  return *at == ',' ? pastBlanks(at + 1) : at;
}

const char* JsonText::pastString(const char* at) noexcept {
  for (++at; *at != '"'; ++at) {
    if (*at == '\\') ++at;
  }
  return at + 1;
}

const char* JsonText::pastValue(const char* at) const noexcept {
  if (*at == '"') return pastString(at);
  std::size_t depth = 0;
  while (at != last_) {
    const char c = *at;
    if (c == '"') {
      at = pastString(at);
      continue;
    }
    const bool closes = c == ']' || c == '}';
    if (depth == 0 && (closes || c == ',' || c == ' ' || c == '\n' || c == '\t' || c == '\r')) return at;
    if (c == '[' || c == '{') ++depth;
    ++at;
    if (closes && --depth == 0) return at;
  }
  return at;
}

}  // namespace bytepress::avro
