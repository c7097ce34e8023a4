// SPDX-License-Identifier: BSL-1.0
//
// Options for numbers: fixed digits, and integers as strings. Expected digits are those of Python's
// decimal module, which rounds the exact binary value.
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

using bytepress::IntegerStyle;

constexpr std::int64_t kSafe = 9007199254740991;

enum class Plain : std::int64_t { huge = kSafe + 1 };

struct Numbers {
  std::int64_t safe = kSafe;
  std::int64_t over = kSafe + 1;
  std::int64_t under = -kSafe - 1;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  int small = 7;
  Plain plain = Plain::huge;
  std::vector<std::int64_t> list{1, -kSafe, kSafe + 1};
  std::map<std::int64_t, int> map{{kSafe + 1, 1}};
};
BOOST_DESCRIBE_STRUCT(Numbers, (), (safe, over, under, most, small, plain, list, map))

}  // namespace

TEST_CASE("integers beyond 2^53 - 1 become strings where that is asked for, and only they") {
  CHECK(everyWay(Numbers(), {.integers = IntegerStyle::unsafeAsString}) ==
        R"({"safe":9007199254740991,"over":"9007199254740992","under":"-9007199254740992","most":"18446744073709551615",)"
        R"("small":7,"plain":"9007199254740992","list":[1,-9007199254740991,"9007199254740992"],"map":{"9007199254740992":1}})");
  CHECK(everyWay(std::vector<std::int32_t>{1, -1}, {.integers = IntegerStyle::unsafeAsString}) == "[1,-1]");
#if BYTEPRESS_HAS_INT128
  CHECK(everyWay(bytepress::Int128(kSafe), {.integers = IntegerStyle::unsafeAsString}) == "9007199254740991");
  CHECK(everyWay(bytepress::Int128(1) << 100, {.integers = IntegerStyle::unsafeAsString}) ==
        R"("1267650600228229401496703205376")");
#endif
}

TEST_CASE("all integers become strings where that is asked for, and no other number") {
  CHECK(everyWay(std::vector<int>{1, -1}, {.integers = IntegerStyle::string}) == R"(["1","-1"])");
  CHECK(everyWay(1.0, {.integers = IntegerStyle::string}) == "1.0");
  CHECK(everyWay(true, {.integers = IntegerStyle::string}) == "true");
  CHECK(everyWay(std::vector<std::uint8_t>{255}, {.indent = 1, .integers = IntegerStyle::string}) == "[\n \"255\"\n]");
}

TEST_CASE("a fixed number of digits is the exact value rounded, not the shortest text") {
  CHECK(everyWay(std::vector<double>{1.005, 2.675, 0.125, 0.375, 1e-9, -0.001}, {.precision = 2}) ==
        "[1.00,2.67,0.12,0.38,0.00,-0.00]");
  CHECK(everyWay(std::vector<double>{0.5, 1.5, 2.5, 1e20}, {.precision = 0}) == "[0,2,2,100000000000000000000]");
  CHECK(everyWay(0.1, {.precision = 17}) == "0.10000000000000001");
  CHECK(everyWay(0.1F, {.precision = 12}) == "0.100000001490");
  CHECK(everyWay(0.25L, {.precision = 1}) == "0.2");
  CHECK(everyWay(-999999999999999868928.0, {.precision = 17}) == "-999999999999999868928.00000000000000000");
}

TEST_CASE("fixed digits leave alone what is too large for them and what is no number") {
  CHECK(everyWay(1e21, {.precision = 2}) == "1e21");
  CHECK(everyWay(-1e300, {.precision = 2}) == "-1e300");
  CHECK(everyWay(std::numeric_limits<double>::infinity(), {.precision = 2}) == "null");
  CHECK(everyWay(3, {.precision = 2}) == "3");
}

TEST_CASE("options out of range are refused") {
  const auto refused = [](const bytepress::JsonOptions& options) {
    std::string text = "kept";
    const bytepress::PrintStatus status = bytepress::tryPrintString(1, text, options);
    return text == "kept" && status.code() == bytepress::PrintCode::badOption;
  };
  CHECK(refused({.precision = 18}));
  CHECK(refused({.precision = -2}));
  CHECK(refused({.integers = static_cast<IntegerStyle>(3)}));
  CHECK(refused({.colon = static_cast<bytepress::Colon>(4)}));
  CHECK(refused({.newline = static_cast<bytepress::Newline>(2)}));
  CHECK(refused({.indent = 2, .arrays = static_cast<bytepress::ArrayLayout>(9)}));
  CHECK(refused({.empties = static_cast<bytepress::EmptyLayout>(3)}));
  CHECK(refused({.nonFinite = static_cast<bytepress::NonFinite>(3)}));
  CHECK(refused({.invalidUtf8 = static_cast<bytepress::InvalidUtf8>(3)}));
  CHECK(refused({.realStyle = static_cast<bytepress::RealStyle>(2)}));
  CHECK(refused({.precision = 2, .canonical = true}));
  CHECK(refused({.integers = IntegerStyle::string, .canonical = true}));
  CHECK(refused({.escapeSlash = true, .canonical = true}));
}
