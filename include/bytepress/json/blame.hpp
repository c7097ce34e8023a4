// SPDX-License-Identifier: BSL-1.0
//
// Which simple value failed. They are printed without looking at each, so after a failure they are
// printed once more, one by one, until one fails.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_BLAME_HPP
#define BYTEPRESS_JSON_BLAME_HPP

#include <cstddef>
#include <tuple>
#include <utility>

#include "bytepress/json/bounded.hpp"
#include "bytepress/json/record_plan.hpp"
#include "bytepress/json/writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// After a failure: whether it came from this simple value. Then the path leads to the part of it.
template <class Layout>
template <class V>
BYTEPRESS_COLD bool JsonWriter<Layout>::blameSimple(const V& value) {
  constexpr Kind kind = kindOf<JsonWriter, V>();
  const unsigned before = to_.failures();
  char* const at = this->roomAt(to_.at, kMaxRoom);
  if constexpr (shapeOf<JsonWriter, V>() == Shape::text) {
    to_.at = this->putText(at, simpleTextOf(value));
  } else {
    to_.at = putBounded(at, value);
  }
  if (to_.failures() == before) return false;
  if constexpr (kIsOptional<V>) {
    blameSimple(*value);
  } else if constexpr (kind == Kind::record) {
    if (this->enter()) blameFields<V, KeyOrder::declared>(value);
    this->leave();
  } else if constexpr (kind == Kind::tuple) {
    if (this->enter()) {
      [&]<std::size_t... I>(std::index_sequence<I...>) BYTEPRESS_INLINE_LAMBDA {
        (void)((blameSimple(std::get<I>(value)) && (this->blame(I), true)) || ...);
      }(std::make_index_sequence<std::tuple_size_v<V>>());
    }
    this->leave();
  }
  return true;
}

// The first simple field that fails, in the order in which they were printed.
template <class Layout>
template <class T, KeyOrder Order>
BYTEPRESS_COLD void JsonWriter<Layout>::blameFields(const T& value) {
  [&]<std::size_t... P>(std::index_sequence<P...>) BYTEPRESS_INLINE_LAMBDA {
    (void)(blameField<FieldAt<T, kFieldOrder<T, Order>[P]>>(value) || ...);
  }(std::make_index_sequence<kFieldCount<T>>());
}

template <class Layout>
template <class Field, class T>
BYTEPRESS_COLD bool JsonWriter<Layout>::blameField(const T& owner) {
  if constexpr (shapeOf<JsonWriter, typename Field::Type>() == Shape::other) {
    return false;
  } else {
    if constexpr (Field::kMayOmit) {
      if (Field::leavesOut(owner)) return false;
    }
    if (!blameSimple(Field::get(owner))) return false;
    this->blame(Field::name);
    return true;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_BLAME_HPP
