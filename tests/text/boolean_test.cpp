// SPDX-License-Identifier: BSL-1.0
#include "bytepress/text/boolean.hpp"

#include <doctest/doctest.h>

#include "canary.hpp"

using namespace bytepress;
using bytepress::test::Canary;

TEST_CASE("booleans are printed as words and stay within their room") {
  for (const bool value : {false, true}) {
    Canary<kMaxBooleanChars> memory;
    CHECK(memory.text(writeBoolean(memory.at(), value)) == (value ? "true" : "false"));
    CHECK(memory.intact());
  }
}
