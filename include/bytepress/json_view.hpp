// SPDX-License-Identifier: BSL-1.0
//
// json(value, options): a value with the wish to be printed as JSON, for streams and formatting libraries.
//
//     std::cout << bytepress::json(order, {.indent = 2});        // <bytepress/ostream.hpp>
//     fmt::format("{:2}", bytepress::json(order));               // <bytepress/fmt.hpp>
//     std::format("{:2}", bytepress::json(order));               // <bytepress/format.hpp>
//
// It refers to the value, and is meant for the expression that it is made in.
//
// May include: print.
#ifndef BYTEPRESS_JSON_VIEW_HPP
#define BYTEPRESS_JSON_VIEW_HPP

#include "bytepress/print.hpp"

namespace bytepress {

template <class T>
struct JsonView {
  const T& value;
  JsonOptions options;
};

template <class T>
[[nodiscard]] JsonView<T> json(const T& value, const JsonOptions& options = {}) {
  return {value, options};
}

// What the formatting libraries take in braces behind the colon: columns of indent in decimal, 0 to kMaxIndent,
// or nothing, which leaves the options of json() as they are.
struct IndentSpec {
  bool given = false;
  std::uint8_t indent = 0;

  // Reads up to `}` or the end, and returns the place; `refuse` is called if there is anything else, and
  // does not return.
  template <class Iterator, class Refuse>
  constexpr Iterator parse(Iterator at, Iterator end, Refuse refuse) {
    unsigned columns = 0;
    for (; at != end && *at != '}'; ++at) {
      if (*at < '0' || *at > '9') refuse("bytepress: only columns of indent may stand behind the colon");
      columns = columns * 10 + static_cast<unsigned>(*at - '0');
      if (columns > kMaxIndent) refuse("bytepress: an indent has at most 16 columns");
      given = true;
    }
    indent = static_cast<std::uint8_t>(columns);
    return at;
  }

  JsonOptions over(JsonOptions options) const {
    if (given) options.indent = indent;
    return options;
  }
};

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_VIEW_HPP
