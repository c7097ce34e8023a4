// SPDX-License-Identifier: BSL-1.0
//
// Every place that a document can be printed to. The snippets of docs/guide.md come from here.
#include <array>
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/preview.hpp>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <memory_resource>
#include <string>
#include <vector>

// snippet: type
struct Reading {
  std::string sensor;
  double celsius;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius))

const Reading reading{"roof", 21.5};
// end

void buffers() {
  std::cout << "-- buffer\n";
  // snippet: buffer
  bytepress::ByteBuffer fresh = bytepress::printByteBuffer(reading);  // a new buffer

  bytepress::ByteBuffer buffer;
  bytepress::printByteBuffer(reading, buffer);  // appends
  buffer.append("\n");
  bytepress::printByteBuffer(reading, buffer);
  std::cout << buffer.view() << '\n';

  buffer.clear();  // forgets the bytes and keeps the memory
  // end
}

void memory() {
  std::cout << "-- memory\n";
  // snippet: memory
  std::array<char, 4096> stack;
  bytepress::ByteBuffer onStack{std::span<char>(stack)};  // goes to malloc when this is full
  bytepress::printByteBuffer(reading, onStack);

  std::pmr::monotonic_buffer_resource arena;
  bytepress::ByteBuffer inArena(arena);  // all of its memory comes from the arena
  bytepress::printByteBuffer(reading, inArena);

  std::cout << onStack.size() << ' ' << inArena.size() << '\n';
  // end
}

void strings() {
  std::cout << "-- string\n";
  // snippet: string
  std::string text = bytepress::printString(reading);
  text += '\n';
  bytepress::printString(reading, text);  // appends
  std::cout << text << '\n';

  std::vector<std::byte> bytes;
  bytepress::printString(reading, bytes);  // the same for every container of single bytes
  // end
}

void spans() {
  std::cout << "-- span\n";
  // snippet: span
  char memory[64];
  std::size_t size = bytepress::printInto(memory, reading);  // never allocates
  std::cout << std::string_view(memory, size) << '\n';

  bytepress::IntoResult result = bytepress::tryPrintInto(std::span(memory, 10), reading);
  if (!result) std::cout << result.status.message() << "; it needs " << result.size << " bytes\n";

  std::cout << bytepress::printedSize(reading) << '\n';  // counts, writes nothing
  if (bytepress::tryPrintedSize(reading, size)) std::cout << size << '\n';
  // end
}

void sinks() {
  std::cout << "-- sinks\n";
  // snippet: sinks
  bytepress::StreamSink stream(std::cout);
  bytepress::printTo(stream, reading);
  std::cout << '\n' << std::flush;

  bytepress::FileSink file(stdout);
  bytepress::printTo(file, reading);
  std::fputs("\n", stdout);
  std::fflush(stdout);

  std::size_t total = 0;
  bytepress::CallbackSink callback([&](std::string_view piece) {  // pieces of at most 1 KiB
    total += piece.size();
    return true;  // false ends the print
  });
  bytepress::printTo(callback, reading);
  std::cout << total << " bytes\n";
  // end
}

void iterators() {
  std::cout << "-- iterator\n";
  // snippet: iterator
  auto next = bytepress::printTo(std::ostreambuf_iterator<char>(std::cout), reading);
  *next = '\n';
  // end
}

void previews() {
  std::cout << "-- preview\n";
  // snippet: preview
  // needs <bytepress/preview.hpp>
  std::cout << bytepress::printPreview(reading, 24) << '\n';
  // end
}

int main() {
  buffers();
  memory();
  strings();
  spans();
  sinks();
  iterators();
  previews();
}
