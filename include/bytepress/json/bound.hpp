// SPDX-License-Identifier: BSL-1.0
//
// How long the JSON of a type can get, where the type alone says so. Members of such types
// are printed under one reservation, without a check between them.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_BOUND_HPP
#define BYTEPRESS_JSON_BOUND_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/base/room.hpp"
#include "bytepress/json/key_constant.hpp"
#include "bytepress/text/boolean.hpp"
#include "bytepress/text/fixed_real.hpp"
#include "bytepress/text/integer.hpp"
#include "bytepress/text/real.hpp"
#include "bytepress/text/string.hpp"
#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/enums.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

inline constexpr std::size_t kUnbounded = static_cast<std::size_t>(-1);

// Larger bounds are of no use: they would make reservations that are mostly air.
inline constexpr std::size_t kLargestBound = kMaxRoom / 2;

inline constexpr std::size_t kNullChars = 4;
// The longest of the texts of a non-finite number, "-Infinity" with its quotes.
inline constexpr std::size_t kMaxNonFiniteChars = 11;

template <class Integer>
inline constexpr std::size_t kIntegerChars = sizeof(Integer) > 8 ? kMaxInteger128Chars : kMaxIntegerChars;
template <class Real>
inline constexpr std::size_t kRealChars = std::same_as<Real, long double> ? kMaxLongRealChars : kMaxRealChars;

// The same for a writer: options may ask for quotes, or for more digits behind the point.
template <class Out, class Integer>
inline constexpr std::size_t kIntegerRoom = kIntegerChars<Integer> + (Out::kStyled ? 2 : 0);
template <class Out, class Real>
inline constexpr std::size_t kRealRoom =
    std::max({kRealChars<Real>, kMaxNonFiniteChars, Out::kStyled ? kMaxFixedChars : std::size_t{0}});


// Room for a short text in quotes, whatever has to be escaped in it.
constexpr std::size_t quotedRoom(std::size_t size) noexcept { return size * kMaxEscapeChars + kStepRoom + 2; }

constexpr std::size_t boundOrNone(std::size_t bound) { return bound > kLargestBound ? kUnbounded : bound; }

template <class Out, class T>
consteval std::size_t boundOf();

template <class Out, class T>
consteval std::size_t recordBound() {
  std::size_t sum = 2;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    [[maybe_unused]] const auto add = [&]<class Field>(Field*) {
      const std::size_t bound = boundOf<Out, typename Field::Type>();
      if (bound == kUnbounded || Field::kMayOmit || sum == kUnbounded) {
        sum = kUnbounded;
      } else {
        sum = boundOrNone(sum + kKeyChars<Field> + bound);
      }
    };
    (add(static_cast<FieldAt<T, I>*>(nullptr)), ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  return sum;
}

template <class Out, class Tuple>
consteval std::size_t tupleBound() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    std::size_t sum = 2;
    [[maybe_unused]] const auto add = [&](std::size_t bound) {
      sum = bound == kUnbounded || sum == kUnbounded ? kUnbounded : boundOrNone(sum + bound + 1);
    };
    (add(boundOf<Out, std::remove_cvref_t<std::tuple_element_t<I, Tuple>>>()), ...);
    return sum;
  }(std::make_index_sequence<std::tuple_size_v<Tuple>>());
}

// Optionals are looked into: what they hold is complete, so it cannot contain them. Pointers are not.
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

// The most bytes that JSON of `T` takes, or kUnbounded.
template <class Out, class T>
consteval std::size_t boundOf() {
  constexpr Kind kind = kindOf<Out, T>();
  if constexpr (kind == Kind::null) {
    return kNullChars;
  } else if constexpr (kind == Kind::boolean) {
    return kMaxBooleanChars;
  } else if constexpr (kind == Kind::integer) {
    return kIntegerRoom<Out, T>;
  } else if constexpr (kind == Kind::real) {
    return kRealRoom<Out, T>;
  } else if constexpr (kind == Kind::enumeration) {
    if constexpr (NamedEnum<T>) {
      return boundOrNone(std::max(kMaxIntegerChars + 2, quotedRoom(longestEnumeratorName<T>())));
    } else {
      return kMaxIntegerChars + 2;
    }
  } else if constexpr (kind == Kind::nullable && kIsOptional<T>) {
    const std::size_t held = boundOf<Out, typename T::value_type>();
    return held == kUnbounded ? kUnbounded : std::max(kNullChars, held);
  } else if constexpr (Out::kStyled) {
    return kUnbounded;  // breaks and indents are known at run time only
  } else if constexpr (kind == Kind::tuple) {
    return tupleBound<Out, T>();
  } else if constexpr (kind == Kind::record) {
    return recordBound<Out, T>();
  } else {
    return kUnbounded;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_BOUND_HPP
