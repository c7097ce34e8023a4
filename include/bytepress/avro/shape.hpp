// SPDX-License-Identifier: BSL-1.0
//
// shapeOf<T>(): which type of Avro the encoder writes a C++ type as, so that schemas say the same as the bytes.
//
//     shapeOf<std::uint16_t>() == Shape::int32
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_SHAPE_HPP
#define BYTEPRESS_AVRO_SHAPE_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "bytepress/avro/encoded_as.hpp"
#include "bytepress/avro/encoder.hpp"
#include "bytepress/avro/logical_type.hpp"
#include "bytepress/avro/times.hpp"
#include "bytepress/avro/types.hpp"
#include "bytepress/walk/uuid.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::avro {

inline namespace BYTEPRESS_ABI {

namespace detail {

using namespace bytepress::detail;

template <class T>
consteval Shape integerShape() {
  using Standard = decltype(standardInteger(T()));
  return std::is_same_v<Standard, std::int32_t> ? Shape::int32 : Shape::int64;
}

template <class T>
consteval Shape timeShape() {
  if constexpr (RealDuration<T>) {
    return sizeof(typename T::rep) <= sizeof(float) ? Shape::float32 : Shape::float64;
  } else {
    return timeLogicalType<T>() == LogicalType::date ? Shape::int32 : Shape::int64;
  }
}

}  // namespace detail

// What the union of null and another type holds.
template <class T>
using HeldBy = std::remove_cvref_t<decltype(*std::declval<const T&>())>;

// `T` is an EncodedAs<>.
template <class T>
consteval Shape shapeOf() {
  using namespace detail;
  constexpr Kind kind = kindOf<AvroEncoder, T>();
  static_assert(kIsDecimal<T> || (kind != Kind::custom && kind != Kind::printing),
                "bytepress: the schema of a type with encode() is not known: declare For<Type> schemaAs(For<T>) beside it; "
                "see docs/avro.md");
  static_assert(kind != Kind::unsupported, "bytepress cannot encode this type: describe it with BOOST_DESCRIBE_STRUCT");
  if constexpr (kIsDecimal<T>) {
    return Shape::bytes;
  } else if constexpr (kind == Kind::wrapped) {
    return timeShape<T>();
  } else if constexpr (kind == Kind::null) {
    return Shape::null;
  } else if constexpr (kind == Kind::boolean) {
    return Shape::boolean;
  } else if constexpr (kind == Kind::integer) {
    return integerShape<T>();
  } else if constexpr (kind == Kind::real) {
    static_assert(sizeof(T) <= sizeof(double), "bytepress: Avro has no type for long double");
    return sizeof(T) <= sizeof(float) ? Shape::float32 : Shape::float64;
  } else if constexpr (kind == Kind::enumeration || kind == Kind::flagSet) {
    if constexpr (NamedEnum<T>) return Shape::enumeration;
    return integerShape<decltype(enumNumber(T()))>();
  } else if constexpr (kind == Kind::character || kind == Kind::text || kind == Kind::wideText) {
    return CharPointer<T> || WideCharPointer<T> ? Shape::nullable : Shape::string;
  } else if constexpr (kind == Kind::bytes) {
    return kHasFixedSize<T> ? Shape::fixed : Shape::bytes;
  } else if constexpr (kind == Kind::nullable) {
    return Shape::nullable;
  } else if constexpr (kind == Kind::expected) {
    return Shape::expected;
  } else if constexpr (kind == Kind::variant) {
    return Shape::variant;
  } else if constexpr (kind == Kind::tuple) {
    return Shape::tuple;
  } else if constexpr (kind == Kind::map) {
    return Shape::map;
  } else if constexpr (kind == Kind::array) {
    return std::is_same_v<ElementOf<T&>, std::byte> ? Shape::bytes : Shape::array;
  } else {
    static_assert(kind == Kind::record);
    return Shape::record;
  }
}

// What a value stands for besides.
template <class T>
consteval LogicalType logicalTypeOf() {
  if constexpr (detail::kIsDecimal<T>) {
    return LogicalType::decimal;
  } else if constexpr (std::is_same_v<T, UuidText>) {
    return LogicalType::uuid;
  } else if constexpr (detail::ChronoLike<T>) {
    return timeLogicalType<T>();
  } else {
    return LogicalType::none;
  }
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SHAPE_HPP
