// SPDX-License-Identifier: BSL-1.0
//
// Every set of kernels against the reference: all bytes at all places, all pairs at the borders of
// blocks, all lengths between guard pages, all rooms.
#include <doctest/doctest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "text/text_writing.hpp"

namespace {

using namespace bytepress;
using namespace bytepress::test;
using namespace std::string_view_literals;

constexpr InvalidUtf8 kPolicies[] = {InvalidUtf8::replace, InvalidUtf8::error, InvalidUtf8::trust};

constexpr std::string_view kCjk = "\xe4\xb8\xad"sv;

std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  while (times-- != 0) text += piece;
  return text;
}

// Pieces of random texts; the later ones are ill-formed.
constexpr std::string_view kPieces[] = {
    "a"sv,
    "quick brown fox"sv,
    "\""sv,
    "\\"sv,
    "\n"sv,
    "\x01"sv,
    "\x7f"sv,
    "/"sv,
    "<"sv,
    "\xc3\xa9"sv,
    "\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e"sv,
    "\xea\xb0\x80"sv,
    "\xe0\xb8\x81"sv,
    "\xe2\x80\xa8"sv,
    "\xc2\x85"sv,
    "\xf0\x9f\x98\x80"sv,
    "\xf4\x8f\xbf\xbf"sv,
    "\xef\xbf\xbf"sv,
    "\xed\x9f\xbf"sv,
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"sv,
    "\x80"sv,
    "\xc0\xaf"sv,
    "\xc3"sv,
    "\xe2\x82"sv,
    "\xf0\x9f\x98"sv,
    "\xf0\x80"sv,
    "\xed\xa0\x80"sv,
    "\xff"sv,
};
constexpr std::size_t kWellFormedPieces = 20;

std::string randomText(std::mt19937& random) {
  const std::size_t kinds = random() % 2 == 0 ? kWellFormedPieces : std::size(kPieces);
  std::string text;
  for (std::size_t left = random() % 14; left != 0; --left) text += kPieces[random() % kinds];
  if (random() % 4 == 0 && !text.empty()) text.resize(random() % text.size());
  return text;
}

}  // namespace

TEST_CASE("all bytes at all places from 0 to 130, in ASCII and in CJK") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (unsigned byte = 0; byte < 256; ++byte) {
      for (std::size_t place = 0; place <= 130; ++place) {
        std::string text(131, 'a');
        text[place] = static_cast<char>(byte);
        ReferenceText wanted;
        wanted.json = std::string(place, 'a') + referenceText(text.substr(place, 1)).json +
                      std::string(130 - place, 'a');
        checker.checkAgainst(text, {}, wanted, TextChecker::kLongest);
        const std::string front = repeated(kCjk, place / 3);
        checker.checkAgainst(
            front + static_cast<char>(byte) + front, {},
            {front + referenceText(std::string(1, static_cast<char>(byte))).json + front, {}},
            TextChecker::kLongest);
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("all pairs of bytes across the borders of blocks of 8, 16, 32 and 64") {
  TextChecker checker;
  std::vector<std::string> wanted;
  for (unsigned pair = 0; pair < 0x10000; ++pair) {
    const char bytes[] = {static_cast<char>(pair >> 8), static_cast<char>(pair), 'z'};
    wanted.push_back(referenceText({bytes, 3}).json);
  }
  withEveryKernelSet([&] {
    for (const std::size_t border : {8u, 16u, 32u, 64u}) {
      const std::string front =
          repeated(kCjk, (border - 1) / 3) + std::string((border - 1) % 3, 'a');
      for (unsigned pair = 0; pair < 0x10000; ++pair) {
        const std::string text =
            front + static_cast<char>(pair >> 8) + static_cast<char>(pair) + 'z' + front;
        checker.checkAgainst(text, {}, {front + wanted[pair] + front, {}}, TextChecker::kLongest);
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("all lengths from 0 to 200, with nothing to read or write behind either end") {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (std::size_t n = 0; n <= 200; ++n) {
      const std::string cjk = repeated(kCjk, 67).substr(0, n);  // mostly cut in its last character
      for (const InvalidUtf8 policy : kPolicies) {
        checker.check(std::string(n, 'a'), {.invalidUtf8 = policy}, n < 16 ? 16 : n);
        checker.check(cjk, {.invalidUtf8 = policy}, n + 16);
        checker.check(std::string(n, '"'), {.invalidUtf8 = policy}, 2 * n + 16);
        checker.check(std::string(n, '\xf0'), {.invalidUtf8 = policy}, 3 * n + 16);
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("pieces of every room from 16 on add up to the whole") {
  TextChecker checker;
  std::mt19937 random(20);
  std::vector<std::string> texts = {std::string(200, 'a'), repeated(kCjk, 60),
                                    repeated("\xf0\x9f\x98\x80"sv, 40),
                                    repeated("ab\"\n\xc3\xa9"sv, 25), std::string(150, '\x80')};
  for (int i = 0; i < 10; ++i) texts.push_back(randomText(random));
  withEveryKernelSet([&] {
    for (const std::string& text : texts) {
      for (std::size_t room = 16; room <= 280; ++room) {
        checker.check(text, {}, room);
        checker.check(text, {.asciiOnly = true, .htmlSafe = true}, room);
      }
    }
  });
  CHECK(checker.failures() == "");
}

TEST_CASE("random texts of all kinds of characters, ill-formed ones too") {
  TextChecker checker;
  std::mt19937 random(20261);
  for (int i = 0; i < 4000; ++i) {
    const std::string text = randomText(random);
    const std::size_t room = random() % 2 == 0 ? TextChecker::kLongest : 16 + random() % 150;
    const Escaping how{.invalidUtf8 = kPolicies[random() % 3]};
    withEveryKernelSet([&] {
      checker.check(text, how, room);
      checker.checkPrefix(text);
      if (text.size() <= kShortText) checker.checkQuote(text, how);
    });
  }
  CHECK(checker.failures() == "");
}

TEST_CASE("sequences of three and four bytes with every byte wrong in turn" *
          doctest::test_suite("slow")) {
  TextChecker checker;
  withEveryKernelSet([&] {
    for (const std::string_view start :
         {"\xe0\xa0\x80"sv, "\xe4\xb8\xad"sv, "\xed\x9f\xbf"sv, "\xf0\x90\x80\x80"sv,
          "\xf1\x80\x80\x80"sv, "\xf4\x8f\xbf\xbf"sv}) {
      for (std::size_t place = 0; place < start.size(); ++place) {
        for (unsigned byte = 0; byte < 256; ++byte) {
          for (std::size_t front = 0; front <= 66; ++front) {
            std::string text = std::string(front, 'a') + std::string(start) + "\xc3\xa9";
            text[front + place] = static_cast<char>(byte);
            for (const InvalidUtf8 policy : kPolicies) checker.check(text, {.invalidUtf8 = policy});
          }
        }
      }
    }
  });
  CHECK(checker.failures() == "");
}
