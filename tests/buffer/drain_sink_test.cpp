// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/drain_sink.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/buffer/sinks.hpp"
#include "support/put_bytes.hpp"

using bytepress::CallbackSink;
using bytepress::Drain;
using bytepress::kMaxRoom;
using bytepress::PrintCode;
using bytepress::SinkMark;
using bytepress::test::letters;
using bytepress::test::put;

TEST_CASE("pieces fill the memory of the sink to its last byte, whatever the sizes of memory and writes") {
  const std::string text = letters(3000);
  for (const std::size_t step : {1u, 37u, 1000u}) {
    for (std::size_t size = 1; size <= 3100; size += size < 100 ? 1 : 61) {
      std::vector<char> memory(size + 1, '#');
      std::vector<std::string> pieces;
      CallbackSink sink([&](std::string_view piece) { return pieces.emplace_back(piece), true; },
                        std::span(memory.data(), size));
      REQUIRE(put(sink, text, step) == PrintCode::ok);
      REQUIRE(memory[size] == '#');
      REQUIRE(sink.size() == text.size());
      REQUIRE(pieces.size() == (text.size() + size - 1) / size);
      std::string whole;
      for (const std::string& piece : pieces) {
        whole += piece;
        REQUIRE((piece.size() == size || whole.size() == text.size()));
      }
      REQUIRE(whole == text);
    }
  }
}

TEST_CASE("with Drain::whenFull prints share pieces, and flush passes on the rest") {
  char memory[10];
  std::vector<std::string> pieces;
  CallbackSink sink([&](std::string_view piece) { return pieces.emplace_back(piece), true; }, memory, Drain::whenFull);
  for (const std::string_view text : {"abcd", "efgh", "ijkl"}) CHECK(put(sink, text, 4) == PrintCode::ok);
  CHECK(pieces == std::vector<std::string>{"abcdefghij"});
  CHECK(sink.size() == 10);
  CHECK(sink.held() == 2);
  CHECK(sink.flush());
  CHECK(pieces == std::vector<std::string>{"abcdefghij", "kl"});
  CHECK(sink.size() == 12);
  CHECK(sink.held() == 0);
  CHECK(sink.flush());  // of nothing drains nothing
  CHECK(pieces.size() == 2);
}

TEST_CASE("a print that fails while all of it is held leaves no trace, and the sink goes on") {
  for (const std::size_t size : {500u, 5000u}) {  // by way of scratch, and in the memory itself
    std::vector<char> memory(size);
    std::string taken;
    CallbackSink sink([&](std::string_view piece) { return taken += piece, true; }, memory, Drain::whenFull);
    CHECK(put(sink, "one,", 4) == PrintCode::ok);
    CHECK(put(sink, letters(400), 10, 399) == PrintCode::tooLarge);
    CHECK(sink.held() == 4);
    SinkMark mark(sink);
    CHECK(put(sink, letters(100), 10) == PrintCode::ok);
    CHECK(mark.written() == 100);
    mark.rewind();
    CHECK(put(sink, "two", 3) == PrintCode::ok);
    CHECK(sink.flush());
    CHECK(taken == "one,two");
  }
}

TEST_CASE("a print that fails when some of it is out breaks the sink until it is reset") {
  char memory[100];
  std::string taken;
  CallbackSink sink([&](std::string_view piece) { return taken += piece, true; }, memory, Drain::whenFull);
  CHECK(put(sink, letters(300), 10, 290) == PrintCode::tooLarge);
  CHECK(sink.size() == taken.size());
  CHECK(taken == letters(300).substr(0, 200));
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  CHECK(sink.flush().code() == PrintCode::sinkFailed);
  sink.reset();
  CHECK(put(sink, "again", 5) == PrintCode::ok);
  CHECK(sink.flush());
  CHECK(taken == letters(300).substr(0, 200) + "again");
}

TEST_CASE("what a callback refuses is not counted, and nothing is asked of it again") {
  char memory[64];
  int calls = 0;
  CallbackSink sink([&](std::string_view) { return ++calls < 3; }, memory);
  CHECK(put(sink, letters(1000), 10) == PrintCode::sinkFailed);
  CHECK(calls == 3);
  CHECK(sink.size() == 128);
  CHECK(sink.error() == 0);
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  CHECK(calls == 3);
}

TEST_CASE("without memory of its own a sink hands out pieces of the Cursor's, and holds nothing back") {
  std::size_t largest = 0;
  CallbackSink sink(
      [&](std::string_view piece) {
        largest = std::max(largest, piece.size());
        return true;
      },
      {}, Drain::whenFull);
  CHECK(put(sink, letters(5000), 100) == PrintCode::ok);
  CHECK(sink.size() == 5000);
  CHECK(sink.held() == 0);
  CHECK(largest <= kMaxRoom);
}
