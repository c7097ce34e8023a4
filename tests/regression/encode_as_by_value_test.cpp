// SPDX-License-Identifier: BSL-1.0
//
// g++ 12 does not convert a probe to a parameter by value through `operator const U&`: encodeAs(T) was not
// found where encodeAs(const T&) was.
#include <string_view>

#include "support/every_way.hpp"

namespace {

enum class Level { low, high };
std::string_view encodeAs(Level level) {
  return level == Level::low ? "low" : "high";
}

struct Celsius {
  double degrees;
};
double encodeAs(Celsius celsius) {
  return celsius.degrees;
}

struct Pair {
  int a, b;
};
template <class Encoder>
bytepress::Done encode(Encoder& out, Pair pair) {
  return out.integer(pair.a + pair.b);
}

}  // namespace

TEST_CASE("encodeAs and encode may take their argument by value") {
  CHECK(everyWay(Level::high) == R"("high")");
  CHECK(everyWay(Celsius{1.5}) == "1.5");
  CHECK(everyWay(Pair{1, 2}) == "3");
}
