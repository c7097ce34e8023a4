// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <cerrno>
#include <cstdio>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "bytepress/buffer/sinks.hpp"
#include "support/put_bytes.hpp"

using bytepress::CallbackSink;
using bytepress::CountingSink;
using bytepress::FileSink;
using bytepress::PrintCode;
using bytepress::SinkMark;
using bytepress::SpanSink;
using bytepress::StreamSink;
using bytepress::test::letters;
using bytepress::test::put;

TEST_CASE("a counting sink counts, and forgets what failed") {
  CountingSink sink;
  CHECK(put(sink, letters(5000), 100) == PrintCode::ok);
  CHECK(sink.size() == 5000);
  CHECK(put(sink, letters(5000), 100, 4999) == PrintCode::tooLarge);
  CHECK(sink.size() == 5000);
  CHECK(put(sink, "x", 1) == PrintCode::ok);
  CHECK(sink.size() == 5001);
}

TEST_CASE("a span is filled to its last byte, never behind it, and the size is told beyond it") {
  const std::string text = letters(300);
  for (const std::size_t piece : {1u, 50u, 300u}) {
    for (std::size_t capacity = 0; capacity <= 400; ++capacity) {
      std::vector<char> memory(capacity + 1, '#');
      SpanSink sink(std::span<char>(memory.data(), capacity));
      REQUIRE(put(sink, text, piece) == PrintCode::ok);
      REQUIRE(sink.size() == 300);
      REQUIRE(sink.fits() == (capacity >= 300));
      REQUIRE(sink.view() == (sink.fits() ? text : ""));
      REQUIRE(memory[capacity] == '#');
    }
  }
}

TEST_CASE("prints into one span follow each other, and a failed one leaves no trace in its size") {
  char memory[200];
  SpanSink sink(memory);
  CHECK(put(sink, "one,", 2) == PrintCode::ok);
  CHECK(put(sink, letters(150), 10, 100) == PrintCode::tooLarge);
  CHECK(put(sink, "two", 3) == PrintCode::ok);
  CHECK(sink.view() == "one,two");
}

TEST_CASE("a stream gets the bytes, its width and locale do not matter") {
  std::ostringstream stream;
  stream.width(20);
  stream.fill('*');
  StreamSink sink(stream);
  CHECK(put(sink, letters(5000), 100) == PrintCode::ok);
  CHECK(stream.str() == letters(5000));
  CHECK(sink.size() == 5000);
}

TEST_CASE("a stream in error, or one that throws, fails the print and those after it") {
  std::ostringstream stream;
  StreamSink sink(stream);
  stream.setstate(std::ios::badbit);
  CHECK(put(sink, "text", 4) == PrintCode::sinkFailed);
  stream.clear();
  CHECK(put(sink, "text", 4) == PrintCode::sinkFailed);
  sink.reset();
  CHECK(put(sink, "text", 4) == PrintCode::ok);
  stream.exceptions(std::ios::badbit);
  CHECK_THROWS(stream.setstate(std::ios::badbit));
  CHECK(put(sink, "text", 4) == PrintCode::sinkFailed);
}

TEST_CASE("a file gets the bytes") {
  std::FILE* const file = std::tmpfile();
  REQUIRE(file != nullptr);
  FileSink sink(file);
  CHECK(put(sink, letters(50000), 1000) == PrintCode::ok);
  std::rewind(file);
  std::string read(60000, ' ');
  read.resize(std::fread(read.data(), 1, read.size(), file));
  CHECK(read == letters(50000));
  std::fclose(file);
}

TEST_CASE("a full disk is an error") {
  std::FILE* const full = std::fopen("/dev/full", "w");
  if (full == nullptr) return;  // no such device here
  FileSink sink(full);
  CHECK(put(sink, letters(1000000), 1000) == PrintCode::sinkFailed);
  CHECK(sink.error() == ENOSPC);
  std::fclose(full);
}

TEST_CASE("what the buffer of a file hides until then shows in flush") {
  std::FILE* const full = std::fopen("/dev/full", "w");
  if (full == nullptr) return;  // no such device here
  FileSink sink(full);
  CHECK(put(sink, "little", 6) == PrintCode::ok);
  CHECK(sink.flush().code() == PrintCode::sinkFailed);
  CHECK(sink.error() == ENOSPC);
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  std::fclose(full);

  std::ostringstream stream;
  StreamSink out(stream);
  CHECK(put(out, "little", 6) == PrintCode::ok);
  CHECK(out.flush());
  stream.setstate(std::ios::badbit);
  CHECK(out.flush().code() == PrintCode::sinkFailed);
}

TEST_CASE("a callback gets pieces in order, and may refuse or throw") {
  std::string taken;
  std::size_t calls = 0;
  CallbackSink sink([&](std::string_view piece) {
    CHECK(piece.size() <= bytepress::kMaxRoom);
    CHECK_FALSE(piece.empty());
    taken += piece;
    return ++calls < 4;
  });
  CHECK(put(sink, letters(2000), 100) == PrintCode::ok);
  CHECK(taken == letters(2000));
  CHECK(put(sink, letters(20000), 100) == PrintCode::sinkFailed);
  CHECK(calls == 4);
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  CHECK(calls == 4);

  CallbackSink throwing([](std::string_view) -> bool { throw std::runtime_error("no"); });
  CHECK(put(throwing, "x", 1) == PrintCode::sinkFailed);
}

TEST_CASE("a print that failed after some of it was drained breaks the sink, one before does not") {
  std::string taken;
  CallbackSink sink([&](std::string_view piece) { return taken += piece, true; });
  CHECK(put(sink, letters(100), 10, 5) == PrintCode::tooLarge);
  CHECK(taken.empty());
  CHECK(put(sink, "x", 1) == PrintCode::ok);
  CHECK(put(sink, letters(5000), 10, 4000) == PrintCode::tooLarge);
  CHECK(taken.size() > 1);
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
}

TEST_CASE("a mark knows what came after it, and takes it back where that is possible") {
  char memory[500];
  SpanSink span(memory);
  CHECK(put(span, "one", 3) == PrintCode::ok);
  SinkMark mark(span);
  CHECK(put(span, letters(100), 10) == PrintCode::ok);
  CHECK(mark.written() == 100);
  mark.rewind();
  CHECK(put(span, "two", 3) == PrintCode::ok);
  CHECK(span.view() == "onetwo");

  CallbackSink callback([](std::string_view) { return true; });
  SinkMark nothing(callback);
  nothing.rewind();
  CHECK(put(callback, "x", 1) == PrintCode::ok);
  nothing.rewind();
  CHECK(put(callback, "x", 1) == PrintCode::sinkFailed);
}
