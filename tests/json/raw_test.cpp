// SPDX-License-Identifier: BSL-1.0
#include <map>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

using bytepress::RawJson;
using bytepress::uncheckedRawJson;
using bytepress::UncheckedRawJson;

namespace {

struct Event {
  std::string id = "e";
  RawJson payload{R"({"z":1, "a":[true]})"};
  UncheckedRawJson more = uncheckedRawJson("7");
  int after = 1;
};
BOOST_DESCRIBE_STRUCT(Event, (), (id, payload, more, after))

}  // namespace

TEST_CASE("raw JSON stays as it stands, alone, as a member and as an element") {
  CHECK(everyWay(RawJson{"[1, 2]"}) == "[1, 2]");
  CHECK(everyWay(Event{}) == R"({"id":"e","payload":{"z":1, "a":[true]},"more":7,"after":1})");
  CHECK(everyWay(Event{}, {.indent = 1, .sortKeys = true}) ==
        "{\n \"after\": 1,\n \"id\": \"e\",\n \"more\": 7,\n \"payload\": {\"z\":1, \"a\":[true]}\n}");
  CHECK(everyWay(std::vector{RawJson{"1"}, RawJson{"null"}}) == "[1,null]");
  const std::string large = '[' + std::string(100000, ' ') + ']';
  CHECK(everyWay(RawJson{large}) == large);
}

TEST_CASE("raw JSON that is not one value is an error") {
  for (const std::string text : {"", "1},\"admin\":{\"x\":1", "[1", "1 2", "\"\xff\"", "NaN"}) {
    Event event;
    event.payload.text = text;
    CHECK(everyWay(event) == "not printed: raw JSON is not one valid JSON value at /payload");
    CHECK(everyWay(event, {.indent = 2}) == "not printed: raw JSON is not one valid JSON value at /payload");
  }
}

TEST_CASE("the depth of raw JSON counts") {
  CHECK(everyWay(std::vector{RawJson{"[[]]"}}, {.maxDepth = 3}) == "[[[]]]");
  CHECK(everyWay(std::vector{RawJson{"[[]]"}}, {.maxDepth = 2}) ==
        "not printed: the value is nested deeper than maxDepth allows at /0");
}

TEST_CASE("unchecked raw JSON is believed") {
  CHECK(everyWay(uncheckedRawJson("{broken")) == "{broken");
}

TEST_CASE("asciiOnly and htmlSafe hold for raw JSON too") {
  const std::string raw = "{\"</script>é𝄞\\n\":\"a&b\xe2\x80\xa8 \\\" \x7f\"}";
  CHECK(everyWay(RawJson{raw}, {.htmlSafe = true}) ==
        "{\"\\u003c/script\\u003eé𝄞\\n\":\"a\\u0026b\\u2028 \\\" \x7f\"}");
  CHECK(everyWay(RawJson{raw}, {.asciiOnly = true}) ==
        "{\"</script>\\u00e9\\ud834\\udd1e\\n\":\"a&b\\u2028 \\\" \\u007f\"}");
}

TEST_CASE("dropNulls drops a raw null, canonical refuses raw JSON") {
  CHECK(everyWay(std::map<std::string, RawJson>{{"a", {"null"}}, {"b", {"1"}}}, {.dropNulls = true}) == R"({"b":1})");
  CHECK(everyWay(RawJson{"1"}, {.canonical = true}) == "not printed: a value has no printed form");
}
