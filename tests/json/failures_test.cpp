// SPDX-License-Identifier: BSL-1.0
//
// A failed print says why and where, and leaves the buffer as it was.
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

using bytepress::InvalidUtf8;
using bytepress::JsonOptions;
using bytepress::NonFinite;
using bytepress::PrintCode;

namespace {

struct Reading {
  std::string sensor = "s";
  double celsius = 1;
  std::optional<float> humidity;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius, humidity))

struct Report {
  std::string title = "t";
  std::vector<Reading> readings{3};
  std::map<std::string, std::vector<Reading>> places;
  std::tuple<int, std::string, double> tuple{1, "a", 2};
  std::vector<double> numbers{1, 2, 3};
  std::vector<std::string> words{"a", "b"};
  std::u16string wide = u"w";
  char letter = 'c';
  Reading only;
};
BOOST_DESCRIBE_STRUCT(Report, (), (title, readings, places, tuple, numbers, words, wide, letter, only))

struct Failing {
  PrintCode code;
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Failing& failing) {
    return out.fail(failing.code);
  }
};

// Breaks one thing of a report that is right otherwise; returns where that failed.
template <class Break>
std::string pathOf(Break&& breakIt, PrintCode code, JsonOptions options) {
  Report report;
  breakIt(report);
  std::string path;
  for (const std::uint8_t indent : {std::uint8_t{0}, std::uint8_t{2}}) {
    for (const bool sorted : {false, true}) {
      options.indent = indent;
      options.sortKeys = sorted;
      bytepress::ByteBuffer buffer;
      buffer.append("before");
      const bytepress::PrintStatus status = bytepress::tryPrintByteBuffer(report, buffer, options);
      CHECK_FALSE(status);
      CHECK(status.code() == code);
      CHECK(buffer.view() == "before");
      if (path.empty()) path = status.path();
      CHECK(status.path() == path);
      (void)everyWay(report, options);
    }
  }
  return path;
}

std::string nanPath(auto&& breakIt) {
  return pathOf(breakIt, PrintCode::nonFinite, {.nonFinite = NonFinite::error});
}
std::string utf8Path(auto&& breakIt) {
  return pathOf(breakIt, PrintCode::invalidUtf8, {.invalidUtf8 = InvalidUtf8::error});
}

}  // namespace

TEST_CASE("the path of a number that is not finite") {
  CHECK(nanPath([](Report& r) { r.readings[1].celsius = NAN; }) == "/readings/1/celsius");
  CHECK(nanPath([](Report& r) { r.readings[2].humidity = INFINITY; }) == "/readings/2/humidity");
  CHECK(nanPath([](Report& r) { r.places["a/b~c"] = {{}, {"s", NAN, {}}}; }) == "/places/a~1b~0c/1/celsius");
  CHECK(nanPath([](Report& r) { std::get<2>(r.tuple) = NAN; }) == "/tuple/2");
  CHECK(nanPath([](Report& r) { r.numbers[2] = NAN; }) == "/numbers/2");
  CHECK(nanPath([](Report& r) { r.numbers = std::vector<double>(5000, 0.5), r.numbers[4999] = NAN; }) ==
        "/numbers/4999");
  CHECK(nanPath([](Report& r) { r.only.celsius = -INFINITY; }) == "/only/celsius");
}

TEST_CASE("the path of ill-formed UTF-8, short and long") {
  for (const std::string& bad :
       {std::string("\xff"), std::string(500, 'x') + "\xc3", "\x80" + std::string(5000, 'x')}) {
    CHECK(utf8Path([&](Report& r) { r.title = bad; }) == "/title");
    CHECK(utf8Path([&](Report& r) { r.readings[0].sensor = bad; }) == "/readings/0/sensor");
    CHECK(utf8Path([&](Report& r) { r.words[1] = bad; }) == "/words/1");
    CHECK(utf8Path([&](Report& r) { std::get<1>(r.tuple) = bad; }) == "/tuple/1");
    CHECK(utf8Path([&](Report& r) { r.places[bad]; }) == "/places/" + bad);
  }
  CHECK(utf8Path([](Report& r) { r.letter = '\xff'; }) == "/letter");
  CHECK(utf8Path([](Report& r) { r.wide = std::u16string(1, char16_t{0xdfff}); }) == "/wide");
}

TEST_CASE("of two things that are wrong the first one in the document is told") {
  CHECK(nanPath([](Report& r) { r.readings[1].celsius = NAN, r.readings[1].humidity = NAN; }) == "/readings/1/celsius");
  Report report;
  report.readings[0].celsius = NAN;
  report.only.celsius = NAN;
  CHECK(everyWay(report, {.nonFinite = NonFinite::error}) ==
        "not printed: a number is not finite at /readings/0/celsius");
  CHECK(everyWay(report, {.sortKeys = true, .nonFinite = NonFinite::error}) ==
        "not printed: a number is not finite at /only/celsius");
}

TEST_CASE("custom encoding fails with any code, and the path leads to it") {
  for (int code = 1; code <= static_cast<int>(PrintCode::misuse); ++code) {
    const std::map<std::string, std::vector<Failing>> values{{"k", {Failing{static_cast<PrintCode>(code)}}}};
    bytepress::ByteBuffer buffer;
    const bytepress::PrintStatus status = bytepress::tryPrintByteBuffer(values, buffer);
    CHECK(static_cast<int>(status.code()) == code);
    CHECK(status.path() == "/k/0");
    CHECK(buffer.empty());
    CHECK(status.message() == std::string(bytepress::describe(status.code())) + " at /k/0");
  }
}

TEST_CASE("after a failure the next print works, at full depth") {
  bytepress::ByteBuffer buffer;
  std::vector<std::vector<double>> values{{NAN}};
  for (int i = 0; i < 3; ++i) {
    CHECK_FALSE(bytepress::tryPrintByteBuffer(values, buffer, {.nonFinite = NonFinite::error, .maxDepth = 2}));
    CHECK(bytepress::tryPrintByteBuffer(std::vector<std::vector<int>>{{1}}, buffer, {.maxDepth = 2}));
  }
  CHECK(buffer.view() == "[[1]][[1]][[1]]");
}
