// SPDX-License-Identifier: BSL-1.0
//
// Expected numbers are from Python's datetime, bytes of decimals from its int.to_bytes.
#include <doctest/doctest.h>

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/avro/avro.hpp>
#include <bytepress/avro/decode.hpp>
#include <bytepress/avro/schema.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/walk/decimal.hpp>
#include <bytepress/walk/uuid.hpp>

#include "avro/hex.hpp"

using namespace bytepress;
using namespace std::chrono;

namespace {

template <class Duration>
using Time = time_point<system_clock, Duration>;

// Its number, and that it comes back.
template <class T>
std::int64_t numberOf(const T& value) {
  const ByteBuffer bytes = avro::encode(value);
  CHECK(avro::decode<T>(bytes) == value);
  CHECK(avro::encode(std::vector<T>{value, value}).size() == 2 * bytes.size() + 2);
  return avro::decode<std::int64_t>(bytes);
}

template <class T>
std::string failureOf(const T& value) {
  ByteBuffer buffer;
  return avro::tryEncode(value, buffer).message();
}
template <class T>
std::string failureOfNumber(std::int64_t number) {
  T value{};
  return avro::tryDecode(avro::encode(number), value).message();
}

struct Payment {
  Time<milliseconds> at{milliseconds(1790000000500)};
  sys_days due{days(20788)};
  year_month_day booked{year(2026), month(12), day(1)};
  std::optional<Time<microseconds>> seen;
  seconds lasted{90};
  duration<float> effort{0.5f};
  Decimal<9, 2> amount{-1234};
  Uuid id = *Uuid::parse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
  std::vector<std::pair<sys_days, Decimal<30, 0>>> rates{{sys_days(days(1)), {128}}};
  bool operator==(const Payment&) const = default;
};
BOOST_DESCRIBE_STRUCT(Payment, (), (at, due, booked, seen, lasted, effort, amount, id, rates))

struct Told {
  sys_days day;
  Decimal<4, 2> amount;
  template <class Encoder>
  friend Done encode(Encoder& out, const Told& told) {
    out.beginArray(2);
    out.element();
    walk(out, told.day);
    out.element();
    walk(out, told.amount);
    return out.endArray();
  }
};

template <class Decimal>
std::string hexOfDecimal(std::string_view text) {
  const auto value = Decimal::parse(text);
  REQUIRE(value);
  CHECK(std::string_view(value->text()) == text);
  CHECK(printString(*value) == text);
  const ByteBuffer bytes = avro::encode(*value);
  CHECK(avro::decode<Decimal>(bytes) == *value);
  return hexOf(bytes);
}

}  // namespace

TEST_CASE("points in time are counts since 1970, in the coarsest unit that Avro has for all of theirs") {
  CHECK(numberOf(Time<milliseconds>(milliseconds(1790000000500))) == 1790000000500);
  CHECK(numberOf(Time<microseconds>(microseconds(-1))) == -1);
  CHECK(numberOf(Time<nanoseconds>(nanoseconds(1790000000500000001))) == 1790000000500000001);
  CHECK(numberOf(Time<seconds>(seconds(1790000000))) == 1790000000000);
  CHECK(numberOf(Time<minutes>(minutes(-1))) == -60000);
  CHECK(numberOf(Time<hours>(hours(1))) == 3600000);
  using Tenths = duration<std::int64_t, std::deci>;
  CHECK(numberOf(Time<Tenths>(Tenths(3))) == 300);
  using Ticks = duration<std::int64_t, std::ratio<1, 10000000>>;  // of .NET
  CHECK(numberOf(Time<Ticks>(Ticks(3))) == 300);
  using Months = duration<int, std::ratio<2629746>>;
  CHECK(numberOf(Time<Months>(Months(2))) == 5259492000);
}

TEST_CASE("dates are days since 1970") {
  CHECK(numberOf(sys_days(days(0))) == 0);
  CHECK(numberOf(sys_days(days(-719162))) == -719162);
  const auto dayOf = [](int y, unsigned m, unsigned d) { return numberOf(year_month_day(year(y), month(m), day(d))); };
  CHECK(dayOf(1970, 1, 1) == 0);
  CHECK(dayOf(2026, 12, 1) == 20788);
  CHECK(dayOf(2000, 2, 29) == 11016);
  CHECK(dayOf(1, 1, 1) == -719162);
  CHECK(dayOf(1969, 12, 31) == -1);
  CHECK(dayOf(9999, 12, 31) == 2932896);
  CHECK(dayOf(1900, 3, 1) == -25508);
}

TEST_CASE("every day of 800 years is that of <chrono>") {
  bool same = true;
  for (int number = -300000; number < -300000 + 800 * 366; ++number) {
    const year_month_day date{sys_days(days(number))};
    std::int64_t day = 0;
    year_month_day again;
    same = same && avro::timeToInteger(date, day) && day == number && avro::integerToTime(number, again) && again == date;
  }
  CHECK(same);
}

TEST_CASE("durations are their ticks") {
  CHECK(numberOf(seconds(90)) == 90);
  CHECK(numberOf(nanoseconds(-1)) == -1);
  CHECK(hexOf(avro::encode(duration<double>(1.0))) == "000000000000f03f");
  CHECK(avro::decode<duration<float>>(avro::encode(duration<float>(0.5f))) == duration<float>(0.5f));
}

TEST_CASE("times out of range are refused, both ways") {
  const std::string unprintable = "a value has no printed form";
  CHECK(failureOf(Time<seconds>(seconds(std::numeric_limits<std::int64_t>::max() / 1000 + 1))) == unprintable);
  CHECK(failureOf(Time<seconds>(seconds(std::numeric_limits<std::int64_t>::max() / 1000))) == "printed");
  CHECK(failureOf(Time<seconds>(seconds(std::numeric_limits<std::int64_t>::min()))) == unprintable);
  CHECK(failureOf(Time<milliseconds>(milliseconds(std::numeric_limits<std::int64_t>::min()))) == "printed");
  CHECK(failureOf(year_month_day(year(2023), month(2), day(29))) == unprintable);
  CHECK(failureOf(year_month_day(year(2023), month(13), day(1))) == unprintable);
  CHECK(failureOf(year_month_day(year(2023), month(1), day(0))) == unprintable);
  using LongDays = duration<std::int64_t, std::ratio<86400>>;
  CHECK(failureOf(Time<LongDays>(LongDays(std::int64_t{1} << 31))) == unprintable);
  CHECK(failureOf(std::vector{year_month_day(), year_month_day(year(1), month(1), day(1))}) == unprintable + " at /0");
  const std::string range = "a number is out of the range of its type at byte 0";
  CHECK(failureOfNumber<Time<seconds>>(1500) == range);
  CHECK(failureOfNumber<Time<seconds>>(-2000) == "decoded");
  CHECK(failureOfNumber<sys_days>(std::int64_t{1} << 31) == range);
  CHECK(failureOfNumber<year_month_day>(100000000) == range);
  using Short = duration<std::int16_t, std::milli>;
  CHECK(failureOfNumber<Time<Short>>(40000) == range);
}

TEST_CASE("decimals are integers without their point, in as few bytes as can be") {
  CHECK(hexOfDecimal<Decimal<9, 2>>("12.34") == "0404d2");
  CHECK(hexOfDecimal<Decimal<9, 2>>("-12.34") == "04fb2e");
  CHECK(hexOfDecimal<Decimal<9, 2>>("0.00") == "0200");
  CHECK(hexOfDecimal<Decimal<9, 2>>("-0.01") == "02ff");
  CHECK(hexOfDecimal<Decimal<9, 2>>("1.27") == "027f");
  CHECK(hexOfDecimal<Decimal<9, 2>>("1.28") == "040080");
  CHECK(hexOfDecimal<Decimal<9, 2>>("-1.28") == "0280");
  CHECK(hexOfDecimal<Decimal<9, 2>>("-1.29") == "04ff7f");
  CHECK(hexOfDecimal<Decimal<4, 4>>("-0.9999") == "04d8f1");
  CHECK(hexOfDecimal<Decimal<18, 0>>("999999999999999999") == "100de0b6b3a763ffff");
  CHECK(hexOfDecimal<Decimal<18, 0>>("-999999999999999999") == "10f21f494c589c0001");
  CHECK(hexOfDecimal<Decimal<38, 10>>("-9999999999999999999999999999.9999999999") == "20b4c4b357a5793b85f675ddc000000001");
  CHECK(hexOfDecimal<Decimal<38, 38>>("0.00000000000000000000000000000000000001") == "0201");
}

TEST_CASE("decimals that have too many digits are refused, both ways") {
  using Price = Decimal<4, 2>;
  for (const std::string_view wrong : {"", "-", ".", "1.", ".5", "1.234", "100.00", "1e2", "+1", " 1", "1.2.3", "--1"}) CHECK_FALSE(Price::parse(wrong));
  CHECK(Price::parse("99.99")->unscaled == 9999);
  CHECK(Price::parse("1")->unscaled == 100);
  CHECK(Price::parse("007.5")->unscaled == 750);
  CHECK(failureOf(Price{10000}) == "a value has no printed form");
  ByteBuffer json;
  CHECK(tryPrintByteBuffer(Price{-10000}, json).code() == PrintCode::unprintable);
  Price read{7};
  const auto failure = [&](std::string_view hex) { return avro::tryDecode(bytesOfHex(hex), read).message(); };
  CHECK(failure("04270f") == "decoded");
  CHECK(failure("042710") == "a number is out of the range of its type at byte 1");
  CHECK(failure("00") == "a number is out of the range of its type at byte 1");
  CHECK(failure("04") == "the bytes end within a value at byte 1");
  CHECK(failure("2000000000000000000000000000000001") == "decoded");  // 16 bytes that are 1
  CHECK(read.unscaled == 1);
  CHECK(failure("14ffffffffffffffffffff") == "decoded");
  CHECK(read.unscaled == -1);
  CHECK(failure("12ff0000000000000000") == "a number is out of the range of its type at byte 1");
  CHECK(failure("1200ff00000000000000") == "a number is out of the range of its type at byte 1");
  CHECK(read.unscaled == -1);
}

TEST_CASE("the schema says what they stand for, its canonical form does not") {
  CHECK(avro::kSchema<sys_days> == R"({"type":"int","logicalType":"date"})");
  CHECK(avro::kSchema<year_month_day> == R"({"type":"int","logicalType":"date"})");
  CHECK(avro::kSchema<Time<seconds>> == R"({"type":"long","logicalType":"timestamp-millis"})");
  CHECK(avro::kSchema<Time<microseconds>> == R"({"type":"long","logicalType":"timestamp-micros"})");
  CHECK(avro::kSchema<Time<nanoseconds>> == R"({"type":"long","logicalType":"timestamp-nanos"})");
  CHECK(avro::kSchema<seconds> == R"("long")");
  CHECK(avro::kSchema<duration<float>> == R"("float")");
  CHECK(avro::kSchema<duration<double>> == R"("double")");
  CHECK(avro::kSchema<Uuid> == R"({"type":"string","logicalType":"uuid"})");
  CHECK(avro::kSchema<Decimal<9, 2>> == R"({"type":"bytes","logicalType":"decimal","precision":9,"scale":2})");
  CHECK(avro::kSchema<std::optional<sys_days>> == R"(["null",{"type":"int","logicalType":"date"}])");
  CHECK(avro::kCanonicalSchema<Decimal<9, 2>> == R"("bytes")");
  CHECK(avro::kCanonicalSchema<sys_days> == R"("int")");
  CHECK(avro::kOwnName<std::pair<Decimal<9, 2>, Time<seconds>>> == "tuple2_decimal_9_2_timestamp_millis");
  CHECK(printString(avro::schemaOf<Payment>) == avro::kSchema<Payment>);
}

TEST_CASE("a struct of them comes back, also from an encode() by hand") {
  const Payment payment;
  CHECK(avro::decode<Payment>(avro::encode(payment)) == payment);
  CHECK(avro::decode<Payment>(avro::encode(payment, {.blocks = avro::Blocks::sized})) == payment);
  CHECK(hexOf(avro::encode(payment)) ==
        "e8b783c59868" "e8c402" "e8c402" "00" "b401" "0000003f" "04fb2e"
        "4866383164346661652d376465632d313164302d613736352d303061306339316536626636" "02" "02" "040080" "00");
  CHECK(hexOf(avro::encode(Told{sys_days(days(20788)), {128}})) == "04" "e8c402" "040080" "00");
  CHECK(printString(payment).find(R"("amount":-12.34,"id":"f81d4fae-7dec-11d0-a765-00a0c91e6bf6")") != std::string::npos);
}
