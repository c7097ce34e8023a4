// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/avro/file_reader.hpp>
#include <bytepress/avro/file_writer.hpp>

#include "avro/hex.hpp"
#include "avro/weather.hpp"

using namespace bytepress;

namespace {

constexpr avro::SyncMarker kSync{'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
constexpr std::string_view kSyncText = "0123456789abcdef";

template <class T>
std::string fileOf(const std::vector<T>& values, const avro::FileOptions& options = {.sync = kSync}) {
  ByteBuffer bytes;
  avro::FileWriter<T> file(bytes, options);
  for (const T& value : values) file.write(value);
  file.flush();
  return std::string(bytes.view());
}

// What comes before a failure, and the failure.
template <class T>
std::pair<std::size_t, std::string> read(std::string_view bytes, const avro::FileReadOptions& options = {}) {
  avro::FileReader<T> file(bytes, options);
  std::size_t count = 0;
  for (T value{}; file.next(value);) ++count;
  T value{};
  CHECK_FALSE(file.next(value));  // neither end nor failure goes away
  return {count, file.status().message()};
}
template <class T>
std::string failureOf(std::string_view bytes, const avro::FileReadOptions& options = {}) {
  return read<T>(bytes, options).second;
}

// The head of a file of ints.
const std::string kHead = "Obj\x01\x04\x16" "avro.schema\x0a\"int\"\x14" "avro.codec\x08null" + std::string(1, '\0') + std::string(kSyncText);
std::string block(std::string_view countAndSize, std::string_view values) {
  return std::string(countAndSize).append(values).append(kSyncText);
}

struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

}  // namespace

TEST_CASE("a file has the bytes that the specification says") {
  const std::string file = fileOf<int>({1, -1, 64});
  CHECK(file == kHead + block("\x06\x08", "\x02\x01\x80\x01"));
  CHECK(fileOf<int>({}) == kHead);
  CHECK(fileOf<int>({1, -1, 64}, {.blockBytes = 2, .sync = kSync}) == kHead + block("\x04\x04", "\x02\x01") + block("\x02\x04", "\x80\x01"));
  CHECK(fileOf<int>({1, 2}, {.blockBytes = 0, .sync = kSync}) == kHead + block("\x02\x02", "\x02") + block("\x02\x02", "\x04"));
}

TEST_CASE("a file of the Java implementation is read") {
  const std::string bytes = bytesOfHex(kWeatherFile);
  avro::FileReader<Weather> file(bytes);
  std::vector<Weather> read;
  for (Weather each; file.read(each);) read.push_back(each);
  CHECK(read == kWeather);
  CHECK(file.status());
  CHECK(file.codec() == "null");
  CHECK(file.metadata().empty());
}

TEST_CASE("values come back from blocks of any size, with the metadata of the file") {
  std::vector<std::tuple<int, std::string>> values;
  for (int i = 0; i < 1000; ++i) values.emplace_back(i, std::string(static_cast<std::size_t>(i % 50), 'x'));
  for (const std::size_t blockBytes : {0u, 1u, 100u, 64000u}) {
    const std::string bytes = fileOf(values, {.blockBytes = blockBytes, .metadata = {{"owner", "me"}, {"empty", ""}}});
    avro::FileReader<std::tuple<int, std::string>> file(bytes);
    CHECK(file.metadata() == avro::FileMetadata{{"owner", "me"}, {"empty", ""}});
    std::size_t index = 0;
    for (std::tuple<int, std::string> each; file.next(each); ++index) REQUIRE(each == values[index]);
    CHECK(index == values.size());
    CHECK(file.status());
  }
}

TEST_CASE("files have sync markers of their own, where none is given") {
  std::set<std::string> markers;
  for (int i = 0; i < 100; ++i) markers.insert(fileOf<int>({}, {}).substr(kHead.size() - 16));
  CHECK(markers.size() == 100);
}

TEST_CASE("a value that cannot be encoded is not in the file, and others are") {
  ByteBuffer bytes;
  avro::FileWriter<std::uint64_t> file(bytes, {.sync = kSync});
  file.write(1);
  CHECK(file.tryWrite(std::numeric_limits<std::uint64_t>::max()).code() == PrintCode::unprintable);
  file.write(2);
  file.flush();
  file.flush();  // of no more values
  CHECK(bytes.view().ends_with(block("\x04\x04", "\x02\x04")));
  CHECK(read<std::uint64_t>(bytes.view()) == std::pair<std::size_t, std::string>(2, "decoded"));
}

TEST_CASE("metadata that is Avro's own is refused") {
  ByteBuffer bytes;
  avro::FileWriter<int> file(bytes, {.metadata = {{"avro.schema", "x"}}});
  CHECK(file.tryWrite(1).code() == PrintCode::badOption);
  CHECK(bytes.empty());
}

TEST_CASE("a sink that is full is told, and a block that was not written is written later") {
  int failures = 1;
  std::string out;
  CallbackSink sink([&](std::string_view piece) {
    if (out.size() >= kHead.size() && failures-- > 0) return false;
    out.append(piece);
    return true;
  });
  avro::FileWriter<int> file(sink, {.blockBytes = 2, .sync = kSync});
  CHECK(file.tryWrite(1));
  CHECK(file.tryWrite(2).code() == PrintCode::sinkFailed);
  sink.reset();
  CHECK(file.tryWrite(3));
  CHECK(file.tryFlush());
  CHECK(out == kHead + block("\x04\x04", "\x02\x04") + block("\x02\x02", "\x06"));
}

TEST_CASE("heads that are none are refused") {
  CHECK(failureOf<int>("") == "the bytes end within a value at byte 0");
  CHECK(failureOf<int>("Obj") == "the bytes end within a value at byte 0");
  CHECK(failureOf<int>("Obj\x02" + kHead.substr(4)) == "this is not how Avro data begins at byte 0");
  CHECK(failureOf<int>("obj\x01" + kHead.substr(4)) == "this is not how Avro data begins at byte 0");
  for (std::size_t size = 4; size < kHead.size(); ++size) CHECK(failureOf<int>(kHead.substr(0, size)) != "decoded");
  CHECK(failureOf<int>(kHead) == "decoded");
  const std::string sync(kSyncText);
  const auto head = [&](std::string_view entries) { return std::string("Obj\x01").append(entries).append(1, '\0').append(sync); };
  CHECK(failureOf<int>(head("")) == "the schema is not valid at byte 5");
  CHECK(failureOf<int>(head("\x02\x14" "avro.codec\x08null")) == "the schema is not valid at byte 22");
  CHECK(failureOf<int>(head("\x02\x16" "avro.schema\x0a\"int\"")) == "decoded");
  CHECK(failureOf<int>(head("\x01\x24\x16" "avro.schema\x0a\"int\"")) == "decoded");  // a block with its size
  CHECK(failureOf<int>(head("\x01\x26\x16" "avro.schema\x0a\"int\"")) == "a block has not the size that it says at byte 24");
  CHECK(failureOf<int>(head("\x02\x16" "avro.schema\x0a\"inx\"")) == "the schema is not valid at byte 18");
  CHECK(failureOf<int>(head("\x02\x16" "avro.schema\x0c\"long\"")) == "the schema is not that of the type at byte 0");
  CHECK(failureOf<int>(head("\x04\x16" "avro.schema\x0a\"int\"\x16" "avro.schema\x0a\"int\"")) == "a key comes twice at byte 24");
  CHECK(failureOf<int>(head("\x04\x16" "avro.schema\x0a\"int\"\x14" "avro.codec\x06xyz")) == "the codec is not known here at byte 39");
  CHECK(failureOf<int>(head("\x80\x80\x80\x80\x10\x16" "avro.schema\x0a\"int\"")) ==
        "a length is negative or more than the bytes that are left at byte 4");
}

TEST_CASE("blocks that lie are refused, behind the values before them") {
  using Result = std::pair<std::size_t, std::string>;
  const std::string good = kHead + block("\x04\x04", "\x02\x04");
  const std::string at = std::to_string(good.size());
  CHECK(read<int>(good) == Result(2, "decoded"));
  CHECK(read<int>(good + block(std::string_view("\0\0", 2), "") + block("\x02\x02", "\x02")) == Result(3, "decoded"));  // one without values
  std::string other = good + block("\x02\x02", "\x02");
  other.back() = 'F';
  CHECK(read<int>(other) == Result(2, "a block is corrupt at byte " + std::to_string(good.size() + 3)));
  CHECK(read<int>(good + block("\x01\x02", "\x02")) == Result(2, "a length is negative or more than the bytes that are left at byte " + at));
  CHECK(read<int>(good + block("\x02\x01", "\x02")) ==
        Result(2, "a length is negative or more than the bytes that are left at byte " + std::to_string(good.size() + 2)));
  CHECK(read<int>(good + block("\x02\x7e", "\x02")) == Result(2, "the bytes end within a value at byte " + std::to_string(good.size() + 2)));
  CHECK(read<int>(good + block("\x06\x02", "\x02")) ==
        Result(2, "a length is negative or more than the bytes that are left at byte " + std::to_string(good.size() + 2)));
  CHECK(read<int>(good + block("\x06\x06", "\x02\x80\x01")) == Result(4, "the bytes end within a value at /4, byte " + std::to_string(good.size() + 5)));
  CHECK(read<int>(good + block("\x02\x04", "\x02\x02")) == Result(2, "a block has not the size that it says at byte " + std::to_string(good.size() + 3)));
  CHECK(read<int>(good + block(std::string_view("\0\x02", 2), "\x02")) == Result(2, "a length is negative or more than the bytes that are left at byte " + at));
  for (std::size_t size = kHead.size() + 1; size < good.size(); ++size) {
    CHECK(read<int>(good.substr(0, size)).second.starts_with("the bytes end within a value at byte "));
  }
  CHECK(failureOf<int>(good, {.maxBlockBytes = 1}) == "a length is negative or more than the bytes that are left at byte " + std::to_string(kHead.size() + 2));
  CHECK(failureOf<int>(good, {.maxBlockBytes = 2}) == "decoded");
}

TEST_CASE("a failure says which value it is in") {
  const std::string file = fileOf<std::vector<bool>>({{true}, {true, true}, {false}}, {.sync = kSync});
  std::string wrong = file;
  wrong[wrong.size() - 16 - 3 - 2] = 7;  // the second of the second value
  CHECK(failureOf<std::vector<bool>>(wrong) == "a boolean is neither 0 nor 1 at /1/1, byte " + std::to_string(wrong.size() - 16 - 3 - 2));
}

TEST_CASE("values without bytes are counted, and not believed without end") {
  CHECK(read<Empty>(fileOf(std::vector<Empty>(1000))).first == 1000);
  const std::string file = fileOf(std::vector<Empty>(3));
  CHECK(failureOf<Empty>(file, {.values = {.maxEmptyItems = 3}}) == "decoded");
  CHECK(failureOf<Empty>(file, {.values = {.maxEmptyItems = 2}}).starts_with("a length is negative or more"));
}

TEST_CASE("a file changed at random is read or refused, and does no harm") {
  std::mt19937 random(7);
  std::vector<std::variant<std::monostate, std::string, std::vector<int>>> values(20);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i % 3 == 1) values[i] = std::string(i, 'x');
    if (i % 3 == 2) values[i] = std::vector<int>(i, -7);
  }
  const std::string good = fileOf(values, {.blockBytes = 50, .sync = kSync});
  for (int round = 0; round < 3000; ++round) {
    std::string bytes = good;
    for (int changes = round % 4; changes >= 0; --changes) bytes[random() % bytes.size()] = static_cast<char>(random());
    (void)read<std::variant<std::monostate, std::string, std::vector<int>>>(bytes);
  }
}
