// SPDX-License-Identifier: BSL-1.0
//
// Schemas of ranges, maps and tuples.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_CONTAINERS_HPP
#define BYTEPRESS_SCHEMA_CONTAINERS_HPP

#include <array>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/schema/keywords.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

// How many elements every array of the type has, or kUnknownCount.
template <class T>
inline constexpr std::size_t kFixedCount = std::is_array_v<T> ? std::extent_v<T> : kUnknownCount;
template <class T, std::size_t N>
inline constexpr std::size_t kFixedCount<std::array<T, N>> = N;

template <class T, class Out>
void tellArray(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (std::same_as<Element<T>, std::byte>) {
    tellBytes(to, "base64");
  } else {
    tellType(to, "array");
    to.object("items", [&](auto& each) { tellSchema<Element<T>>(context, each); });
    if constexpr (kFixedCount<T> != kUnknownCount) {
      to.member("minItems", kFixedCount<T>);
      to.member("maxItems", kFixedCount<T>);
    }
  }
}

template <class T, class Out>
void tellMap(SchemaContext<Out>& context, ToldObject<Out>& to) {
  tellType(to, "object");
  to.object("additionalProperties", [&](auto& each) { tellSchema<typename T::mapped_type>(context, each); });
}

template <class T, class Out>
void tellTuple(SchemaContext<Out>& context, ToldObject<Out>& to) {
  constexpr std::size_t count = std::tuple_size_v<T>;
  tellType(to, "array");
  if constexpr (count != 0) {
    to.array("prefixItems", [&](auto& all) {
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        (tellElement<std::remove_cvref_t<std::tuple_element_t<I, T>>>(context, all), ...);
      }(std::make_index_sequence<count>());
    });
  }
  to.member("minItems", count);
  to.member("maxItems", count);
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_CONTAINERS_HPP
