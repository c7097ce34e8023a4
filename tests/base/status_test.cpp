// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "bytepress/base/status.hpp"

using bytepress::PrintCode;
using bytepress::PrintError;
using bytepress::PrintStatus;

TEST_CASE("a status is true when all was printed") {
  const PrintStatus good;
  CHECK(good);
  CHECK(good.code() == PrintCode::ok);
  CHECK(good.path().empty());
  const PrintStatus bad(PrintCode::nonFinite, "/a/3");
  CHECK_FALSE(bad);
  CHECK(bad.message() == "a number is not finite at /a/3");
  CHECK(PrintStatus(PrintCode::tooLarge).message() == "the document is longer than maxBytes allows");
}

TEST_CASE("every code has a sentence of its own") {
  std::set<std::string_view> sentences;
  for (int code = 0; code <= static_cast<int>(PrintCode::misuse); ++code) {
    const std::string_view sentence = describe(static_cast<PrintCode>(code));
    CHECK(sentence.size() > 6);
    CHECK(sentences.insert(sentence).second);
  }
  CHECK(describe(static_cast<PrintCode>(255)) == "unknown");
}

TEST_CASE("what is thrown says the same as the status") {
  const PrintError error(PrintStatus(PrintCode::nonFinite, "/a"));
  CHECK(error.code() == PrintCode::nonFinite);
  CHECK(error.path() == "/a");
  CHECK(std::string(error.what()) == "bytepress: a number is not finite at /a");
}
