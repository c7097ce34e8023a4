// SPDX-License-Identifier: BSL-1.0
//
// LogicalType: what a value of a plainer type of Avro stands for.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_LOGICAL_TYPE_HPP
#define BYTEPRESS_AVRO_LOGICAL_TYPE_HPP

#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {

enum class LogicalType : unsigned char {
  none,
  date,             // int: days since 1970-01-01
  timeMillis,       // int: milliseconds since midnight
  timeMicros,       // long
  timestampMillis,  // long: milliseconds since 1970-01-01T00:00:00Z
  timestampMicros,
  timestampNanos,
  localTimestampMillis,  // long: the same in a calendar of some place
  localTimestampMicros,
  localTimestampNanos,
  decimal,   // bytes or fixed: a big-endian integer, to be divided by a power of ten
  uuid,      // string or fixed of 16 bytes
  duration,  // fixed of 12 bytes: months, days and milliseconds, little-endian
};

constexpr std::string_view logicalTypeName(LogicalType type) noexcept {
  switch (type) {
    case LogicalType::none: return "";
    case LogicalType::date: return "date";
    case LogicalType::timeMillis: return "time-millis";
    case LogicalType::timeMicros: return "time-micros";
    case LogicalType::timestampMillis: return "timestamp-millis";
    case LogicalType::timestampMicros: return "timestamp-micros";
    case LogicalType::timestampNanos: return "timestamp-nanos";
    case LogicalType::localTimestampMillis: return "local-timestamp-millis";
    case LogicalType::localTimestampMicros: return "local-timestamp-micros";
    case LogicalType::localTimestampNanos: return "local-timestamp-nanos";
    case LogicalType::decimal: return "decimal";
    case LogicalType::uuid: return "uuid";
    case LogicalType::duration: return "duration";
  }
  return "";
}

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_LOGICAL_TYPE_HPP
