// SPDX-License-Identifier: BSL-1.0
//
// Whole files in and out; "-" is standard input or output. False, with errno, if that fails.
//
// May include: std.
#ifndef BYTEPRESS_TOOL_FILES_HPP
#define BYTEPRESS_TOOL_FILES_HPP

#include <string>
#include <string_view>

namespace bytepress::tool {

bool readAll(const std::string& path, std::string& text);

// What was in the file is lost also if this fails.
bool writeAll(const std::string& path, std::string_view bytes);

}  // namespace bytepress::tool

#endif  // BYTEPRESS_TOOL_FILES_HPP
