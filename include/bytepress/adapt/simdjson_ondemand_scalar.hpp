// SPDX-License-Identifier: BSL-1.0
//
// Prints a scalar of simdjson's On-Demand. Included by adapt/simdjson_ondemand.hpp.
//
// Source below is a value or a document, whose functions have the same names.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_SCALAR_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_SCALAR_HPP

#include <simdjson.h>

#include <charconv>
#include <string_view>

#include "bytepress/base/config.hpp"
#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// The text of the value, when it is a scalar.
template <class Source>
std::string_view ondemandToken(Source& source) noexcept {
  std::string_view token;
  if constexpr (requires { source.raw_json_token().get(token); }) {
    if (source.raw_json_token().get(token) != simdjson::SUCCESS) return {};
  } else {
    token = source.raw_json_token();
  }
  return token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
}

// -?(0|[1-9][0-9]*)
constexpr bool isIntegerText(std::string_view text) noexcept {
  if (text.starts_with('-')) text.remove_prefix(1);
  if (text.empty() || (text.front() == '0' && text.size() > 1)) return false;
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// A scalar that simdjson refused. It may be right all the same: an integer beyond 64 bits, or, in version
// 3.0, a document of one scalar with some white space behind it.
template <class Out, class Source>
BYTEPRESS_COLD void printRefusedScalar(Out& out, Source& source) {
  const std::string_view token = ondemandToken(source);
  if (token == "null") {
    out.null();
  } else if (token == "true" || token == "false") {
    out.boolean(token == "true");
  } else if (isIntegerText(token)) {
    numberText(out, token);
  } else {
    out.fail(PrintCode::sourceError);
    return;
  }
  // Behind it. Inside a container simdjson goes there by itself.
  if constexpr (requires { source.raw_json(); }) (void)source.raw_json().error();
}

// In version 3.0 get_number() gives 0 for every real of so many digits that it takes its slow path.
template <class Source>
double ondemandReal(double value, Source& source) noexcept {
  if (value != 0) [[likely]] return value;
  const std::string_view token = ondemandToken(source);
  value = token.starts_with('-') ? -0.0 : 0.0;
  (void)std::from_chars(token.data(), token.data() + token.size(), value);  // leaves 0 for what is too small
  return value;
}

template <class Out, class Source>
bool printOndemandNumber(Out& out, Source& source) {
  using Type = simdjson::ondemand::number_type;
  simdjson::ondemand::number number;
  if (source.get_number().get(number) != simdjson::SUCCESS) [[unlikely]] return false;
  switch (number.get_number_type()) {
    case Type::signed_integer: out.integer(number.get_int64()); break;
    case Type::unsigned_integer: out.integer(number.get_uint64()); break;
    default: out.real(ondemandReal(number.get_double(), source)); break;
  }
  return true;
}

// Prints `source` if it is a scalar; of a container says which it is.
template <class Out, class Source>
TreeShape printOndemandScalar(Out& out, Source& source) {
  using Type = simdjson::ondemand::json_type;
  Type type{};
  if (source.type().get(type) != simdjson::SUCCESS) [[unlikely]] {
    out.fail(PrintCode::sourceError);
    return TreeShape::scalar;
  }
  bool printed = false;
  switch (type) {
    case Type::object: return TreeShape::object;
    case Type::array: return TreeShape::array;
    case Type::string: {
      std::string_view text;
      printed = source.get_string().get(text) == simdjson::SUCCESS;
      if (printed) [[likely]] out.string(text);
      break;
    }
    case Type::number: printed = printOndemandNumber(out, source); break;
    case Type::boolean: {
      bool value = false;
      printed = source.get_bool().get(value) == simdjson::SUCCESS;
      if (printed) [[likely]] out.boolean(value);
      break;
    }
    case Type::null: {
      bool isNull = false;
      printed = source.is_null().get(isNull) == simdjson::SUCCESS && isNull;
      if (printed) [[likely]] out.null();
      break;
    }
    default: break;
  }
  if (!printed) [[unlikely]] printRefusedScalar(out, source);
  return TreeShape::scalar;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_SCALAR_HPP
