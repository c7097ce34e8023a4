// SPDX-License-Identifier: BSL-1.0
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>
#include <vector>

#include "support/every_way.hpp"

TEST_CASE("null has one text, whatever it is called") {
  CHECK(everyWay(nullptr) == "null");
  CHECK(everyWay(std::monostate{}) == "null");
  CHECK(everyWay(std::nullopt) == "null");
}

TEST_CASE("bool is true or false, and so is what containers of bits hand out") {
  CHECK(everyWay(true) == "true");
  CHECK(everyWay(false) == "false");
  std::vector<bool> bits{false, true};
  CHECK(everyWay(bits[1]) == "true");
  CHECK(everyWay(std::as_const(bits)[0]) == "false");
}

TEST_CASE("integers of every width are exact") {
  CHECK(everyWay(std::int8_t{-128}) == "-128");
  CHECK(everyWay(std::uint8_t{255}) == "255");
  CHECK(everyWay(static_cast<signed char>('A')) == "65");
  CHECK(everyWay(static_cast<unsigned char>('A')) == "65");
  CHECK(everyWay(std::int16_t{-32768}) == "-32768");
  CHECK(everyWay(std::uint16_t{65535}) == "65535");
  CHECK(everyWay(std::numeric_limits<std::int32_t>::min()) == "-2147483648");
  CHECK(everyWay(std::numeric_limits<std::uint32_t>::max()) == "4294967295");
  CHECK(everyWay(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
  CHECK(everyWay(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
  CHECK(everyWay(0L) == "0");
  CHECK(everyWay(7ULL) == "7");
}

#if BYTEPRESS_HAS_INT128
TEST_CASE("128-bit integers are exact") {
  constexpr bytepress::Uint128 kMax = ~bytepress::Uint128{0};
  constexpr auto kMin = static_cast<bytepress::Int128>(bytepress::Uint128{1} << 127);
  CHECK(everyWay(kMax) == "340282366920938463463374607431768211455");
  CHECK(everyWay(kMin) == "-170141183460469231731687303715884105728");
  CHECK(everyWay(bytepress::Int128{0}) == "0");
  CHECK(everyWay(std::vector<bytepress::Int128>{-1, 10}) == "[-1,10]");
}
#endif

TEST_CASE("a real has the fewest digits that read back as the same number of its own width") {
  CHECK(everyWay(0.1) == "0.1");
  CHECK(everyWay(0.1f) == "0.1");
  CHECK(everyWay(static_cast<double>(0.1f)) == "0.10000000149011612");
  CHECK(everyWay(2.0) == "2.0");
  CHECK(everyWay(-0.0) == "-0.0");
  CHECK(everyWay(1e-6) == "0.000001");
  CHECK(everyWay(1e-7) == "1e-7");
  CHECK(everyWay(123456789012345680000.0) == "123456789012345680000.0");
  CHECK(everyWay(1e21) == "1e21");
  CHECK(everyWay(5e-324) == "5e-324");
  CHECK(everyWay(1.7976931348623157e308) == "1.7976931348623157e308");
  CHECK(everyWay(3.4028235e38f) == "3.4028235e38");
  CHECK(everyWay(0.1L) == "0.1");
}

TEST_CASE("what is not finite follows the option, at every width") {
  using bytepress::NonFinite;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  const long double longInfinity = std::numeric_limits<long double>::infinity();
  CHECK(everyWay(nan) == "null");
  CHECK(everyWay(-infinity) == "null");
  CHECK(everyWay(longInfinity) == "null");
  CHECK(everyWay(nan, {.nonFinite = NonFinite::string}) == R"("NaN")");
  CHECK(everyWay(infinity, {.nonFinite = NonFinite::string}) == R"("Infinity")");
  CHECK(everyWay(-infinity, {.nonFinite = NonFinite::string}) == R"("-Infinity")");
  CHECK(everyWay(-longInfinity, {.nonFinite = NonFinite::string}) == R"("-Infinity")");
  CHECK(everyWay(nan, {.nonFinite = NonFinite::error}) == "not printed: a number is not finite");
  CHECK(everyWay(std::vector<double>{1, nan, infinity}, {.nonFinite = NonFinite::string}) ==
        R"([1.0,"NaN","Infinity"])");
  // A long double beyond the range of double is finite.
  if constexpr (std::numeric_limits<long double>::max_exponent > 1024) {
    CHECK(everyWay(1e400L) == "1e400");
  }
}

TEST_CASE("a byte is a number, bytes in a row are base64") {
  CHECK(everyWay(std::byte{255}) == "255");
  CHECK(everyWay(std::vector<std::byte>{std::byte{1}, std::byte{2}, std::byte{3}}) == R"("AQID")");
  CHECK(everyWay(std::vector<std::byte>{}) == R"("")");
}
