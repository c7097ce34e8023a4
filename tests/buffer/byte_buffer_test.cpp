// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <memory_resource>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/buffer/scratch.hpp"

using bytepress::ByteBuffer;
using bytepress::Cursor;
using bytepress::kSlack;
using bytepress::PrintCode;

namespace {

// Counts, and can be told to fail.
class CountingResource final : public std::pmr::memory_resource {
 public:
  std::size_t allocations = 0;
  std::size_t live = 0;
  bool fails = false;

 private:
  void* do_allocate(std::size_t bytes, std::size_t) override {
    if (fails) throw std::bad_alloc();
    ++allocations;
    live += bytes;
    return ::operator new(bytes);
  }
  void do_deallocate(void* memory, std::size_t bytes, std::size_t) override {
    live -= bytes;
    ::operator delete(memory);
  }
  bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }
};

// Prints through a Cursor in pieces, as encoders do.
PrintCode put(ByteBuffer& buffer, std::string_view text, std::size_t piece, std::size_t limit = ~std::size_t{0}) {
  Cursor to(buffer, limit);
  for (std::size_t i = 0; i < text.size(); i += piece) {
    const std::string_view part = text.substr(i, piece);
    to.room(part.size());
    std::memcpy(to.at, part.data(), part.size());
    std::memset(to.at + part.size(), '?', kSlack);  // a kernel may
    to.at += part.size();
  }
  return to.finish();
}

std::string letters(std::size_t size) {
  std::string text(size, ' ');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + i % 26);
  return text;
}

}  // namespace

TEST_CASE("a new buffer is empty and has allocated nothing") {
  const ByteBuffer buffer;
  CHECK(buffer.empty());
  CHECK(buffer.size() == 0);
  CHECK(buffer.capacity() == 0);
  CHECK(buffer.view().empty());
  CHECK(buffer.bytes().empty());
}

TEST_CASE("bytes are kept while the buffer grows, whatever the size of the pieces") {
  for (const std::size_t piece : {1u, 7u, 64u, 1000u, 1024u}) {
    ByteBuffer buffer;
    const std::string text = letters(20000);
    CHECK(put(buffer, text, piece) == PrintCode::ok);
    CHECK(put(buffer, text, piece) == PrintCode::ok);
    CHECK(buffer.view() == text + text);
  }
}

TEST_CASE("reserve makes room once, and clear keeps it") {
  ByteBuffer buffer;
  buffer.reserve(1000);
  CHECK(buffer.capacity() >= 1000);
  const char* const data = buffer.data();
  CHECK(put(buffer, letters(1000), 10) == PrintCode::ok);
  CHECK(buffer.data() == data);
  buffer.clear();
  CHECK(buffer.empty());
  CHECK(buffer.capacity() >= 1000);
  CHECK(put(buffer, "short", 5) == PrintCode::ok);
  CHECK(buffer.view() == "short");
  CHECK(buffer.data() == data);
}

TEST_CASE("a size that no memory has is refused, and the buffer is as before") {
  ByteBuffer buffer;
  buffer.append("before");
  const std::size_t capacity = buffer.capacity();
  for (const std::size_t size : {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX - kSlack, SIZE_MAX / 2 + 1, SIZE_MAX / 2}) {
    CHECK_FALSE(buffer.tryReserve(size));
    CHECK_THROWS_AS(buffer.reserve(size), std::bad_alloc);
  }
  // Forged views: not a byte of them may be read.
  CHECK_FALSE(buffer.tryAppend({buffer.data(), SIZE_MAX}));
  CHECK_FALSE(buffer.tryAppend({"x", SIZE_MAX / 2}));
  CHECK(buffer.capacity() == capacity);
  CHECK(buffer.view() == "before");
}

TEST_CASE("append takes the buffer's own bytes, at every capacity") {
  for (std::size_t capacity = 1; capacity <= 300; ++capacity) {
    for (const std::size_t size : {std::size_t{1}, capacity / 2 + 1, capacity}) {
      ByteBuffer buffer;
      buffer.reserve(capacity);
      const std::string text = letters(size);
      buffer.append(text);
      buffer.append(buffer.view());
      REQUIRE(buffer.view() == text + text);
      buffer.append(buffer.view().substr(size / 2));
      REQUIRE(buffer.view() == text + text + (text + text).substr(size / 2));
    }
  }
}

TEST_CASE("a failed print leaves the bytes and nothing of itself") {
  for (const std::size_t before : {0u, 10u, 5000u}) {
    ByteBuffer buffer;
    const std::string text = letters(before);
    buffer.append(text);
    CHECK(put(buffer, letters(20000), 100, 19999) == PrintCode::tooLarge);
    CHECK(buffer.view() == text);
    {
      Cursor to(buffer, 1000);  // dies without finish()
      to.room(100);
      to.at += 100;
    }
    CHECK(buffer.view() == text);
    CHECK(put(buffer, "tail", 4) == PrintCode::ok);
    CHECK(buffer.view() == text + "tail");
  }
}

TEST_CASE("truncate drops from the end only") {
  ByteBuffer buffer;
  buffer.append("abcdef");
  buffer.truncate(10);
  CHECK(buffer.view() == "abcdef");
  buffer.truncate(2);
  CHECK(buffer.view() == "ab");
  buffer.append("x");
  CHECK(buffer.view() == "abx");
  buffer.truncate(0);
  CHECK(buffer.empty());
}

TEST_CASE("release gives the memory to free, adopt takes it back") {
  ByteBuffer buffer;
  buffer.append(letters(300));
  const char* const data = buffer.data();
  const ByteBuffer::Memory memory = buffer.release();
  CHECK(memory.data == data);
  CHECK(memory.size == 300);
  CHECK(memory.capacity >= 300);
  CHECK(buffer.empty());
  CHECK(buffer.capacity() == 0);
  buffer.append("usable again");
  CHECK(buffer.view() == "usable again");

  ByteBuffer adopted = ByteBuffer::adopt(memory);
  CHECK(adopted.view() == letters(300));
  adopted.append(letters(5000));
  CHECK(adopted.size() == 5300);
  std::free(adopted.release().data);
  CHECK(ByteBuffer().release().data == nullptr);
}

TEST_CASE("moving leaves an empty buffer that works") {
  ByteBuffer from;
  from.append("text");
  ByteBuffer to(std::move(from));
  CHECK(to.view() == "text");
  CHECK(from.empty());
  from.append("new");
  CHECK(from.view() == "new");
  to = std::move(from);
  CHECK(to.view() == "new");
  ByteBuffer& same = to;
  to = std::move(same);
  CHECK(to.view() == "new");
  from = ByteBuffer();
  CHECK(from.empty());
  std::swap(from, to);
  CHECK(from.view() == "new");
  CHECK(to.empty());
}

TEST_CASE("a buffer in the caller's memory uses it, then moves to the heap, and never writes behind it") {
  for (std::size_t size = 0; size <= 300; ++size) {
    std::vector<char> memory(size + 1, '#');
    ByteBuffer buffer(std::span<char>(memory.data(), size));
    const std::string text = letters(400);
    for (const char c : text) REQUIRE(put(buffer, {&c, 1}, 1) == PrintCode::ok);
    REQUIRE(buffer.view() == text);
    REQUIRE(memory[size] == '#');
    if (size > kSlack) REQUIRE(std::string_view(memory.data(), size - kSlack) == text.substr(0, size - kSlack));
  }
}

TEST_CASE("release from the caller's memory copies to the heap") {
  char memory[200];
  ByteBuffer buffer{std::span<char>(memory)};
  buffer.append("text");
  CHECK(buffer.data() == memory);
  const ByteBuffer::Memory released = buffer.release();
  CHECK(released.data != memory);
  CHECK(std::string_view(released.data, released.size) == "text");
  std::free(released.data);
  CHECK(buffer.empty());
  buffer.append("again");
  CHECK(buffer.data() == memory);
}

TEST_CASE("a memory resource gives all the memory and gets it back") {
  CountingResource resource;
  {
    ByteBuffer buffer(resource);
    CHECK(resource.allocations == 0);
    CHECK(put(buffer, letters(5000), 100) == PrintCode::ok);
    CHECK(resource.allocations > 0);
    CHECK(resource.live >= 5000);
    ByteBuffer moved(std::move(buffer));
    moved.append(letters(5000));
    const ByteBuffer::Memory memory = moved.release();
    CHECK(std::string_view(memory.data, memory.size) == letters(5000) + letters(5000));
    std::free(memory.data);
  }
  CHECK(resource.live == 0);
}

TEST_CASE("a resource that fails is out of memory, rolled back, and a retry succeeds") {
  CountingResource resource;
  ByteBuffer buffer(resource);
  buffer.append("before");
  resource.fails = true;
  CHECK_FALSE(buffer.tryReserve(100000));
  CHECK_THROWS_AS(buffer.append(letters(100000)), std::bad_alloc);
  CHECK(put(buffer, letters(100000), 1000) == PrintCode::outOfMemory);
  CHECK(buffer.view() == "before");
  resource.fails = false;
  CHECK(put(buffer, letters(100000), 1000) == PrintCode::ok);
  CHECK(buffer.view() == "before" + letters(100000));
}

TEST_CASE("a scratch buffer is lent empty, also inside another") {
  bytepress::ScratchBuffer outer;
  outer.buffer().append("outer");
  {
    bytepress::ScratchBuffer inner;
    CHECK(inner.view().empty());
    inner.buffer().append("inner");
    CHECK(outer.view() == "outer");
  }
  CHECK(outer.view() == "outer");
}

TEST_CASE("a thread keeps little scratch") {
  {
    bytepress::ScratchBuffer large;
    large.buffer().reserve(4 * bytepress::kKeptScratch);
  }
  bytepress::ScratchBuffer next;
  CHECK(next.buffer().capacity() <= bytepress::kKeptScratch);
}

TEST_CASE("release gives memory away also where it holds no bytes") {
  bytepress::ByteBuffer buffer;
  CHECK(buffer.release().data == nullptr);
  buffer.reserve(1000);
  const bytepress::ByteBuffer::Memory reserved = buffer.release();
  CHECK(reserved.data != nullptr);
  CHECK(reserved.size == 0);
  CHECK(reserved.capacity >= 1000);
  CHECK(buffer.capacity() == 0);
  buffer = bytepress::ByteBuffer::adopt(reserved);
  buffer.append("x");
  buffer.clear();
  const bytepress::ByteBuffer::Memory cleared = buffer.release();
  CHECK(cleared.data == reserved.data);
  std::free(cleared.data);
}

TEST_CASE("what was expected is room for the whole, once") {
  bytepress::ByteBuffer buffer;
  buffer.expect(1000, 10000);
  CHECK(buffer.capacity() == 1000);
  buffer.append(std::string(1001, 'x'));
  CHECK(buffer.capacity() == 10000);
  buffer.append(std::string(9000, 'x'));
  CHECK(buffer.capacity() == 15000);
}

TEST_CASE("what was expected is forgotten when the print ends") {
  bytepress::ByteBuffer buffer;
  buffer.expect(1000, 1000000);
  {
    bytepress::Cursor to(buffer, 100);
    to.room(1);
    to.put('1');
    CHECK(to.finish() == bytepress::PrintCode::ok);
  }
  buffer.append(std::string(1000, 'x'));
  CHECK(buffer.capacity() == 1500);
}
