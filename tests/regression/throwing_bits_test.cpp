// SPDX-License-Identifier: BSL-1.0
//
// A range of booleans was gone through in a noexcept function: an iterator that threw ended the program.
#include <doctest/doctest.h>

#include <ranges>

#include <bytepress/bytepress.hpp>

TEST_CASE("an exception of a range of booleans passes through") {
  const auto bits = std::views::iota(0, 10) | std::views::transform([](int i) -> bool {
                      if (i == 5) throw i;
                      return i % 2 == 0;
                    });
  bytepress::ByteBuffer buffer;
  CHECK_THROWS_AS(bytepress::printByteBuffer(bits, buffer), int);
  CHECK(buffer.empty());
}
