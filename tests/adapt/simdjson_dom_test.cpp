// SPDX-License-Identifier: BSL-1.0
#include <string>
#include <string_view>

#include "bytepress/adapt/simdjson_dom.hpp"
#include "bytepress/adapt/simdjson_result.hpp"

#include "adapt/documents.hpp"

using simdjson::dom::element;

TEST_CASE("a simdjson element prints in its order, with every option") {
  simdjson::dom::parser parser;
  const element document = parser.parse(kSource).value();
  checkPrintsAsExpected(document);
  checkPrintsAsExpected(document.get_object().value());
  checkPrintsAsExpected(parser.doc);
}

TEST_CASE("simdjson elements print inside structs, pointers and maps") {
  simdjson::dom::parser parser;
  const element document = parser.parse(std::string_view(R"({"k":[1,{"y":null,"x":"<"}]})")).value();
  checkInsideOthers(element(document));
  checkInsideOthers(document.get_object().value());
}

TEST_CASE("simdjson scalars, arrays and empty containers print alone") {
  simdjson::dom::parser parser;
  for (const std::string_view text : {"null", "true", "-0.0", "\"x\"", "9007199254740993", "18446744073709551615",
                                      "-9223372036854775808", "[]", "{}", "[[],{},[[1]]]", "0.1", "1e23", "5e-324"}) {
    CHECK(everyWay(parser.parse(text).value()) == text);
  }
  CHECK(everyWay(parser.parse(std::string_view("[1,[2]]")).get_array().value()) == "[1,[2]]");
  CHECK(everyWay(parser.parse(std::string_view("[-0, 1.0, 1E2]")).value()) == "[0,1.0,100.0]");
}

TEST_CASE("members of a simdjson object with the same key are all printed") {
  simdjson::dom::parser parser;
  const element document = parser.parse(std::string_view(R"({"b":1,"a":2,"b":3})")).value();
  CHECK(everyWay(document) == R"({"b":1,"a":2,"b":3})");
  CHECK(everyWay(document, {.sortKeys = true}) == R"({"a":2,"b":1,"b":3})");
  CHECK(everyWay(document, {.canonical = true}) == "not printed: an object has two members with the same key at /b");
}

TEST_CASE("a simdjson_result prints what it holds, or is an error") {
  simdjson::dom::parser parser;
  CHECK(everyWay(parser.parse(std::string_view(R"({"a":[1]})"))) == R"({"a":[1]})");
  CHECK(everyWay(parser.parse(std::string_view(R"({"a":[1]})"))["a"]) == "[1]");
  CHECK(everyWay(parser.parse(std::string_view(R"({"a":[1]})"))["b"]) ==
        "not printed: the document being printed has an error in it");
  CHECK(everyWay(parser.parse(std::string_view("[1,"))) == "not printed: the document being printed has an error in it");
  Envelope<simdjson::simdjson_result<element>> envelope;
  CHECK(everyWay(envelope) == "not printed: the document being printed has an error in it at /payload");
}

TEST_CASE("an object of many members is sorted, equal keys as they came") {
  std::string text = "{";
  std::string sorted = "{";
  for (int i = 0; i < 1000; ++i) text += "\"" + std::to_string(1999 - i) + "\":" + std::to_string(i) + ",\"same\":" + std::to_string(i) + ",";
  for (int i = 999; i >= 0; --i) sorted += "\"" + std::to_string(1999 - i) + "\":" + std::to_string(i) + ",";
  for (int i = 0; i < 1000; ++i) sorted += "\"same\":" + std::to_string(i) + ",";
  text.back() = '}';
  sorted.back() = '}';
  simdjson::dom::parser parser;
  CHECK((everyWay(parser.parse(text).value(), {.sortKeys = true}) == sorted));
}

TEST_CASE("simdjson elements of any depth are walked without recursion") {
  const auto check = [](const std::string& text) {
    simdjson::dom::parser parser;
    REQUIRE(parser.allocate(text.size(), 1'000'001) == simdjson::SUCCESS);
    checkDepth(parser.parse(text).value(), text, 1'000'000);
  };
  check(nestedArrays(1'000'000));
  check(nestedObjects(1'000'000));
}
