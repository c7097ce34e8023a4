// SPDX-License-Identifier: BSL-1.0
#include <chrono>
#include <cstdint>
#include <limits>
#include <map>
#include <ratio>

#include "support/every_way.hpp"

using namespace std::chrono;
using namespace std::chrono_literals;

TEST_CASE("points in time print as RFC 3339 in UTC, the fraction as wide as their period") {
  const sys_days day = 2026y / December / 1;
  CHECK(everyWay(day + 9h + 30min) == R"("2026-12-01T09:30:00Z")");
  CHECK(everyWay(day) == R"("2026-12-01T00:00:00Z")");
  CHECK(everyWay(day + 1s) == R"("2026-12-01T00:00:01Z")");
  CHECK(everyWay(day + 1ms) == R"("2026-12-01T00:00:00.001Z")");
  CHECK(everyWay(day + 20us) == R"("2026-12-01T00:00:00.000020Z")");
  CHECK(everyWay(day + 3ns) == R"("2026-12-01T00:00:00.000000003Z")");
  CHECK(everyWay(sys_time<milliseconds>(-1ms)) == R"("1969-12-31T23:59:59.999Z")");
  CHECK(everyWay(sys_time<duration<std::int64_t, std::ratio<1, 3>>>(duration<std::int64_t, std::ratio<1, 3>>(4))) ==
        R"("1970-01-01T00:00:01.333333Z")");
}

TEST_CASE("every day of 800 years agrees with the calendar of the standard library") {
  for (sys_days day = 1600y / January / 1; day < sys_days(2400y / January / 1); day += days(1)) {
    const year_month_day date(day);
    const std::string text = bytepress::printString(date);
    REQUIRE(bytepress::printString(day) == text.substr(0, text.size() - 1) + "T00:00:00Z\"");
  }
}

TEST_CASE("years that RFC 3339 does not have carry a sign") {
  CHECK(everyWay(sys_days(year(0) / 1 / 1)) == R"("0000-01-01T00:00:00Z")");
  CHECK(everyWay(sys_days(year(-1) / 12 / 31)) == R"("-0001-12-31T00:00:00Z")");
  CHECK(everyWay(sys_days(year(10000) / 1 / 1)) == R"("+10000-01-01T00:00:00Z")");
  CHECK(everyWay(sys_seconds(seconds(std::numeric_limits<std::int64_t>::max()))) ==
        R"("+292277026596-12-04T15:30:07Z")");
  CHECK(everyWay(sys_seconds(seconds(std::numeric_limits<std::int64_t>::min()))) ==
        R"("-292277022657-01-27T08:29:52Z")");
  CHECK(everyWay(system_clock::time_point::min()) == R"("1677-09-21T00:12:43.145224192Z")");
}

TEST_CASE("times beyond the range of seconds are not printable, in place of a wrong text") {
  using Years = duration<std::int64_t, years::period>;
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
  const std::string unprintable = "not printed: a value has no printed form";
  CHECK(everyWay(Years(kMost)) == unprintable);
  CHECK(everyWay(Years(-kMost)) == unprintable);
  CHECK(everyWay(sys_time<Years>(Years(kMost))) == unprintable);
  CHECK(everyWay(std::vector{duration<std::int64_t, days::period>(kMost)}) == unprintable + " at /0");
  CHECK(everyWay(duration<std::uint64_t>(~std::uint64_t{0})) == unprintable);
  CHECK(everyWay(std::map<Years, int>{{Years(kMost), 1}}).starts_with(unprintable));
  CHECK(everyWay(std::map<Years, int>{{Years(kMost), 1}}, {.sortKeys = true}).starts_with(unprintable));
  CHECK(everyWay(duration<double, years::period>(1e305)) == unprintable);
  CHECK(everyWay(seconds(kMost)) == R"("PT2562047788015215H30M7S")");
  CHECK(everyWay(seconds(std::numeric_limits<std::int64_t>::min())) == R"("-PT2562047788015215H30M8S")");
  CHECK(everyWay(Years(1000)) == R"("PT8765820H")");
}

TEST_CASE("dates print as they are, even those that no calendar has") {
  CHECK(everyWay(2026y / December / 1) == R"("2026-12-01")");
  CHECK(everyWay(2023y / February / 30) == R"("2023-02-30")");
  CHECK(everyWay(std::map<year_month_day, int>{{2024y / 2 / 29, 1}}) == R"({"2024-02-29":1})");
}

TEST_CASE("durations print as ISO 8601, with hours as the largest unit and no zeros behind") {
  CHECK(everyWay(0s) == R"("PT0S")");
  CHECK(everyWay(90min) == R"("PT1H30M")");
  CHECK(everyWay(days(2)) == R"("PT48H")");
  CHECK(everyWay(1500ms) == R"("PT1.5S")");
  CHECK(everyWay(-500ms) == R"("-PT0.5S")");
  CHECK(everyWay(hours(1) + 1ns) == R"("PT1H0.000000001S")");
  CHECK(everyWay(nanoseconds::min()) == R"("-PT2562047H47M16.854775808S")");
  CHECK(everyWay(duration<double>(1.25)) == R"("PT1.25S")");
  CHECK(everyWay(duration<double, std::milli>(-250)) == R"("-PT0.25S")");
  CHECK(everyWay(duration<double>(1e300)).size() == 306);
  CHECK(everyWay(duration<double>(std::numeric_limits<double>::infinity())) == "null");
}
