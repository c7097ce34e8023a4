// SPDX-License-Identifier: BSL-1.0
//
// Prints values of nlohmann/json: json, ordered_json and every other basic_json.
//
//     nlohmann::json document = …;
//     printString(document, {.indent = 2})
//
// json keeps its members sorted by key, ordered_json as they came. Of members with one key nlohmann
// keeps the last when it parses. Binary values become what nlohmann's own dump() makes of them,
// {"bytes":[1,2],"subtype":null}. A discarded value is PrintCode::unprintable. Where
// number_float_t is float, numbers have the shortest digits of a float.
//
// May include: base, walk, nlohmann/json.
#ifndef BYTEPRESS_ADAPT_NLOHMANN_HPP
#define BYTEPRESS_ADAPT_NLOHMANN_HPP

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/tree.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Json>
struct NlohmannTree {
  using Node = const Json*;
  using Array = typename Json::array_t;
  using Object = typename Json::object_t;

  struct Elements {
    typename Array::const_iterator at;
    typename Array::const_iterator last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    Node value() const noexcept { return &*at; }
  };
  struct Members {
    typename Object::const_iterator at;
    typename Object::const_iterator last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    std::string_view key() const noexcept { return {at->first.data(), at->first.size()}; }
    Node value() const noexcept { return &at->second; }
  };

  static const Array& arrayOf(Node node) { return *node->template get_ptr<const Array*>(); }
  static const Object& objectOf(Node node) { return *node->template get_ptr<const Object*>(); }

  static std::size_t count(Node node, TreeShape shape) {
    return shape == TreeShape::array ? arrayOf(node).size() : objectOf(node).size();
  }
  template <class Out>
  static Elements elements(Out&, Node node) {
    return {arrayOf(node).begin(), arrayOf(node).end()};
  }
  template <class Out>
  static Members members(Out&, Node node) {
    return {objectOf(node).begin(), objectOf(node).end()};
  }

  template <class Out>
  static TreeShape print(Out& out, Node node) {
    using Type = nlohmann::detail::value_t;
    switch (node->type()) {
      case Type::object: return TreeShape::object;
      case Type::array: return TreeShape::array;
      case Type::string: {
        const auto& text = *node->template get_ptr<const typename Json::string_t*>();
        out.string(std::string_view(text.data(), text.size()));
        break;
      }
      case Type::number_integer:
        out.integer(standardInteger(*node->template get_ptr<const typename Json::number_integer_t*>()));
        break;
      case Type::number_unsigned:
        out.integer(standardInteger(*node->template get_ptr<const typename Json::number_unsigned_t*>()));
        break;
      case Type::number_float: out.real(*node->template get_ptr<const typename Json::number_float_t*>()); break;
      case Type::boolean:
        out.boolean(static_cast<bool>(*node->template get_ptr<const typename Json::boolean_t*>()));
        break;
      case Type::null: out.null(); break;
      case Type::binary: binary(out, *node->template get_ptr<const typename Json::binary_t*>()); break;
      case Type::discarded: out.fail(PrintCode::unprintable); break;
    }
    return TreeShape::scalar;
  }

  template <class Out, class Binary>
  static Done binary(Out& out, const Binary& value) {
    out.beginMap(2);
    if (out.failed()) [[unlikely]] return out.endMap();  // too deep: that is where it failed
    out.key("bytes");
    walk(out, static_cast<const typename Binary::container_type&>(value));
    if (out.failed()) [[unlikely]] {
      out.blame("bytes");
      return out.endMap();
    }
    out.key("subtype");
    if (value.has_subtype()) {
      out.integer(standardInteger(value.subtype()));
    } else {
      out.null();
    }
    return out.endMap();
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

template <class Json>
  requires nlohmann::detail::is_basic_json<Json>::value
struct bytepress::Printing<Json> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const Json& value) {
    return walkTree<NlohmannTree<Json>>(out, &value);
  }
};

#endif  // BYTEPRESS_ADAPT_NLOHMANN_HPP
