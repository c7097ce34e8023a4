// SPDX-License-Identifier: BSL-1.0
//
// All of the core in a program without exceptions and RTTI. Prints the number of every check that fails.
#include <bytepress/bytepress.hpp>
#include <bytepress/record/record.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#ifdef __cpp_exceptions
#  error "compile with -fno-exceptions"
#endif

namespace {

enum class Color { red };
BOOST_DESCRIBE_ENUM(Color, red)

struct Reading {
  std::string sensor = "attic";
  double celsius = 21.5;
  std::vector<bool> alarms{true, false};
  std::optional<int> note;
  std::map<std::string, std::unique_ptr<int>> map;
  std::variant<int, std::string> either = "x";
  Color color = Color::red;
  std::vector<std::byte> bytes{std::byte{1}};
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius, alarms, note, map, either, color, bytes))

struct Sample {
  std::int32_t number = 5;
  bool flag = true;
};
BOOST_DESCRIBE_STRUCT(Sample, (), (number, flag))

constexpr std::string_view kExpected =
    R"({"sensor":"attic","celsius":21.5,"alarms":[true,false],"note":null,"map":{},"either":"x","color":"red","bytes":"AQ=="})";

int failures = 0;

void check(bool right, int line) {
  if (right) return;
  ++failures;
  std::printf("no_exceptions_test.cpp:%d failed\n", line);
}
#define CHECK(condition) check(static_cast<bool>(condition), __LINE__)

}  // namespace

int main() {
  using namespace bytepress;
  const Reading reading;

  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(reading, buffer));
  CHECK(buffer.view() == kExpected);

  std::string text = "before ";
  CHECK(tryPrintString(reading, text));
  CHECK(text == "before " + std::string(kExpected));

  char memory[200];
  const IntoResult into = tryPrintInto(memory, reading);
  CHECK(into);
  CHECK(std::string_view(memory, into.size) == kExpected);

  std::size_t size = 0;
  CHECK(tryPrintedSize(reading, size));
  CHECK(size == kExpected.size());

  std::string called;
  CallbackSink sink([&](std::string_view piece) {
    called += piece;
    return true;
  });
  CHECK(tryPrintTo(sink, reading));
  CHECK(called == kExpected);

  Reading broken;
  broken.celsius = std::nan("");
  const PrintStatus status = tryPrintByteBuffer(broken, buffer, {.indent = 2, .nonFinite = NonFinite::error});
  CHECK(!status);
  CHECK(status.path() == "/celsius");
  CHECK(buffer.view() == kExpected);

  buffer.clear();
  ArrayWriter rows(buffer);
  CHECK(rows.add(1));
  CHECK(rows.add(RawJson{"[2]"}));
  CHECK(!rows.add(RawJson{"[2"}));
  CHECK(rows.takeFailure().path() == "/2");
  CHECK(rows.close());
  CHECK(buffer.view() == "[1,[2]]");

  const Sample sample;
  std::array<std::byte, record::kSize<Sample>> bytes{};
  CHECK(record::trySet<&Sample::number>(bytes, 7));
  CHECK(!record::trySet<Sample>(bytes, "nothing", 7));
  CHECK(record::tryCompose(sample, bytes));
  record::RecordView<Sample> view;
  CHECK(record::tryView(bytes, view));
  buffer.clear();
  CHECK(tryPrintByteBuffer(view, buffer));
  CHECK(buffer.view() == R"({"number":5,"flag":true})");
  bytes.back() = std::byte{2};
  Sample read{1, false};
  CHECK(record::tryDecompose(bytes, read).status.path() == "/flag");
  CHECK(read.number == 1);
  return failures == 0 ? 0 : 1;
}
