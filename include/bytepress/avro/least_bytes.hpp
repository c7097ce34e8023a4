// SPDX-License-Identifier: BSL-1.0
//
// leastAvroBytes<T>(): the fewest bytes that a value of a type takes, which a count of values is held against before
// any memory is asked for.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_LEAST_BYTES_HPP
#define BYTEPRESS_AVRO_LEAST_BYTES_HPP

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "bytepress/avro/bound.hpp"
#include "bytepress/avro/encoder.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
consteval std::size_t leastAvroBytes();

template <class List>
inline constexpr std::size_t kLeastOfTuple = 0;
template <template <class...> class List, class... Each>
inline constexpr std::size_t kLeastOfTuple<List<Each...>> = (leastAvroBytes<Each>() + ... + 0);

template <class T>
inline constexpr std::size_t kFixedBytes = 0;
template <class T, std::size_t N>
inline constexpr std::size_t kFixedBytes<std::array<T, N>> = N;
template <class T, std::size_t N>
inline constexpr std::size_t kFixedBytes<T[N]> = N;

// The fewest bytes that a value of the type takes; of one that encode() tells by hand it is taken to be 1.
template <class T>
consteval std::size_t leastAvroBytes() {
  constexpr Kind kind = kindOf<AvroEncoder, T>();
  if constexpr (kind == Kind::null) {
    return 0;
  } else if constexpr (kind == Kind::printingAs) {
    return leastAvroBytes<std::remove_cvref_t<decltype(Printing<T>::encodeAs(std::declval<const T&>()))>>();
  } else if constexpr (kind == Kind::as) {
    return leastAvroBytes<std::remove_cvref_t<decltype(encodeAs(std::declval<const T&>()))>>();
  } else if constexpr (kind == Kind::real) {
    return avroBound<AvroEncoder, T>();
  } else if constexpr (kind == Kind::bytes && kHasFixedSize<T>) {
    return kFixedBytes<T>;
  } else if constexpr (kind == Kind::tuple) {
    return kLeastOfTuple<T>;
  } else if constexpr (kind == Kind::record) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return (leastAvroBytes<typename FieldAt<T, I>::Type>() + ... + std::size_t{0});
    }(std::make_index_sequence<kFieldCount<T>>());
  } else {
    return 1;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_LEAST_BYTES_HPP
