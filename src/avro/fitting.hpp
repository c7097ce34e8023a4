// SPDX-License-Identifier: BSL-1.0
//
// Which logical types may be laid over which types: the specification wants others to be ignored.
//
// May include: base.
#ifndef BYTEPRESS_SRC_AVRO_FITTING_HPP
#define BYTEPRESS_SRC_AVRO_FITTING_HPP

#include <cmath>
#include <cstdint>
#include <string_view>

#include "bytepress/avro/logical_type.hpp"
#include "bytepress/avro/parsed_schema.hpp"

namespace bytepress::avro {

inline bool fits(LogicalType logical, const SchemaNode& node, std::uint32_t precision, std::uint32_t scale) noexcept {
  switch (logical) {
    case LogicalType::none: return false;
    case LogicalType::date:
    case LogicalType::timeMillis: return node.shape == Shape::int32;
    case LogicalType::timeMicros:
    case LogicalType::timestampMillis:
    case LogicalType::timestampMicros:
    case LogicalType::timestampNanos:
    case LogicalType::localTimestampMillis:
    case LogicalType::localTimestampMicros:
    case LogicalType::localTimestampNanos: return node.shape == Shape::int64;
    case LogicalType::uuid: return node.shape == Shape::string || (node.shape == Shape::fixed && node.size == 16);
    case LogicalType::duration: return node.shape == Shape::fixed && node.size == 12;
    case LogicalType::decimal: break;
  }
  if (precision == 0 || scale > precision) return false;
  if (node.shape != Shape::fixed) return node.shape == Shape::bytes;
  // As many digits as the largest integer of so many bytes has for certain.
  return node.size != 0 && precision <= std::floor(std::log10(2.0) * (8.0 * static_cast<double>(node.size) - 1));
}

inline LogicalType fittingLogicalType(std::string_view name, const SchemaNode& node, std::uint32_t precision,
                                      std::uint32_t scale) noexcept {
  for (int each = 1; each <= static_cast<int>(LogicalType::duration); ++each) {
    const auto logical = static_cast<LogicalType>(each);
    if (logicalTypeName(logical) == name) return fits(logical, node, precision, scale) ? logical : LogicalType::none;
  }
  return LogicalType::none;
}

}  // namespace bytepress::avro

#endif  // BYTEPRESS_SRC_AVRO_FITTING_HPP
