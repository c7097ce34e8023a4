// SPDX-License-Identifier: BSL-1.0
//
// The work of the tool: JSON text in, the same values printed out.
//
//     ByteBuffer out;
//     if (auto problem = reprint(text, options, out)) complain(*problem);
//
// May include: print.hpp, adapt, simdjson.
#ifndef BYTEPRESS_TOOL_REPRINT_HPP
#define BYTEPRESS_TOOL_REPRINT_HPP

#include <optional>
#include <string>
#include <string_view>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/json/options.hpp"

namespace bytepress::tool {

// "line 3, column 7: The JSON document has an improper structure …"
using Problem = std::optional<std::string>;

// Appends the one document that is in `text`. Nothing is appended if there is a problem.
Problem reprint(std::string_view text, const JsonOptions& options, ByteBuffer& out);

// Appends the document of each line of `text`, and a line feed behind each. Lines of nothing but
// blanks are left out; a carriage return at the end of a line belongs to the line break.
Problem reprintLines(std::string_view text, const JsonOptions& options, ByteBuffer& out);

}  // namespace bytepress::tool

#endif  // BYTEPRESS_TOOL_REPRINT_HPP
