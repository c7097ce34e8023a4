// SPDX-License-Identifier: BSL-1.0
//
// Whole records in memory of every kind, and what is found when the program is compiled.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include <boost/describe/class.hpp>

#include "record/bytes.hpp"
#include "support/guard_pages.hpp"

using namespace bytepress;

namespace {

struct Frame {
  std::uint16_t magic = 0xcafe;
  std::uint32_t sequence = 1;
  char tag[4] = {'a', 'b', 'c', 'd'};
  std::array<std::int16_t, 2> pair{-1, 1};
  bool last = true;
  friend constexpr auto fieldRules(For<Frame>) { return rules(record::width<&Frame::sequence, 24>); }
};
BOOST_DESCRIBE_STRUCT(Frame, (), (magic, sequence, tag, pair, last))

constexpr std::string_view kFrame = "ca fe 00 00 01 61 62 63 64 ff ff 00 01 01";

struct Plain {
  std::int32_t f1;
  std::int16_t f2;
  std::int64_t f3;
};
BOOST_DESCRIBE_STRUCT(Plain, (), (f1, f2, f3))

}  // namespace

TEST_CASE("a record is composed when the program is compiled") {
  static constexpr auto kBytes = record::compose(Frame());
  static_assert(kBytes.size() == 14);
  static_assert(kBytes[1] == std::byte{0xfe} && kBytes[8] == std::byte{'d'} && kBytes[13] == std::byte{1});
  CHECK(hex(kBytes) == kFrame);
  static_assert(record::get<&Frame::sequence>(kBytes) == 1);
  static_assert(record::get<&Frame::pair>(kBytes)[0] == -1);
  static_assert([] {
    auto bytes = kBytes;
    record::set<&Frame::sequence>(bytes, 0x123456);
    return bytes[2] == std::byte{0x12} && record::get<&Frame::sequence>(bytes) == 0x123456;
  }());
  static_assert(record::RecordView<Plain>(record::compose(Plain{-1, -2, -3})).get<&Plain::f3>() == -3);
}

TEST_CASE("memory is whatever has bytes") {
  const Frame frame;
  std::array<char, 14> chars{};
  unsigned char raw[20] = {};
  std::vector<std::byte> vector(14);
  std::string text(14, 'x');
  CHECK(record::compose(frame, chars) == 14);
  CHECK(record::compose(frame, raw) == 14);
  CHECK(record::compose(frame, vector) == 14);
  CHECK(record::compose(frame, std::span(text)) == 14);
  CHECK(hex(std::as_bytes(std::span(chars))) == kFrame);
  CHECK(hex(std::as_bytes(std::span(raw).first<14>())) == kFrame);
  CHECK(hex(vector) == kFrame);
  CHECK(hex(std::as_bytes(std::span(text))) == kFrame);
  CHECK(record::get<&Frame::magic>(std::as_const(text)) == 0xcafe);
  CHECK(record::get<&Frame::magic>(std::string_view(text)) == 0xcafe);
  CHECK(record::get<&Frame::sequence>(std::span<const unsigned char>(raw)) == 1);
  // What may only be read cannot be written to.
  static_assert(!record::WritableMemory<std::string_view> && record::ReadableMemory<std::string_view>);
  static_assert(!record::WritableMemory<const std::array<std::byte, 14>&>);
  static_assert(!record::WritableMemory<std::span<const std::byte>> && record::WritableMemory<std::span<std::byte>>);
  static_assert(!record::ReadableMemory<std::vector<int>&>);
}

TEST_CASE("records are appended to a buffer") {
  ByteBuffer buffer;
  CHECK(record::compose(Frame(), buffer) == 14);
  CHECK(record::compose(Frame(), buffer) == 14);
  CHECK(hex(buffer.bytes()) == std::string(kFrame) + ' ' + std::string(kFrame));
  CHECK(record::get<&Frame::magic>(buffer) == 0xcafe);
  CHECK(record::tryCompose(Frame{.sequence = 1 << 24}, buffer).status.path() == "/sequence");
  CHECK(buffer.size() == 28);
  Frame frame;
  frame.magic = 0;
  CHECK(record::decompose(buffer.bytes().subspan(14), frame) == 14);
  CHECK(frame.magic == 0xcafe);
}

TEST_CASE("short memory is refused, and no byte outside is touched") {
  test::GuardPages pages(64);
  for (std::size_t size = 0; size <= 20; ++size) {
    const std::span memory(pages.end() - size, size);
    std::memset(memory.data(), 'x', size);
    const record::Result result = record::tryCompose(Frame(), memory);
    CHECK(static_cast<bool>(result) == (size >= 14));
    CHECK(result.size == 14);
    if (size < 14) {
      CHECK(result.status.message() == "the memory ends before the record does");
      CHECK(std::string_view(memory.data(), size) == std::string(size, 'x'));
      CHECK_THROWS_AS(record::compose(Frame(), memory), record::Error);
    } else {
      CHECK(std::string_view(memory.data() + 14, size - 14) == std::string(size - 14, 'x'));
    }
    Frame frame;
    frame.magic = 7;
    CHECK(static_cast<bool>(record::tryDecompose(memory, frame)) == (size >= 14));
    CHECK(frame.magic == (size < 14 ? 7 : 0xcafe));
    record::RecordView<Frame> view;
    CHECK(static_cast<bool>(record::tryView(memory, view)) == (size >= 14));
  }
}

TEST_CASE("a member is reached where the memory reaches to its end") {
  std::vector<std::byte> memory(5);
  record::set<&Frame::sequence>(memory, 5);
  CHECK(record::get<&Frame::sequence>(memory) == 5);
  CHECK(record::trySet<&Frame::tag>(memory, "").code() == record::Code::shortMemory);
  memory.pop_back();
  CHECK(record::trySet<&Frame::sequence>(memory, 5).code() == record::Code::shortMemory);
  std::uint32_t value = 3;
  CHECK(record::tryGet<&Frame::sequence>(memory, value).code() == record::Code::shortMemory);
  CHECK(value == 3);
  CHECK_THROWS_WITH_AS((void)record::get<&Frame::sequence>(memory), "bytepress: the memory ends before the record does at /sequence",
                       record::Error);
  CHECK(record::trySet<&Frame::magic>(std::span<std::byte>(), 1).code() == record::Code::shortMemory);
}

TEST_CASE("a record may begin at any address") {
  alignas(8) std::byte memory[32];
  for (std::size_t at = 0; at < 8; ++at) {
    const auto bytes = std::span(memory).subspan(at);
    record::compose(Plain{1, 2, 3}, bytes);
    CHECK(hex(bytes.first(14)) == "00 00 00 01 00 02 00 00 00 00 00 00 00 03");
    CHECK(record::decompose<Plain>(bytes).f3 == 3);
  }
}

TEST_CASE("constants are looked at when the program is compiled") {
  std::array<std::byte, 14> memory{};
  record::set<&Frame::sequence>(memory, std::integral_constant<int, 0xffffff>());
  CHECK(record::get<&Frame::sequence>(memory) == 0xffffff);
}

TEST_CASE("a view of a record reads it in place") {
  auto memory = record::compose(Frame());
  const record::RecordView<Frame> view(memory);
  CHECK(view.get<&Frame::magic>() == 0xcafe);
  CHECK(view.get<&Frame::tag>() == "abcd");
  CHECK(view.bytes().size() == 14);
  CHECK(view.bytes().data() == memory.data());
  record::set<&Frame::magic>(memory, 1);
  CHECK(view.get<&Frame::magic>() == 1);
  CHECK(view.value().sequence == 1);

  memory[13] = std::byte{2};
  record::RecordView<Frame> other = view;
  CHECK(record::tryView(memory, other).message() == "a boolean is neither 0 nor 1 at /last");
  CHECK(other.bytes().data() == memory.data());
  CHECK_THROWS_WITH_AS(record::RecordView<Frame>{memory}, "bytepress: a boolean is neither 0 nor 1 at /last", record::Error);
  bool last = true;
  CHECK(record::tryGet<&Frame::last>(memory, last).message() == "a boolean is neither 0 nor 1 at /last");
}
