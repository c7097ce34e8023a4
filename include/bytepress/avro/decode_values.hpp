// SPDX-License-Identifier: BSL-1.0
//
// decodeValue(in, value): reads a C++ value back from the bytes that the Avro encoder writes of its type.
//
// Types that encodeAs() turns into something else are read by decodeAs(value, plain), found beside them, which
// may return false for what it does not like, or else are made from the plain value by a constructor or an
// assignment. What encode() tells by hand is read by decodeFrom(in, value), with the functions of
// AvroDecoder. A value that failed is left partly overwritten.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_VALUES_HPP
#define BYTEPRESS_AVRO_DECODE_VALUES_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "bytepress/avro/bound.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/encoder.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
void decodeValue(AvroDecoder& in, T& value);

// What encodeAs() and the like return, as something that owns what it holds.
template <class T>
struct OwnedOf {
  using Type = T;
};
template <class Unit>
struct OwnedOf<std::basic_string_view<Unit>> {
  using Type = std::basic_string<Unit>;
};
template <>
struct OwnedOf<const char*> {
  using Type = std::string;
};

template <class Plain, class T>
void decodeBy(AvroDecoder& in, T& value) {
  typename OwnedOf<Plain>::Type plain{};
  decodeValue(in, plain);
  if (in.failed()) [[unlikely]] return;
  if constexpr (requires { { decodeAs(value, plain) } -> std::same_as<bool>; }) {
    if (!decodeAs(value, plain)) in.fail(avro::DecodeCode::outOfRange);
  } else if constexpr (std::constructible_from<T, decltype(plain)&&> && std::is_move_assignable_v<T>) {
    value = T(std::move(plain));
  } else {
    static_assert(std::is_assignable_v<T&, decltype(plain)&&>,
                  "bytepress: this type is encoded as another one; to be decoded it needs beside it: "
                  "bool decodeAs(T& value, const Plain& plain)");
    value = std::move(plain);
  }
}

template <class Integer>
void decodeInteger(AvroDecoder& in, Integer& value) {
  const std::int64_t number = in.varint();
  if constexpr (sizeof(Integer) < 8 || (sizeof(Integer) == 8 && Integer(-1) > Integer(0))) {
    if (static_cast<std::int64_t>(static_cast<Integer>(number)) != number ||
        (number < 0 && Integer(-1) > Integer(0))) [[unlikely]] {
      in.failBefore(avro::DecodeCode::outOfRange, varintBytes(number));
      return;
    }
  }
  value = static_cast<Integer>(number);
}

template <class Enum>
void decodeEnum(AvroDecoder& in, Enum& value) {
  if constexpr (NamedEnum<Enum>) {
    using Enumerators = boost::describe::describe_enumerators<Enum>;
    const std::size_t index = in.index(boost::mp11::mp_size<Enumerators>::value);
    std::size_t i = 0;
    boost::mp11::mp_for_each<Enumerators>([&](auto descriptor) {
      if (i++ == index) value = descriptor.value;
    });
  } else {
    std::conditional_t<IntegerNumber<std::underlying_type_t<Enum>>, std::underlying_type_t<Enum>, std::int32_t> number{};
    decodeInteger(in, number);
    value = static_cast<Enum>(number);
  }
}

template <class T>
void decodeText(AvroDecoder& in, T& value) {
  const std::string_view text = in.string();
  if constexpr (detail::CharArray<T>) {
    constexpr std::size_t size = std::extent_v<T>;
    // Zeros are the end of such a text.
    if (text.size() > size || text.find('\0') != text.npos) [[unlikely]] {
      in.failBefore(avro::DecodeCode::wrongLength, text.size());
      return;
    }
    std::memset(value, 0, size);
    if (!text.empty()) std::memcpy(value, text.data(), text.size());
  } else if constexpr (detail::NarrowUnit<T>) {
    if (text.size() != 1) [[unlikely]] {
      in.failBefore(avro::DecodeCode::wrongLength, text.size());
      return;
    }
    value = static_cast<T>(text.front());
  } else {
    static_assert(requires { value.assign(reinterpret_cast<const typename T::value_type*>(text.data()), text.size()); },
                  "bytepress: a text can be decoded into a std::string or an array of char, not into a view");
    value.assign(reinterpret_cast<const typename T::value_type*>(text.data()), text.size());
  }
}

template <class T>
void decodeNullable(AvroDecoder& in, T& value) {
  static_assert(!std::is_pointer_v<T>, "bytepress: decoding cannot own what a raw pointer points to; use unique_ptr or optional");
  if (in.index(2) == 0) {
    value = T();
    return;
  }
  if constexpr (requires { value.emplace(); }) {
    decodeValue(in, value ? *value : value.emplace());
  } else if constexpr (requires { typename T::deleter_type; }) {
    if (!value) value = std::make_unique<typename T::element_type>();
    decodeValue(in, *value);
  } else {
    value = std::make_shared<typename T::element_type>();  // a new one: others may share the old
    decodeValue(in, *value);
  }
}

template <std::size_t I, class... Each>
void decodeBranch(AvroDecoder& in, std::variant<Each...>& value, std::size_t index) {
  if constexpr (I < sizeof...(Each)) {
    if (index != I) return decodeBranch<I + 1>(in, value, index);
    decodeValue(in, value.index() == I ? *std::get_if<I>(&value) : value.template emplace<I>());
  }
}

template <class Tuple>
void decodeTuple(AvroDecoder& in, Tuple& value) {
  if (!in.enter()) return;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)((decodeValue(in, std::get<I>(value)), !in.failed() || (in.blame(I), false)) && ...);
  }(std::make_index_sequence<std::tuple_size_v<Tuple>>());
  in.leave();
}

template <class Field, class T>
BYTEPRESS_INLINE bool decodeField(AvroDecoder& in, T& owner) {
  // The owner is not const, so its member is not.
  decodeValue(in, const_cast<typename Field::Type&>(Field::get(owner)));
  if (!in.failed()) [[likely]] return true;
  in.blame(Field::name);
  return false;
}

template <class T>
void decodeRecord(AvroDecoder& in, T& value) {
  if (!in.enter()) return;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)(decodeField<FieldAt<T, I>>(in, value) && ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  in.leave();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_DECODE_VALUES_HPP
