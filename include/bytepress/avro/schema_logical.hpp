// SPDX-License-Identifier: BSL-1.0
//
// tellLogicalType<T>(out): the schema of a type without a name that stands for something more than its plain type.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_SCHEMA_LOGICAL_HPP
#define BYTEPRESS_AVRO_SCHEMA_LOGICAL_HPP

#include <cstdint>

#include "bytepress/avro/logical_type.hpp"
#include "bytepress/avro/shape.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T, class Out>
constexpr void tellLogicalType(Out& out) {
  out.beginMap(kUnknownCount);
  out.key("type");
  out.string(typeName(shapeOf<T>()));
  out.key("logicalType");
  out.string(logicalTypeName(logicalTypeOf<T>()));
  if constexpr (detail::kIsDecimal<T>) {
    out.key("precision");
    out.integer(std::uint64_t{T::kPrecision});
    out.key("scale");
    out.integer(std::uint64_t{T::kScale});
  }
  out.endMap();
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_LOGICAL_HPP
