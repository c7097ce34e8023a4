// SPDX-License-Identifier: BSL-1.0
#include "printed.hpp"

namespace cases {

namespace {

bool setOption(std::string_view name, bytepress::JsonOptions& options) {
  if (name == "compact" || name == "default") return true;
  if (name == "pretty2" || name == "indent2") return options.indent = 2, true;
  if (name == "pretty4" || name == "indent4") return options.indent = 4, true;
  if (name == "tab") return options.indent = 1, options.indentWithTab = true;
  if (name == "sorted") return options.sortKeys = true;
  if (name == "ascii") return options.asciiOnly = true;
  if (name == "html") return options.htmlSafe = true;
  if (name == "dropnull") return options.dropNulls = true;
  if (name == "canonical") return options.canonical = true;
  if (name == "replace") return options.invalidUtf8 = bytepress::InvalidUtf8::replace, true;
  if (name != "error") return false;
  options.invalidUtf8 = bytepress::InvalidUtf8::error;
  options.nonFinite = bytepress::NonFinite::error;
  return true;
}

}  // namespace

bool optionsNamed(std::string_view names, bytepress::JsonOptions& options) {
  while (!names.empty()) {
    const std::size_t end = names.find_first_of("+_");
    if (!setOption(names.substr(0, end), options)) return false;
    names.remove_prefix(end == std::string_view::npos ? names.size() : end + 1);
  }
  return true;
}

}  // namespace cases
