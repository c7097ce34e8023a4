// SPDX-License-Identifier: BSL-1.0
#include <string>
#include <string_view>

#include "bytepress/adapt/simdjson.hpp"

#include "adapt/documents.hpp"

namespace ondemand = simdjson::ondemand;
using bytepress::JsonOptions;
using bytepress::printString;

namespace {

// A text that is being read.
struct Reading {
  explicit Reading(std::string_view text) : padded(text), document(parser.iterate(padded)) {}

  ondemand::parser parser;
  simdjson::padded_string padded;
  simdjson::simdjson_result<ondemand::document> document;
};

// Read anew: a document in which there was an error cannot be rewound.
std::string printed(std::string_view text, const JsonOptions& options = {}) {
  Reading reading(text);
  bytepress::ByteBuffer buffer;
  const bytepress::PrintStatus status = tryPrintByteBuffer(reading.document, buffer, options);
  return textOrFailure(status, buffer);
}

constexpr std::string_view kBroken = "not printed: the document being printed has an error in it";

}  // namespace

TEST_CASE("an On-Demand document prints in its order, with every option, as often as one likes") {
  Reading reading(kSource);
  checkPrintsAsExpected(reading.document);
  checkPrintsAsExpected(reading.document.value());
}

TEST_CASE("On-Demand documents print inside structs, pointers and maps") {
  checkInsideOthers(std::move(Reading(R"({"k":[1,{"y":null,"x":"<"}]})").document.value()));
}

TEST_CASE("On-Demand values, objects and arrays print once") {
  Reading reading(R"({"a":{"b":[1,"x"]},"c":[3,{"z":1,"y":2}],"d":"\n"})");
  ondemand::document& document = reading.document.value();
  CHECK(printString(document["a"]) == R"({"b":[1,"x"]})");
  CHECK(printString(document["c"].get_array().value(), {.sortKeys = true}) == R"([3,{"y":2,"z":1}])");
  CHECK(printString(document["d"].value()) == R"("\n")");
  document.rewind();
  CHECK(printString(document["a"].get_object().value()) == R"({"b":[1,"x"]})");
  CHECK(printString(document["c"].value(), {.indent = 1}) == "[\n 3,\n {\n  \"z\": 1,\n  \"y\": 2\n }\n]");
  document.rewind();
  const Envelope<ondemand::value> envelope{.payload = document["c"].value()};
  CHECK(printString(envelope) == R"({"id":1,"payload":[3,{"z":1,"y":2}],"note":"n"})");
  bytepress::ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(document["none"], buffer).code() == bytepress::PrintCode::sourceError);
}

TEST_CASE("a document that has been read in part is printed whole") {
  Reading reading(R"({"a":["x","y"],"b":2})");
  CHECK(std::string_view(reading.document["a"].at(1)) == "y");
  CHECK(printString(reading.document) == R"({"a":["x","y"],"b":2})");
}

TEST_CASE("On-Demand numbers and strings print as the DOM holds them") {
  CHECK(printed(R"( [ -0 , -0.0 , 1.0 , 1E2 , "\u00e9\/" , 18446744073709551615 ] )") ==
        "[0,-0.0,1.0,100.0,\"\u00e9/\",18446744073709551615]");
  CHECK(printed(R"({"b":1,"a":2,"b":3})") == R"({"b":1,"a":2,"b":3})");
  CHECK(printed(R"({"b":1,"a":2,"b":3})", {.sortKeys = true}) == R"({"a":2,"b":1,"b":3})");
  CHECK(printed(R"({"b":1,"a":2,"b":3})", {.canonical = true}) ==
        "not printed: an object has two members with the same key at /b");
}

// simdjson 3.0 gives 0 for reals of so many digits that it takes its slow path.
TEST_CASE("On-Demand reals of many digits keep their value") {
  CHECK(printed("[3.14159265358979323846264338327950288]") == "[3.141592653589793]");
  CHECK(printed("[-0.000000000000000000000012345678901234567890123]") == "[-1.2345678901234567e-23]");
  CHECK(printed("3.14159265358979323846264338327950288") == "3.141592653589793");
}

TEST_CASE("integers beyond 64 bits print as they are written") {
  const std::string digits(400, '7');
  for (const std::string& number : {std::string("18446744073709551616"), "-" + digits, std::string(5000, '1')}) {
    CHECK(printed(number) == number);
    CHECK(printed(" " + number + "\n") == number);
    CHECK(printed("[ " + number + " , 1]") == "[" + number + ",1]");
    CHECK(printed("{\"b\":" + number + ",\"a\":1}", {.sortKeys = true}) == "{\"a\":1,\"b\":" + number + "}");
  }
  CHECK(printed("[123456789012345678901234567890]", {.canonical = true}) == "[1.2345678901234568e+29]");
  CHECK(printed("[1e999]") == std::string(kBroken) + " at /0");
  CHECK(printed("[0123456789012345678901234567890]") == std::string(kBroken) + " at /0");
}

TEST_CASE("scalars and empty containers are On-Demand documents too") {
  for (const std::string text : {"null", "true", "false", "-0.0", "\"x\"", "12", "[]", "{}", "[[],{}]"}) {
    CHECK(printed(text) == text);
    CHECK(printed(" " + text + "\n") == text);
    CHECK(printed("\t" + text + " \n\n", {.sortKeys = true}) == text);
  }
}

TEST_CASE("an error inside an On-Demand document prints nothing, and has a path") {
  const struct {
    std::string_view text, path;
  } cases[] = {
      {"[1,tru]", " at /1"},           {"[1,{\"a\":[2,x]}]", " at /1/a/1"}, {"{\"a\":\"\\q\"}", " at /a"},
      {"[\"\\ud800\"]", " at /0"},     {"[1 2]", " at /1"},                 {"[1,]", " at /1"},
      {"{\"a\":{\"b\" 1}}", " at /a"}, {"{\"a\":{\"\\q\":1}}", " at /a"},   {"{\"a\":1 \"b\":2}", ""},
      {"{\"k\":}", " at /k"},          {"[1][2]", ""},                      {"[1,2", ""},
      {"1 2", ""},                     {"nul", ""},                         {"null 5", ""},
      {"", ""},                        {"{a:1}", ""},                       {"[01]", " at /0"},
      {"{\"a\":[1,2}", " at /a/2"},    {"[\"a\x01\"]", ""},                 {"[\"a\xff\"]", ""},
  };
  for (const auto& broken : cases) {
    CAPTURE(broken.text);
    for (const JsonOptions& options : {JsonOptions{}, {.sortKeys = true}, {.indent = 2}, {.canonical = true}}) {
      CHECK(printed(broken.text, options) == std::string(kBroken) + std::string(broken.path));
    }
  }
}

TEST_CASE("a document that failed is refused and not read any further") {
  Reading reading("[1,x]");
  bytepress::ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(reading.document, buffer).code() == bytepress::PrintCode::sourceError);
  CHECK(tryPrintByteBuffer(reading.document, buffer).code() == bytepress::PrintCode::sourceError);
  CHECK(tryPrintByteBuffer(ondemand::document(), buffer).code() == bytepress::PrintCode::sourceError);
  CHECK(buffer.empty());
}

TEST_CASE("the documents of a stream print one by one") {
  const simdjson::padded_string lines(std::string_view("[1] {\"a\":\"b\"}\n12 \"x\""));
  ondemand::parser parser;
  ondemand::document_stream stream = parser.iterate_many(lines);
  std::string text;
  for (auto document : stream) text += printString(document, {.sortKeys = true}) + "\n";
  CHECK(text == "[1]\n{\"a\":\"b\"}\n12\n\"x\"\n");
}

TEST_CASE("On-Demand documents of any depth are read without recursion") {
  const auto check = [](const std::string& text) {
    Reading reading("0");
    REQUIRE(reading.parser.allocate(text.size(), 1'000'002) == simdjson::SUCCESS);
    const simdjson::padded_string padded(text);
    checkDepth(reading.parser.iterate(padded), text, 1'000'000);
  };
  check(nestedArrays(1'000'000));
  check(nestedObjects(1'000'000));
}
