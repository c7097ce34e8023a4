// SPDX-License-Identifier: BSL-1.0
//
// The same bytes whatever they are printed to.
#include <doctest/doctest.h>

#include <cstdio>
#include <deque>
#include <iterator>
#include <list>
#include <memory_resource>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <bytepress/bytepress.hpp>

#include "support/sample_document.hpp"

using namespace bytepress;

namespace {

const JsonOptions kEvery[] = {
    {}, {.indent = 3}, {.sortKeys = true, .dropNulls = true}, {.asciiOnly = true, .htmlSafe = true}};

std::string expectedText(const JsonOptions& options) {
  return printString(SampleDocument{}, options);
}

template <class Container>
std::string appendedTo(const SampleDocument& document, const JsonOptions& options) {
  using Byte = typename Container::value_type;
  Container container;
  container.insert(container.end(), 3, static_cast<Byte>('#'));
  printString(document, container, options);
  std::string text;
  for (const Byte byte : container) text += static_cast<char>(byte);
  CHECK(text.substr(0, 3) == "###");
  return text.substr(3);
}

// Has no more memory than for N bytes.
template <std::size_t N>
struct FixedBytes : std::vector<char> {
  FixedBytes() { std::vector<char>::reserve(N); }
  void reserve(size_type size) {
    if (size > N) throw std::length_error("FixedBytes");
  }
  void resize(size_type size) {
    reserve(size);
    std::vector<char>::resize(size);
  }
  template <class Iterator>
  iterator insert(const_iterator where, Iterator from, Iterator last) {
    reserve(size() + static_cast<size_type>(last - from));
    return std::vector<char>::insert(where, from, last);
  }
};

static_assert(ByteContainer<std::string> && ByteContainer<std::list<unsigned char>>);
static_assert(!ByteContainer<std::vector<bool>>, "its elements are bits");
static_assert(!ByteContainer<ByteBuffer> && !ByteContainer<std::u16string>);

}  // namespace

TEST_CASE("buffers: fresh, appended to, reused, on the caller's memory, on a resource") {
  const SampleDocument document;
  for (const JsonOptions& options : kEvery) {
    const std::string expected = expectedText(options);
    for (int i = 0; i < 4; ++i) CHECK(printByteBuffer(document, options).view() == expected);
    ByteBuffer buffer;
    buffer.append("before");
    printByteBuffer(document, buffer, options);
    printByteBuffer(document, buffer, options);
    CHECK(buffer.view() == "before" + expected + expected);
    buffer.clear();
    printByteBuffer(document, buffer, options);
    CHECK(buffer.view() == expected);

    char memory[3000];
    ByteBuffer onStack{std::span<char>(memory)};
    printByteBuffer(document, onStack, options);
    CHECK(onStack.view() == expected);

    std::pmr::monotonic_buffer_resource resource;
    ByteBuffer onResource(resource);
    printByteBuffer(document, onResource, options);
    CHECK(onResource.view() == expected);
  }
}

TEST_CASE("containers of bytes keep what they had, and get the document behind it") {
  const SampleDocument document;
  for (const JsonOptions& options : kEvery) {
    const std::string expected = expectedText(options);
    CHECK(appendedTo<std::string>(document, options) == expected);
    CHECK(appendedTo<std::vector<char>>(document, options) == expected);
    CHECK(appendedTo<std::vector<unsigned char>>(document, options) == expected);
    CHECK(appendedTo<std::vector<std::byte>>(document, options) == expected);
    CHECK(appendedTo<std::u8string>(document, options) == expected);
    CHECK(appendedTo<std::deque<char>>(document, options) == expected);
    CHECK(appendedTo<std::pmr::string>(document, options) == expected);
  }
}

TEST_CASE("a span of every capacity: all of it, or the exact size that it would take") {
  const SampleDocument document;
  for (const JsonOptions& options : kEvery) {
    const std::string expected = expectedText(options);
    for (std::size_t capacity = 0; capacity < expected.size() + 80; ++capacity) {
      std::vector<char> memory(capacity + 1, '#');
      const IntoResult result = tryPrintInto(std::span<char>(memory.data(), capacity), document, options);
      REQUIRE(result.size == expected.size());
      REQUIRE(memory[capacity] == '#');
      REQUIRE(static_cast<bool>(result) == (capacity >= expected.size()));
      if (result) {
        REQUIRE(std::string_view(memory.data(), result.size) == expected);
      } else {
        REQUIRE(result.status.code() == PrintCode::noRoom);
      }
    }
  }
}

TEST_CASE("short documents into spans of every capacity") {
  for (const std::string& text : {std::string(), std::string("x"), std::string("\"\\\n\xff"), std::string(200, 'y')}) {
    const std::string expected = printString(text);
    for (std::size_t capacity = 0; capacity < expected.size() + 80; ++capacity) {
      std::vector<char> memory(capacity + 1, '#');
      const IntoResult result = tryPrintInto(std::span<char>(memory.data(), capacity), text);
      REQUIRE(result.size == expected.size());
      REQUIRE(static_cast<bool>(result) == (capacity >= expected.size()));
      REQUIRE(memory[capacity] == '#');
      if (result) REQUIRE(std::string_view(memory.data(), result.size) == expected);
    }
  }
  char memory[2];
  CHECK(printInto(memory, 42) == 2);
  CHECK_THROWS_AS(printInto(memory, 421), PrintError);
}

TEST_CASE("sinks: counting, callback, file, stream, and any output iterator") {
  const SampleDocument document;
  for (const JsonOptions& options : kEvery) {
    const std::string expected = expectedText(options);
    CHECK(printedSize(document, options) == expected.size());

    std::string called;
    CallbackSink callback([&](std::string_view piece) { return called += piece, true; });
    printTo(callback, document, options);
    CHECK(called == expected);

    std::ostringstream stream;
    StreamSink streamSink(stream);
    printTo(streamSink, document, options);
    CHECK(stream.str() == expected);

    std::FILE* const file = std::tmpfile();
    REQUIRE(file != nullptr);
    FileSink fileSink(file);
    printTo(fileSink, document, options);
    std::rewind(file);
    std::string read(expected.size() + 1, ' ');
    read.resize(std::fread(read.data(), 1, read.size(), file));
    CHECK(read == expected);
    std::fclose(file);

    std::list<char> list;
    printTo(std::back_inserter(list), document, options);
    CHECK(std::string(list.begin(), list.end()) == expected);
    std::string room(expected.size(), ' ');
    CHECK(printTo(room.begin(), document, options) == room.end());
    CHECK(room == expected);
    std::ostringstream characters;
    printTo(std::ostreambuf_iterator<char>(characters), document, options);
    CHECK(characters.str() == expected);
    std::string twin;
    CHECK(tryPrintTo(std::back_inserter(twin), document, options));
    CHECK(twin == expected);
  }
}

TEST_CASE("a full disk is an error of both twins") {
  std::FILE* const full = std::fopen("/dev/full", "w");
  if (full == nullptr) return;  // no such device here
  FileSink sink(full);
  const std::string large(1000000, 'x');
  CHECK(tryPrintTo(sink, large).code() == PrintCode::sinkFailed);
  sink.reset();
  try {
    printTo(sink, large);
    FAIL("must throw");
  } catch (const PrintError& error) {
    CHECK(error.code() == PrintCode::sinkFailed);
  }
  std::fclose(full);
}

TEST_CASE("every target is as before when a print fails, and the twins agree on why") {
  const std::vector<std::string> broken{std::string(5000, 'x'), "\xff"};
  const JsonOptions strict{.invalidUtf8 = InvalidUtf8::error};
  ByteBuffer buffer;
  buffer.append("before");
  std::string text = "before";
  std::vector<char> chars{'b'};
  std::list<char> list{'b'};
  CHECK(tryPrintByteBuffer(broken, buffer, strict).path() == "/1");
  CHECK(tryPrintString(broken, text, strict).path() == "/1");
  CHECK(tryPrintString(broken, chars, strict).path() == "/1");
  std::size_t size = 7;
  CHECK(tryPrintedSize(broken, size, strict).path() == "/1");
  CHECK(size == 7);
  CHECK_THROWS_AS(printByteBuffer(broken, buffer, strict), PrintError);
  CHECK_THROWS_AS(printString(broken, text, strict), PrintError);
  CHECK_THROWS_AS((void)printString(broken, strict), PrintError);
  CHECK_THROWS_AS((void)printByteBuffer(broken, strict), PrintError);
  CHECK_THROWS_AS((void)printedSize(broken, strict), PrintError);
  CHECK_THROWS_AS(printTo(std::back_inserter(list), broken, strict), PrintError);
  CHECK(buffer.view() == "before");
  CHECK(text == "before");
  CHECK(chars.size() == 1);
  CHECK(list.size() == 1);
}

TEST_CASE("strings of every size and capacity, around the windows they are written through") {
  for (const std::size_t length : {0u, 900u, 1022u, 1023u, 2000u, 2046u, 2047u, 3000u, 33000u, 100000u}) {
    const std::vector<std::string> document{std::string(length, 'x'), "\n", std::string(length / 2, 'y')};
    const std::string expected =
        "[\"" + std::string(length, 'x') + "\",\"\\n\",\"" + std::string(length / 2, 'y') + "\"]";
    CHECK(printString(document) == expected);
    for (const std::size_t capacity :
         {std::size_t{0}, expected.size() - 1, expected.size(), expected.size() + 64, 2 * expected.size() + 5000}) {
      std::string text = "before";
      text.reserve(capacity + text.size());
      printString(document, text);
      CHECK(text == "before" + expected);
      std::vector<std::byte> bytes;
      bytes.reserve(capacity);
      printString(document, bytes);
      CHECK(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()) == expected);
    }
  }
}

TEST_CASE("a long print into a string that fails leaves it as before") {
  std::vector<std::string> broken(100, std::string(5000, 'x'));
  broken.push_back("\xff");
  for (const std::size_t capacity : {0u, 3000u, 1000000u}) {
    std::string text = "before";
    text.reserve(capacity);
    CHECK(tryPrintString(broken, text, {.invalidUtf8 = InvalidUtf8::error}).path() == "/100");
    CHECK(text == "before");
    CHECK(tryPrintString(broken, text, {.maxBytes = 100000}).code() == PrintCode::tooLarge);
    CHECK(text == "before");
  }
}

TEST_CASE("a container that cannot grow is filled to its last byte, and not changed by what does not fit") {
  const std::vector<std::string> document{std::string(2490, 'x'), "y"};  // [ " " , " y " ] and the text
  FixedBytes<2499> exact;
  CHECK(tryPrintString(document, exact));
  CHECK(exact.size() == 2498);
  FixedBytes<2497> small;
  small.push_back('b');
  CHECK(tryPrintString(document, small).code() == PrintCode::outOfMemory);
  CHECK(small.size() == 1);
  CHECK(small[0] == 'b');
}

TEST_CASE("an iterator is told how far the document went, or where it was") {
  std::string room(20, '#');
  const auto result = tryPrintTo(room.begin(), std::vector{1, 2});
  CHECK(result);
  CHECK(result.out == room.begin() + 5);
  const auto failed = tryPrintTo(room.begin(), "\xff", {.invalidUtf8 = InvalidUtf8::error});
  CHECK(failed.status.code() == PrintCode::invalidUtf8);
  CHECK(failed.out == room.begin());
  CHECK(room == "[1,2]" + std::string(15, '#'));
}
