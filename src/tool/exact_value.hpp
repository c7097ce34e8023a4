// SPDX-License-Identifier: BSL-1.0
//
// ExactValue: a JSON value that keeps numbers as they are written where neither 64 bits nor a
// double hold them. Slower than simdjson's DOM, which refuses such numbers; the tool turns to it
// only then, and to find out where a text is wrong.
//
//     ExactValue value;
//     ExactRead read = readExact(text, value);
//
// Prints like any value: objects are maps that keep order and repeated keys.
// May include: walk, simdjson.
#ifndef BYTEPRESS_TOOL_EXACT_VALUE_HPP
#define BYTEPRESS_TOOL_EXACT_VALUE_HPP

#include <simdjson.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bytepress/walk/encoder.hpp"

namespace bytepress::tool {

// The text of a number.
struct ExactNumber {
  std::string text;

  template <class Out>
  friend Done encode(Out& out, const ExactNumber& number) {
    return out.rawNumber(number.text);
  }
};

struct ExactValue;

struct ExactObject : std::vector<std::pair<std::string, ExactValue>> {
  using key_type = std::string;
  using mapped_type = ExactValue;
};

struct ExactValue {
  using Held = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, ExactNumber, std::string,
                            std::vector<ExactValue>, ExactObject>;
  Held held;

  friend const Held& encodeAs(const ExactValue& value) { return value.held; }
};

// The index of the first alternative of Held that has values inside.
inline constexpr std::size_t kFirstContainer = 7;

inline constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

struct ExactRead {
  simdjson::error_code code = simdjson::SUCCESS;  // what is wrong with the text
  std::size_t offset = kNowhere;                  // and at which byte
  bool keptNumbers = false;                       // some number is there as an ExactNumber
};

ExactRead readExact(simdjson::padded_string_view text, ExactValue& value);

}  // namespace bytepress::tool

#endif  // BYTEPRESS_TOOL_EXACT_VALUE_HPP
