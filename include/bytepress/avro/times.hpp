// SPDX-License-Identifier: BSL-1.0
//
// Times of <chrono>, told by their shape (walk/chrono.hpp), as the integers that Avro has for them.
//
//     std::chrono::sys_days, year_month_day       date: days since 1970-01-01
//     sys_time<milliseconds>, and of coarser      timestamp-millis
//     sys_time<microseconds>                      timestamp-micros
//     sys_time<nanoseconds>                       timestamp-nanos (Avro 1.12)
//     durations                                   a long, the number of their ticks (a float or double if they count in one);
//                                                 Avro has no type for them
//
// A time that its integer cannot hold, and a date that is none, is not encoded.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_TIMES_HPP
#define BYTEPRESS_AVRO_TIMES_HPP

#include <cstdint>
#include <limits>
#include <utility>

#include "bytepress/avro/logical_type.hpp"
#include "bytepress/base/config.hpp"
#include "bytepress/walk/chrono.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

// Days since 1970-01-01 of a day in the proleptic Gregorian calendar, and back: Howard Hinnant's days_from_civil and
// civil_from_days.
struct Civil {
  std::int64_t year;
  unsigned month, day;
};
constexpr std::int64_t daysOf(const Civil& date) noexcept {
  const std::int64_t year = date.year - (date.month <= 2 ? 1 : 0);  // one that begins in March
  const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
  const auto yearOfEra = static_cast<unsigned>(year - era * 400);
  const unsigned dayOfYear = (153 * (date.month > 2 ? date.month - 3 : date.month + 9) + 2) / 5 + date.day - 1;
  const unsigned dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}
constexpr Civil civilOf(std::int64_t days) noexcept {
  days += 719468;
  const std::int64_t era = (days >= 0 ? days : days - 146096) / 146097;
  const auto dayOfEra = static_cast<unsigned>(days - era * 146097);
  const unsigned yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
  const unsigned dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const unsigned fromMarch = (5 * dayOfYear + 2) / 153;
  const unsigned month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {std::int64_t{yearOfEra} + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * fromMarch + 2) / 5 + 1};
}

template <class T>
consteval LogicalType timeLogicalType() {
  using namespace bytepress::detail;
  if constexpr (CalendarDate<T>) {
    return LogicalType::date;
  } else if constexpr (SystemTime<T>) {
    using Period = typename T::duration::period;
    constexpr auto isMultipleOf = [](std::intmax_t unitsPerSecond) { return unitsPerSecond * Period::num % Period::den == 0; };
    if constexpr (Period::den == 1 && Period::num == 86400) return LogicalType::date;
    else if constexpr (isMultipleOf(1000)) return LogicalType::timestampMillis;
    else if constexpr (isMultipleOf(1000'000)) return LogicalType::timestampMicros;
    else if constexpr (isMultipleOf(1000'000'000)) return LogicalType::timestampNanos;
    else static_assert(isMultipleOf(1000'000'000), "bytepress: Avro has no type for times that are not counted in nanoseconds or coarser");
  } else {
    return LogicalType::none;
  }
}

// How many units of the logical type one tick of the time is.
template <class T>
inline constexpr std::int64_t kUnitsPerTick = [] {
  constexpr LogicalType logical = timeLogicalType<T>();
  if constexpr (logical == LogicalType::none || logical == LogicalType::date) {
    return std::int64_t{1};
  } else {
    using Period = typename T::duration::period;
    constexpr std::int64_t kPerSecond = logical == LogicalType::timestampMillis   ? 1000
                                        : logical == LogicalType::timestampMicros ? 1000'000
                                                                                  : 1000'000'000;
    return kPerSecond * Period::num / Period::den;
  }
}();

// Not for durations that count in floating point. False if there is no such integer.
template <class T>
constexpr bool timeToInteger(const T& value, std::int64_t& number) noexcept {
  using namespace bytepress::detail;
  if constexpr (CalendarDate<T>) {
    const Civil date{static_cast<int>(value.year()), static_cast<unsigned>(value.month()), static_cast<unsigned>(value.day())};
    number = daysOf(date);
    const Civil again = civilOf(number);
    return again.year == date.year && again.month == date.month && again.day == date.day;
  } else {
    const auto count = [&] {
      if constexpr (SystemTime<T>) return value.time_since_epoch().count();
      else return value.count();
    }();
    if (!std::in_range<std::int64_t>(count)) return false;
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / kUnitsPerTick<T>;
    number = static_cast<std::int64_t>(count);
    if (number > kMost || number < -kMost - (kUnitsPerTick<T> == 1 ? 1 : 0)) return false;
    number *= kUnitsPerTick<T>;
    return timeLogicalType<T>() != LogicalType::date || std::in_range<std::int32_t>(number);
  }
}

// The inverse; false if the type cannot hold it.
template <class T>
constexpr bool integerToTime(std::int64_t number, T& value) noexcept {
  using namespace bytepress::detail;
  if constexpr (timeLogicalType<T>() == LogicalType::date) {
    if (!std::in_range<std::int32_t>(number)) return false;
  }
  if constexpr (CalendarDate<T>) {
    const Civil date = civilOf(number);
    using Year = decltype(value.year());
    const Year year(static_cast<int>(date.year));
    value = T(year, decltype(value.month())(date.month), decltype(value.day())(date.day));
    return static_cast<int>(year) == date.year;
  } else {
    if (number % kUnitsPerTick<T> != 0 || !std::in_range<typename T::rep>(number / kUnitsPerTick<T>)) return false;
    const auto count = static_cast<typename T::rep>(number / kUnitsPerTick<T>);
    if constexpr (SystemTime<T>) {
      value = T(typename T::duration(count));
    } else {
      value = T(count);
    }
    return true;
  }
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_TIMES_HPP
