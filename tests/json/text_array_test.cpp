// SPDX-License-Identifier: BSL-1.0
//
// Arrays of strings: many of them, of all lengths, in ranges of every kind, into targets of every size.
#include <array>
#include <deque>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/every_way.hpp"

namespace {

// Of lengths 0 to 199 in a mixed order, every third with something to escape and every fifth beyond ASCII.
struct Texts {
  std::vector<std::string> texts;
  std::string json = "[";

  Texts() {
    for (std::size_t i = 0; i < 200; ++i) {
      std::string text(i * 77 % 200, static_cast<char>('a' + i % 26));
      std::string escaped = text;
      if (i % 3 == 0) text += "\"\n\x01", escaped += R"(\"\n\u0001)";
      if (i % 5 == 0) text += "\u4e2d", escaped += "\u4e2d";
      texts.push_back(text);
      json += (i == 0 ? "\"" : ",\"") + escaped + '"';
    }
    json += ']';
  }
};

}  // namespace

TEST_CASE("strings of all lengths in one array") {
  const Texts all;
  CHECK(everyWay(all.texts) == all.json);
  CHECK(everyWay(std::deque<std::string>(all.texts.begin(), all.texts.end())) == all.json);
  CHECK(everyWay(std::span<const std::string>(all.texts)) == all.json);
  CHECK(everyWay(std::vector<std::string_view>(all.texts.begin(), all.texts.end())) == all.json);
  CHECK(everyWay(all.texts, {.realStyle = bytepress::RealStyle::ecmaScript}) == all.json);
  CHECK(everyWay(std::vector<std::string>()) == "[]");
  CHECK(everyWay(std::set<std::string>{"b", "a"}) == R"(["a","b"])");
  CHECK(everyWay(std::array<const char*, 3>{"a", nullptr, "b"}) == R"(["a",null,"b"])");
}

TEST_CASE("strings into memory that just holds them, and less") {
  const Texts all;
  std::string memory(all.json.size(), '#');
  CHECK(bytepress::printInto(std::span<char>(memory), all.texts) == all.json.size());
  CHECK(memory == all.json);
  for (std::size_t size = 0; size < all.json.size(); size += 97) {
    std::string less(size + 1, '#');
    const bytepress::IntoResult printed = bytepress::tryPrintInto(std::span<char>(less.data(), size), all.texts);
    CHECK(printed.status.code() == bytepress::PrintCode::noRoom);
    CHECK(printed.size == all.json.size());
    CHECK(less.back() == '#');
  }
}

TEST_CASE("a string that cannot be printed is named by its place") {
  for (const std::size_t place : {0u, 31u, 32u, 40u, 99u}) {
    std::vector<std::string> texts(100, "text");
    texts[place] = "\xff";
    const std::string wanted = "not printed: a string is not valid UTF-8 at /" + std::to_string(place);
    CHECK(everyWay(texts, {.invalidUtf8 = bytepress::InvalidUtf8::error}) == wanted);
    texts[place] = std::string(500, 'a') + "\xff";
    CHECK(everyWay(texts, {.invalidUtf8 = bytepress::InvalidUtf8::error}) == wanted);
    CHECK(everyWay(texts).find("\uFFFD") != std::string::npos);
  }
}
