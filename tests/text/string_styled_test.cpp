// SPDX-License-Identifier: BSL-1.0
//
// Strings with the options of Escaping: each alone by literals, all together by the reference.
#include "bytepress/text/string.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "text/text_writing.hpp"

namespace {

using namespace bytepress;
using namespace bytepress::test;
using namespace std::string_view_literals;

std::string styled(std::string_view text, const Escaping& how) {
  std::string out(text.size() * kMaxEscapeChars + 16 + kSlack, '?');
  char* const end = out.data() + out.size() - kSlack;
  const TextStep step =
      writeTextStyled(out.data(), end, text.data(), text.data() + text.size(), how);
  CHECK(step.stop == TextStop::done);
  return std::string(out.data(), step.at);
}

struct Styled {
  Escaping how;
  std::string_view text, json;
};

const Styled kExamples[] = {
    {{}, "</\x7f\xc2\x80\xe2\x80\xa8 \"\x1f"sv, "</\x7f\xc2\x80\xe2\x80\xa8 \\\"\\u001f"sv},
    {{.asciiOnly = true}, "a\xc3\xa9\xe4\xb8\xad"sv, R"(a\u00e9\u4e2d)"sv},
    {{.asciiOnly = true}, "\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"sv, R"(\ud7ff\ue000\uffff)"sv},
    {{.asciiOnly = true},
     "\xf0\x90\x80\x80\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf"sv,
     R"(\ud800\udc00\ud83d\ude00\udbff\udfff)"sv},
    {{.asciiOnly = true}, "~\x7f\xff\xe2\x82"sv, R"(~\u007f\ufffd\ufffd)"sv},
    {{.invalidUtf8 = InvalidUtf8::trust, .asciiOnly = true}, "\xff\xc3\xa9"sv, R"(\ufffd\u00e9)"sv},
    {{.htmlSafe = true},
     "</script><!-- & -->"sv,
     R"(\u003c/script\u003e\u003c!-- \u0026 --\u003e)"sv},
    {{.htmlSafe = true},
     "]]>\xe2\x80\xa8\xe2\x80\xa9\xe2\x80\xa7\xe2\x81\xa8\xe3\x80\xa8"sv,
     "]]\\u003e\\u2028\\u2029\xe2\x80\xa7\xe2\x81\xa8\xe3\x80\xa8"sv},
    {{.slash = true}, "a/b"sv, R"(a\/b)"sv},
    {{.del = true}, "a\x7f"sv, R"(a\u007f)"sv},
    {{.c1 = true},
     "\xc2\x80\xc2\x9f\xc2\xa0\xc3\x80\x7f"sv,
     "\\u0080\\u009f\xc2\xa0\xc3\x80\x7f"sv},
    {{.asciiOnly = true, .htmlSafe = true, .upperHex = true},
     "\xef\xbf\xbf<\x1f"sv,
     R"(\uFFFF\u003C\u001F)"sv},
};

// Bit i of `flags` is the i-th option.
Escaping combination(unsigned flags, InvalidUtf8 policy) {
  return {policy,           (flags & 1) != 0,  (flags & 2) != 0, (flags & 4) != 0,
          (flags & 8) != 0, (flags & 16) != 0, (flags & 32) != 0};
}

constexpr std::string_view kMixed[] = {
    "</a> & \"b\" \\ \n\x01 ~\x7f."sv,
    "\xc2\x85 next \xc2\xa0 line \xe2\x80\xa8 and \xe2\x80\xa9 paragraph \xe2\x80\x9cquoted\xe2\x80\x9d"sv,
    "\xe4\xb8\xad\xe6\x96\x87\xe4\xb8\xad\xe6\x96\x87\xe4\xb8\xad\xe6\x96\x87\xe2\x80\xa8\xe4\xb8\xad</\xc2\x80\xf0\x9f\x98\x80\x7f"sv,
    "bad \xe2\x80 \xc2 \xff\xe2\x80\xe2\x80\xa8\xc2\xc2\x80\xf0\x9f\x98 and \xe2\x80\xa8\xa8\xc2\x9f\x9f"sv,
};

}  // namespace

TEST_CASE("each option escapes what it says, and nothing else") {
  withEveryKernelSet([] {
    for (const Styled& example : kExamples)
      CHECK(styled(example.text, example.how) == example.json);
  });
}

TEST_CASE("asciiOnly makes six bytes of every byte of garbage") {
  withEveryKernelSet([] {
    const std::string json = styled(std::string(100'000, '\x80'), {.asciiOnly = true});
    CHECK(json.size() == 600'000);
    CHECK(json.substr(599'988) == R"(\ufffd\ufffd)");
  });
}

TEST_CASE(
    "all combinations of options agree with the reference, at every place and with every room") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (unsigned flags = 0; flags < 64; ++flags) {
      for (const InvalidUtf8 policy :
           {InvalidUtf8::replace, InvalidUtf8::error, InvalidUtf8::trust}) {
        const Escaping how = combination(flags, policy);
        for (const std::string_view mixed : kMixed) {
          for (const std::size_t front : {0u, 1u, 15u, 30u, 62u}) {
            const std::string text = std::string(front, 'a') + std::string(mixed);
            checker.check(text, how);
            checker.check(text, how, 16 + (flags * 7 + front) % 90);
          }
        }
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("a short text is quoted in one go where the options escape nothing in it") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (unsigned flags = 0; flags < 64; ++flags) {
      const Escaping how = combination(flags, InvalidUtf8::replace);
      for (unsigned byte = 0; byte < 256; ++byte) {
        for (const std::size_t n : {1u, 6u, 12u, 20u, 70u, 128u}) {
          std::string text(n, 'a');
          text[n * 2 / 3] = static_cast<char>(byte);
          checker.checkQuote(text, how);
        }
      }
    }
    for (std::size_t n = 0; n <= kShortText; ++n)
      checker.checkQuote(std::string(n, 'a'), {.htmlSafe = true});
  });
  CHECK(checker.failures() == "");
}
