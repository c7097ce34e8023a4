// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <string>

#include "bytepress/base/config.hpp"
#include "bytepress/base/room.hpp"

// Every macro is 0 or 1 and always defined.
#if BYTEPRESS_HAS_EXCEPTIONS + BYTEPRESS_HAS_INT128 + BYTEPRESS_HAS_SSE2 + BYTEPRESS_HAS_NEON + \
        BYTEPRESS_HAS_X86_DISPATCH >                                                            \
    5
#  error "a BYTEPRESS_HAS_ macro is neither 0 nor 1"
#endif

TEST_CASE("the version is told in parts and as text") {
  const std::string parts = std::to_string(BYTEPRESS_VERSION_MAJOR) + '.' + std::to_string(BYTEPRESS_VERSION_MINOR) +
                            '.' + std::to_string(BYTEPRESS_VERSION_PATCH);
  CHECK(parts == BYTEPRESS_VERSION);
}

TEST_CASE("a whole vector fits behind every room") {
  CHECK(bytepress::kSlack >= 64);
  CHECK(bytepress::kMaxRoom >= 6 * 128 + 64);
}
