// SPDX-License-Identifier: BSL-1.0
//
// Values of bounded length, written without a check. Whoever calls has reserved boundOf<Out, T>().
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_BOUNDED_HPP
#define BYTEPRESS_JSON_BOUNDED_HPP

#include <cstddef>
#include <cstring>
#include <tuple>
#include <utility>

#include "bytepress/json/writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
template <class V>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putBounded(char* at, const V& value) {
  constexpr Kind kind = kindOf<JsonWriter, V>();
  if constexpr (kind == Kind::null) {
    std::memcpy(at, "null", 4);
    return at + 4;
  } else if constexpr (kind == Kind::boolean) {
    return writeBoolean(at, static_cast<bool>(value));
  } else if constexpr (kind == Kind::integer) {
    return this->putInteger(at, standardInteger(value));
  } else if constexpr (kind == Kind::real) {
    return this->putReal(at, value);
  } else if constexpr (kind == Kind::enumeration) {
    return this->putEnumerator(at, value);
  } else if constexpr (kIsOptional<V>) {
    return value.has_value() ? putBounded(at, *value) : putBounded(at, nullptr);
  } else if constexpr (kind == Kind::tuple) {
    return putBoundedTuple(at, value);
  } else {
    return putBoundedRecord(at, value);
  }
}

template <class Layout>
template <class T>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putBoundedRecord(char* at, const T& value) {
  if (!this->enter()) at = to_.at;
  if constexpr (kFieldCount<T> == 0) *at++ = '{';
  [&]<std::size_t... I>(std::index_sequence<I...>) BYTEPRESS_INLINE_LAMBDA {
    ((at = putBounded(putKeyConstant<FieldAt<T, I>, I == 0>(at), FieldAt<T, I>::get(value))), ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  *at++ = '}';
  this->leave();
  return at;
}

template <class Layout>
template <class Tuple>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putBoundedTuple(char* at, const Tuple& value) {
  if (!this->enter()) at = to_.at;
  *at++ = '[';
  std::apply([&](const auto&... each) BYTEPRESS_INLINE_LAMBDA { ((at = putBounded(at, each), *at++ = ','), ...); }, value);
  if constexpr (std::tuple_size_v<Tuple> != 0) --at;
  *at++ = ']';
  this->leave();
  return at;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_BOUNDED_HPP
