// SPDX-License-Identifier: BSL-1.0
//
// Reports about the edges of memory, long values, numbers, and lines of JSON.
#include <sys/mman.h>
#include <unistd.h>

#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "printed.hpp"
#include "reports.hpp"
#include "tool.hpp"

namespace cases {

namespace {

using bytepress::ByteBuffer;

void strongGuarantee(const Suite&, RowCheck& row) {
  const std::vector<double> values{1, std::numeric_limits<double>::quiet_NaN()};
  ByteBuffer buffer;
  buffer.append("text");
  const auto status = bytepress::tryPrintByteBuffer(values, buffer, {.nonFinite = bytepress::NonFinite::error});
  row.expect("status", status.message(), "a number is not finite at /1");
  row.expect("buffer", buffer.view(), "text");
  bytepress::printByteBuffer(1, buffer);
  row.expect("buffer, printed to again", buffer.view(), "text1");
}

void unsignedMax(const Suite&, RowCheck& row) {
  constexpr std::uint64_t kValue = 18446744073709551614U;
  row.expect("compact", printed(kValue), "18446744073709551614");
  row.expect("pretty", printed(kValue, {.indent = 2}), "18446744073709551614");
}

// A control character at every offset of a text, in texts of every length.
void everyOffset(const Suite&, RowCheck& row) {
  for (std::size_t size = 1; size != 140; ++size) {
    for (std::size_t at = 0; at != size; ++at) {
      const std::string text = std::string(at, 'a') + '\x01' + std::string(size - at - 1, 'b');
      const std::string wanted = '"' + std::string(at, 'a') + "\\u0001" + std::string(size - at - 1, 'b') + '"';
      ByteBuffer buffer;
      bytepress::printByteBuffer(text, buffer);
      row.expect("at " + std::to_string(at) + " of " + std::to_string(size), buffer.view(), wanted);
    }
  }
}

// Every length against every capacity to begin with, and every length of foreign memory.
void everyCapacity(const Suite&, RowCheck& row) {
  for (std::size_t size = 0; size != 301; ++size) {
    const std::string text = std::string(size, 'a') + '\n', wanted = '"' + std::string(size, 'a') + "\\n\"";
    for (std::size_t capacity = 0; capacity < 330; capacity += 1 + capacity / 16) {
      ByteBuffer buffer;
      buffer.reserve(capacity);
      bytepress::printByteBuffer(text, buffer);
      row.expect("capacity " + std::to_string(capacity), buffer.view(), wanted);
      std::string memory(capacity, '?');
      const auto result = bytepress::tryPrintInto(memory, text);
      row.expect("fits in " + std::to_string(capacity),
                 result.size == wanted.size() && static_cast<bool>(result) == (capacity >= wanted.size()),
                 std::to_string(result.size), std::to_string(wanted.size()));
    }
  }
}

void entryPoints(const Suite&, RowCheck& row) {
  const std::string text("a\0b\x01", 4), wanted = R"("a\u0000b\u0001")";
  row.expect("string", printed(text), wanted);
  row.expect("string_view", printed(std::string_view(text)), wanted);
  row.expect("vector of strings", printed(std::vector<std::string>{text}), '[' + wanted + ']');
  row.expect("styled", printed(text, {.asciiOnly = true}), wanted);
}

void longText(const Suite&, RowCheck& row) {
  const std::string text(70000, '\t');
  std::string wanted("\"");
  for (int i = 0; i != 70000; ++i) wanted += "\\t";
  wanted += '"';
  ByteBuffer empty, one;
  one.reserve(1);
  bytepress::printByteBuffer(text, empty);
  bytepress::printByteBuffer(text, one);
  row.expect("empty buffer", empty.view(), wanted);
  row.expect("buffer of one byte", one.view(), wanted);
}

void flushEdges(const Suite&, RowCheck& row) {
  for (const std::size_t around : {1025U, 4095U, 65535U}) {
    for (std::size_t size = around - 5; size <= around + 5; ++size) {
      const std::vector<std::string> array{std::string(size - 4, 'x')};
      const std::string text = printed(array);
      row.expect("size " + std::to_string(size), text.size() == size && text.ends_with("x\"]"), text, "x\"]");
    }
  }
}

// The text ends where the page does: one byte more cannot be read.
void pageEnd(const Suite&, RowCheck& row) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  void* memory = mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED || mprotect(static_cast<char*>(memory) + page, page, PROT_NONE) != 0) {
    return row.expect("memory", "none", "two pages");
  }
  withEveryKernelSet([&](std::string_view kernels) {
    for (std::size_t size = 0; size != 300; ++size) {
      char* const text = static_cast<char*>(memory) + page - size;
      for (const char* piece : {"x", "\xC3\xA9", "\""}) {
        for (std::size_t i = 0; i != size; ++i) text[i] = piece[i % std::strlen(piece)];
        const std::string_view view(text, size);
        row.expect(std::string(kernels), printed(view), printed(std::string(view)));
      }
    }
  });
  munmap(memory, 2 * page);
}

void terminator(const Suite&, RowCheck& row) {
  const std::string text = bytepress::printString(1596728892);
  row.expect("c_str()", text.c_str(), "1596728892");
  row.expect("size", std::to_string(bytepress::printByteBuffer(1596728892).size()), "10");
}

// Doubles of 24 characters, and nothing lost wherever the buffer grows.
void longDoubles(const Suite&, RowCheck& row) {
  std::vector<double> values;
  std::string wanted("[");
  for (std::uint64_t i = 0; i != 5000; ++i) {
    values.push_back(-std::bit_cast<double>(0x0123456789ABCDEFU + i * 0x1357));
    wanted.append(i == 0 ? "" : ",").append(printed(values.back()));
  }
  wanted += ']';
  withEveryKernelSet([&](std::string_view kernels) {
    for (std::size_t capacity = 1; capacity < 100; capacity += 7) {
      ByteBuffer buffer;
      buffer.reserve(capacity);
      bytepress::printByteBuffer(values, buffer);
      row.expect(std::string(kernels), buffer.view(), wanted);
    }
  });
  std::size_t at = 1;
  for (const double value : values) {
    std::size_t used = 0;
    row.expect("read back", std::stod(wanted.substr(at, 40), &used) == value, wanted.substr(at, 40), "the value");
    at += used + 1;
  }
}

void expectLines(const Suite& suite, RowCheck& row, const std::string& options, const std::string& input,
                 const std::string& wanted) {
  if (!suite.tool().empty()) row.expect("tool", runTool(suite, options, input).result(), wanted);
}

void linesNotIndented(const Suite& suite, RowCheck& row) {
  expectLines(suite, row, "ndjson+pretty2", "{\"a\":1}\n{\"b\":[2]}", "{\"a\":1}\n{\"b\":[2]}\n");
}

void lineFeeds(const Suite& suite, RowCheck& row) {
  expectLines(suite, row, "ndjson", "{\"a\":\"x\\ny\"}\n{\"a\":2}", "{\"a\":\"x\\ny\"}\n{\"a\":2}\n");
}

void blankLines(const Suite& suite, RowCheck& row) {
  expectLines(suite, row, "ndjson", "{\"a\":1}\n\n{\"b\":2}\r\n\n", "{\"a\":1}\n{\"b\":2}\n");
}

constexpr Report kReports[] = {
    {"B001", everyOffset},     {"B016", entryPoints}, {"B020", everyCapacity},    {"B033", longText},
    {"B072", strongGuarantee}, {"B077", unsignedMax}, {"B114", flushEdges},       {"B115", pageEnd},
    {"B116", terminator},      {"B117", longDoubles}, {"B132", linesNotIndented}, {"B133", lineFeeds},
    {"B136", blankLines},
};

}  // namespace

ReportCheck memoryReport(std::string_view id) {
  for (const Report& report : kReports) {
    if (report.id == id) return report.check;
  }
  return nullptr;
}

}  // namespace cases
