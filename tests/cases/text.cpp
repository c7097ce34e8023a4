// SPDX-License-Identifier: BSL-1.0
#include "text.hpp"

#include <algorithm>
#include <charconv>

namespace cases {

namespace {

int digitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 0;
}

void putUtf8(std::string& out, std::uint32_t c) {
  const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | c >> 6), put(0x80 | (c & 63));
  } else if (c < 0x10000) {
    put(0xE0 | c >> 12), put(0x80 | (c >> 6 & 63)), put(0x80 | (c & 63));
  } else {
    put(0xF0 | c >> 18), put(0x80 | (c >> 12 & 63)), put(0x80 | (c >> 6 & 63)), put(0x80 | (c & 63));
  }
}

// The four digits at `at`, or 0 if there are not so many.
std::uint32_t unitAt(std::string_view text, std::size_t at) {
  return at + 4 <= text.size() ? static_cast<std::uint32_t>(bitsOf(text.substr(at, 4))) : 0;
}

// A \u escape whose digits start at `at`; moves `at` behind it.
void readUnicode(std::string_view text, std::size_t& at, std::string& value) {
  std::uint32_t c = unitAt(text, at);
  at += 4;
  if (c >= 0xD800 && c < 0xDC00 && text.substr(at, 2) == "\\u") {
    const std::uint32_t low = unitAt(text, at + 2);
    if (low >= 0xDC00 && low < 0xE000) {
      c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
      at += 6;
    }
  }
  putUtf8(value, c);
}

// Reads the string that starts at `at` and moves `at` behind it.
bool unquoteAt(std::string_view text, std::size_t& at, std::string& value) {
  value.clear();
  if (at >= text.size() || text[at] != '"') return false;
  for (++at; at < text.size() && text[at] != '"';) {
    char c = text[at++];
    if (c != '\\' || at == text.size()) {
      value.push_back(c);
      continue;
    }
    c = text[at++];
    switch (c) {
      case 'b':
        value.push_back('\b');
        break;
      case 'f':
        value.push_back('\f');
        break;
      case 'n':
        value.push_back('\n');
        break;
      case 'r':
        value.push_back('\r');
        break;
      case 't':
        value.push_back('\t');
        break;
      case 'u':
        readUnicode(text, at, value);
        break;
      default:
        value.push_back(c);
        break;
    }
  }
  return at++ < text.size();
}

}  // namespace

std::string unhex(std::string_view hex) {
  if (hex.starts_with("repeat:")) {
    hex.remove_prefix(7);
    const std::size_t star = hex.find('*');
    std::size_t count = 0;
    std::from_chars(hex.data() + star + 1, hex.data() + hex.size(), count);
    const std::string once = unhex(hex.substr(0, star));
    std::string all;
    while (count-- != 0) all += once;
    return all;
  }
  std::string bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<char>(digitOf(hex[i]) * 16 + digitOf(hex[i + 1])));
  }
  return bytes;
}

std::uint64_t bitsOf(std::string_view hex) {
  std::uint64_t bits = 0;
  std::from_chars(hex.data(), hex.data() + hex.size(), bits, 16);
  return bits;
}

bool unquote(std::string_view text, std::string& value) {
  std::size_t at = 0;
  return unquoteAt(text, at, value);
}

std::vector<std::string> unquoteAll(std::string_view array) {
  std::vector<std::string> values;
  std::string value;
  for (std::size_t at = array.find('"'); at != std::string_view::npos; at = array.find('"', at)) {
    if (!unquoteAt(array, at, value)) break;
    values.push_back(value);
  }
  return values;
}

std::vector<std::string> alternatives(std::string_view text) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(" | ");
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 3);
  }
}

bool hasLongInteger(std::string_view text) {
  std::size_t digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits == 20) return true;
  }
  return false;
}

std::string hexOf(const void* bytes, std::size_t size) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (std::size_t i = 0; i != size; ++i) {
    const unsigned byte = static_cast<const unsigned char*>(bytes)[i];
    hex.push_back(kDigits[byte >> 4]);
    hex.push_back(kDigits[byte & 15]);
  }
  return hex;
}

std::size_t firstDifference(std::string_view a, std::string_view b) {
  const std::size_t common = std::min(a.size(), b.size());
  return static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(common), b.begin()).first - a.begin());
}

std::string shown(std::string_view text, std::size_t from) {
  constexpr std::size_t kBefore = 40, kAll = 120;
  const std::size_t start = from > kBefore ? from - kBefore : 0;
  std::string line(start != 0 ? "…" : "");
  for (const char c : text.substr(std::min(start, text.size()), kAll)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte == '\n') {
      line += "\\n";
    } else if (byte < 0x20 || byte >= 0x7F) {
      line += "\\x" + hexOf(&byte, 1);
    } else {
      line.push_back(c);
    }
  }
  if (text.size() > start + kAll) line += "…";
  return line;
}

}  // namespace cases
