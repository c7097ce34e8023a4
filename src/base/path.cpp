// SPDX-License-Identifier: BSL-1.0
#include "bytepress/base/path.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

void addBackwards(std::string& path, std::string_view token) {
  for (std::size_t i = token.size(); i-- != 0;) {
    if (token[i] == '~') {
      path += "0~";
    } else if (token[i] == '/') {
      path += "1~";
    } else {
      path += token[i];
    }
  }
  path += '/';
}

}  // namespace

void addTokenBackwards(std::string& path, std::string_view token) noexcept {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    addBackwards(path, token);
  } catch (...) {
    path.clear();
  }
#else
  addBackwards(path, token);
#endif
}

void addTokenBackwards(std::string& path, std::size_t index) noexcept {
  char digits[20];
  const char* end = std::to_chars(digits, digits + sizeof digits, index).ptr;
  addTokenBackwards(path, std::string_view(digits, static_cast<std::size_t>(end - digits)));
}

std::string turnedForwards(std::string&& path) noexcept {
  std::reverse(path.begin(), path.end());
  return std::move(path);
}

}  // namespace bytepress
