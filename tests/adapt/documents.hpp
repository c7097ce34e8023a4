// SPDX-License-Identifier: BSL-1.0
//
// One document and what it prints as, for the tests of every adapter, and the checks that are the
// same for all of them.
#ifndef BYTEPRESS_TESTS_ADAPT_DOCUMENTS_HPP
#define BYTEPRESS_TESTS_ADAPT_DOCUMENTS_HPP

#include <doctest/doctest.h>
#include <pthread.h>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/sanitized.hpp"
#include "support/every_way.hpp"

struct Expected {
  bytepress::JsonOptions options;
  std::string_view text;
};

// Every kind of value, in no order; nothing that the libraries read differently.
inline constexpr std::string_view kSource = R"( {
  "b" : [1, 2.5, -0.0, {"z": null, "a": []}, {}, null, "a\u00e9\n"],
  "a" : "h\u00e9 </script>",
  "max" : 18446744073709551615, "min" : -9223372036854775808, "odd" : 9007199254740993,
  "d" : true, "e" : {"x": [[[false]]]}, "" : "", "\ud83d\ude00" : null, "\ufb33" : 0.1
} )";

inline const Expected kExpected[] = {
    {{},
     "{\"b\":[1,2.5,-0.0,{\"z\":null,\"a\":[]},{},null,\"a\u00e9\\n\"],\"a\":\"h\u00e9 </script>\","
     "\"max\":18446744073709551615,\"min\":-9223372036854775808,\"odd\":9007199254740993,\"d\":true,"
     "\"e\":{\"x\":[[[false]]]},\"\":\"\",\"\U0001F600\":null,\"\uFB33\":0.1}"},
    {{.sortKeys = true},
     "{\"\":\"\",\"a\":\"h\u00e9 </script>\",\"b\":[1,2.5,-0.0,{\"a\":[],\"z\":null},{},null,\"a\u00e9\\n\"],"
     "\"d\":true,\"e\":{\"x\":[[[false]]]},\"max\":18446744073709551615,\"min\":-9223372036854775808,"
     "\"odd\":9007199254740993,\"\uFB33\":0.1,\"\U0001F600\":null}"},
    {{.canonical = true},
     "{\"\":\"\",\"a\":\"h\u00e9 </script>\",\"b\":[1,2.5,0,{\"a\":[],\"z\":null},{},null,\"a\u00e9\\n\"],"
     "\"d\":true,\"e\":{\"x\":[[[false]]]},\"max\":18446744073709552000,\"min\":-9223372036854776000,"
     "\"odd\":9007199254740992,\"\U0001F600\":null,\"\uFB33\":0.1}"},
    {{.dropNulls = true},
     "{\"b\":[1,2.5,-0.0,{\"a\":[]},{},null,\"a\u00e9\\n\"],\"a\":\"h\u00e9 </script>\","
     "\"max\":18446744073709551615,\"min\":-9223372036854775808,\"odd\":9007199254740993,\"d\":true,"
     "\"e\":{\"x\":[[[false]]]},\"\":\"\",\"\uFB33\":0.1}"},
    {{.asciiOnly = true, .htmlSafe = true},
     R"({"b":[1,2.5,-0.0,{"z":null,"a":[]},{},null,"a\u00e9\n"],"a":"h\u00e9 \u003c/script\u003e",)"
     R"("max":18446744073709551615,"min":-9223372036854775808,"odd":9007199254740993,"d":true,)"
     R"("e":{"x":[[[false]]]},"":"","\ud83d\ude00":null,"\ufb33":0.1})"},
    {{.indent = 1, .sortKeys = true, .dropNulls = true},
     "{\n \"\": \"\",\n \"a\": \"h\u00e9 </script>\",\n \"b\": [\n  1,\n  2.5,\n  -0.0,\n  {\n   \"a\": []\n  },\n  {},\n"
     "  null,\n  \"a\u00e9\\n\"\n ],\n \"d\": true,\n \"e\": {\n  \"x\": [\n   [\n    [\n     false\n    ]\n   ]\n  ]\n },\n"
     " \"max\": 18446744073709551615,\n \"min\": -9223372036854775808,\n \"odd\": 9007199254740993,\n \"\uFB33\": 0.1\n}"},
};

template <class T>
void checkPrintsAsExpected(const T& value) {
  for (const auto& [options, text] : kExpected) CHECK(everyWay(value, options) == text);
}

// An AST inside a struct of the user's.
template <class Payload>
struct Envelope {
  int id = 1;
  Payload payload{};
  std::string note = "n";

  BOOST_DESCRIBE_CLASS(Envelope, (), (id, payload, note), (), ())
};

// `value` is {"k":[1,{"y":null,"x":"<"}]}.
template <class T>
void checkInsideOthers(T&& value) {
  using bytepress::printString;
  using Payload = std::remove_cvref_t<T>;
  Envelope<Payload> envelope;
  envelope.payload = std::forward<T>(value);
  CHECK(printString(envelope) == R"({"id":1,"payload":{"k":[1,{"y":null,"x":"<"}]},"note":"n"})");
  CHECK(printString(envelope, {.sortKeys = true, .htmlSafe = true}) ==
        R"({"id":1,"note":"n","payload":{"k":[1,{"x":"\u003c","y":null}]}})");
  CHECK(printString(envelope, {.indent = 1, .dropNulls = true}) ==
        "{\n \"id\": 1,\n \"payload\": {\n  \"k\": [\n   1,\n   {\n    \"x\": \"<\"\n   }\n  ]\n },\n \"note\": \"n\"\n}");
  for (const bool sorted : {false, true}) {
    bytepress::ByteBuffer buffer;
    buffer.append("kept");
    const auto status = tryPrintByteBuffer(envelope, buffer, {.sortKeys = sorted, .maxDepth = 3});
    CHECK(status.message() == "the value is nested deeper than maxDepth allows at /payload/k/1");
    CHECK(buffer.view() == "kept");
  }
  const std::map<std::string, std::vector<const Payload*>> map{{"m", {&envelope.payload, nullptr}}};
  CHECK(printString(map) == R"({"m":[{"k":[1,{"y":null,"x":"<"}]},null]})");
}

// `value` is {"s":["ok","a\xff"]}, which is not UTF-8.
template <class T>
void checkInvalidUtf8(const T& value) {
  using bytepress::InvalidUtf8;
  CHECK(everyWay(value) == "{\"s\":[\"ok\",\"a\uFFFD\"]}");
  CHECK(everyWay(value, {.invalidUtf8 = InvalidUtf8::error}) == "not printed: a string is not valid UTF-8 at /s/1");
  CHECK(everyWay(value, {.canonical = true}) == "not printed: a string is not valid UTF-8 at /s/1");
}

inline std::string nestedArrays(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

inline std::string nestedObjects(std::size_t depth) {
  std::string text;
  for (std::size_t i = 1; i < depth; ++i) text += "{\"k\":";
  return text + "{}" + std::string(depth - 1, '}');
}

// Runs it on a stack of 64 KiB, as coroutine frameworks give to their tasks.
template <class Run>
void onSmallStack(Run run) {
  constexpr std::size_t kStack = 64 * 1024 * kStackFactor;
  pthread_attr_t attributes;
  REQUIRE(pthread_attr_init(&attributes) == 0);
  REQUIRE(pthread_attr_setstacksize(&attributes, kStack) == 0);
  pthread_t thread;
  const auto start = [](void* argument) -> void* {
    (*static_cast<Run*>(argument))();
    return nullptr;
  };
  REQUIRE(pthread_create(&thread, &attributes, start, &run) == 0);
  CHECK(pthread_join(thread, nullptr) == 0);
  pthread_attr_destroy(&attributes);
}

// `value` is `text`, which is nested `depth` levels deep, more than the default allows.
template <class T>
void checkDepth(const T& value, std::string_view text, std::uint32_t depth) {
  using namespace bytepress;
  ByteBuffer buffer;
  buffer.append("kept");
  PrintCode codes[4];
  onSmallStack([&] {
    codes[0] = tryPrintByteBuffer(value, buffer).code();
    codes[1] = tryPrintByteBuffer(value, buffer, {.maxDepth = depth - 1}).code();
    codes[2] = tryPrintByteBuffer(value, buffer, {.maxDepth = depth}).code();
  });
  CHECK(codes[0] == PrintCode::tooDeep);
  CHECK(codes[1] == PrintCode::tooDeep);
  CHECK(codes[2] == PrintCode::ok);
  CHECK((buffer.view() == "kept" + std::string(text)));
  buffer.clear();
  onSmallStack([&] { codes[3] = tryPrintByteBuffer(value, buffer, {.sortKeys = true, .maxDepth = depth}).code(); });
  CHECK(codes[3] == PrintCode::ok);
  CHECK((buffer.view() == text));
}

#endif  // BYTEPRESS_TESTS_ADAPT_DOCUMENTS_HPP
