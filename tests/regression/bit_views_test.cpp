// SPDX-License-Identifier: BSL-1.0
//
// Views of booleans that only a non-const object can go through did not compile.
#include <ranges>
#include <sstream>
#include <vector>

#include <doctest/doctest.h>

#include <bytepress/bytepress.hpp>

TEST_CASE("ranges of booleans that change while they are gone through") {
  const std::vector<bool> bits{true, false, true};
  int odd = 0;
  auto filtered = bits | std::views::filter([](bool bit) { return bit; });
  auto counted = std::views::iota(0, 3) | std::views::transform([odd](int) mutable { return odd++ % 2 == 1; });
  std::istringstream stream("1 0 1 1");
  auto read = std::views::istream<bool>(stream);
  CHECK(bytepress::printString(filtered) == "[true,true]");
  CHECK(bytepress::printString(counted) == "[false,true,false]");
  CHECK(bytepress::printString(read) == "[true,false,true,true]");
  CHECK(bytepress::printString(bits) == "[true,false,true]");
}
