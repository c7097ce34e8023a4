// SPDX-License-Identifier: BSL-1.0
//
// Prints values of Boost.JSON: value, object, array and string.
//
//     boost::json::value document = …;
//     printString(document, {.indent = 2})
//
// Objects keep the order of their members; of members with one key Boost.JSON keeps the last when it
// parses. Its parser has a depth limit of its own, parse_options::max_depth, which is 32.
//
// May include: base, walk, Boost.JSON.
#ifndef BYTEPRESS_ADAPT_BOOST_JSON_HPP
#define BYTEPRESS_ADAPT_BOOST_JSON_HPP

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct BoostJsonTree {
  using Node = const boost::json::value*;

  struct Elements {
    const boost::json::value* at;
    const boost::json::value* last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    Node value() const noexcept { return at; }
  };
  struct Members {
    const boost::json::key_value_pair* at;
    const boost::json::key_value_pair* last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    std::string_view key() const noexcept { return {at->key().data(), at->key().size()}; }
    Node value() const noexcept { return &at->value(); }
  };

  static Elements elementsOf(const boost::json::array& array) noexcept {
    return {array.data(), array.data() + array.size()};
  }
  static Members membersOf(const boost::json::object& object) noexcept { return {object.begin(), object.end()}; }

  static std::size_t count(Node node, TreeShape shape) noexcept {
    return shape == TreeShape::array ? node->get_array().size() : node->get_object().size();
  }
  template <class Out>
  static Elements elements(Out&, Node node) noexcept {
    return elementsOf(node->get_array());
  }
  template <class Out>
  static Members members(Out&, Node node) noexcept {
    return membersOf(node->get_object());
  }

  template <class Out>
  static TreeShape print(Out& out, Node node) {
    using Kind = boost::json::kind;
    switch (node->kind()) {
      case Kind::object: return TreeShape::object;
      case Kind::array: return TreeShape::array;
      case Kind::string: out.string({node->get_string().data(), node->get_string().size()}); break;
      case Kind::int64: out.integer(node->get_int64()); break;
      case Kind::uint64: out.integer(node->get_uint64()); break;
      case Kind::double_: out.real(node->get_double()); break;
      case Kind::bool_: out.boolean(node->get_bool()); break;
      case Kind::null: out.null(); break;
    }
    return TreeShape::scalar;
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

template <>
struct bytepress::Printing<boost::json::value> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const boost::json::value& value) {
    return walkTree<BoostJsonTree>(out, &value);
  }
};

template <>
struct bytepress::Printing<boost::json::array> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const boost::json::array& array) {
    return walkTreeArray<BoostJsonTree>(out, BoostJsonTree::elementsOf(array), array.size());
  }
};

template <>
struct bytepress::Printing<boost::json::object> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const boost::json::object& object) {
    return walkTreeObject<BoostJsonTree>(out, BoostJsonTree::membersOf(object), object.size());
  }
};

template <>
struct bytepress::Printing<boost::json::string> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const boost::json::string& text) {
    return out.string({text.data(), text.size()});
  }
};

#endif  // BYTEPRESS_ADAPT_BOOST_JSON_HPP
