// SPDX-License-Identifier: BSL-1.0
//
// Printing through std::format, where the standard library has it (__cpp_lib_format); else this header is empty.
// Without exceptions it is too.
//
//     std::format("{}", bytepress::json(order));
//     std::format("{:2}", bytepress::json(order));              // indented by 2
//
//     template <>                                                // std::format("{:2}", order)
//     struct std::formatter<shop::Order> : bytepress::StdFormatter<shop::Order> {};
//
// Behind the colon stand columns of indent, as in IndentSpec. A failed print throws PrintError, before anything
// of the document is written.
//
// May include: print.
#ifndef BYTEPRESS_FORMAT_HPP
#define BYTEPRESS_FORMAT_HPP

#include "bytepress/base/config.hpp"

#if defined(__cpp_lib_format) && BYTEPRESS_HAS_EXCEPTIONS

#include <algorithm>
#include <format>

#include "bytepress/json_view.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Base of formatters for types that are printed as JSON.
template <class T>
struct StdFormatter {
  template <class Context>
  constexpr auto parse(Context& context) {
    return spec_.parse(context.begin(), context.end(), [](const char* why) { throw std::format_error(why); });
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
struct StdFormatter<JsonView<T>> : StdFormatter<T> {
  template <class Context>
  auto format(const JsonView<T>& document, Context& context) const {
    return this->write(document.value, document.options, context);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

template <class T>
struct std::formatter<bytepress::JsonView<T>, char> : bytepress::StdFormatter<bytepress::JsonView<T>> {};

#endif

#endif  // BYTEPRESS_FORMAT_HPP
