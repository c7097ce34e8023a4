// SPDX-License-Identifier: BSL-1.0
#include <map>
#include <string>

#include <boost/describe/enum.hpp>

#include "support/every_way.hpp"

namespace {

enum class Color : unsigned char { red, green = 5 };
BOOST_DESCRIBE_ENUM(Color, red, green)

enum class Plain : unsigned long long { largest = ~0ULL };

struct Id {
  int number;
  auto operator<=>(const Id&) const = default;
};
int encodeAs(const Id& id) {
  return id.number;
}

template <class Key>
std::string printedKey(Key key) {
  return everyWay(std::map<Key, int>{{key, 1}});
}

}  // namespace

namespace keys_test {
struct Named {
  int number = 1;
  friend auto operator<=>(const Named&, const Named&) = default;
  friend int encodeAs(const Named& named) { return named.number; }
};
}  // namespace keys_test

template <>
struct bytepress::Printing<keys_test::Named> {
  static const char* encodeAs(const keys_test::Named&) { return "printing"; }
};

TEST_CASE("a type with several rungs is the same as key and as value") {
  using keys_test::Named;
  CHECK(everyWay(Named{}) == "\"printing\"");
  CHECK(everyWay(std::map<Named, Named>{{{}, {}}}) == R"({"printing":"printing"})");
}

TEST_CASE("keys are strings, integers, enums, booleans and characters, all quoted") {
  CHECK(printedKey(std::string("a\"b")) == R"({"a\"b":1})");
  CHECK(printedKey("literal") == R"({"literal":1})");
  CHECK(printedKey(std::string_view("v")) == R"({"v":1})");
  CHECK(printedKey(-5) == R"({"-5":1})");
  CHECK(printedKey(18446744073709551615ULL) == R"({"18446744073709551615":1})");
  CHECK(printedKey(static_cast<signed char>(-3)) == R"({"-3":1})");
  CHECK(printedKey(true) == R"({"true":1})");
  CHECK(printedKey('x') == R"({"x":1})");
  CHECK(printedKey(u8'y') == R"({"y":1})");
  CHECK(printedKey(Color::green) == R"({"green":1})");
  CHECK(printedKey(static_cast<Color>(9)) == R"({"9":1})");
  CHECK(printedKey(Plain::largest) == R"({"18446744073709551615":1})");
  CHECK(printedKey(Id{7}) == R"({"7":1})");
#if BYTEPRESS_HAS_INT128
  CHECK(printedKey(static_cast<bytepress::Int128>(-1)) == R"({"-1":1})");
  CHECK(printedKey(~bytepress::Uint128{0}) == R"({"340282366920938463463374607431768211455":1})");
#endif
}

TEST_CASE("wide keys become UTF-8; what is ill-formed in them follows the option") {
  CHECK(printedKey(std::u16string(u"Größe 𝄞")) == "{\"Größe 𝄞\":1}");
  CHECK(printedKey(std::u32string(U"Größe 𝄞")) == "{\"Größe 𝄞\":1}");
  CHECK(printedKey(std::wstring(L"߿ࠀ￿")) == "{\"߿ࠀ￿\":1}");
  const std::map<std::u16string, int> broken{{std::u16string(1, char16_t{0xdc00}) + u"a", 1}};
  CHECK(everyWay(broken) ==
        "{\"\xef\xbf\xbd"
        "a\":1}");
  CHECK(everyWay(broken, {.invalidUtf8 = bytepress::InvalidUtf8::error})
            .starts_with("not printed: a string is not valid UTF-8"));
}

TEST_CASE("the order of keys is that of their text, by bytes of UTF-8 or by units of UTF-16") {
  using bytepress::KeyOrder;
  using bytepress::lessKey;
  CHECK(lessKey("10", "9", KeyOrder::utf8));
  CHECK(lessKey("a", "aa", KeyOrder::utf8));
  CHECK_FALSE(lessKey("a", "a", KeyOrder::utf8));
  // U+FB33 and U+1F600: by code points, and by surrogates.
  CHECK(lessKey("\xef\xac\xb3", "\xf0\x9f\x98\x80", KeyOrder::utf8));
  CHECK(lessKey("\xf0\x9f\x98\x80", "\xef\xac\xb3", KeyOrder::utf16));
  // U+D7FF comes before all of them.
  CHECK(lessKey("\xed\x9f\xbf", "\xf0\x9f\x98\x80", KeyOrder::utf16));
  CHECK(everyWay(std::map<int, int>{{9, 1}, {10, 2}}, {.sortKeys = true}) == R"({"10":2,"9":1})");
}
