// SPDX-License-Identifier: BSL-1.0
//
// What is known of Avro's encoding of a type when the program is compiled: the most bytes that it takes, and
// whether its bytes are those that the value has in memory.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_BOUND_HPP
#define BYTEPRESS_AVRO_BOUND_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/avro/varint.hpp"
#include "bytepress/base/room.hpp"
#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/enums.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Also what stands for more than one reservation may ask for.
inline constexpr std::size_t kNoAvroBound = static_cast<std::size_t>(-1);

constexpr std::size_t sumOfBounds(std::size_t a, std::size_t b) {
  return a == kNoAvroBound || b == kNoAvroBound || a + b > kMaxRoom ? kNoAvroBound : a + b;
}

template <class T>
inline constexpr bool kIsAvroOptional = false;
template <class T>
inline constexpr bool kIsAvroOptional<std::optional<T>> = true;

template <class Out, class T>
consteval std::size_t avroBound();

template <class Out, class List>
struct AvroBoundOfList;
template <class Out, template <class...> class List, class... Each>
struct AvroBoundOfList<Out, List<Each...>> {
  static consteval std::size_t sum() {
    std::size_t total = 0;
    ((total = sumOfBounds(total, avroBound<Out, std::remove_cvref_t<Each>>())), ...);
    return total;
  }
};

template <class Out, class T>
consteval std::size_t avroBoundOfRecord() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    std::size_t total = 0;
    ((total = sumOfBounds(total, avroBound<Out, typename FieldAt<T, I>::Type>())), ...);
    return total;
  }(std::make_index_sequence<kFieldCount<T>>());
}

// The most bytes that a value takes, or kNoAvroBound. Pointers are not looked through: they may lead back.
template <class Out, class T>
consteval std::size_t avroBound() {
  constexpr Kind kind = kindOf<Out, T>();
  if constexpr (kind == Kind::null) {
    return 0;
  } else if constexpr (kind == Kind::boolean) {
    return 1;
  } else if constexpr (kind == Kind::integer || kind == Kind::enumeration) {
    return kMaxVarintBytes;  // as many as writeVarint may store
  } else if constexpr (kind == Kind::wrapped && detail::ChronoLike<T>) {
    return kMaxVarintBytes;  // or a double
  } else if constexpr (kind == Kind::real) {
    return sizeof(T) <= sizeof(float) ? sizeof(float) : sizeof(double);
  } else if constexpr (kind == Kind::nullable && kIsAvroOptional<T>) {
    return sumOfBounds(1, avroBound<Out, typename T::value_type>());
  } else if constexpr (kind == Kind::tuple) {
    return AvroBoundOfList<Out, T>::sum();
  } else if constexpr (kind == Kind::record) {
    return avroBoundOfRecord<Out, T>();
  } else {
    return kNoAvroBound;
  }
}

template <class Out, class T>
inline constexpr bool kAvroBounded = avroBound<Out, T>() != kNoAvroBound;

// Values whose encoding is their memory: float, double and bool, and records of nothing else without gaps.
template <class Out, class T>
consteval bool isAvroMemory() {
  if constexpr (std::is_same_v<T, bool>) {
    return sizeof(bool) == 1;
  } else if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    return std::endian::native == std::endian::little;
  } else if constexpr (kindOf<Out, T>() == Kind::record && std::is_trivially_copyable_v<T>) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return (isAvroMemory<Out, typename FieldAt<T, I>::Type>() && ... && true) &&
             (sizeof(typename FieldAt<T, I>::Type) + ... + 0) == sizeof(T);
    }(std::make_index_sequence<kFieldCount<T>>());
  } else {
    return false;
  }
}

// Whether the members of such a record also lie in the order in which they are described. Compilers make a
// constant of it.
template <class T>
bool liesInOrder(const T& value) noexcept {
  if constexpr (std::is_class_v<T>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      const auto* at = reinterpret_cast<const char*>(&value);
      const auto follows = [&](const auto& member) {
        const bool here = reinterpret_cast<const char*>(&member) == at && liesInOrder(member);
        at += sizeof member;
        return here;
      };
      return (follows(FieldAt<T, I>::get(value)) && ... && true);
    }(std::make_index_sequence<kFieldCount<T>>());
  } else {
    return true;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_BOUND_HPP
