// SPDX-License-Identifier: BSL-1.0
//
// Keys escaped at compile time are the bytes that the same text has at run time.
#include "bytepress/text/key_text.hpp"  // first, so that it is proven self-contained

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "text/reference_text.hpp"

namespace {

using namespace bytepress;
using namespace bytepress::test;
using namespace std::string_view_literals;

constexpr std::string_view kName = "a\"b\n</\x01\xff";

consteval auto escapedName() {
  std::array<char, escapedSize(kName)> text{};
  escapeTo(text.data(), kName);
  return text;
}

constexpr auto kEscaped = escapedName();
static_assert(std::string_view(kEscaped.data(), kEscaped.size()) ==
              "a\\\"b\\n</\\u0001\xef\xbf\xbd");

static_assert(isPlainInEveryProfile(""));
static_assert(isPlainInEveryProfile("created_at 2~"));
static_assert(!isPlainInEveryProfile("a/b"));
static_assert(!isPlainInEveryProfile("a\x7f"));
static_assert(!isPlainInEveryProfile("\xc3\xa9"));

std::string escaped(std::string_view text) {
  std::string out(escapedSize(text) + 1, '?');
  const char* end = escapeTo(out.data(), text);
  CHECK(end == out.data() + escapedSize(text));
  CHECK(out.back() == '?');
  out.pop_back();
  return out;
}

}  // namespace

TEST_CASE("escapeTo agrees with the reference on all pairs of bytes, and escapedSize with both") {
  std::string wrong;
  for (unsigned pair = 0; pair < 0x10000 && wrong.empty(); ++pair) {
    const char bytes[] = {static_cast<char>(pair >> 8), static_cast<char>(pair)};
    const std::string_view text(bytes, 2);
    char out[16];
    const char* end = escapeTo(out, text);
    const std::string wanted = referenceText(text).json;
    if (std::string_view(out, end) != wanted || escapedSize(text) != wanted.size()) wrong = wanted;
  }
  CHECK(wrong == "");
}

TEST_CASE("keys in other scripts stay as they are, ill-formed ones get U+FFFD") {
  CHECK(escaped("\xe4\xb8\xad \xf0\x9f\x98\x80"sv) == "\xe4\xb8\xad \xf0\x9f\x98\x80");
  CHECK(escaped("\xf0\x9f\x98"sv) == "\xef\xbf\xbd");
  CHECK(escaped("\xed\xa0\x80"sv) == "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
  CHECK(escaped("\b\t\n\f\r\"\\/"sv) == R"(\b\t\n\f\r\"\\/)");
}

TEST_CASE("a text is plain in every profile just where no option changes it") {
  const Escaping all{.asciiOnly = true, .htmlSafe = true, .slash = true, .del = true, .c1 = true};
  for (unsigned byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const std::string_view text(&c, 1);
    CHECK(isPlainInEveryProfile(text) == (referenceText(text, all).json == text));
  }
}
