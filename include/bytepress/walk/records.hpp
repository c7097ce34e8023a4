// SPDX-License-Identifier: BSL-1.0
//
// Described structs, field by field. Included by walk/walk.hpp.
//
// Fields that have to come in the order of their keys are permuted at compile time.
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_RECORDS_HPP
#define BYTEPRESS_WALK_RECORDS_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"
#include "bytepress/walk/omit.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
inline constexpr bool kKeysDiffer = []<std::size_t... I>(std::index_sequence<I...>) {
  std::array<std::string_view, sizeof...(I)> names{FieldAt<T, I>::name...};
  std::sort(names.begin(), names.end());
  return std::adjacent_find(names.begin(), names.end()) == names.end();
}(std::make_index_sequence<kFieldCount<T>>());

// The positions of the fields of `T` in an order.
template <class T, KeyOrder Order>
consteval auto fieldPermutation() {
  static_assert(kKeysDiffer<T>,
                "bytepress: two members of this struct have the same key; rename<> one of them by other rules");
  constexpr std::size_t count = kFieldCount<T>;
  std::array<std::size_t, count> positions{};
  std::array<std::string_view, count> names{};
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((positions[I] = I, names[I] = FieldAt<T, I>::name), ...);
  }(std::make_index_sequence<count>());
  if (Order == KeyOrder::declared) return positions;
  for (std::size_t i = 1; i < count; ++i) {
    for (std::size_t j = i; j > 0 && lessKey(names[positions[j]], names[positions[j - 1]], Order); --j) {
      std::swap(positions[j], positions[j - 1]);
    }
  }
  return positions;
}

template <class T, KeyOrder Order>
inline constexpr auto kFieldOrder = fieldPermutation<T, Order>();

// Whether the orders of keys are the same one for `T`.
template <class T>
inline constexpr bool kOrderedAlike = kFieldOrder<T, KeyOrder::utf8> == kFieldOrder<T, KeyOrder::utf16>;
template <class T>
inline constexpr bool kOrderedAsDeclared = kOrderedAlike<T> && kFieldOrder<T, KeyOrder::utf8> == kFieldOrder<T, KeyOrder::declared>;

// False when the walk should stop.
template <class Field, class Out, class T>
bool walkField(Out& out, const T& owner) {
  if constexpr (Field::kMayOmit) {
    if (Field::leavesOut(owner)) return true;
  }
  if (!out.template field<Field>()) return true;
  const auto& member = Field::get(owner);  // which may be a value that dies with this function
  walk(out, member);
  if (!out.failed()) [[likely]] return true;
  out.blame(Field::name);
  return false;
}

template <class Out, class T>
void walkFieldsAsDeclared(Out& out, const T& owner) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)(walkField<FieldAt<T, I>>(out, owner) && ...);
  }(std::make_index_sequence<kFieldCount<T>>());
}

// One function per field, so that every order is the same code gone through by another list.
template <class Out, class T>
struct FieldWalkers {
  using Walker = bool (*)(Out&, const T&);
  static constexpr auto kEach = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Walker, sizeof...(I)>{&walkField<FieldAt<T, I>, Out, T>...};
  }(std::make_index_sequence<kFieldCount<T>>());
};

template <class Out, class T>
void walkFieldsInOrder(Out& out, const T& owner, KeyOrder order) {
  const auto& positions = order == KeyOrder::utf8 ? kFieldOrder<T, KeyOrder::utf8> : kFieldOrder<T, KeyOrder::utf16>;
  for (const std::size_t position : positions) {
    if (!FieldWalkers<Out, T>::kEach[position](out, owner)) return;
  }
}

template <class Out, class T>
Done walkFields(Out& out, const T& value) {
  out.template beginRecord<T>();
  if (out.failed()) [[unlikely]] return out.template endRecord<T>();
  if (out.order() == KeyOrder::declared) {
    walkFieldsAsDeclared(out, value);
  } else {
    walkFieldsInOrder(out, value, out.order());
  }
  return out.template endRecord<T>();
}

template <class Out, class T>
Done walkRecord(Out& out, const T& value) {
  if constexpr (requires { out.record(value); }) {
    return out.record(value);
  } else {
    return walkFields(out, value);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_RECORDS_HPP
