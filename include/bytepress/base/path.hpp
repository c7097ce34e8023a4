// SPDX-License-Identifier: BSL-1.0
//
// The JSON Pointer of a value that failed. It comes innermost token first, and may have millions of
// tokens: so it is put together backwards, and turned at the end.
//
//     addTokenBackwards(path, index);             // "/" and the token; RFC 6901: ~ and / are escaped
//     addTokenBackwards(path, "name");
//     path = turnedForwards(std::move(path));     // "/name/3"
//
// May include: std.
#ifndef BYTEPRESS_BASE_PATH_HPP
#define BYTEPRESS_BASE_PATH_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace bytepress {

// Where memory for the path cannot be had, it becomes that of a value around the one that failed.
void addTokenBackwards(std::string& path, std::string_view token) noexcept;
void addTokenBackwards(std::string& path, std::size_t index) noexcept;
std::string turnedForwards(std::string&& path) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_BASE_PATH_HPP
