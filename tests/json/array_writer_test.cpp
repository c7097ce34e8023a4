// SPDX-License-Identifier: BSL-1.0
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <boost/describe/class.hpp>

#include <bytepress/bytepress.hpp>

using bytepress::ArrayWriter;
using bytepress::ByteBuffer;
using bytepress::JsonOptions;
using bytepress::NonFinite;
using bytepress::PrintCode;
using bytepress::PrintStatus;

namespace {

struct Row {
  int id = 1;
  std::string name = "<é>";
  double value = 0.5;
};
BOOST_DESCRIBE_STRUCT(Row, (), (id, name, value))

struct Throwing {
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Throwing&) {
    out.beginArray(bytepress::kUnknownCount);
    out.element();
    out.string(std::string(3000, 'x'));
    throw 42;
  }
};

const JsonOptions kStrict{.nonFinite = NonFinite::error};

}  // namespace

TEST_CASE("an array written row by row has the bytes of a vector, with every option") {
  const auto view = *bytepress::FieldView::parse("name,value");
  for (const JsonOptions& options : {JsonOptions{},
                                     {.indent = 2},
                                     {.indentWithTab = true},
                                     {.sortKeys = true},
                                     {.asciiOnly = true, .htmlSafe = true},
                                     bytepress::jacksonPretty(),
                                     bytepress::circeSpaces2(),
                                     {.dropEmpties = true},
                                     {.indent = 1, .view = &view},
                                     {.canonical = true}}) {
    for (std::size_t size : {0u, 1u, 2u, 300u}) {
      const std::vector<Row> rows(size);
      ByteBuffer buffer;
      buffer.append("before");
      ArrayWriter writer(buffer, options);
      for (const Row& row : rows) CHECK(writer.add(row));
      CHECK(writer.size() == size);
      CHECK(writer.close());
      CHECK(buffer.view() == "before" + bytepress::printString(rows, options));
    }
  }
}

TEST_CASE("elements may be of any type") {
  ByteBuffer buffer;
  ArrayWriter writer(buffer);
  writer.add(1);
  writer.add("two");
  writer.add(nullptr);
  writer.add(std::vector{true, false});
  writer.add(bytepress::RawJson{"{}"});
  CHECK(writer.close());
  CHECK(buffer.view() == R"([1,"two",null,[true,false],{}])");
}

TEST_CASE("the first failure is told with the number of its row, and close rolls all back") {
  ByteBuffer buffer;
  buffer.append("before");
  ArrayWriter writer(buffer, kStrict);
  for (int i = 0; i < 17; ++i) CHECK(writer.add(Row{}));
  CHECK_FALSE(writer.add(Row{1, "", NAN}));
  CHECK(writer.add(Row{}));
  CHECK_FALSE(writer.add(Row{1, "", INFINITY}));
  const PrintStatus status = writer.close();
  CHECK(status.code() == PrintCode::nonFinite);
  CHECK(status.path() == "/17/value");
  CHECK(buffer.view() == "before");
}

TEST_CASE("a failed row leaves the array as it was, and one may go on without it") {
  for (const std::uint8_t indent : {std::uint8_t{0}, std::uint8_t{1}}) {
    JsonOptions options = kStrict;
    options.indent = indent;
    ByteBuffer buffer;
    ArrayWriter writer(buffer, options);
    CHECK_FALSE(writer.add(std::vector<double>(2000, NAN)));
    CHECK(writer.takeFailure().path() == "/0/0");
    CHECK(writer.add(1));
    const std::string so_far(buffer.view());
    CHECK_FALSE(writer.add(std::pair(std::string(5000, 'x'), NAN)));
    CHECK(buffer.view() == so_far);
    CHECK(writer.takeFailure().path() == "/1/1");
    CHECK(writer.add(2));
    CHECK(writer.close());
    CHECK(buffer.view() == bytepress::printString(std::vector{1, 2}, options));
  }
}

TEST_CASE("an exception of a row's own code passes, and the array is as before") {
  ByteBuffer buffer;
  ArrayWriter writer(buffer);
  writer.add(1);
  CHECK_THROWS_AS(writer.add(Throwing()), int);
  CHECK(buffer.view() == "[1");
  writer.add(2);
  CHECK(writer.close());
  CHECK(buffer.view() == "[1,2]");
}

TEST_CASE("an array that is not closed is rolled back") {
  ByteBuffer buffer;
  buffer.append("before");
  {
    ArrayWriter writer(buffer);
    writer.add(std::string(5000, 'x'));
  }
  CHECK(buffer.view() == "before");
}

TEST_CASE("maxBytes and maxDepth count the whole array") {
  for (std::size_t limit = 0; limit < 20; ++limit) {
    ByteBuffer buffer;
    ArrayWriter writer(buffer, {.maxBytes = limit});
    for (int i = 0; i < 3; ++i) writer.add(11);
    const PrintStatus status = writer.close();
    CHECK(static_cast<bool>(status) == (limit >= std::string_view("[11,11,11]").size()));
    CHECK(buffer.view() == (status ? "[11,11,11]" : ""));
    if (!status) CHECK(status.code() == PrintCode::tooLarge);
  }
  ByteBuffer buffer;
  ArrayWriter writer(buffer, {.maxDepth = 2});
  CHECK(writer.add(std::vector{1}));
  CHECK_FALSE(writer.add(std::vector<std::vector<int>>{{1}}));
  CHECK(writer.takeFailure().path() == "/1/0");
  CHECK(writer.close());
}

TEST_CASE("an option that makes no sense is told by close, and nothing is written") {
  ByteBuffer buffer;
  ArrayWriter writer(buffer, {.indent = 99});
  CHECK_FALSE(writer.add(1));
  CHECK(writer.close().code() == PrintCode::badOption);
  CHECK(buffer.empty());
}

TEST_CASE("it writes into every sink; one that passes pieces on cannot take them back") {
  std::string out;
  bytepress::CallbackSink sink([&](std::string_view piece) {
    out += piece;
    return true;
  });
  {
    ArrayWriter writer(sink);
    writer.add(1);
    CHECK(writer.close());
  }
  CHECK(out == "[1]");
  {
    ArrayWriter writer(sink, kStrict);
    CHECK(writer.add(1));
    CHECK_FALSE(writer.add(NAN));
  }
  CHECK(bytepress::tryPrintTo(sink, 1).code() == PrintCode::sinkFailed);
  sink.reset();
  CHECK(bytepress::tryPrintTo(sink, 1));

  char memory[6];
  bytepress::SpanSink span(memory);
  ArrayWriter writer(span);
  writer.add(1);
  writer.add(2);
  CHECK(writer.close());
  CHECK(span.fits());
  CHECK(span.view() == "[1,2]");
}

TEST_CASE("closing twice is misuse, and takes nothing away") {
  ByteBuffer buffer;
  ArrayWriter writer(buffer);
  writer.add(1);
  CHECK(writer.close());
  buffer.append("behind");
  CHECK(writer.close().code() == PrintCode::misuse);
  CHECK_FALSE(writer.add(2));
  CHECK(buffer.view() == "[1]behind");
}

TEST_CASE("a failure of the end is the whole document's, not that of an element") {
  ByteBuffer buffer;
  ArrayWriter writer(buffer, {.maxBytes = 2});
  CHECK(writer.add(1));
  const PrintStatus status = writer.close();
  CHECK(status.code() == PrintCode::tooLarge);
  CHECK(status.path() == "");
  CHECK(buffer.empty());
}
