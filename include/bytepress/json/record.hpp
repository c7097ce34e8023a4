// SPDX-License-Identifier: BSL-1.0
//
// Described structs taken whole: the position stays in a local through all simple members, runs of
// bounded members share one reservation, and a text shares its own with the run behind it.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_RECORD_HPP
#define BYTEPRESS_JSON_RECORD_HPP

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/json/bounded.hpp"
#include "bytepress/json/record_plan.hpp"
#include "bytepress/json/writer.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

static_assert(kLargestRun + quotedRoom(kShortText) <= kMaxRoom);

// Everything up to the value of a member. Its room is reserved, but for a line break.
template <class Layout>
template <class Field, Place Where>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putFieldStart(char* at) noexcept {
  if constexpr (kTakesOwnRoom<JsonWriter, Field>) {
    return putOwnFieldStart<Field, Where>(at);
  } else if constexpr (Where == Place::unknown) {
    return putFieldName<Field>(breakLineAt(this->separateAt(at)));
  } else if constexpr (kStyled && !isPlainInEveryProfile(Field::name)) {
    *at++ = Where == Place::first ? '{' : ',';
    return putFieldName<Field>(breakLineAt(at));
  } else {
    if (layout_.indent() == 0) [[likely]] return putKeyConstant<Field, Where == Place::first>(at);
    *at++ = Where == Place::first ? '{' : ',';
    return putFieldName<Field>(breakIndentedLineAt(at));
  }
}

// The same for a field that takes its own room.
template <class Layout>
template <class Field, Place Where>
BYTEPRESS_NOINLINE char* JsonWriter<Layout>::putOwnFieldStart(char* at) noexcept {
  if constexpr (Where == Place::first) {
    at = this->roomAt(at, 1);
    *at++ = '{';
  }
  if constexpr (Where != Place::unknown) first_ = Where == Place::first;
  return putFieldKey<Field>(*this, at);
}

template <class Layout>
template <class Field, std::size_t Reserve, Place Where>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putTextField(char* at, std::string_view text) noexcept {
  if constexpr (kTakesOwnRoom<JsonWriter, Field>) {
    at = this->roomAt(putFieldStart<Field, Where>(at), kNullChars);
    if (kTextMayBeNull<typename Field::Type> && text.data() == nullptr) return putBounded(at, nullptr);
    return this->failed() ? at : this->putText(at, text);
  }
  if (text.size() > kShortText) [[unlikely]] {
    if (this->failed()) return this->roomAt(at, Reserve);
    at = putFieldStart<Field, Where>(this->roomAt(at, Reserve));
    return this->roomAt(this->putLongText(at, text), Reserve);
  }
  const std::size_t room = Reserve + quotedRoom(text.size());
  at = putFieldStart<Field, Where>(this->roomAt(at, room));
  if (layout_.indent() != 0) at = this->roomAt(at, room);
  if constexpr (kTextMayBeNull<typename Field::Type>) {
    if (text.data() == nullptr) return putBounded(at, nullptr);
  }
  return this->putShortText(at, text);
}

// A member that the walk has to go into.
template <class Layout>
template <class Field, Place Where>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putOtherField(char* at, const typename Field::Type& member, bool& blamed) {
  if (this->failed()) [[unlikely]] return at;
  if (kMayPrintNull<JsonWriter, typename Field::Type> && layout_.dropsNulls()) {
    if constexpr (Where == Place::later) first_ = false;  // the fields before it did not say so
    wait(Field::name, &JsonWriter::template putFieldKey<Field>);
  } else {
    at = putFieldStart<Field, Where>(at);
  }
  to_.at = at;
  walk(*this, member);
  keyWaits_ = false;
  if (this->failed()) [[unlikely]] {
    this->blame(Field::name);
    blamed = true;
  }
  return to_.at;
}

// The field at a position of an order.
template <class Layout>
template <class T, KeyOrder Order, std::size_t Position>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putField(char* at, const T& owner, bool& blamed) {
  using Field = FieldAt<T, kFieldOrder<T, Order>[Position]>;
  using Member = typename Field::Type;
  constexpr Shape shape = shapeOf<JsonWriter, Member>();
  constexpr std::size_t reserve = kRecordPlan<JsonWriter, T, Order>[Position];
  constexpr Place place = kPlaces<JsonWriter, T, Order>[Position];
  const auto& member = Field::get(owner);
  static_assert(reserve <= kLargestReserve<JsonWriter, Field>);
  bool leftOut = false;
  if constexpr (Field::kMayOmit) leftOut = Field::omits(member);
  if constexpr (shape != Shape::other && kMayPrintNull<JsonWriter, Member>) {
    leftOut = leftOut || (layout_.dropsNulls() && isNullMember(member, this->nonFinite_));
  }
  if constexpr (shape != Shape::text && reserve != 0) at = this->roomAt(at, reserve);
  if (leftOut) return shape == Shape::text ? this->roomAt(at, reserve) : at;
  if constexpr (shape == Shape::text) {
    return putTextField<Field, reserve, place>(at, simpleTextOf(member));
  } else if constexpr (shape == Shape::bounded) {
    at = putFieldStart<Field, place>(at);
    if constexpr (kTakesOwnRoom<JsonWriter, Field>) at = this->roomAt(at, boundOf<JsonWriter, Member>());
    return putBounded(at, member);
  } else {
    return putOtherField<Field, place>(at, member, blamed);
  }
}

template <class Layout>
template <class T, KeyOrder Order>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putFields(char* at, const T& owner) {
  bool blamed = false;
  if constexpr (!kBraceWithField<JsonWriter, T, Order>) {
    at = this->roomAt(at, 1);
    *at++ = '{';
    first_ = true;
  }
  [&]<std::size_t... P>(std::index_sequence<P...>) BYTEPRESS_INLINE_LAMBDA {
    // A print that failed begins no other member that may be long.
    (void)((at = putField<T, Order, P>(at, owner, blamed),
            shapeOf<JsonWriter, typename FieldAt<T, kFieldOrder<T, Order>[P]>::Type>() != Shape::other ||
                !this->failed()) &&
           ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  if (this->failed() && !blamed) [[unlikely]] {
    if (this->causedByValue()) blameFields<T, Order>(owner);
    return to_.at;
  }
  return at;
}

template <class Layout>
template <class T>
Done JsonWriter<Layout>::record(const T& value) {
  beforeValue();
  if (!this->enter()) {
    this->leave();
    return Done(nullptr);
  }
  char* at = to_.at;
  if constexpr (!kStyled || kOrderedAsDeclared<T>) {
    at = putFields<T, KeyOrder::declared>(at, value);
  } else if (layout_.order() == KeyOrder::declared) {
    at = putFields<T, KeyOrder::declared>(at, value);
  } else if (kOrderedAlike<T> || layout_.order() == KeyOrder::utf8) {
    at = putFields<T, KeyOrder::utf8>(at, value);
  } else {
    at = putFields<T, KeyOrder::utf16>(at, value);
  }
  this->leave();
  if (!kMayBeEmpty<JsonWriter, T> || !first_) at = breakLineAt(at);
  at = this->roomAt(at, 1);
  *at++ = '}';
  to_.at = at;
  first_ = false;
  return Done(nullptr);
}

// An indent of any width, in pieces that fit a window.
template <class Layout>
BYTEPRESS_NOINLINE char* JsonWriter<Layout>::breakFarIndentedLineAt(char* at, std::size_t columns) noexcept {
  constexpr std::size_t kPiece = kMaxRoom / 2;
  at = this->roomAt(at, kPiece + kLargestRun);
  *at++ = '\n';
  while (columns >= kPiece && !this->failed()) {
    std::memset(at, layout_.indentChar(), kPiece - 1);
    columns -= kPiece - 1;
    at = this->roomAt(at + kPiece - 1, kPiece + kLargestRun);
  }
  std::memset(at, layout_.indentChar(), std::min(columns, kPiece));
  return at + std::min(columns, kPiece);
}

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
      if (Field::omits(Field::get(owner))) return false;
    }
    if (!blameSimple(Field::get(owner))) return false;
    this->blame(Field::name);
    return true;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_RECORD_HPP
