// SPDX-License-Identifier: BSL-1.0
//
// Times as text, told by their shape: <chrono> need not be included.
//
//     std::chrono::sys_time<milliseconds>   "2026-12-01T09:30:00.000Z"   RFC 3339, fraction as wide as the period
//     std::chrono::sys_days                 "2026-12-01T00:00:00Z"
//     std::chrono::year_month_day           "2026-12-01"
//     durations                             "PT1H30M", "-PT0.5S", "PT0S"   ISO 8601, no unit above hours
//
// Years outside 0000 to 9999, which RFC 3339 does not have, get a sign as in ISO 8601. A fraction
// that no decimal expresses (a third) has six digits and is cut. A time beyond 2^63 seconds has no text:
// PrintCode::unprintable.
//
// May include: base.
#ifndef BYTEPRESS_WALK_CHRONO_HPP
#define BYTEPRESS_WALK_CHRONO_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "bytepress/base/number_types.hpp"
#include "bytepress/walk/chrono_text.hpp"

namespace bytepress {
namespace detail {

template <class T>
concept DurationLike = std::is_class_v<T> && requires(const T& value) {
  { value.count() } -> std::same_as<typename T::rep>;
  requires std::is_arithmetic_v<typename T::rep>;
  T::period::num;
  T::period::den;
};

template <class T>
concept RealDuration = DurationLike<T> && std::is_floating_point_v<typename T::rep>;

// Of the system's clock: others count from a start of their own, which no calendar knows.
template <class T>
concept SystemTime = std::is_class_v<T> && requires(const T& value) {
  { value.time_since_epoch() } -> DurationLike;
  requires std::is_integral_v<typename T::rep>;
  T::clock::to_time_t(typename T::clock::time_point());
};

template <class T>
concept CalendarDate = std::is_class_v<T> && requires(const T& value) {
  static_cast<int>(value.year());
  static_cast<unsigned>(value.month());
  static_cast<unsigned>(value.day());
};

template <class T>
concept ChronoLike = DurationLike<T> || SystemTime<T> || CalendarDate<T>;

#if BYTEPRESS_HAS_INT128
using WideCount = Int128;
#else
using WideCount = std::int64_t;
#endif

// Whether so many periods are a count of seconds that gets a text, and that can be computed.
template <class Period, class Count>
constexpr bool isInRange(Count count) noexcept {
  using Seconds = std::numeric_limits<std::int64_t>;
  if constexpr (sizeof(WideCount) > sizeof(std::int64_t)) {
    const WideCount ticks = static_cast<WideCount>(count) * Period::num;
    return ticks <= WideCount{Seconds::max()} * Period::den && ticks >= WideCount{Seconds::min()} * Period::den;
  } else {
    constexpr WideCount kMost = Seconds::max() / Period::num;
    return std::cmp_less_equal(count, kMost) && std::cmp_greater_equal(count, -kMost);
  }
}

// How many decimal digits a fraction of a second with this denominator needs; 6 if none are enough.
constexpr int fractionWidth(std::intmax_t denominator) {
  std::intmax_t power = 1;
  for (int width = 0; width <= 18; ++width, power *= width <= 18 ? 10 : 1) {
    if (power % denominator == 0) return width;
  }
  return 6;
}

inline namespace BYTEPRESS_ABI {

template <class Period>
inline constexpr int kFractionWidth = fractionWidth(Period::den);

// `rest` of Period::den parts of a second as decimal digits.
template <class Period>
std::uint64_t fractionDigits(WideCount rest) noexcept {
  for (int i = 0; i < kFractionWidth<Period>; ++i) rest *= 10;
  return static_cast<std::uint64_t>(rest / Period::den);
}

inline void putFraction(ChronoText& text, std::uint64_t digits, int width, bool trim) noexcept {
  while (trim && width > 0 && digits % 10 == 0) {
    digits /= 10;
    --width;
  }
  if (width == 0) return;
  text.put('.');
  text.putNumber(digits, width);
}

// Empty if it has no text.
template <class Duration>
ChronoText durationText(const Duration& value) noexcept {
  using Period = typename Duration::period;
  ChronoText text;
  const bool negative = value.count() < typename Duration::rep(0);
  if (negative) text.put('-');
  text.put('P');
  text.put('T');
  if constexpr (RealDuration<Duration>) {
    const double seconds =
        static_cast<double>(value.count()) * static_cast<double>(Period::num) / static_cast<double>(Period::den);
    if (!text.putReal(negative ? -seconds : seconds)) return ChronoText();
    text.put('S');
  } else {
    if (!isInRange<Period>(value.count())) return ChronoText();
    const WideCount ticks = static_cast<WideCount>(value.count()) * Period::num;
    const WideCount whole = negative ? -ticks : ticks;
    const auto seconds = static_cast<std::uint64_t>(whole / Period::den);
    const auto fraction = fractionDigits<Period>(whole % Period::den);
    const std::uint64_t hours = seconds / 3600;
    const std::uint64_t minutes = seconds / 60 % 60;
    if (hours != 0) text.putNumber(hours, 1), text.put('H');
    if (minutes != 0) text.putNumber(minutes, 1), text.put('M');
    if (seconds % 60 != 0 || fraction != 0 || seconds == 0) {
      text.putNumber(seconds % 60, 1);
      putFraction(text, fraction, kFractionWidth<Period>, true);
      text.put('S');
    }
  }
  return text;
}

// Howard Hinnant's civil_from_days: days since 1970-01-01 in the proleptic Gregorian calendar.
inline void putDays(ChronoText& text, std::int64_t days) noexcept {
  constexpr std::int64_t kDaysPerEra = 146097;  // 400 years
  const std::int64_t shifted = days + 719468;   // since 0000-03-01
  const std::int64_t era = (shifted >= 0 ? shifted : shifted - (kDaysPerEra - 1)) / kDaysPerEra;
  const auto dayOfEra = static_cast<unsigned>(shifted - era * kDaysPerEra);
  const unsigned yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
  const unsigned dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const unsigned fromMarch = (5 * dayOfYear + 2) / 153;
  const unsigned month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  text.putDate(std::int64_t{yearOfEra} + era * 400 + (month <= 2 ? 1 : 0), month,
               dayOfYear - (153 * fromMarch + 2) / 5 + 1);
}

template <class Time>
ChronoText timeText(const Time& value) noexcept {
  using Period = typename Time::duration::period;
  constexpr std::int64_t kDay = 86400;
  if (!isInRange<Period>(value.time_since_epoch().count())) return ChronoText();
  const WideCount ticks = static_cast<WideCount>(value.time_since_epoch().count()) * Period::num;
  WideCount rest = ticks % Period::den;
  if (rest < 0) rest += Period::den;
  const auto seconds = static_cast<std::int64_t>((ticks - rest) / Period::den);
  const std::int64_t second = (seconds % kDay + kDay) % kDay;
  ChronoText text;
  putDays(text, seconds / kDay - (seconds % kDay < 0 ? 1 : 0));
  text.put('T');
  text.putNumber(static_cast<std::uint64_t>(second / 3600), 2);
  text.put(':');
  text.putNumber(static_cast<std::uint64_t>(second / 60 % 60), 2);
  text.put(':');
  text.putNumber(static_cast<std::uint64_t>(second % 60), 2);
  putFraction(text, fractionDigits<Period>(rest), kFractionWidth<Period>, false);
  text.put('Z');
  return text;
}

template <ChronoLike T>
ChronoText chronoText(const T& value) noexcept {
  if constexpr (DurationLike<T>) {
    return durationText(value);
  } else if constexpr (SystemTime<T>) {
    return timeText(value);
  } else {
    ChronoText text;
    text.putDate(static_cast<int>(value.year()), static_cast<unsigned>(value.month()),
                 static_cast<unsigned>(value.day()));
    return text;
  }
}

}  // namespace BYTEPRESS_ABI
}  // namespace detail
}  // namespace bytepress

#endif  // BYTEPRESS_WALK_CHRONO_HPP
