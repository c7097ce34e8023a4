// SPDX-License-Identifier: BSL-1.0
#include <new>
#include <string>
#include <string_view>

#include "bytepress/rapidjson.hpp"

#include <rapidjson/document.h>
#include <rapidjson/reader.h>

#include "adapt/documents.hpp"

using bytepress::ByteBuffer;
using bytepress::JsonHandler;
using bytepress::JsonOptions;
using bytepress::PrintCode;
using bytepress::PrintStatus;
using bytepress::tryPrintEvents;

namespace {

// What the text becomes through the events of a Reader.
template <unsigned kFlags = rapidjson::kParseFullPrecisionFlag>
std::string passed(const std::string& text, const JsonOptions& options = {}) {
  ByteBuffer buffer;
  rapidjson::StringStream stream(text.c_str());
  const PrintStatus status = tryPrintEvents(
      buffer, [&](auto& handler) { return static_cast<bool>(rapidjson::Reader().Parse<kFlags>(stream, handler)); }, options);
  return textOrFailure(status, buffer);
}

}  // namespace

TEST_CASE("a Reader prints through tryPrintEvents, with every option") {
  for (const auto& [options, text] : kExpected) CHECK(passed(std::string(kSource), options) == text);
  CHECK(passed("1") == "1");
  CHECK(passed("[]") == "[]");
  CHECK(passed(R"({"b":1,"a":2,"b":3})", {.sortKeys = true}) == R"({"a":2,"b":1,"b":3})");
}

TEST_CASE("Accept prints through JsonHandler") {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseFullPrecisionFlag>(std::string(kSource).c_str());
  for (const auto& [options, text] : kExpected) {
    ByteBuffer buffer;
    JsonHandler handler(buffer, options);
    CHECK(document.Accept(handler));
    CHECK(handler.isComplete());
    CHECK(textOrFailure(handler.finish(), buffer) == text);
  }
}

TEST_CASE("numbers that the Reader hands over as text pass as they are written") {
  constexpr unsigned kFlags = rapidjson::kParseNumbersAsStringsFlag;
  CHECK(passed<kFlags>("[1.50,12345678901234567890123,1E5]") == "[1.50,12345678901234567890123,1E5]");
  CHECK(passed<kFlags>("{\"b\":1.50,\"a\":-0}", {.sortKeys = true}) == R"({"a":-0,"b":1.50})");
  CHECK(passed<kFlags>("[1.50,12345678901234567890123]", {.canonical = true}) == "[1.5,1.2345678901234568e+22]");
}

TEST_CASE("a text that breaks off prints nothing") {
  for (const char* text : {"[1,2", "{\"a\":1,}", "[1] 2", "", "[nul]"}) {
    CHECK(passed(text) == "not printed: the document being printed has an error in it");
    CHECK(passed(text, {.sortKeys = true}) == "not printed: the document being printed has an error in it");
  }
}

TEST_CASE("a failure stops the Reader and has a path") {
  const std::string text = R"({"a":[0,{"b":1,"c/~":[2]}]})";
  for (const bool sorted : {false, true}) {
    CHECK(passed(text, {.sortKeys = sorted, .maxDepth = 3}) ==
          "not printed: the value is nested deeper than maxDepth allows at /a/1/c~1~0");
    CHECK(passed("[1,\"a\xff\"]", {.sortKeys = sorted, .invalidUtf8 = bytepress::InvalidUtf8::error}) ==
          "not printed: a string is not valid UTF-8 at /1");
  }
  CHECK(passed(text, {.maxBytes = 5}).starts_with("not printed: the document is longer than maxBytes allows"));
  CHECK(passed("[]", {.indent = 99}) == "not printed: an option is out of range or contradicts another");

  ByteBuffer buffer;
  JsonHandler handler(buffer, {.maxDepth = 1});
  CHECK(handler.StartArray());
  CHECK(!handler.StartArray());
  CHECK(!handler.Null());
  CHECK(handler.finish().code() == PrintCode::tooDeep);
}

TEST_CASE("a second value is misuse") {
  ByteBuffer buffer;
  buffer.append("kept");
  JsonHandler handler(buffer);
  CHECK(handler.Int(1));
  CHECK(!handler.Int(2));
  CHECK(handler.finish().code() == PrintCode::misuse);
  CHECK(buffer.view() == "kept");
}

TEST_CASE("events that no Reader sends are misuse") {
  using Handler = JsonHandler<>;
  const auto code = [](auto events, const JsonOptions& options) {
    ByteBuffer buffer;
    Handler handler(buffer, options);
    CHECK(!events(handler));
    const PrintStatus status = handler.finish();
    CHECK(buffer.empty());
    return status.code();
  };
  for (const JsonOptions& options : {JsonOptions(), JsonOptions{.sortKeys = true}}) {
    CHECK(code([](Handler& h) { return h.Key("a", 1, true); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.EndObject(0); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.EndArray(0); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartArray() && h.EndObject(0); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartObject() && h.EndArray(0); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartArray() && h.Key("a", 1, true); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartObject() && h.Null(); }, options) == PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartObject() && h.Key("a", 1, true) && h.EndObject(1); }, options) ==
          PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.StartObject() && h.Key("a", 1, true) && h.Key("b", 1, true); }, options) ==
          PrintCode::misuse);
    CHECK(code([](Handler& h) { return h.Null() && h.EndArray(0); }, options) == PrintCode::misuse);
    // Whoever does not look at what they return gets the first failure.
    CHECK(code([](Handler& h) { return h.EndArray(0), h.Key("a", 1, true), h.Null(), h.EndObject(0); }, options) ==
          PrintCode::misuse);
  }
}

TEST_CASE("a JsonHandler of the compact writer refuses options that it does not obey") {
  using Handler = JsonHandler<rapidjson::UTF8<>, bytepress::CompactWriter>;
  ByteBuffer buffer;
  Handler compact(buffer);
  CHECK(compact.Int(1));
  CHECK(compact.finish().code() == PrintCode::ok);
  Handler indented(buffer, {.indent = 2});
  CHECK(!indented.Int(1));
  CHECK(indented.finish().code() == PrintCode::badOption);
  CHECK(buffer.view() == "1");
}

TEST_CASE("when memory runs out tryPrintEvents says so") {
  ByteBuffer buffer;
  const PrintStatus status = tryPrintEvents(buffer, [](auto& handler) -> bool {
    handler.Null();
    throw std::bad_alloc();
  });
  CHECK(status.code() == PrintCode::outOfMemory);
  CHECK(buffer.empty());
}

TEST_CASE("events of any unit print as UTF-8") {
  const auto printed = [](auto encoding, const auto* units, std::size_t size) {
    ByteBuffer buffer;
    JsonHandler<decltype(encoding)> handler(buffer);
    CHECK(handler.String(units, static_cast<rapidjson::SizeType>(size), true));
    return textOrFailure(handler.finish(), buffer);
  };
  const unsigned points[] = {0x61, 0x1F600, 0xD800};
  CHECK(printed(rapidjson::UTF32<>(), points, 3) == "\"a\U0001F600\uFFFD\"");
  const wchar_t pair[] = {L'a', static_cast<wchar_t>(0xD83D), static_cast<wchar_t>(0xDE00)};
  CHECK(printed(rapidjson::UTF16<>(), pair, 3) == "\"a\U0001F600\"");
}

TEST_CASE("events in UTF-16 print as UTF-8") {
  rapidjson::GenericDocument<rapidjson::UTF16<char16_t>> document;
  document.Parse(u"{\"\u4e2d\":\"\U0001F600\",\"a\":1}");
  for (const bool sorted : {false, true}) {
    ByteBuffer buffer;
    JsonHandler<rapidjson::UTF16<char16_t>> handler(buffer, {.sortKeys = sorted});
    CHECK(document.Accept(handler));
    CHECK(textOrFailure(handler.finish(), buffer) ==
          (sorted ? "{\"a\":1,\"\u4e2d\":\"\U0001F600\"}" : "{\"\u4e2d\":\"\U0001F600\",\"a\":1}"));
  }
}

TEST_CASE("events of any depth need no recursion") {
  const std::string text = nestedArrays(1'000'000);
  CHECK((passed<rapidjson::kParseIterativeFlag>(text, {.maxDepth = 1'000'000}) == text));
  CHECK(passed<rapidjson::kParseIterativeFlag>(text).starts_with("not printed: the value is nested deeper"));
}
