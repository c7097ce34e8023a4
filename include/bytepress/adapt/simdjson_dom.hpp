// SPDX-License-Identifier: BSL-1.0
//
// Prints simdjson's DOM: element, array, object, document. Included by adapt/simdjson.hpp.
//
// Every member is printed, also those with the same key; the order is theirs.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_DOM_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_DOM_HPP

#include <simdjson.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/adapt/simdjson_tape.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct SimdjsonDomTree {
  using Node = simdjson::dom::element;

  struct Elements {
    simdjson::dom::array::iterator at;
    simdjson::dom::array::iterator last;

    bool done() const noexcept { return !(at != last); }
    void next() noexcept { ++at; }
    Node value() const noexcept { return *at; }
  };
  struct Members {
    simdjson::dom::object::iterator at;
    simdjson::dom::object::iterator last;

    bool done() const noexcept { return !(at != last); }
    void next() noexcept { ++at; }
    std::string_view key() const noexcept { return at.key(); }
    Node value() const noexcept { return at.value(); }
  };

  // simdjson counts up to 2^24 - 1.
  static std::size_t exactCount(std::size_t count) noexcept { return count < 0xFFFFFF ? count : kUnknownCount; }

  static Elements elementsOf(simdjson::dom::array array) noexcept { return {array.begin(), array.end()}; }
  static Members membersOf(simdjson::dom::object object) noexcept { return {object.begin(), object.end()}; }

  static std::size_t count(Node node, TreeShape shape) noexcept {
    return exactCount(shape == TreeShape::array ? node.get_array().value_unsafe().size()
                                                : node.get_object().value_unsafe().size());
  }
  template <class Out>
  static Elements elements(Out&, Node node) noexcept {
    return elementsOf(node.get_array().value_unsafe());
  }
  template <class Out>
  static Members members(Out&, Node node) noexcept {
    return membersOf(node.get_object().value_unsafe());
  }

  template <class Out>
  static TreeShape print(Out& out, const Node& node) {
    using Type = simdjson::dom::element_type;
    switch (node.type()) {
      case Type::OBJECT: return TreeShape::object;
      case Type::ARRAY: return TreeShape::array;
      case Type::STRING: out.string(node.get_string().value_unsafe()); break;
      case Type::INT64: out.integer(node.get_int64().value_unsafe()); break;
      case Type::UINT64: out.integer(node.get_uint64().value_unsafe()); break;
      case Type::DOUBLE: out.real(node.get_double().value_unsafe()); break;
      case Type::BOOL: out.boolean(node.get_bool().value_unsafe()); break;
      case Type::NULL_VALUE: out.null(); break;
      default: bigInteger(out, node); break;
    }
    return TreeShape::scalar;
  }

  // simdjson 4 can keep integers beyond 64 bits as text.
  template <class Out, class Element>
  static void bigInteger(Out& out, const Element& node) {
    if constexpr (requires { node.get_bigint(); }) {
      numberText(out, node.get_bigint().value_unsafe());
    } else {
      out.fail(PrintCode::sourceError);
    }
  }
};

// In one pass over the tape where order and version allow it, else from element to element.
template <class Out, class Handle, class OneByOne>
Done printSimdjsonDom(Out& out, const Handle& handle, const OneByOne& oneByOne) {
  if constexpr (kTapeIsVisible<Handle>) {
    if (out.order() == KeyOrder::declared) {
      TapeWalk<Out>(out, handle).walk();
      return Done(nullptr);
    }
  }
  oneByOne();
  return Done(nullptr);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

template <>
struct bytepress::Printing<simdjson::dom::element> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::dom::element& element) {
    return printSimdjsonDom(out, element, [&] { walkTree<SimdjsonDomTree>(out, element); });
  }
};

template <>
struct bytepress::Printing<simdjson::dom::document> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::dom::document& document) {
    const simdjson::dom::element root = document.root();
    return printSimdjsonDom(out, root, [&] { walkTree<SimdjsonDomTree>(out, root); });
  }
};

template <>
struct bytepress::Printing<simdjson::dom::array> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::dom::array& array) {
    return printSimdjsonDom(out, array, [&] {
      walkTreeArray<SimdjsonDomTree>(out, SimdjsonDomTree::elementsOf(array),
                                     SimdjsonDomTree::exactCount(array.size()));
    });
  }
};

template <>
struct bytepress::Printing<simdjson::dom::object> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::dom::object& object) {
    return printSimdjsonDom(out, object, [&] {
      walkTreeObject<SimdjsonDomTree>(out, SimdjsonDomTree::membersOf(object),
                                      SimdjsonDomTree::exactCount(object.size()));
    });
  }
};

#endif  // BYTEPRESS_ADAPT_SIMDJSON_DOM_HPP
