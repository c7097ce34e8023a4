// SPDX-License-Identifier: BSL-1.0
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "bytepress/adapt/nlohmann.hpp"

#include "adapt/documents.hpp"

using bytepress::JsonOptions;
using bytepress::printString;
using nlohmann::json;
using nlohmann::ordered_json;

TEST_CASE("an ordered_json prints in its order, with every option") {
  checkPrintsAsExpected(ordered_json::parse(kSource));
}

TEST_CASE("a json prints in the order of its keys") {
  const json document = json::parse(kSource);
  CHECK(everyWay(document) == kExpected[1].text);
  CHECK(everyWay(document, {.canonical = true}) == kExpected[2].text);
}

TEST_CASE("nlohmann values print inside structs, pointers and maps") {
  checkInsideOthers(ordered_json::parse(R"({"k":[1,{"y":null,"x":"<"}]})"));
  CHECK(everyWay(std::vector<json>{1, "two", nullptr}) == R"([1,"two",null])");
}

TEST_CASE("what nlohmann reads back from our text is the value") {
  const json document = json::parse(kSource);
  CHECK(json::parse(printString(document)) == document);
  CHECK(json::parse(printString(document, {.indent = 4, .asciiOnly = true, .htmlSafe = true})) == document);
}

TEST_CASE("nlohmann scalars and empty containers print at the root") {
  CHECK(everyWay(json()) == "null");
  CHECK(everyWay(json(true)) == "true");
  CHECK(everyWay(json("x\"")) == R"("x\"")");
  CHECK(everyWay(json(-0.0)) == "-0.0");
  CHECK(everyWay(json(2.0)) == "2.0");
  CHECK(everyWay(json(INT64_MIN)) == "-9223372036854775808");
  CHECK(everyWay(json(UINT64_MAX)) == "18446744073709551615");
  CHECK(everyWay(json::array()) == "[]");
  CHECK(everyWay(json::object(), {.indent = 2}) == "{}");
  CHECK(everyWay(json(std::numeric_limits<double>::infinity())) == "null");
}

TEST_CASE("nlohmann binary values print as nlohmann dumps them") {
  json document{{"bin", json::binary({1, 2, 255})}, {"typed", json::binary({}, 7)}};
  CHECK(everyWay(document) == document.dump());
  CHECK(everyWay(document) == R"({"bin":{"bytes":[1,2,255],"subtype":null},"typed":{"bytes":[],"subtype":7}})");
  CHECK(everyWay(document, {.dropNulls = true}) == R"({"bin":{"bytes":[1,2,255]},"typed":{"bytes":[],"subtype":7}})");
  CHECK(everyWay(document, {.maxDepth = 2}) == "not printed: the value is nested deeper than maxDepth allows at /bin/bytes");
  CHECK(everyWay(document, {.maxDepth = 1}) == "not printed: the value is nested deeper than maxDepth allows at /bin");
}

TEST_CASE("a discarded nlohmann value is an error with its path") {
  CHECK(everyWay(json(json::value_t::discarded)) == "not printed: a value has no printed form");
  json document{{"a", json::array({1})}};
  document["a"].push_back(json(json::value_t::discarded));
  CHECK(everyWay(document) == "not printed: a value has no printed form at /a/1");
  CHECK(everyWay(document, {.sortKeys = true}) == "not printed: a value has no printed form at /a/1");
}

TEST_CASE("ill-formed UTF-8 in nlohmann strings obeys the option") {
  checkInvalidUtf8(json{{"s", {"ok", "a\xff"}}});
}

TEST_CASE("a basic_json of other types prints by its own") {
  using Small = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int32_t, std::uint32_t, float>;
  CHECK(everyWay(Small::parse(R"({"a":[0.1,-3,4294967295,true]})")) == R"({"a":[0.1,-3,4294967295,true]})");
}

TEST_CASE("nlohmann values of any depth are walked without recursion") {
  const std::string arrays = nestedArrays(1'000'000);
  checkDepth(json::parse(arrays), arrays, 1'000'000);
  const std::string objects = nestedObjects(1'000'000);
  checkDepth(ordered_json::parse(objects), objects, 1'000'000);
}
