// SPDX-License-Identifier: BSL-1.0
//
// Shape: the types of Avro, the last three of them as what they are in C++.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_TYPES_HPP
#define BYTEPRESS_AVRO_TYPES_HPP

#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {

enum class Shape : unsigned char {
  null,
  boolean,
  int32,
  int64,
  float32,
  float64,
  bytes,
  string,
  fixed,
  enumeration,
  record,
  tuple,     // a record without names
  array,
  map,
  variant,   // a union
  nullable,  // the union of null and another type
  expected,  // the union of a value and a map with an error
};

// Whether schemas define it once, and then refer to it by name.
constexpr bool isNamed(Shape shape) noexcept {
  return shape == Shape::fixed || shape == Shape::enumeration || shape == Shape::record || shape == Shape::tuple;
}

// What Avro calls it; unions have no name.
constexpr std::string_view typeName(Shape shape) noexcept {
  switch (shape) {
    case Shape::null: return "null";
    case Shape::boolean: return "boolean";
    case Shape::int32: return "int";
    case Shape::int64: return "long";
    case Shape::float32: return "float";
    case Shape::float64: return "double";
    case Shape::bytes: return "bytes";
    case Shape::string: return "string";
    case Shape::fixed: return "fixed";
    case Shape::enumeration: return "enum";
    case Shape::record:
    case Shape::tuple: return "record";
    case Shape::array: return "array";
    case Shape::map: return "map";
    case Shape::nullable:
    case Shape::variant:
    case Shape::expected: return "";
  }
  return "";
}

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_TYPES_HPP
