// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <bitset>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/describe/operators.hpp>

#include <bytepress/avro/avro.hpp>
#include <bytepress/avro/decode.hpp>

#include "avro/hex.hpp"

using namespace bytepress;

namespace {

enum class Letter { A, B, C, D = 40 };
BOOST_DESCRIBE_ENUM(Letter, A, B, C, D)

struct Point {
  float x = 0, y = 0;
  bool on = false;
  bool operator==(const Point&) const = default;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y, on))

struct Uuid {
  std::array<std::byte, 4> id{};
  bool operator==(const Uuid&) const = default;
  friend auto encodeAs(const Uuid& uuid) { return uuid.id; }
  friend bool decodeAs(Uuid& uuid, const std::array<std::byte, 4>& bytes) {
    uuid.id = bytes;
    return bytes[0] != std::byte{0xff};
  }
};

struct Text {
  std::string text;
  Text() = default;
  explicit Text(std::string given) : text(std::move(given)) {}
  bool operator==(const Text&) const = default;
  friend std::string_view encodeAs(const Text& held) { return held.text; }
};

struct Told {
  int n = 0;
  bool operator==(const Told&) const = default;
  template <class Encoder>
  friend Done encode(Encoder& out, const Told& told) { return out.integer(told.n); }
  friend void decodeFrom(AvroDecoder& in, Told& told) { told.n = static_cast<int>(in.varint()); }
};

struct All {
  bool flag = true;
  char c = 'c';
  char name[6] = "name";
  std::int8_t small = -128;
  std::uint16_t medium = 65535;
  std::int64_t large = -1;
  float f = 1.5f;
  double d = -2.25;
  Letter letter = Letter::D;
  std::string text = "\xc3\xa9";
  std::u16string wide = u"\u00e9\U0001F600";
  std::vector<std::byte> bytes{std::byte{1}, std::byte{0}};
  std::array<std::byte, 2> fixed{std::byte{7}, std::byte{8}};
  std::optional<int> none;
  std::optional<Point> some = Point{1, 2, true};
  std::variant<std::monostate, int, std::string> choice = "chosen";
  std::tuple<int, std::string> pair{3, "p"};
  std::vector<int> numbers{1, -1000000, 3};
  std::vector<float> floats{1, 2, 3};
  std::vector<bool> bits{true, false, true};
  std::vector<Point> points{{1, 2, true}, {3, 4, false}};
  std::deque<std::string> texts{"a", "b"};
  std::list<std::vector<double>> lists{{1.0}, {}, {2.0, 3.0}};
  std::set<int> set{5, 6};
  std::array<int, 3> three{1, 2, 3};
  std::map<std::string, Point> map{{"k", {}}};
  std::unordered_map<int, std::string> byNumber{{-7, "seven"}};
  std::map<Letter, bool> byLetter{{Letter::B, true}};
  std::multimap<std::string, int> twice{{"foo", 1}, {"foo", 2}};
  Uuid uuid{{std::byte{1}, std::byte{2}}};
  Text as{"as"};
  Told told{9};
  std::filesystem::path path = "/tmp/x";
  std::bitset<5> bitset{9};
  std::complex<double> complex{1.0, -1.0};
  bool operator==(const All&) const = default;
};
BOOST_DESCRIBE_STRUCT(All, (), (flag, c, name, small, medium, large, f, d, letter, text, wide, bytes, fixed, none, some,
                                choice, pair, numbers, floats, bits, points, texts, lists, set, three, map, byNumber,
                                byLetter, twice, uuid, as, told, path, bitset, complex))

struct Node {
  int value = 0;
  std::unique_ptr<Node> next;
  std::vector<Node> more;
};
BOOST_DESCRIBE_STRUCT(Node, (), (value, next, more))

struct Owner {
  std::shared_ptr<int> number;
  std::atomic<int> atom{0};
};
BOOST_DESCRIBE_STRUCT(Owner, (), (number, atom))

template <class T>
std::string failureOf(std::string_view hex, const avro::DecodeOptions& options = {}) {
  T value{};
  return avro::tryDecode(bytesOfHex(hex), value, options).message();
}

// A value that differs from All() in every member.
All others() {
  All all;
  all.flag = false;
  all.text = "x";
  all.floats = {9, 9, 9, 9, 9};
  all.choice = 3;
  all.some.reset();
  all.none = 4;
  all.numbers.clear();
  all.map.clear();
  return all;
}

}  // namespace

TEST_CASE("values of every kind come back, from plain and from sized blocks, also into used ones") {
  for (const avro::Blocks blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
    const ByteBuffer bytes = avro::encode(All(), {.blocks = blocks});
    CHECK(avro::decode<All>(bytes) == All());
    All used = others();
    avro::decode(bytes, used);
    CHECK(used == All());
    const ByteBuffer otherBytes = avro::encode(others(), {.blocks = blocks});
    avro::decode(otherBytes, used);
    CHECK(used == others());
  }
}

TEST_CASE("a value cut short at any byte, or with one too many, is refused") {
  for (const avro::Blocks blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
    const ByteBuffer bytes = avro::encode(All(), {.blocks = blocks});
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      const std::vector<char> cut(bytes.data(), bytes.data() + size);  // exact, for the address sanitizer
      All value;
      CHECK_FALSE(avro::tryDecode(std::string_view(cut.data(), cut.size()), value));
    }
    All value;
    CHECK(avro::tryDecode(std::string(bytes.view()) + '\0', value).code() == avro::DecodeCode::trailingBytes);
  }
}

TEST_CASE("bytes changed at random are decoded or refused, and do no harm") {
  std::mt19937 random(19781210);
  const std::string bytes(avro::encode(All(), {.blocks = avro::Blocks::sized}).view());
  int refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string changed = bytes;
    for (int n = 1 + static_cast<int>(random() % 3); n > 0; --n) changed[random() % changed.size()] = static_cast<char>(random());
    All value;
    if (!avro::tryDecode(changed, value)) ++refused;
  }
  CHECK(refused > 1000);
}

TEST_CASE("recursive values, pointers and atomics come back") {
  Node root{1, std::make_unique<Node>(Node{2, nullptr, {}}), {}};
  root.more.push_back(Node{3, nullptr, {}});
  const Node copy = avro::decode<Node>(avro::encode(root));
  CHECK(copy.value == 1);
  REQUIRE(copy.next);
  CHECK(copy.next->value == 2);
  REQUIRE(copy.more.size() == 1);
  CHECK(copy.more[0].value == 3);
  Owner owner;
  owner.number = std::make_shared<int>(1);
  const auto shared = owner.number;
  avro::decode(bytesOfHex("02 0e 10"), owner);
  CHECK(*owner.number == 7);
  CHECK(*shared == 1);
  CHECK(owner.atom == 8);
}

TEST_CASE("several blocks are one array") {
  CHECK(avro::decode<std::vector<int>>(bytesOfHex("04 14 28 05 06 3c 50 64 00")) == std::vector<int>{10, 20, 30, 40, 50});
  CHECK(avro::decode<std::vector<float>>(bytesOfHex("02 0000803f 01 08 000020c1 00")) == std::vector<float>{1.0f, -10.0f});
  CHECK(avro::decode<std::array<int, 2>>(bytesOfHex("02 02 02 04 00")) == std::array<int, 2>{1, 2});
}

TEST_CASE("integers are refused where they are cut, too long or out of range") {
  CHECK(failureOf<std::int64_t>("") == "the bytes end within a value at byte 0");
  CHECK(failureOf<std::int64_t>("80") == "the bytes end within a value at byte 0");
  CHECK(failureOf<std::int64_t>("ffffffffffffffffff01") == "decoded");
  CHECK(failureOf<std::int64_t>("ffffffffffffffffff02") == "an integer has more than 64 bits at byte 0");
  CHECK(failureOf<std::int64_t>("8080808080808080808000") == "an integer has more than 64 bits at byte 0");
  CHECK(failureOf<std::int64_t>("80808080808080808080808080808080") == "an integer has more than 64 bits at byte 0");
  CHECK(failureOf<std::int32_t>("feffffff0f") == "decoded");
  CHECK(failureOf<std::int32_t>("8080808010") == "a number is out of the range of its type at byte 0");
  CHECK(failureOf<std::uint8_t>("fe03") == "decoded");
  CHECK(failureOf<std::uint8_t>("8004") == "a number is out of the range of its type at byte 0");
  CHECK(failureOf<std::uint8_t>("01") == "a number is out of the range of its type at byte 0");
  CHECK(failureOf<std::uint64_t>("01") == "a number is out of the range of its type at byte 0");
  CHECK(failureOf<std::vector<std::int8_t>>("04 02 8002 00") == "a number is out of the range of its type at /1, byte 2");
}

TEST_CASE("booleans, indexes and texts are refused where they are none") {
  CHECK(failureOf<bool>("02") == "a boolean is neither 0 nor 1 at byte 0");
  CHECK(failureOf<std::vector<bool>>("04 01 02 00") == "a boolean is neither 0 nor 1 at /1, byte 2");
  CHECK(failureOf<Letter>("08") == "an index is none of the union or enum at byte 0");
  CHECK(failureOf<Letter>("01") == "an index is none of the union or enum at byte 0");
  CHECK(failureOf<std::optional<int>>("04") == "an index is none of the union or enum at byte 0");
  CHECK(failureOf<std::variant<int, bool>>("0400") == "an index is none of the union or enum at byte 0");
  CHECK(failureOf<std::string>("04c328") == "a string is not UTF-8, or not what its type holds at byte 1");
  CHECK(failureOf<std::string>("04c328", {.checkUtf8 = false}) == "decoded");
  CHECK(failureOf<std::string>("06eda080") == "a string is not UTF-8, or not what its type holds at byte 1");
  CHECK(failureOf<std::string>("1e" "616161616161616161616161c3a961") == "decoded");
  CHECK(failureOf<std::bitset<2>>("043032") == "a string is not UTF-8, or not what its type holds at byte 1");
  CHECK(failureOf<std::map<int, int>>("02 026b 00 00") == "a string is not UTF-8, or not what its type holds at /k, byte 2");
  CHECK(failureOf<Uuid>("ff000000") == "a number is out of the range of its type at byte 4");
  CHECK(failureOf<char>("046161") == "the length is not that of the fixed array at byte 1");
}

TEST_CASE("lengths that lie are refused before any memory is asked for") {
  CHECK(failureOf<std::string>("01") == "a length is negative or more than the bytes that are left at byte 1");
  CHECK(failureOf<std::string>("0661") == "the bytes end within a value at byte 1");
  CHECK(failureOf<std::string>("feffffffffffffffff01") == "the bytes end within a value at byte 10");
  const std::string badLength = "a length is negative or more than the bytes that are left at byte ";
  CHECK(failureOf<std::vector<int>>("feffffffffffffffff01") == badLength + "0");
  CHECK(failureOf<std::vector<double>>("04 000000000000f03f 00") == badLength + "0");
  CHECK(failureOf<std::vector<std::string>>("08 00 00") == badLength + "0");
  CHECK(failureOf<std::map<std::string, int>>("06 00 00 00 00") == badLength + "0");
  CHECK(failureOf<std::vector<std::monostate>>("8080808080" "01") == badLength + "0");
  CHECK(failureOf<std::vector<std::monostate>>("808001 00") == "decoded");
  CHECK(failureOf<std::vector<std::monostate>>("808001 00", {.maxEmptyItems = 8191}) == badLength + "0");
  CHECK(failureOf<std::vector<std::vector<std::monostate>>>("04 c801 00 c801 00 00", {.maxEmptyItems = 150}) ==
        "a length is negative or more than the bytes that are left at /1, byte 4");
  CHECK(failureOf<std::vector<int>>("ffffffffffffffffff01 02 00") == badLength + "0");
}

TEST_CASE("sizes of blocks that lie are refused") {
  const std::string bad = "a block has not the size that it says at byte ";
  CHECK(failureOf<std::vector<int>>("03 04 02 04 00") == "decoded");
  CHECK(failureOf<std::vector<int>>("03 02 02 04 00") == bad + "4");
  CHECK(failureOf<std::vector<int>>("03 06 02 04 00") == bad + "4");
  CHECK(failureOf<std::vector<int>>("03 08 02 04 00") == bad + "2");
  CHECK(failureOf<std::vector<int>>("03 01 02 04 00") == bad + "2");
}

TEST_CASE("arrays of fixed size want as many items, maps and sets each key once") {
  using Three = std::array<int, 3>;
  CHECK(failureOf<Three>("06 02 02 02 00") == "decoded");
  CHECK(failureOf<Three>("04 02 02 00") == "the length is not that of the fixed array at byte 4");
  CHECK(failureOf<Three>("08 02 02 02 02 00") == "the length is not that of the fixed array at byte 1");
  CHECK(failureOf<std::set<int>>("04 02 02 00") == "a key comes twice at /1, byte 3");
  CHECK(failureOf<std::map<std::string, int>>("04 0261 00 0261 00 00") == "a key comes twice at /a, byte 7");
}

TEST_CASE("depth is limited") {
  CHECK(failureOf<std::vector<std::vector<int>>>("02 02 02 00 00", {.maxDepth = 2}) == "decoded");
  CHECK(failureOf<std::vector<std::vector<int>>>("02 02 02 00 00", {.maxDepth = 1}) ==
        "the value is nested deeper than maxDepth allows at /0, byte 1");
  std::string chain;
  for (int i = 0; i < 100000; ++i) chain += bytesOfHex("02 02");
  Node node;
  const avro::DecodeStatus status = avro::tryDecode(chain, node);
  CHECK(status.code() == avro::DecodeCode::tooDeep);
  CHECK(status.offset() == 2000);
}

TEST_CASE("a failure is thrown with its place") {
  CHECK_THROWS_WITH_AS((void)avro::decode<std::vector<Point>>(bytesOfHex("02 0000803f 0000803f 03 00")),
                       "bytepress: a boolean is neither 0 nor 1 at /0/on, byte 9", avro::DecodeError);
}
