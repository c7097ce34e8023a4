// SPDX-License-Identifier: BSL-1.0
//
// Is a text one JSON value? Strict RFC 8259 and UTF-8, white space around the value allowed.
//
//     PrintCode code = checkJson(text, maxDepth);      // ok, invalidJson, tooDeep, outOfMemory
//
// May include: base.
#ifndef BYTEPRESS_JSON_VALIDATE_HPP
#define BYTEPRESS_JSON_VALIDATE_HPP

#include <cstdint>
#include <string_view>

#include "bytepress/base/status.hpp"

namespace bytepress {

// tooDeep if more than `maxDepth` objects and arrays are inside each other. Uses no stack beyond a
// fixed frame, and no heap up to a depth of 1024.
PrintCode checkJson(std::string_view text, std::uint32_t maxDepth) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_VALIDATE_HPP
