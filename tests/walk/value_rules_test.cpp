// SPDX-License-Identifier: BSL-1.0
//
// Members printed in another way than their type says. Base64 and hexadecimal texts are those of Python's
// base64 module, epochs those of its datetime.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "support/every_way.hpp"

namespace {

using namespace bytepress;  // of rules, as in fieldRules
using std::chrono::milliseconds;
using std::chrono::system_clock;

enum class Color { red = 1, green = 5 };
BOOST_DESCRIBE_ENUM(Color, red, green)

struct Trade {
  std::int64_t id = -9007199254740993;
  double price = 2.675;
  float ratio = 0.1F;
  double quoted = 1.5;
  system_clock::time_point time{milliseconds(1764581400123)};
  system_clock::time_point before{milliseconds(-1)};
  system_clock::time_point micros{milliseconds(-1)};
  milliseconds took{250};
  Color color = Color::green;
  std::string secret = "password";
};
BOOST_DESCRIBE_STRUCT(Trade, (), (id, price, ratio, quoted, time, before, micros, took, color, secret))
constexpr auto fieldRules(For<Trade>) {
  return rules(asString<&Trade::id>, asFixed<&Trade::price, 2>, asFixed<&Trade::ratio, 3>, asString<&Trade::quoted>,
               asEpochMillis<&Trade::time>, asEpochSeconds<&Trade::before>, asEpochMicros<&Trade::micros>,
               asCount<&Trade::took>, asNumber<&Trade::color>, mask<&Trade::secret>());
}

struct Blob {
  std::string text = "\xfb\xff\xfe" "a";
  std::vector<std::byte> bytes{std::byte{0xfb}, std::byte{0xff}};
  std::vector<unsigned char> hash{0x00, 0xab, 0xcd};
  std::string empty;
};
BOOST_DESCRIBE_STRUCT(Blob, (), (text, bytes, hash, empty))
constexpr auto fieldRules(For<Blob>) {
  return rules(asBase64<&Blob::text>, asBase64Url<&Blob::bytes>, asHex<&Blob::hash>, asHex<&Blob::empty>);
}

struct Event {
  std::string payload;
  std::string token;
};
BOOST_DESCRIBE_STRUCT(Event, (), (payload, token))
constexpr auto fieldRules(For<Event>) {
  return rules(asRaw<&Event::payload>, mask<&Event::token>("<hidden>"), omitEmpty<&Event::token>);
}

struct NotFinite {
  double fixed = std::numeric_limits<double>::quiet_NaN();
  double quoted = -std::numeric_limits<double>::infinity();
  double huge = 1e300;
};
BOOST_DESCRIBE_STRUCT(NotFinite, (), (fixed, quoted, huge))
constexpr auto fieldRules(For<NotFinite>) {
  return rules(asFixed<&NotFinite::fixed, 1>, asString<&NotFinite::quoted>, asFixed<&NotFinite::huge, 1>);
}

}  // namespace

TEST_CASE("numbers, times and enumerators are spelled as rules say") {
  CHECK(everyWay(Trade()) ==
        R"({"id":"-9007199254740993","price":2.67,"ratio":0.100,"quoted":"1.5","time":1764581400123,"before":-1,)"
        R"("micros":-1000,"took":250,"color":5,"secret":"***"})");
}

TEST_CASE("bytes are spelled as rules say, whatever holds them") {
  CHECK(everyWay(Blob()) == R"({"text":"+//+YQ==","bytes":"-_8","hash":"00abcd","empty":""})");
  CHECK(everyWay(Blob(), {.dropEmpties = true}) == R"({"text":"+//+YQ==","bytes":"-_8","hash":"00abcd"})");
  Blob large;
  large.text.assign(10000, '\0');
  large.hash.assign(10000, 0xff);
  std::string wanted = R"({"text":")" + std::string(13334, 'A') + R"(==","bytes":"-_8","hash":")" + std::string(20000, 'f') +
                       R"(","empty":""})";
  CHECK(everyWay(large) == wanted);
}

TEST_CASE("JSON text in a member is looked at, and masks hide what is there") {
  CHECK(everyWay(Event{R"({"a":[1, 2]})", "t0ken"}) == R"({"payload":{"a":[1, 2]},"token":"<hidden>"})");
  CHECK(everyWay(Event{"1", ""}) == R"({"payload":1})");
  CHECK(everyWay(Event{"1", ""}, {.htmlSafe = true}) == R"({"payload":1})");
  CHECK(everyWay(Event{"1", "x"}, {.htmlSafe = true}) == R"({"payload":1,"token":"\u003chidden\u003e"})");
  ByteBuffer buffer;
  const PrintStatus status = tryPrintByteBuffer(Event{"[1,", ""}, buffer);
  CHECK(status.code() == PrintCode::invalidJson);
  CHECK(status.path() == "/payload");
}

TEST_CASE("what is no finite number is not spelled otherwise") {
  CHECK(everyWay(NotFinite()) == R"({"fixed":null,"quoted":null,"huge":1e300})");
  CHECK(everyWay(NotFinite(), {.dropNulls = true}) == R"({"huge":1e300})");
  CHECK(everyWay(NotFinite(), {.nonFinite = NonFinite::string}) == R"({"fixed":"NaN","quoted":"-Infinity","huge":1e300})");
}

TEST_CASE("canonical form keeps its one spelling of numbers") {
  CHECK(everyWay(FixedNumber<double>{2.5, 3}) == "2.500");
  CHECK(everyWay(FixedNumber<double>{2.5, 3}, {.canonical = true}) == "2.5");
  CHECK(everyWay(QuotedNumber<double>{2.0}, {.canonical = true}) == R"("2")");
}
