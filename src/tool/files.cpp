// SPDX-License-Identifier: BSL-1.0
#include "files.hpp"

#include <cstdio>

namespace bytepress::tool {

bool readAll(const std::string& path, std::string& text) {
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  char piece[1 << 16];
  std::size_t n = 0;
  while ((n = std::fread(piece, 1, sizeof piece, file)) != 0) text.append(piece, n);
  const bool good = std::ferror(file) == 0;
  if (file != stdin) std::fclose(file);
  return good;
}

bool writeAll(const std::string& path, std::string_view bytes) {
  std::FILE* file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  bool good = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  // A full disk may show only when the last bytes go out.
  good = std::fflush(file) == 0 && good;
  if (file != stdout) good = std::fclose(file) == 0 && good;
  return good;
}

}  // namespace bytepress::tool
