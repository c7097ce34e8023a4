// SPDX-License-Identifier: BSL-1.0
//
// What a record reserves before which of its members: decided when the program is compiled.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_RECORD_PLAN_HPP
#define BYTEPRESS_JSON_RECORD_PLAN_HPP

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "bytepress/base/room.hpp"
#include "bytepress/json/key_constant.hpp"
#include "bytepress/json/simple.hpp"
#include "bytepress/json/text_writer.hpp"
#include "bytepress/walk/records.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// The most that a run of members may reserve: a short text, and what stands before an item that is known
// at run time only, ask for their own room beside it.
template <class Out>
inline constexpr std::size_t kLargestRun = kMaxRoom - quotedRoom(kShortText) - Out::kItemRoom;

// The name and the colon, whatever of the name has to be escaped in the layout. Can be more than one
// reservation may ask for.
template <class Out, class Field>
inline constexpr std::size_t kFieldNameRoom =
    !Out::kStyled || isPlainInEveryProfile(Field::name) ? kKeyChars<Field> + kColonChars
                                                         : quotedRoom(Field::name.size()) + kColonChars;

// A field with what stands before it; of a text without its length.
template <class Out, class Field>
inline constexpr std::size_t kFieldRoom = kFieldNameRoom<Out, Field> + Out::kItemRoom + []() consteval -> std::size_t {
  constexpr Shape shape = shapeOf<Out, typename Field::Type>();
  if constexpr (shape == Shape::bounded) return boundOf<Out, typename Field::Type>();
  return shape == Shape::text ? kNullChars : 0;
}();

// What a run that begins with the field may reserve.
template <class Out, class Field>
inline constexpr std::size_t kLargestReserve =
    shapeOf<Out, typename Field::Type>() == Shape::text ? kLargestRun<Out> : kMaxRoom;

// Fields that are too long for any run, by their key or their value, make room for each part of them.
template <class Out, class Field>
inline constexpr bool kTakesOwnRoom = kFieldRoom<Out, Field> > kLargestReserve<Out, Field>;

// For every position of a field, in an order, what is reserved before it; 0 where an earlier
// reservation covers it, or for one that takes its own room. A text adds its own length to what stands here.
template <class Out, class T, KeyOrder Order>
consteval auto recordPlan() {
  constexpr std::size_t count = kFieldCount<T>;
  std::array<std::size_t, count> before{};
  std::size_t open = 0;
  [[maybe_unused]] const auto plan = [&]<std::size_t P>(std::integral_constant<std::size_t, P>) {
    using Field = FieldAt<T, kFieldOrder<T, Order>[P]>;
    using Member = typename Field::Type;
    constexpr Shape shape = shapeOf<Out, Member>();
    constexpr bool alone = kTakesOwnRoom<Out, Field>;
    if constexpr (!alone) {
      constexpr std::size_t cost = kFieldRoom<Out, Field>;
      if (shape == Shape::text || (before[open] != 0 && before[open] + cost > kLargestRun<Out>)) open = P;
      before[open] += cost;
    }
    if ((alone || shape == Shape::other) && P + 1 < count) open = P + 1;
  };
  [&]<std::size_t... P>(std::index_sequence<P...>) {
    (plan(std::integral_constant<std::size_t, P>()), ...);
  }(std::make_index_sequence<count>());
  return before;
}

template <class Out, class T, KeyOrder Order>
inline constexpr auto kRecordPlan = recordPlan<Out, T, Order>();

// What is known at compile time about the place of a field in its object.
enum class Place : unsigned char {
  first,    // the brace comes with it
  later,    // a comma comes with it
  unknown,  // all fields before it may have been left out
};

// Whether a field can be left out, by a rule or as a null that is dropped.
template <class Out, class Field>
inline constexpr bool kMayBeLeftOut = Field::kMayOmit || (Out::kStyled && kMayPrintNull<Out, typename Field::Type>);

template <class Out, class T, KeyOrder Order>
consteval auto fieldPlaces() {
  constexpr std::size_t count = kFieldCount<T>;
  std::array<Place, count> places{};
  bool something = false;
  [&]<std::size_t... P>(std::index_sequence<P...>) {
    ((places[P] = something                                                          ? Place::later
                  : P == 0 && !kMayBeLeftOut<Out, FieldAt<T, kFieldOrder<T, Order>[0]>> ? Place::first
                                                                                       : Place::unknown,
      something = something || !kMayBeLeftOut<Out, FieldAt<T, kFieldOrder<T, Order>[P]>>),
     ...);
  }(std::make_index_sequence<count>());
  return places;
}

template <class Out, class T, KeyOrder Order>
inline constexpr auto kPlaces = fieldPlaces<Out, T, Order>();

// Whether the brace comes with the first field, or has to be written before it.
template <class Out, class T, KeyOrder Order>
inline constexpr bool kBraceWithField = []() consteval {
  if constexpr (kFieldCount<T> == 0) {
    return false;
  } else {
    return kPlaces<Out, T, Order>[0] == Place::first;
  }
}();

// Whether the object may turn out to have no members.
template <class Out, class T>
inline constexpr bool kMayBeEmpty = []<std::size_t... I>(std::index_sequence<I...>) {
  return (kMayBeLeftOut<Out, FieldAt<T, I>> && ... && true);
}(std::make_index_sequence<kFieldCount<T>>());

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_RECORD_PLAN_HPP
