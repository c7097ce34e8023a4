// SPDX-License-Identifier: BSL-1.0
//
// Described structs taken whole: the position stays in a local through all simple members, runs of
// bounded members share one reservation, and a text shares its own with the run behind it.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_RECORD_HPP
#define BYTEPRESS_JSON_RECORD_HPP

#include <cstddef>
#include <string_view>
#include <utility>

#include "bytepress/json/blame.hpp"
#include "bytepress/json/bounded.hpp"
#include "bytepress/json/record_plan.hpp"
#include "bytepress/json/writer.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Everything up to the value of a member. Its room is reserved.
template <class Layout>
template <class Field, Place Where>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putFieldStart(char* at) noexcept {
  if constexpr (kTakesOwnRoom<JsonWriter, Field>) {
    return putOwnFieldStart<Field, Where>(at);
  } else if constexpr (Where == Place::unknown) {
    return this->template putFieldName<Field>(this->startItemAt(at));
  } else if constexpr (kStyled && !isPlainInEveryProfile(Field::name)) {
    return putStyledFieldStart<Field, Where>(at);
  } else {
    if (layout_.isPlain()) [[likely]] return putKeyConstant<Field, Where == Place::first>(at);
    return putStyledFieldStart<Field, Where>(at);
  }
}

// The same in a layout with lines or other colons.
template <class Layout>
template <class Field, Place Where>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putStyledFieldStart(char* at) noexcept {
  if (layout_.indent() == 0) [[unlikely]] {
    *at = Where == Place::first ? '{' : ',';
    return this->template putFieldName<Field>(at + 1);
  }
  if constexpr (Where == Place::first) *at++ = '{';
  return this->template putFieldName<Field>(this->startLineAt(at, Where != Place::first));
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
  return KeyWriter<Layout>::template putFieldKey<Field>(*this, at);
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
    this->wait(Field::name, &KeyWriter<Layout>::template putFieldKey<Field>);
  } else {
    at = putFieldStart<Field, Where>(at);
  }
  to_.at = at;
  walk(*this, member);
  this->dropKey();
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
  static_assert(reserve <= kLargestReserve<JsonWriter, Field>);
  if constexpr (shape != Shape::text && reserve != 0) at = this->roomAt(at, reserve);
  if constexpr (Field::kMayOmit) {
    if (Field::leavesOut(owner)) return shape == Shape::text ? this->roomAt(at, reserve) : at;
  }
  const auto& member = Field::get(owner);  // which may be a value that dies with this function
  if constexpr (shape != Shape::other && kMayPrintNull<JsonWriter, Member>) {
    if (layout_.dropsNulls() && isNullMember(member, this->nonFinite_)) {
      return shape == Shape::text ? this->roomAt(at, reserve) : at;
    }
  }
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
  if constexpr (kStyled) {
    if (layout_.isSelective()) return walkFields(*this, value);
  }
  this->beforeValue();
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
  if constexpr (!kMayBeEmpty<JsonWriter, T>) first_ = false;  // the fields may not have said so
  to_.at = this->endObjectAt(this->roomAt(at, JsonWriter::kCloseRoom));
  first_ = false;
  return Done(nullptr);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_RECORD_HPP
