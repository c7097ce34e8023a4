// SPDX-License-Identifier: BSL-1.0
//
// Expected bytes are those of the Avro specification and of the tests of its Java and C++ implementations.
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/avro.hpp>

#include "avro/hex.hpp"

using namespace bytepress;

namespace {

struct Pair {
  std::int64_t a = 27;
  std::string b = "foo";
};
BOOST_DESCRIBE_STRUCT(Pair, (), (a, b))

enum class Letter { A, B, C, D = 40 };
BOOST_DESCRIBE_ENUM(Letter, A, B, C, D)
enum class Plain : std::uint8_t { low, high = 200 };

struct Point {
  float x, y;
  bool on, off, both, none;
  float z;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y, on, off, both, none, z))

struct Backwards {
  float first, second;
};
BOOST_DESCRIBE_STRUCT(Backwards, (), (second, first))

struct Gap {
  bool flag;
  float x;
};
BOOST_DESCRIBE_STRUCT(Gap, (), (flag, x))

struct Sparse {
  std::optional<int> missing;
  int zero = 0;
  std::string empty;
  friend constexpr auto fieldRules(For<Sparse>) {
    return rules(omitNull<&Sparse::missing>, omitZero<&Sparse::zero>, omitEmpty<&Sparse::empty>);
  }
};
BOOST_DESCRIBE_STRUCT(Sparse, (), (missing, zero, empty))

struct Wide {
  std::array<std::optional<std::int64_t>, 0> nothing;
  std::int64_t a = 1, b = 2;
  std::string text = "t";
  std::int64_t c = -1;
  std::uint64_t big = 0;
  std::string last = "l";
};
BOOST_DESCRIBE_STRUCT(Wide, (), (nothing, a, b, text, c, big, last))

struct Node {
  int value = 0;
  std::unique_ptr<Node> next;
};
BOOST_DESCRIBE_STRUCT(Node, (), (value, next))

struct Told {
  template <class Encoder>
  friend Done encode(Encoder& out, const Told&) {
    out.beginArray(kUnknownCount);
    out.element();
    out.integer(1);
    out.element();
    out.integer(-1);
    return out.endArray();
  }
};

std::string sized(const auto& value) { return hexOf(avro::encode(value, {.blocks = avro::Blocks::sized})); }
std::string plain(const auto& value) { return hexOf(avro::encode(value)); }

// Plain and sized blocks are the same bytes where there are no blocks with items.
std::string bytesOf(const auto& value) {
  const std::string hex = plain(value);
  CHECK(sized(value) == hex);
  std::size_t size = 0;
  CHECK(avro::tryEncodedSize(value, size));
  CHECK(size * 2 == hex.size());
  return hex;
}

std::string failureOf(const auto& value, avro::Options options = {}) {
  ByteBuffer buffer;
  buffer.append("kept");
  const PrintStatus status = avro::tryEncode(value, buffer, options);
  CHECK(buffer.view() == "kept");
  options.blocks = avro::Blocks::sized;
  const PrintStatus again = avro::tryEncode(value, buffer, options);
  CHECK(buffer.view() == "kept");
  CHECK(again.message() == status.message());
  return status.message();
}

}  // namespace

static_assert(Encoder<AvroEncoder>);
static_assert(Encoder<SizedAvroEncoder>);

TEST_CASE("integers are zig-zag varints") {
  CHECK(bytesOf(0) == "00");
  CHECK(bytesOf(-1) == "01");
  CHECK(bytesOf(1) == "02");
  CHECK(bytesOf(-2) == "03");
  CHECK(bytesOf(2) == "04");
  CHECK(bytesOf(-64) == "7f");
  CHECK(bytesOf(64) == "8001");
  CHECK(bytesOf(0x40) == "8001");
  CHECK(bytesOf(-0x41) == "8101");
  CHECK(bytesOf(0x2000) == "808001");
  CHECK(bytesOf(-0x2001) == "818001");
  CHECK(bytesOf(0x80000) == "808040");
  CHECK(bytesOf(-0x80001) == "818040");
  CHECK(bytesOf(0x4000000) == "80808040");
  CHECK(bytesOf(-0x4000001) == "81808040");
  CHECK(bytesOf(std::int64_t{0x200000000}) == "8080808040");
  CHECK(bytesOf(std::int64_t{0x10000000000}) == "808080808040");
  CHECK(bytesOf(std::int64_t{0x800000000000}) == "80808080808040");
  CHECK(bytesOf(std::int64_t{0x40000000000000}) == "8080808080808040");
  CHECK(bytesOf(std::int64_t{0x2000000000000000}) == "808080808080808040");
  CHECK(bytesOf(std::numeric_limits<std::int32_t>::min()) == "ffffffff0f");
  CHECK(bytesOf(std::numeric_limits<std::int64_t>::min()) == "ffffffffffffffffff01");
  CHECK(bytesOf(std::numeric_limits<std::int64_t>::max()) == "feffffffffffffffff01");
  CHECK(bytesOf(std::int8_t{-128}) == "ff01");
  CHECK(bytesOf(std::uint16_t{65535}) == "feff07");
  CHECK(bytesOf(std::uint32_t{0xffffffff}) == "feffffff1f");
  CHECK(bytesOf(std::uint64_t{1} << 62) == "808080808080808080" "01");
}

TEST_CASE("a varint of every length, at both ends of it, is what 7 bits at a time give") {
  for (int bits = 0; bits < 64; ++bits) {
    for (const std::uint64_t from : {std::uint64_t{1} << bits, (std::uint64_t{1} << bits) - 1, ~std::uint64_t{0} << bits}) {
      const std::int64_t value = unZigZag(from);
      std::string expected;
      std::uint64_t rest = from;
      for (; rest >= 0x80; rest >>= 7) expected += static_cast<char>(rest | 0x80);
      expected += static_cast<char>(rest);
      CHECK(hexOf(avro::encode(value)) == hexOf(expected));
      CHECK(varintBytes(value) == expected.size());
    }
  }
}

TEST_CASE("integers that Avro has no type for are refused") {
  const std::string refused = "a value has no printed form";
  CHECK(failureOf(std::uint64_t{1} << 63) == refused);
  CHECK(failureOf(std::vector<std::uint64_t>{1, ~std::uint64_t{0}}) == refused + " at /1");
  CHECK(failureOf(std::map<std::string, std::uint64_t>{{"a/b", ~std::uint64_t{0}}}) == refused + " at /a~1b");
  Wide wide;
  CHECK(bytesOf(wide) == "00020402740100026c");
  wide.big = ~std::uint64_t{0};
  CHECK(failureOf(wide) == refused + " at /big");
  CHECK(failureOf(std::vector<Wide>{Wide(), wide}) == refused + " at /1/big");
}

TEST_CASE("reals are little endian, a NaN as it is") {
  CHECK(bytesOf(1.0) == "000000000000f03f");
  CHECK(bytesOf(-10.0) == "00000000000024c0");
  CHECK(bytesOf(-1234.2132) == "07ce1951da4893c0");
  CHECK(bytesOf(-2.11e25) == "c9b0be4a197431c5");
  CHECK(bytesOf(1.0f) == "0000803f");
  CHECK(bytesOf(-10.0f) == "000020c1");
  CHECK(bytesOf(-1234.5f) == "00509ac4");
  CHECK(bytesOf(-211300000.0f) == "ea8249cd");
  CHECK(bytesOf(std::numeric_limits<float>::infinity()) == "0000807f");
  CHECK(bytesOf(-std::numeric_limits<float>::infinity()) == "000080ff");
  CHECK(bytesOf(std::numeric_limits<float>::quiet_NaN()) == "0000c07f");
  CHECK(bytesOf(std::numeric_limits<double>::quiet_NaN()) == "000000000000f87f");
  CHECK(bytesOf(std::numeric_limits<float>::min()) == "00008000");
  CHECK(bytesOf(std::numeric_limits<double>::denorm_min()) == "0100000000000000");
}

TEST_CASE("null, booleans, strings, bytes and fixed") {
  CHECK(bytesOf(nullptr) == "");
  CHECK(bytesOf(true) == "01");
  CHECK(bytesOf(false) == "00");
  CHECK(bytesOf("foo") == "06666f6f");
  CHECK(bytesOf(std::u16string(u"\u00e9")) == "04c3a9");
  CHECK(bytesOf('x') == "0278");
  const char* none = nullptr;
  const char* some = "a";
  CHECK(bytesOf(none) == "00");
  CHECK(bytesOf(some) == "020261");
  std::vector<std::byte> bytes;
  for (int i = 0; i <= 16; ++i) bytes.push_back(static_cast<std::byte>(i));
  CHECK(bytesOf(bytes) == "22000102030405060708090a0b0c0d0e0f10");
  CHECK(bytesOf(std::array<std::byte, 3>{std::byte{1}, std::byte{2}, std::byte{255}}) == "0102ff");
  CHECK(bytesOf(std::string(100000, 'z')).substr(0, 10) == "c09a0c7a7a");
}

TEST_CASE("records are their fields, unions an index and a value, enums the place of the enumerator") {
  CHECK(bytesOf(Pair()) == "3606666f6f");
  CHECK(bytesOf(Letter::D) == "06");
  CHECK(failureOf(Letter(41)) == "a value has no printed form");
  CHECK(failureOf(std::vector{Letter::A, Letter(41)}) == "a value has no printed form at /1");
  CHECK(bytesOf(Plain::high) == "9003");
  CHECK(bytesOf(std::optional<std::string>()) == "00");
  CHECK(bytesOf(std::optional<std::string>("a")) == "020261");
  CHECK(bytesOf(std::optional<int>(5)) == "020a");
  using Union = std::variant<std::monostate, std::string, double>;
  CHECK(bytesOf(Union()) == "00");
  CHECK(bytesOf(Union("a")) == "020261");
  CHECK(bytesOf(Union(1.0)) == "04000000000000f03f");
  CHECK(bytesOf(Sparse()) == "000000");
  CHECK(bytesOf(std::tuple<int, std::string, std::pair<bool, float>>(1, "x", {true, 1.0f})) == "020278010000803f");
  Node list{1, std::make_unique<Node>(Node{2, nullptr})};
  CHECK(bytesOf(list) == "02020400");
}

TEST_CASE("arrays and maps are blocks; without items there is none") {
  const std::vector<std::int64_t> numbers{3, 27};
  CHECK(plain(numbers) == "04063600");
  CHECK(sized(numbers) == "0304063600");
  CHECK(sized(std::vector<int>{1}) == "01020200");
  CHECK(bytesOf(std::vector<int>()) == "00");
  CHECK(bytesOf(std::map<std::string, int>()) == "00");
  CHECK(plain(std::map<std::string, int>{{"a", 1}, {"b", 2}}) == "04026102026204" "00");
  CHECK(sized(std::map<std::string, int>{{"a", 1}, {"b", 2}}) == "030c026102026204" "00");
  CHECK(plain(std::map<int, bool>{{7, true}}) == "0202370100");
  CHECK(plain(std::vector<std::string>{"a", "bc"}) == "04026104626300");
  CHECK(plain(std::vector<bool>{true, false}) == "04010000");
  CHECK(plain(std::list<int>{1, 2}) == "04020400");
  CHECK(plain(std::forward_list<int>{1, 2}) == "04020400");
}

TEST_CASE("blocks inside blocks have sizes that count the heads of the inner ones") {
  const std::vector<std::vector<int>> rows{{1, 2}, {}, {3}};
  CHECK(plain(rows) == "0604020400000206" "0000");
  // -3 items of 10 bytes: [-2 items of 2 bytes: 1 2, end] [end] [-1 item of 1 byte: 3, end]
  CHECK(sized(rows) == "0514" "0304020400" "00" "01020600" "00");
}

TEST_CASE("items of an unknown number come in a block each, and in one if it is sized") {
  CHECK(plain(Told()) == "0202020100");
  CHECK(sized(Told()) == "0304020100");
  std::istringstream words("1 2 3");
  CHECK(plain(std::ranges::istream_view<int>(words)) == "02020204020600");
}

TEST_CASE("arrays of float, double, bool and of records of these are copies of their memory") {
  CHECK(plain(std::vector<float>{1.0f, -10.0f}) == "040000803f000020c100");
  CHECK(sized(std::vector<float>{1.0f, -10.0f}) == "03100000803f000020c100");
  CHECK(plain(std::array<double, 1>{1.0}) == "02000000000000f03f00");
  const bool flags[] = {true, false, true};
  CHECK(plain(flags) == "0601000100");
  CHECK(plain(std::vector<Point>{{1.0f, -10.0f, true, false, true, false, 1.0f}}) ==
        "02" "0000803f" "000020c1" "01000100" "0000803f" "00");
  CHECK(plain(std::vector<Backwards>{{1.0f, -10.0f}}) == "02000020c10000803f00");
  CHECK(plain(std::vector<Gap>{{true, 1.0f}}) == "02010000803f00");
  std::vector<double> many(10000, -10.0);
  const std::string hex = plain(many);
  CHECK(hex.size() == 2 * (3 + 80000 + 1));
  CHECK(hex.substr(0, 22) == "a09c01" "00000000000024c0");
}

TEST_CASE("any memory is filled to its last byte, and one byte too few is told") {
  const std::map<std::string, std::vector<double>> value{{"first", {1.0, 2.0}}, {"second", std::vector<double>(500, 3.0)}};
  for (const avro::Blocks blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
    const ByteBuffer expected = avro::encode(value, {.blocks = blocks});
    std::vector<char> memory(expected.size());
    CHECK(avro::encodeInto(memory, value, {.blocks = blocks}) == expected.size());
    CHECK(std::string_view(memory.data(), memory.size()) == expected.view());
    const avro::IntoResult shorter = avro::tryEncodeInto(std::span(memory).first(memory.size() - 1), value, {.blocks = blocks});
    CHECK(shorter.status.code() == PrintCode::noRoom);
    CHECK(shorter.size == expected.size());
  }
}

TEST_CASE("limits hold: depth and bytes") {
  Node chain;
  for (int i = 0; i < 4; ++i) chain = Node{i, std::make_unique<Node>(std::move(chain))};
  CHECK(avro::encode(chain, {.maxDepth = 5}).size() == 10);
  CHECK(failureOf(chain, {.maxDepth = 4}) == "the value is nested deeper than maxDepth allows at /next/next/next/next");
  CHECK(failureOf(std::vector<std::vector<int>>{{1}}, {.maxDepth = 1}) ==
        "the value is nested deeper than maxDepth allows at /0");
  const std::vector<std::string> texts(100, std::string(50, 'x'));
  CHECK(avro::encode(texts, {.maxBytes = 5103}).size() == 5103);
  CHECK(avro::encode(texts, {.blocks = avro::Blocks::sized, .maxBytes = 5105}).size() == 5105);
  ByteBuffer buffer;
  CHECK(avro::tryEncode(texts, buffer, {.maxBytes = 5102}).code() == PrintCode::tooLarge);
  CHECK(avro::tryEncode(texts, buffer, {.blocks = avro::Blocks::sized, .maxBytes = 5104}).code() == PrintCode::tooLarge);
  CHECK(buffer.empty());
}
