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
#include <string_view>
#include <type_traits>
#include <vector>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Range>
std::size_t countOf(Range& range) {
  if constexpr (std::ranges::sized_range<Range&>) {
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
  if (out.failed()) [[unlikely]] return out.endArray();  // too deep: that is where it failed
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
Done walkRange(Out& out, Range& range) {
  if constexpr (std::same_as<ElementOf<Range&>, std::byte>) {
    return walkScatteredBytes(out, range);
  } else if constexpr (requires { out.array(range); }) {
    return out.array(range);
  } else {
    return walkElements(out, range, countOf(range));
  }
}

template <class Out, class Range>
Done walkArray(Out& out, const Range& range) {
  if constexpr (std::ranges::input_range<const Range&>) {
    return walkRange(out, range);
  } else if constexpr (std::copy_constructible<Range>) {
    Range copy(range);  // a view that can only be gone through as a non-const object
    return walkRange(out, copy);
  } else {
    // One that cannot be copied either, such as a generator: printing uses it up.
    return walkRange(out, const_cast<Range&>(range));
  }
}

// Times that have no text (walk/chrono.hpp) are no keys.
template <class Out, class Key>
void checkKey(Out& out, std::string_view text) {
  if constexpr (detail::ChronoLike<Key>) {
    if (text.empty()) out.fail(PrintCode::unprintable);
  }
}

// A member of a map that waits for its turn. Maps may hand out members that live no longer than a look
// at them, hence the place.
template <class Map>
struct OrderedMember {
  std::string key;
  std::ranges::iterator_t<const Map&> place;
  std::size_t position;  // equal keys keep their order
};

template <class Map>
std::vector<OrderedMember<Map>> collectMembers(const Map& map) {
  std::vector<OrderedMember<Map>> members;
  for (auto place = std::ranges::begin(map); place != std::ranges::end(map); ++place) {
    auto&& member = *place;
    const auto& [key, value] = member;
    withKeyText(key, [&](std::string_view text) { members.push_back({std::string(text), place, members.size()}); });
  }
  return members;
}

template <class Out, class Map>
void walkMembersInOrder(Out& out, const Map& map, KeyOrder order) {
  auto members = collectMembers(map);
  std::sort(members.begin(), members.end(), [order](const auto& a, const auto& b) {
    return a.key == b.key ? a.position < b.position : lessKey(a.key, b.key, order);
  });
  const std::string* before = nullptr;
  for (const auto& member : members) {
    if (order == KeyOrder::utf16 && before != nullptr && *before == member.key) out.fail(PrintCode::duplicateKey);
    before = &member.key;
    out.key(std::string_view(member.key));
    auto&& found = *member.place;
    const auto& [key, value] = found;
    checkKey<Out, typename Map::key_type>(out, member.key);
    if (!out.failed()) walk(out, value);
    if (out.failed()) [[unlikely]] return out.blame(std::string_view(member.key));
  }
}

template <class Out, class Map>
void walkMembers(Out& out, const Map& map) {
  for (auto&& member : map) {
    const auto& [key, value] = member;
    // clang before 16 captures no structured bindings.
    withKeyText(key, [&out, &held = value](std::string_view text) {
      out.key(text);
      checkKey<Out, typename Map::key_type>(out, text);
      walk(out, held);
      if (out.failed()) [[unlikely]] out.blame(text);
    });
    if (out.failed()) [[unlikely]] return;
  }
}

template <class Out, class Map>
Done walkMap(Out& out, const Map& map) {
  out.beginMap(countOf(map));
  if (out.failed()) [[unlikely]] return out.endMap();
  const KeyOrder order = out.order();
  if (order == KeyOrder::declared) {
    walkMembers(out, map);
  } else {
    walkMembersInOrder(out, map, order);
  }
  return out.endMap();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_RANGES_HPP
