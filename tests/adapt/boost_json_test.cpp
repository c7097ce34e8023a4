// SPDX-License-Identifier: BSL-1.0
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

#include "bytepress/adapt/boost_json.hpp"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "adapt/documents.hpp"

namespace json = boost::json;

namespace {

json::value parsed(std::string_view text) { return json::parse(json::string_view(text.data(), text.size())); }

}  // namespace

TEST_CASE("a Boost.JSON value prints in its order, with every option") {
  const json::value document = parsed(kSource);
  checkPrintsAsExpected(document);
  checkPrintsAsExpected(document.as_object());
}

TEST_CASE("Boost.JSON values print inside structs, pointers and maps") {
  checkInsideOthers(parsed(R"({"k":[1,{"y":null,"x":"<"}]})"));
  checkInsideOthers(parsed(R"({"k":[1,{"y":null,"x":"<"}]})").as_object());
}

TEST_CASE("what Boost.JSON reads back from our text is the value") {
  const json::value document = parsed(kSource);
  CHECK(parsed(bytepress::printString(document)) == document);
  CHECK(parsed(bytepress::printString(document, {.indent = 4, .asciiOnly = true})) == document);
}

TEST_CASE("Boost.JSON scalars, arrays and strings print alone") {
  CHECK(everyWay(json::value()) == "null");
  CHECK(everyWay(json::value(false)) == "false");
  CHECK(everyWay(json::value(-0.0)) == "-0.0");
  CHECK(everyWay(json::value(1e23)) == "1e23");
  CHECK(everyWay(json::value(INT64_MIN)) == "-9223372036854775808");
  CHECK(everyWay(json::value(UINT64_MAX)) == "18446744073709551615");
  CHECK(everyWay(json::value(std::numeric_limits<double>::quiet_NaN())) == "null");
  CHECK(everyWay(json::string("a\"b")) == R"("a\"b")");
  CHECK(everyWay(json::array{1, nullptr, json::object{}}) == "[1,null,{}]");
  CHECK(everyWay(json::array{}) == "[]");
  CHECK(everyWay(parsed("[[1]]"), {.maxDepth = 1}) ==
        "not printed: the value is nested deeper than maxDepth allows at /0");
}

TEST_CASE("ill-formed UTF-8 in Boost.JSON strings obeys the option") {
  checkInvalidUtf8(json::value{{"s", {"ok", "a\xff"}}});
}

TEST_CASE("Boost.JSON values of any depth are walked without recursion") {
  // The library's own parser and destructors recurse, so the value is built by hand and never destroyed.
  json::monotonic_resource memory;
  const json::storage_ptr storage(&memory);
  json::value document(json::array_kind, storage);
  for (int i = 1; i < 1'000'000; ++i) {
    json::array outer(storage);
    outer.push_back(std::move(document));
    document = std::move(outer);
  }
  checkDepth(document, nestedArrays(1'000'000), 1'000'000);
}
