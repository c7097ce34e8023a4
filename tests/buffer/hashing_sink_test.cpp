// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/hashing_sink.hpp"

#include <doctest/doctest.h>

#include <string>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/buffer/container_sink.hpp"
#include "bytepress/buffer/sinks.hpp"
#include "support/put_bytes.hpp"

using namespace bytepress;
using bytepress::test::letters;
using bytepress::test::put;

namespace {

std::uint64_t hashOf(std::string_view bytes) {
  Xxhash64 hash;
  hash.add(bytes);
  return hash.value();
}

}  // namespace

TEST_CASE("what goes to another sink is hashed on its way, whatever the sink") {
  const std::string text = letters(9000);
  for (const std::size_t step : {1u, 30u, 1000u}) {
    ByteBuffer buffer;
    HashingSink toBuffer(buffer);
    CHECK(put(toBuffer, text, step) == PrintCode::ok);
    CHECK(buffer.view() == text);
    CHECK(toBuffer.hash() == hashOf(text));

    std::string string;
    ContainerSink container(string);
    HashingSink toString(container);
    CHECK(put(toString, text, step) == PrintCode::ok);
    CHECK(string == text);
    CHECK(toString.hash() == hashOf(text));

    CountingSink counter;
    HashingSink toCounter(counter);
    CHECK(put(toCounter, text, step) == PrintCode::ok);
    CHECK(counter.size() == text.size());
    CHECK(toCounter.hash() == hashOf(text));

    std::string taken;
    char memory[500];
    CallbackSink callback([&](std::string_view piece) { return taken += piece, true; }, memory);
    HashingSink toCallback(callback);
    CHECK(put(toCallback, text, step) == PrintCode::ok);
    CHECK(taken == text);
    CHECK(toCallback.hash() == hashOf(text));

    std::string tooShort(4000, ' ');
    SpanSink span(tooShort);
    HashingSink toSpan(span);
    CHECK(put(toSpan, text, step) == PrintCode::ok);
    CHECK(toSpan.hash() == hashOf(text));
  }
}

TEST_CASE("an entity tag is the hash in sixteen digits between quotes") {
  ByteBuffer buffer;
  HashingSink sink(buffer);
  CHECK(put(sink, "abc", 1) == PrintCode::ok);
  CHECK(sink.etag() == "\"44bc2cf5ad770999\"");
  sink.reset();
  CHECK(sink.etag() == "\"ef46db3751d8e999\"");
}

TEST_CASE("hashing goes on over prints, forgets what failed, and can begin anew") {
  ByteBuffer buffer;
  buffer.append("before");
  HashingSink sink(buffer);
  CHECK(put(sink, "one,", 2) == PrintCode::ok);
  CHECK(put(sink, letters(5000), 100, 4000) == PrintCode::tooLarge);
  CHECK(put(sink, "two", 2) == PrintCode::ok);
  CHECK(buffer.view() == "beforeone,two");
  CHECK(sink.hash() == hashOf("one,two"));
  sink.reset();
  CHECK(put(sink, "three", 2) == PrintCode::ok);
  CHECK(sink.hash() == hashOf("three"));
}

TEST_CASE("text that is taken back behind a print is not in the hash, or the sink fails") {
  ByteBuffer buffer;
  HashingSink sink(buffer);
  SinkMark start(sink);
  CHECK(put(sink, "one", 1) == PrintCode::ok);
  SinkMark middle(sink);
  CHECK(put(sink, "two", 1) == PrintCode::ok);
  SinkMark nothing(sink);
  nothing.rewind();
  CHECK(sink.hash() == hashOf("onetwo"));
  middle.rewind();
  CHECK(sink.hash() == hashOf("one"));
  CHECK(put(sink, "TWO", 1) == PrintCode::ok);
  CHECK(put(sink, "three", 1) == PrintCode::ok);
  CHECK(sink.hash() == hashOf("oneTWOthree"));
  middle.rewind();  // two prints: what the hash was is not known
  CHECK(buffer.view() == "one");
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  CHECK(buffer.view() == "one");
  start.rewind();
  CHECK(put(sink, "again", 1) == PrintCode::ok);
  CHECK(sink.hash() == hashOf("again"));
}
