// SPDX-License-Identifier: BSL-1.0
//
// UTF-16, UTF-32 and wide text to UTF-8: literals, every character there is, every room.
#include "bytepress/text/transcode.hpp"  // first, so that it is proven self-contained

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/base/room.hpp"

namespace {

using namespace bytepress;
using namespace std::string_view_literals;

struct Transcoded {
  std::string utf8;
  TextStop stop;
  std::size_t units;
};

template <class Unit>
Transcoded transcoded(std::basic_string_view<Unit> text, InvalidUtf8 policy = InvalidUtf8::replace,
                      std::size_t room = 4096) {
  std::vector<char> out(room + kSlack, '?');
  const Unit* from = text.data();
  const Unit* const last = from + text.size();
  std::string utf8;
  for (;;) {
    const auto step = transcode(out.data(), out.data() + room, from, last, policy);
    REQUIRE(step.at <= out.data() + room);
    utf8.append(out.data(), step.at);
    if (step.stop != TextStop::room)
      return {utf8, step.stop, static_cast<std::size_t>(step.next - text.data())};
    REQUIRE(step.next != from);
    from = step.next;
  }
}

std::string utf8Of(char32_t value) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  if (value < 0x80) return {byte(value)};
  if (value < 0x800) return {byte(0xc0 + value / 64), byte(0x80 + value % 64)};
  if (value < 0x10000)
    return {byte(0xe0 + value / 4096), byte(0x80 + value / 64 % 64), byte(0x80 + value % 64)};
  return {byte(0xf0 + value / 262144), byte(0x80 + value / 4096 % 64), byte(0x80 + value / 64 % 64),
          byte(0x80 + value % 64)};
}

std::u16string utf16Of(char32_t value) {
  if (value < 0x10000) return {static_cast<char16_t>(value)};
  const char32_t rest = value - 0x10000;
  return {static_cast<char16_t>(0xd800 + rest / 1024), static_cast<char16_t>(0xdc00 + rest % 1024)};
}

bool isSurrogate(char32_t value) {
  return value >= 0xd800 && value < 0xe000;
}

#define FFFD "\xef\xbf\xbd"

}  // namespace

TEST_CASE("texts become the same characters in UTF-8") {
  CHECK(transcoded(u""sv).utf8 == "");
  CHECK(transcoded(u"plain text that is longer than a block"sv).utf8 ==
        "plain text that is longer than a block");
  CHECK(transcoded(u"na\u00efve \u4e2d\u6587 \U0001f600"sv).utf8 ==
        "na\xc3\xafve \xe4\xb8\xad\xe6\x96\x87 \xf0\x9f\x98\x80");
  CHECK(transcoded(U"na\u00efve \u4e2d\u6587 \U0001f600"sv).utf8 ==
        "na\xc3\xafve \xe4\xb8\xad\xe6\x96\x87 \xf0\x9f\x98\x80");
  CHECK(transcoded(L"na\u00efve \u4e2d\u6587 \U0001f600"sv).utf8 ==
        "na\xc3\xafve \xe4\xb8\xad\xe6\x96\x87 \xf0\x9f\x98\x80");
}

TEST_CASE("every character there is") {
  std::string wrong;
  for (char32_t value = 0; value <= 0x10ffff && wrong.empty(); ++value) {
    if (isSurrogate(value)) continue;
    if (transcoded(std::u16string_view(utf16Of(value)), InvalidUtf8::replace, 16).utf8 !=
            utf8Of(value) ||
        transcoded(std::u32string_view(&value, 1), InvalidUtf8::replace, 16).utf8 !=
            utf8Of(value)) {
      wrong = std::to_string(static_cast<unsigned long>(value));
    }
  }
  CHECK(wrong == "");
}

TEST_CASE("lone surrogates and values that are no characters become U+FFFD, one each") {
  const char16_t high[] = {u'a', 0xd834, u'b'}, low[] = {0xdf06}, atEnd[] = {u'a', 0xdbff};
  const char16_t swapped[] = {0xdf06, 0xd834}, twice[] = {0xd834, 0xd834, 0xdf06};
  for (const InvalidUtf8 policy : {InvalidUtf8::replace, InvalidUtf8::trust}) {
    CHECK(transcoded(std::u16string_view(high, 3), policy).utf8 == "a" FFFD "b");
    CHECK(transcoded(std::u16string_view(low, 1), policy).utf8 == FFFD);
    CHECK(transcoded(std::u16string_view(atEnd, 2), policy).utf8 == "a" FFFD);
    CHECK(transcoded(std::u16string_view(swapped, 2), policy).utf8 == FFFD FFFD);
    CHECK(transcoded(std::u16string_view(twice, 3), policy).utf8 == FFFD "\xf0\x9d\x8c\x86");
    const char32_t bad[] = {0xd800, 0xdfff, 0x110000, 0xffffffff, U'x'};
    CHECK(transcoded(std::u32string_view(bad, 5), policy).utf8 == FFFD FFFD FFFD FFFD "x");
  }
}

TEST_CASE("InvalidUtf8::error stops at the first unit that is no character") {
  const char16_t units[] = {u'0', u'1', u'2', u'3', u'4', u'5', u'6', u'7', u'8', 0xdc00, u'x'};
  const Transcoded utf16 = transcoded(std::u16string_view(units, 11), InvalidUtf8::error);
  CHECK(utf16.stop == TextStop::invalid);
  CHECK(utf16.units == 9);
  CHECK(utf16.utf8 == "012345678");
  const char32_t values[] = {U'a', 0x110000};
  const Transcoded utf32 = transcoded(std::u32string_view(values, 2), InvalidUtf8::error);
  CHECK(utf32.stop == TextStop::invalid);
  CHECK(utf32.units == 1);
}

TEST_CASE("pieces of every room from 4 on add up to the whole") {
  std::u32string text;
  for (char32_t i = 0; i < 60; ++i) text += {U'a' + i % 26, 0xe9 + i, 0x4e00 + i, 0x1f600 + i};
  text += U"and some plain ASCII behind it all";
  std::u16string wide;
  for (const char32_t value : text) wide += utf16Of(value);
  const std::string whole = transcoded(std::u32string_view(text)).utf8;
  for (std::size_t room = 4; room < 100; ++room) {
    CHECK(transcoded(std::u32string_view(text), InvalidUtf8::replace, room).utf8 == whole);
    CHECK(transcoded(std::u16string_view(wide), InvalidUtf8::replace, room).utf8 == whole);
  }
}
