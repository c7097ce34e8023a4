// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

using namespace std::string_literals;
using namespace std::string_view_literals;

namespace {

struct Characters {
  char narrow = 'a';
  char8_t utf8 = u8'b';
  char16_t utf16 = u'ç';
  char32_t utf32 = U'𝄞';
  wchar_t wide = L'é';
};
BOOST_DESCRIBE_STRUCT(Characters, (), (narrow, utf8, utf16, utf32, wide))

struct Name {
  char fixed[4] = {'a', 'b', 'c', 'd'};  // no NUL at the end
  char shorter[8] = "ab\0cd";
  const char* none = nullptr;
  const char* some = "x";
  std::string_view empty;
};
BOOST_DESCRIBE_STRUCT(Name, (), (fixed, shorter, none, some, empty))

// Converts to a view, as strings of other libraries do.
class Label {
 public:
  explicit Label(std::string text) : text_(std::move(text)) {}
  operator std::string_view() const noexcept { return text_; }

 private:
  std::string text_;
};

}  // namespace

TEST_CASE("every kind of UTF-8 text prints the same") {
  const std::string text = "Größe";
  const std::string expected = "\"Größe\"";
  CHECK(everyWay(text) == expected);
  CHECK(everyWay(std::string_view(text)) == expected);
  CHECK(everyWay(text.c_str()) == expected);
  CHECK(everyWay("Größe") == expected);
  CHECK(everyWay(u8"Größe") == expected);
  CHECK(everyWay(std::u8string(u8"Größe")) == expected);
  CHECK(everyWay(std::u8string_view(u8"Größe")) == expected);
  CHECK(everyWay(Label(text)) == expected);
  CHECK(everyWay(std::vector<Label>{Label("a"), Label("b")}) == R"(["a","b"])");
}

TEST_CASE("UTF-16, UTF-32 and wide text prints as UTF-8") {
  const std::string expected = "\"Größe 𝄞\\n\"";
  CHECK(everyWay(std::u16string(u"Größe 𝄞\n")) == expected);
  CHECK(everyWay(u"Größe 𝄞\n") == expected);
  CHECK(everyWay(std::u32string_view(U"Größe 𝄞\n")) == expected);
  CHECK(everyWay(std::wstring(L"Größe 𝄞\n")) == expected);
  const wchar_t* pointer = L"Größe 𝄞\n";
  CHECK(everyWay(pointer) == expected);
  const char16_t* none = nullptr;
  CHECK(everyWay(none) == "null");
  CHECK(everyWay(std::u16string(1000, u'é')).size() == 2002);
}

TEST_CASE("a single character is a string") {
  CHECK(everyWay('a') == "\"a\"");
  CHECK(everyWay('"') == R"("\"")");
  CHECK(everyWay('\0') == "\"\\u0000\"");
  CHECK(everyWay(Characters{}) == R"({"narrow":"a","utf8":"b","utf16":"ç","utf32":"𝄞","wide":"é"})");
  CHECK(everyWay(std::vector<char>{'a', 'b'}) == R"(["a","b"])");
  CHECK(everyWay(std::array<char16_t, 2>{u'a', u'ß'}) == R"(["a","ß"])");
  CHECK(everyWay(static_cast<char>(0x80)) == "\"\xef\xbf\xbd\"");
}

TEST_CASE("an array of characters ends at its first NUL, or at its end") {
  CHECK(everyWay(Name{}) == R"({"fixed":"abcd","shorter":"ab","none":null,"some":"x","empty":""})");
  CHECK(everyWay(std::array<std::array<char, 2>, 1>{{{'a', 'b'}}}) == R"([["a","b"]])");
  const char rows[2][3] = {"ab", "c"};
  CHECK(everyWay(rows) == R"(["ab","c"])");
  CHECK(everyWay("a\0b"s) == R"("a\u0000b")");
}

TEST_CASE("a path is its text, in UTF-8") {
  CHECK(everyWay(std::filesystem::path("/tmp/Größe")) == "\"/tmp/Größe\"");
  CHECK(everyWay(std::map<std::filesystem::path, int>{{"/a", 1}}) == R"({"/a":1})");
}

TEST_CASE("controls, quotes and backslashes are escaped, the rest stays") {
  CHECK(everyWay("\b\f\n\r\t\"\\/\x01\x1f\x7f") == "\"\\b\\f\\n\\r\\t\\\"\\\\/\\u0001\\u001f\x7f\"");
  for (std::size_t size : {15u, 16u, 17u, 31u, 63u, 64u, 127u, 128u, 129u, 500u, 5000u}) {
    const std::string text(size, '"');
    std::string expected = "\"";
    for (std::size_t i = 0; i < size; ++i) expected += "\\\"";
    CHECK(everyWay(text) == expected + '"');
  }
}

TEST_CASE("ill-formed UTF-8 becomes U+FFFD, an error, or passes") {
  using bytepress::InvalidUtf8;
  const std::string replacement = "\xef\xbf\xbd";
  CHECK(everyWay("a\xff"
                 "b") == '"' + ("a" + replacement + "b") + '"');
  CHECK(everyWay("\xf0\x9f\x98") == '"' + replacement + '"');                              // a cut character: one
  CHECK(everyWay("\xed\xa0\x80") == '"' + replacement + replacement + replacement + '"');  // a surrogate: three
  CHECK(everyWay("a\xff", {.invalidUtf8 = InvalidUtf8::error}) == "not printed: a string is not valid UTF-8");
  CHECK(everyWay("a\xff", {.invalidUtf8 = InvalidUtf8::trust}) == "\"a\xff\"");
  CHECK(everyWay(std::string(3000, '\xff')).size() == 9002);
  CHECK(everyWay(std::u16string(1, char16_t{0xd800})) == '"' + replacement + '"');
  CHECK(everyWay(std::u16string(1, char16_t{0xd800}), {.invalidUtf8 = InvalidUtf8::error}) ==
        "not printed: a string is not valid UTF-8");
}

TEST_CASE("a view without memory is an empty string") {
  CHECK(everyWay(std::string_view()) == R"("")");
  CHECK(everyWay(std::vector<std::string_view>(2)) == R"(["",""])");
}
