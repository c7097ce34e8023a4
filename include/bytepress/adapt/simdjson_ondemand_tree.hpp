// SPDX-License-Identifier: BSL-1.0
//
// Gives walk/tree.hpp what simdjson's On-Demand reads, value by value. Included by adapt/simdjson_ondemand.hpp.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP

#include <simdjson.h>

#include <cstddef>
#include <string_view>

#include "bytepress/adapt/simdjson_ondemand_scalar.hpp"
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
    return printOndemandScalar(out, node.value);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_TREE_HPP
