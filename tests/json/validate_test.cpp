// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "bytepress/json/validate.hpp"

using bytepress::checkJson;
using bytepress::PrintCode;

namespace {

bool valid(std::string_view text) {
  return checkJson(text, 1000) == PrintCode::ok;
}

}  // namespace

TEST_CASE("what RFC 8259 calls a value passes") {
  for (const std::string_view text : {"null",
                                      "true",
                                      "false",
                                      "0",
                                      "-0",
                                      "12",
                                      "-1.5",
                                      "1e5",
                                      "1E+5",
                                      "1.25e-10",
                                      "0.0",
                                      "\"\"",
                                      "\"a\"",
                                      "[]",
                                      "{}",
                                      "[1,2,[3]]",
                                      "{\"a\":1,\"b\":[{}]}",
                                      " \t\r\n[ 1 , { \"a\" : null } ] \n",
                                      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00aF\"",
                                      "\"\\ud800\"",
                                      "\"é€𝄞\x7f\"",
                                      "{\"a\":1,\"a\":2}",
                                      "[[],{}]"}) {
    CAPTURE(text);
    CHECK(valid(text));
  }
}

TEST_CASE("everything else does not") {
  using namespace std::string_view_literals;
  for (const std::string_view text : {""sv,
                                      " "sv,
                                      "nul"sv,
                                      "nulll"sv,
                                      "True"sv,
                                      "01"sv,
                                      "-"sv,
                                      "-01"sv,
                                      "1."sv,
                                      ".5"sv,
                                      "+1"sv,
                                      "1e"sv,
                                      "1e+"sv,
                                      "0x1"sv,
                                      "NaN"sv,
                                      "Infinity"sv,
                                      "\""sv,
                                      "\"\\\""sv,
                                      "\"\\x\""sv,
                                      "\"\\u12\""sv,
                                      "\"\\u12g4\""sv,
                                      "\"\n\""sv,
                                      "\"\0\""sv,
                                      "\"\xff\""sv,
                                      "\"\xc3\""sv,
                                      "\"\xc3"sv,
                                      "\"\xed\xa0\x80\""sv,
                                      "\"\xf4\x90\x80\x80\""sv,
                                      "\"\xc0\xaf\""sv,
                                      "["sv,
                                      "]"sv,
                                      "[1"sv,
                                      "[1,"sv,
                                      "[1,]"sv,
                                      "[,1]"sv,
                                      "[1 2]"sv,
                                      "{"sv,
                                      "}"sv,
                                      "{\"a\"}"sv,
                                      "{\"a\":}"sv,
                                      "{\"a\":1,}"sv,
                                      "{,}"sv,
                                      "{a:1}"sv,
                                      "{1:2}"sv,
                                      "{\"a\" 1}"sv,
                                      "{\"a\":1 \"b\":2}"sv,
                                      "[}"sv,
                                      "{]"sv,
                                      "[1}"sv,
                                      "{\"a\":1]"sv,
                                      "1 2"sv,
                                      "null,"sv,
                                      "[]]"sv,
                                      "\xef\xbb\xbfnull"sv,
                                      "\v1"sv,
                                      "'a'"sv,
                                      "//\n1"sv,
                                      "1},\"admin\":{\"x\":1"sv,
                                      "null\0"sv,
                                      "\\u006eull"sv}) {
    CAPTURE(text);
    CHECK_FALSE(valid(text));
  }
}

TEST_CASE("every cut of a valid document is invalid") {
  const std::string document = R"({"a":[1,-2.5e+3,"x\u0041é",{"b":[true,false,null]}]})";
  REQUIRE(valid(document));
  for (std::size_t size = 0; size < document.size(); ++size)
    CHECK_FALSE(valid(std::string_view(document).substr(0, size)));
}

TEST_CASE("the depth is limited exactly, and costs no stack") {
  const auto nested = [](std::size_t depth, char open, char close) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) text += open == '{' ? "{\"a\":" : "[";
    text += '1';
    return text + std::string(depth, close);
  };
  for (const std::size_t depth : {1u, 63u, 64u, 65u, 1023u, 1024u, 1025u, 5000u}) {
    CHECK(checkJson(nested(depth, '[', ']'), static_cast<std::uint32_t>(depth)) == PrintCode::ok);
    CHECK(checkJson(nested(depth, '{', '}'), static_cast<std::uint32_t>(depth)) == PrintCode::ok);
    CHECK(checkJson(nested(depth, '[', ']'), static_cast<std::uint32_t>(depth - 1)) == PrintCode::tooDeep);
    CHECK(checkJson(nested(depth, '[', '}'), static_cast<std::uint32_t>(depth)) == PrintCode::invalidJson);
  }
  CHECK(checkJson(nested(1000000, '[', ']'), 1000000) == PrintCode::ok);
  CHECK(checkJson("1", 0) == PrintCode::ok);
  CHECK(checkJson("[]", 0) == PrintCode::tooDeep);
}
