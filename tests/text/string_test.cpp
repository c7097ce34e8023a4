// SPDX-License-Identifier: BSL-1.0
//
// What strings become by default: literals for each kind of character and of ill-formed UTF-8.
#include "bytepress/text/string.hpp"  // first, so that it is proven self-contained

#ifdef BYTEPRESS_WALK_ENCODER_HPP
#  error "text/ must not know walk/"
#endif

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "text/text_writing.hpp"

namespace {

using namespace bytepress;
using namespace bytepress::test;
using namespace std::string_view_literals;

struct Example {
  std::string_view text, json;
};

constexpr Example kExamples[] = {
    {""sv, ""sv},
    {"plain text, 123"sv, "plain text, 123"sv},
    {"say \"hi\""sv, R"(say \"hi\")"sv},
    {"C:\\dir"sv, R"(C:\\dir)"sv},
    {"\b\t\n\f\r"sv, R"(\b\t\n\f\r)"sv},
    {"\0\x01\x0b\x0e\x1f"sv, R"(\u0000\u0001\u000b\u000e\u001f)"sv},
    {"/ \x7f"sv, "/ \x7f"sv},
    {"<&>'"sv, "<&>'"sv},
    {"\xc2\x80\xdf\xbf"sv, "\xc2\x80\xdf\xbf"sv},
    {"\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"sv,
     "\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"sv},
    {"\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"sv, "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"sv},
    {"\xe2\x80\xa8\xe2\x80\xa9"sv, "\xe2\x80\xa8\xe2\x80\xa9"sv},
};

#define FFFD "\xef\xbf\xbd"

struct IllFormed {
  std::string_view text;
  std::size_t errorAt;
  std::string_view replaced;
};

// The counts of U+FFFD are those of the WHATWG Encoding standard.
constexpr IllFormed kIllFormed[] = {
    {"ab\x80"sv, 2, "ab" FFFD ""sv},
    {"\xff"sv, 0, FFFD ""sv},
    {"\xc0\xaf"sv, 0, FFFD FFFD ""sv},  // overlong
    {"\xc1\xbf"sv, 0, FFFD FFFD ""sv},
    {"\xe0\x80\xaf"sv, 0, FFFD FFFD FFFD ""sv},
    {"\xe0\x9f\xbf"sv, 0, FFFD FFFD FFFD ""sv},
    {"\xf0\x8f\xbf\xbf"sv, 0, FFFD FFFD FFFD FFFD ""sv},
    {"\xed\xa0\x80"sv, 0, FFFD FFFD FFFD ""sv},  // surrogates
    {"\xed\xbf\xbf"sv, 0, FFFD FFFD FFFD ""sv},
    {"\xf4\x90\x80\x80"sv, 0, FFFD FFFD FFFD FFFD ""sv},  // above U+10FFFF
    {"\xf5\x80\x80\x80"sv, 0, FFFD FFFD FFFD FFFD ""sv},
    {"a\xc3"sv, 1, "a" FFFD ""sv},  // cut short
    {"a\xe2\x82"sv, 1, "a" FFFD ""sv},
    {"\xf0\x9f\x98"sv, 0, FFFD ""sv},
    {"\xf0\x9f\x98z"sv, 0, FFFD "z"sv},
    {"\xc3\"x"sv, 0, FFFD "\\\"x"sv},
    {"\xe2\x82\xc3\xa9"sv, 0, FFFD "\xc3\xa9"sv},
    {"\xe2\x80\xe2\x82\xac"sv, 0, FFFD "\xe2\x82\xac"sv},
    {"\xf1\x80\xe1\x80\xc3 "sv, 0, FFFD FFFD FFFD " "sv},
    {"\xe4\xb8\xad\x80"sv, 3, "\xe4\xb8\xad" FFFD ""sv},  // one continuation too many
};

std::string written(std::string_view text, InvalidUtf8 policy, TextStop expected = TextStop::done) {
  std::string out(text.size() * kMaxEscapeChars + 16 + kSlack, '?');
  char* const end = out.data() + out.size() - kSlack;
  const TextStep step = writeText(out.data(), end, text.data(), text.data() + text.size(), policy);
  CHECK(step.stop == expected);
  return std::string(out.data(), step.at);
}

}  // namespace

TEST_CASE(
    "writeText escapes what JSON demands, in the spelling of JSON.stringify, and nothing else") {
  withEveryKernelSet([] {
    for (const Example& example : kExamples)
      CHECK(written(example.text, InvalidUtf8::replace) == example.json);
  });
}

TEST_CASE("ill-formed UTF-8 becomes one U+FFFD per maximal subpart") {
  withEveryKernelSet([] {
    for (const IllFormed& example : kIllFormed) {
      CHECK(written(example.text, InvalidUtf8::replace) == example.replaced);
    }
  });
}

TEST_CASE("InvalidUtf8::error stops at the first ill-formed byte, and all before it is written") {
  withEveryKernelSet([] {
    char out[256 + kSlack];
    for (const IllFormed& example : kIllFormed) {
      for (const std::string& front :
           {std::string(), std::string(100, 'a'), std::string("\xe4\xb8\xad\xe6\x96\x87")}) {
        const std::string text = front + std::string(example.text);
        const TextStep step =
            writeText(out, out + 256, text.data(), text.data() + text.size(), InvalidUtf8::error);
        CHECK(step.stop == TextStop::invalid);
        CHECK(step.next == text.data() + front.size() + example.errorAt);
        CHECK(std::string_view(out, step.at) == text.substr(0, front.size() + example.errorAt));
      }
    }
  });
}

TEST_CASE("InvalidUtf8::trust copies ill-formed UTF-8 but escapes what ends a string") {
  withEveryKernelSet([] {
    CHECK(written("\xff\x80\xc3\"\n\\"sv, InvalidUtf8::trust) == "\xff\x80\xc3\\\"\\n\\\\"sv);
    for (const IllFormed& example : kIllFormed) {
      if (example.text.find('"') != std::string_view::npos) continue;
      CHECK(written(example.text, InvalidUtf8::trust) == example.text);
    }
  });
}

TEST_CASE("a long text of garbage becomes three bytes for each of its own") {
  withEveryKernelSet([] {
    const std::string garbage(1'000'000, '\xff');
    const std::string json = written(garbage, InvalidUtf8::replace);
    CHECK(json.size() == 3'000'000);
    CHECK(json.find_first_not_of(FFFD) == std::string::npos);
  });
}

TEST_CASE("copyCleanText copies up to the first byte that is not clean") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (std::size_t n = 0; n <= 300; ++n) checker.checkPrefix(std::string(n, 'x'));
    for (std::size_t n = 1; n <= 140; ++n) {
      for (std::size_t place = 0; place < n; ++place) {
        std::string text(n, '~');
        text[place] = '"';
        checker.checkPrefix(text);
        text[n - 1] = '\\';
        checker.checkPrefix(text);
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("copyCleanText knows every byte") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (unsigned byte = 0; byte < 256; ++byte) {
      for (const std::size_t n :
           {1u, 2u, 3u, 5u, 7u, 8u, 13u, 15u, 16u, 17u, 40u, 64u, 65u, 130u}) {
        for (const std::size_t place : {std::size_t{0}, n / 2, n - 1}) {
          std::string text(n, ' ');
          text[place] = static_cast<char>(byte);
          checker.checkPrefix(text);
        }
      }
    }
  });
  CHECK(checker.failures() == "");
}
