// SPDX-License-Identifier: BSL-1.0
//
// Ranges as arrays, and associative containers as maps. Included by walk/walk.hpp.
//
// May include: base.
#ifndef BYTEPRESS_WALK_RANGES_HPP
#define BYTEPRESS_WALK_RANGES_HPP

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <string>
#include <type_traits>
#include <vector>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Range>
std::size_t countOf(const Range& range) {
  if constexpr (std::ranges::sized_range<const Range&>) {
    return static_cast<std::size_t>(std::ranges::size(range));
  } else {
    return kUnknownCount;
  }
}

template <class Range>
using ElementOf = std::remove_cvref_t<std::ranges::range_value_t<Range>>;

template <class Out, class Range>
Done walkElements(Out& out, Range& range, std::size_t count) {
  out.beginArray(count);
  std::size_t index = 0;
  for (auto&& each : range) {
    out.element();
    walk(out, each);
    if (out.failed()) [[unlikely]] {
      out.blame(index);
      break;
    }
    ++index;
  }
  return out.endArray();
}

// std::byte elements that do not lie side by side.
template <class Out, class Range>
Done walkScatteredBytes(Out& out, Range& range) {
  std::vector<std::byte> together;
  for (const std::byte each : range) together.push_back(each);
  return out.bytes(together);
}

template <class Out, class Range>
Done walkArray(Out& out, const Range& range) {
  if constexpr (!std::ranges::input_range<const Range&>) {
    // A view that can only be gone through as a non-const object.
    if constexpr (std::copy_constructible<Range>) {
      Range copy(range);
      return walkElements(out, copy, kUnknownCount);
    } else {
      return walkElements(out, const_cast<Range&>(range), kUnknownCount);
    }
  } else {
    using Element = ElementOf<const Range&>;
    if constexpr (std::same_as<Element, std::byte>) {
      return walkScatteredBytes(out, range);
    } else if constexpr (requires { out.array(range); }) {
      return out.array(range);
    } else {
      return walkElements(out, range, countOf(range));
    }
  }
}

// A member of a map that waits for its turn.
template <class Value>
struct OrderedMember {
  std::string key;
  const Value* value;
};

template <class Out, class Value>
void walkMembersInOrder(Out& out, std::vector<OrderedMember<Value>>& members, KeyOrder order) {
  std::stable_sort(members.begin(), members.end(),
                   [order](const auto& a, const auto& b) { return lessKey(a.key, b.key, order); });
  const std::string* before = nullptr;
  for (const auto& member : members) {
    if (order == KeyOrder::utf16 && before != nullptr && *before == member.key) out.fail(PrintCode::duplicateKey);
    before = &member.key;
    out.key(std::string_view(member.key));
    if (!out.failed()) walk(out, *member.value);
    if (out.failed()) [[unlikely]] return out.blame(std::string_view(member.key));
  }
}

template <class Out, class Map>
void walkMembers(Out& out, const Map& map) {
  for (auto&& member : map) {
    const auto& [key, value] = member;
    withKeyText(key, [&](std::string_view text) {
      out.key(text);
      walk(out, value);
      if (out.failed()) [[unlikely]] out.blame(text);
    });
    if (out.failed()) [[unlikely]] return;
  }
}

template <class Out, class Map>
Done walkMap(Out& out, const Map& map) {
  out.beginMap(countOf(map));
  const KeyOrder order = out.order();
  if (order == KeyOrder::declared) {
    walkMembers(out, map);
  } else {
    std::vector<OrderedMember<typename Map::mapped_type>> members;
    for (auto&& member : map) {
      const auto& [key, value] = member;
      withKeyText(key, [&](std::string_view text) { members.push_back({std::string(text), &value}); });
    }
    walkMembersInOrder(out, members, order);
  }
  return out.endMap();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_RANGES_HPP
