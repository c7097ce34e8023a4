// SPDX-License-Identifier: BSL-1.0
//
// Gives walk/tree.hpp what simdjson's On-Demand reads, value by value. Included by adapt/simdjson_ondemand.hpp.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP

#include <simdjson.h>

#include <charconv>
#include <cstddef>
#include <string_view>

#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct OndemandTree {
  using Value = simdjson::ondemand::value;
  using Array = simdjson::ondemand::array;
  using Object = simdjson::ondemand::object;

  // A value, or why there is none.
  struct Node {
    mutable Value value{};
    simdjson::error_code error = simdjson::SUCCESS;
  };

  struct Elements {
    simdjson::ondemand::array_iterator at{};

    bool done() noexcept { return !(at != at); }  // which compares with the end, whatever is behind !=
    void next() noexcept { ++at; }
    Node value() noexcept {
      Node node;
      node.error = (*at).get(node.value);
      return node;
    }
  };

  struct Members {
    simdjson::ondemand::object_iterator at{};
    Node member{};
    std::string_view name{};

    // Reads the member: its key has to be read before its value, and once.
    bool done() noexcept {
      if (!(at != at)) return true;
      simdjson::ondemand::field field;
      name = {};
      member.error = (*at).get(field);
      if (member.error == simdjson::SUCCESS) member.error = field.unescaped_key().get(name);
      if (member.error == simdjson::SUCCESS) member.value = field.value();
      return false;
    }
    void next() noexcept { ++at; }
    std::string_view key() const noexcept { return name; }  // without data() where there is none
    Node value() const noexcept { return member; }
  };

  static std::size_t count(const Node&, TreeShape) noexcept { return kUnknownCount; }

  template <class Out>
  static Elements elements(Out& out, const Node& node) {
    return begin<Elements>(out, node.value.get_array());
  }
  template <class Out>
  static Members members(Out& out, const Node& node) {
    return begin<Members>(out, node.value.get_object());
  }

  // Of an Array, an Object, or a simdjson_result of one.
  template <class Place, class Out, class Container>
  static Place begin(Out& out, Container&& container) {
    Place place;
    if (container.begin().get(place.at) != simdjson::SUCCESS) out.fail(PrintCode::sourceError);
    return place;
  }

  template <class Out>
  static TreeShape print(Out& out, const Node& node) {
    if (node.error != simdjson::SUCCESS) [[unlikely]] {
      out.fail(PrintCode::sourceError);
      return TreeShape::scalar;
    }
    return printSource(out, node.value);
  }

  // Source: a value or a document, whose functions have the same names.
  template <class Out, class Source>
  static TreeShape printSource(Out& out, Source& source) {
    using Type = simdjson::ondemand::json_type;
    Type type{};
    if (source.type().get(type) == simdjson::SUCCESS) [[likely]] {
      switch (type) {
        case Type::object: return TreeShape::object;
        case Type::array: return TreeShape::array;
        case Type::string: return printScalar(out, source.get_string(), [&](std::string_view text) { out.string(text); });
        case Type::boolean: return printScalar(out, source.get_bool(), [&](bool value) { out.boolean(value); });
        case Type::null: return printNull(out, source);
        case Type::number: return printNumber(out, source);
        default: break;
      }
    }
    out.fail(PrintCode::sourceError);
    return TreeShape::scalar;
  }

 private:
  template <class Out, class Result, class Print>
  BYTEPRESS_INLINE static TreeShape printScalar(Out& out, Result&& result, Print print) {
    if (result.error() == simdjson::SUCCESS) [[likely]] {
      print(result.value_unsafe());
    } else {
      out.fail(PrintCode::sourceError);
    }
    return TreeShape::scalar;
  }

  template <class Out, class Source>
  static TreeShape printNumber(Out& out, Source& source) {
    using Type = simdjson::ondemand::number_type;
    simdjson::ondemand::number number;
    if (source.get_number().get(number) != simdjson::SUCCESS) [[unlikely]] {
      printBigInteger(out, source);
      return TreeShape::scalar;
    }
    switch (number.get_number_type()) {
      case Type::signed_integer: out.integer(number.get_int64()); break;
      case Type::unsigned_integer: out.integer(number.get_uint64()); break;
      default: printReal(out, number.get_double(), source); break;
    }
    return TreeShape::scalar;
  }

  // Version 3.0 gives 0 for every number of so many digits that it takes its slow path.
  template <class Out, class Source>
  static void printReal(Out& out, double value, Source& source) {
    if (value == 0) [[unlikely]] {
      const std::string_view token = tokenOf(source);
      if (token.starts_with('-')) value = -0.0;
      (void)std::from_chars(token.data(), token.data() + token.size(), value);
    }
    out.real(value);
  }

  template <class Out, class Source>
  static TreeShape printNull(Out& out, Source& source) {
    bool isNull = false;
    if (source.is_null().get(isNull) != simdjson::SUCCESS) isNull = false;
    // Version 3.0 takes a document of null and one space for none.
    if (!isNull && tokenOf(source) == "null") [[unlikely]] {
      skip(source);
      isNull = true;
    }
    isNull ? out.null() : out.fail(PrintCode::sourceError);
    return TreeShape::scalar;
  }

  // A number that simdjson refused: an integer too large for it is one all the same.
  template <class Out, class Source>
  BYTEPRESS_COLD static void printBigInteger(Out& out, Source& source) {
    const std::string_view token = tokenOf(source);
    const std::string_view digits = token.substr(token.starts_with('-') ? 1 : 0);
    const bool isInteger = digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (isInteger && digits.size() > 18 && digits.front() != '0') {
      numberText(out, token);
      skip(source);
    } else {
      out.fail(PrintCode::sourceError);
    }
  }

  template <class Source>
  static std::string_view tokenOf(Source& source) noexcept {
    std::string_view token;
    if constexpr (requires { source.raw_json_token().get(token); }) {
      if (source.raw_json_token().get(token) != simdjson::SUCCESS) return {};
    } else {
      token = source.raw_json_token();
    }
    return token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
  }

  // Goes on behind a scalar of a document; behind one inside a container simdjson goes by itself.
  template <class Source>
  static void skip(Source& source) noexcept {
    if constexpr (requires { source.raw_json(); }) (void)source.raw_json().error();
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP
