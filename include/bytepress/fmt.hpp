// SPDX-License-Identifier: BSL-1.0
//
// Printing through {fmt}.
//
//     fmt::print("{}\n", bytepress::json(order));
//     fmt::print("{:2}\n", bytepress::json(order));              // indented by 2
//
//     template <>                                                // fmt::print("{:2}", order)
//     struct fmt::formatter<shop::Order> : bytepress::FmtFormatter<shop::Order> {};
//
// Needs exceptions. Behind the colon stand columns of indent, as in IndentSpec. A failed print throws PrintError, before anything
// of the document is written.
//
// May include: print, {fmt}.
#ifndef BYTEPRESS_FMT_HPP
#define BYTEPRESS_FMT_HPP

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>

#include "bytepress/json_view.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Base of formatters for types that are printed as JSON.
template <class T>
struct FmtFormatter {
  template <class Context>
  constexpr auto parse(Context& context) {
    return spec_.parse(context.begin(), context.end(), [](const char* why) { FMT_THROW(fmt::format_error(why)); });
  }
  template <class Context>
  auto format(const T& value, Context& context) const {
    return write(value, {}, context);
  }

 protected:
  template <class Value, class Context>
  auto write(const Value& value, const JsonOptions& options, Context& context) const {
    ScratchBuffer scratch;
    printByteBuffer(value, scratch.buffer(), spec_.over(options));
    return std::ranges::copy(scratch.view(), context.out()).out;
  }

 private:
  IndentSpec spec_;
};

template <class T>
struct FmtFormatter<JsonView<T>> : FmtFormatter<T> {
  template <class Context>
  auto format(const JsonView<T>& document, Context& context) const {
    return this->write(document.value, document.options, context);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

template <class T>
struct fmt::formatter<bytepress::JsonView<T>, char> : bytepress::FmtFormatter<bytepress::JsonView<T>> {};

#endif  // BYTEPRESS_FMT_HPP
