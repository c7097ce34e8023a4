// SPDX-License-Identifier: BSL-1.0
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "bytepress/adapt/rapidjson.hpp"

#include "adapt/documents.hpp"

namespace {

rapidjson::Document parsed(std::string_view text) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseFullPrecisionFlag>(text.data(), text.size());
  REQUIRE(!document.HasParseError());
  return document;
}

}  // namespace

TEST_CASE("a RapidJSON document prints in its order, with every option") {
  const rapidjson::Document document = parsed(kSource);
  checkPrintsAsExpected(document);
  checkPrintsAsExpected(document.GetObject());
}

TEST_CASE("RapidJSON values print inside structs, pointers and maps") {
  checkInsideOthers(parsed(R"({"k":[1,{"y":null,"x":"<"}]})"));
  rapidjson::Document document = parsed(R"({"k":[1,{"y":null,"x":"<"}]})");
  rapidjson::Value value;
  value.Swap(document);
  checkInsideOthers(std::move(value));
}

TEST_CASE("what RapidJSON reads back from our text is the value") {
  const rapidjson::Document document = parsed(kSource);
  CHECK(parsed(bytepress::printString(document)) == document);
  CHECK(parsed(bytepress::printString(document, {.indent = 4, .asciiOnly = true})) == document);
}

TEST_CASE("RapidJSON scalars, arrays and objects print alone") {
  using rapidjson::Value;
  CHECK(everyWay(Value()) == "null");
  CHECK(everyWay(Value(true)) == "true");
  CHECK(everyWay(Value("a\"b")) == R"("a\"b")");
  CHECK(everyWay(Value("")) == R"("")");
  CHECK(everyWay(Value(-7)) == "-7");
  CHECK(everyWay(Value(4000000000U)) == "4000000000");
  CHECK(everyWay(Value(std::int64_t{INT64_MIN})) == "-9223372036854775808");
  CHECK(everyWay(Value(std::uint64_t{UINT64_MAX})) == "18446744073709551615");
  CHECK(everyWay(Value(-0.0)) == "-0.0");
  CHECK(everyWay(Value(std::numeric_limits<double>::infinity())) == "null");
  CHECK(everyWay(Value(std::numeric_limits<double>::infinity()),
                 {.nonFinite = bytepress::NonFinite::error}) == "not printed: a number is not finite");
  CHECK(everyWay(Value(rapidjson::kArrayType)) == "[]");
  CHECK(everyWay(Value(rapidjson::kObjectType)) == "{}");
  rapidjson::Document document = parsed("[1,[2]]");
  CHECK(everyWay(document.GetArray()) == "[1,[2]]");
  CHECK(everyWay(const_cast<const rapidjson::Document&>(document).GetArray()) == "[1,[2]]");
  CHECK(everyWay(document[1]) == "[2]");
}

TEST_CASE("members of a RapidJSON object with the same key are all printed") {
  const rapidjson::Document document = parsed(R"({"b":1,"a":2,"b":3,"a":null})");
  CHECK(everyWay(document) == R"({"b":1,"a":2,"b":3,"a":null})");
  CHECK(everyWay(document, {.sortKeys = true}) == R"({"a":2,"a":null,"b":1,"b":3})");
  CHECK(everyWay(document, {.canonical = true}) == "not printed: an object has two members with the same key at /a");
}

TEST_CASE("numbers that RapidJSON read as strings print as the strings that they are to it") {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseNumbersAsStringsFlag>("[1.50,\"1.50\"]");
  CHECK(everyWay(document) == R"(["1.50","1.50"])");
}

TEST_CASE("ill-formed UTF-8 in RapidJSON strings obeys the option") {
  checkInvalidUtf8(parsed("{\"s\":[\"ok\",\"a\xff\"]}"));
}

TEST_CASE("RapidJSON documents in UTF-16 and UTF-32 print as UTF-8") {
  const auto check = []<class Encoding>(Encoding, const typename Encoding::Ch* text) {
    rapidjson::GenericDocument<Encoding> document;
    document.Parse(text);
    REQUIRE(!document.HasParseError());
    CHECK(everyWay(document) == "{\"\u4e2d\U0001F600\":[\"\u00e9\U0001F600\"],\"a\":\"\"}");
    CHECK(everyWay(document, {.asciiOnly = true}) == R"({"\u4e2d\ud83d\ude00":["\u00e9\ud83d\ude00"],"a":""})");
    CHECK(everyWay(document, {.sortKeys = true, .dropNulls = true}) ==
          "{\"a\":\"\",\"\u4e2d\U0001F600\":[\"\u00e9\U0001F600\"]}");
    CHECK(everyWay(document, {.maxDepth = 1}) ==
          "not printed: the value is nested deeper than maxDepth allows at /\u4e2d\U0001F600");
  };
  check(rapidjson::UTF16<char16_t>(), u"{\"\u4e2d\U0001F600\":[\"\u00e9\U0001F600\"],\"a\":\"\"}");
  check(rapidjson::UTF32<char32_t>(), U"{\"\u4e2d\U0001F600\":[\"\u00e9\U0001F600\"],\"a\":\"\"}");
  check(rapidjson::UTF16<wchar_t>(), L"{\"\u4e2d\\ud83d\\ude00\":[\"\u00e9\\ud83d\\ude00\"],\"a\":\"\"}");
  check(rapidjson::UTF16<wchar_t>(), L"{\"\u4e2d\U0001F600\":[\"\u00e9\U0001F600\"],\"a\":\"\"}");
}

TEST_CASE("lone surrogates in RapidJSON strings and keys obey the option") {
  using Value = rapidjson::GenericValue<rapidjson::UTF16<char16_t>>;
  rapidjson::MemoryPoolAllocator<> memory;
  const char16_t lone[] = {u'a', 0xD800, u'b', 0};
  Value value(rapidjson::kObjectType);
  value.AddMember(Value(lone, 3), Value(lone, 3), memory);
  CHECK(everyWay(value) == "{\"a\uFFFDb\":\"a\uFFFDb\"}");
  CHECK(everyWay(value, {.sortKeys = true}) == "{\"a\uFFFDb\":\"a\uFFFDb\"}");
  CHECK(everyWay(value, {.invalidUtf8 = bytepress::InvalidUtf8::error}).starts_with(
      "not printed: a string is not valid UTF-8"));
}

TEST_CASE("RapidJSON values of any depth are walked without recursion") {
  const auto check = [](const std::string& text) {
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(text.c_str());
    REQUIRE(!document.HasParseError());
    checkDepth(document, text, 1'000'000);
  };
  check(nestedArrays(1'000'000));
  check(nestedObjects(1'000'000));
}

TEST_CASE("RapidJSON values with another allocator print too") {
  using Value = rapidjson::GenericValue<rapidjson::UTF8<>, rapidjson::CrtAllocator>;
  rapidjson::CrtAllocator memory;
  Value value(rapidjson::kArrayType);
  value.PushBack(1, memory).PushBack(Value("x"), memory);
  CHECK(everyWay(value) == R"([1,"x"])");
}
