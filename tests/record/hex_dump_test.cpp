// SPDX-License-Identifier: BSL-1.0
//
// Expected texts are what `hexdump -Cv` of util-linux prints.
#include <doctest/doctest.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <bytepress/buffer/sinks.hpp>
#include <bytepress/record/hex_dump.hpp>

using namespace bytepress;

TEST_CASE("a hex dump has 16 bytes in a line, and their characters") {
  CHECK(record::hexDump(std::string_view()) == "");
  CHECK(record::hexDump(std::string_view("\0\0\0}\0\x9c\x7f\xff\xff\xff\xff\xff\xff\xff", 14)) ==
        "00000000  00 00 00 7d 00 9c 7f ff  ff ff ff ff ff ff        |...}..........|\n"
        "0000000e\n");
  CHECK(record::hexDump(std::string_view("0123456789abcdef")) ==
        "00000000  30 31 32 33 34 35 36 37  38 39 61 62 63 64 65 66  |0123456789abcdef|\n"
        "00000010\n");
  CHECK(record::hexDump(std::string_view("Hier ist ein Beispieltext der ein wenig laenger ist\0\x7f\xff", 54)) ==
        "00000000  48 69 65 72 20 69 73 74  20 65 69 6e 20 42 65 69  |Hier ist ein Bei|\n"
        "00000010  73 70 69 65 6c 74 65 78  74 20 64 65 72 20 65 69  |spieltext der ei|\n"
        "00000020  6e 20 77 65 6e 69 67 20  6c 61 65 6e 67 65 72 20  |n wenig laenger |\n"
        "00000030  69 73 74 00 7f ff                                 |ist...|\n"
        "00000036\n");
}

TEST_CASE("a hex dump goes to any sink, and failures are told") {
  const std::string bytes(100000, 'x');
  const auto memory = std::as_bytes(std::span(bytes));
  CountingSink counter;
  CHECK(record::tryHexDumpTo(counter, memory));
  CHECK(counter.size() == 100000 / 16 * 79 + 9);
  CHECK(record::hexDump(bytes).size() == counter.size());
  int calls = 0;
  CallbackSink broken([&](std::string_view) { return ++calls < 3; });
  CHECK(record::tryHexDumpTo(broken, memory).code() == PrintCode::sinkFailed);
  CHECK(calls == 3);
}
