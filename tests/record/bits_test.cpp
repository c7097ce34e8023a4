// SPDX-License-Identifier: BSL-1.0
//
// Bits, the most significant first. Expected bytes are from Python: int('101' '0' '0011', 2), and from Buffy's tests.
#include <doctest/doctest.h>

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "record/bytes.hpp"

using namespace bytepress;

namespace {

enum class Packet { data, control, reset, ping };
BOOST_DESCRIBE_ENUM(Packet, data, control, reset, ping)

struct Header {
  std::uint8_t before = 0xee;
  std::uint8_t version = 5;
  bool urgent = false;
  Packet kind = Packet::ping;
  std::int8_t delta = -2;
  std::uint16_t length = 0x1234;
  friend constexpr auto fieldRules(For<Header>) {
    using namespace record;
    return rules(bits<&Header::version, 3>, bits<&Header::urgent, 1>, bits<&Header::kind, 2>, bits<&Header::delta, 2>);
  }
};
BOOST_DESCRIBE_STRUCT(Header, (), (before, version, urgent, kind, delta, length))

template <std::endian Order>
struct Word {
  std::uint8_t one = 1;
  std::uint16_t two = 0x5a5;
  std::uint8_t three = 7;
  friend constexpr auto fieldRules(For<Word>) {
    using namespace record;
    return rules(bits<&Word::one, 1>, bits<&Word::two, 11>, bits<&Word::three, 4>, AllOrderRule<Order>());
  }
  BOOST_DESCRIBE_CLASS(Word, (), (one, two, three), (), ())
};

struct Wide {
  std::uint64_t high = 0x7fffffffffffffff;
  bool low = false;
  friend constexpr auto fieldRules(For<Wide>) { return rules(record::bits<&Wide::high, 63>, record::bits<&Wide::low, 1>); }
};
BOOST_DESCRIBE_STRUCT(Wide, (), (high, low))

}  // namespace

TEST_CASE("bits of members share bytes, the first one above") {
  static_assert(record::kSize<Header> == 4);
  static_assert(record::offsetOf<&Header::version>() == 1);
  static_assert(record::offsetOf<&Header::delta>() == 1);
  static_assert(record::offsetOf<&Header::length>() == 2);
  // 101 0 11 10
  CHECK(hexOf(Header()) == "ee ae 12 34");
  const auto header = valueOf<Header>("00 51 00 00");  // 010 1 00 01
  CHECK(header.version == 2);
  CHECK(header.urgent);
  CHECK(header.kind == Packet::data);
  CHECK(header.delta == 1);
}

TEST_CASE("setting bits leaves those beside them") {
  for (unsigned byte = 0; byte < 256; ++byte) {
    std::array<std::byte, 4> memory{std::byte{0x11}, static_cast<std::byte>(byte), std::byte{0x22}, std::byte{0x33}};
    for (int version = 0; version < 8; ++version) {
      record::set<&Header::version>(memory, version);
      CHECK(std::to_integer<unsigned>(memory[1]) == ((byte & 0x1f) | static_cast<unsigned>(version) << 5));
      CHECK(record::get<&Header::version>(memory) == version);
    }
    memory[1] = static_cast<std::byte>(byte);
    for (int delta = -2; delta < 2; ++delta) {
      record::set<&Header::delta>(memory, delta);
      CHECK(std::to_integer<unsigned>(memory[1]) == ((byte & 0xfc) | (static_cast<unsigned>(delta) & 3)));
      CHECK(record::get<&Header::delta>(memory) == delta);
    }
    memory[1] = static_cast<std::byte>(byte);
    record::set<&Header::urgent>(memory, true);
    CHECK(std::to_integer<unsigned>(memory[1]) == (byte | 0x10));
    record::set<&Header::kind>(memory, Packet::reset);
    CHECK(std::to_integer<unsigned>(memory[1]) == (((byte | 0x10) & 0xf3) | 0x08));
    CHECK(record::get<&Header::kind>(memory) == Packet::reset);
    CHECK((memory[0] == std::byte{0x11} && memory[2] == std::byte{0x22} && memory[3] == std::byte{0x33}));
  }
}

TEST_CASE("numbers that need more bits are refused") {
  auto memory = record::compose(Header());
  CHECK(record::trySet<&Header::version>(memory, 8).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Header::version>(memory, -1).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Header::delta>(memory, 2).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Header::delta>(memory, -3).code() == record::Code::outOfRange);
  CHECK(record::tryCompose(Header{.version = 9}, memory).status.path() == "/version");
  CHECK(hex(memory) == "ee ae 12 34");
}

TEST_CASE("a run of bits is one number in the order of its members") {
  // 1 10110100101 0111 = 0xda57
  CHECK(hexOf(Word<std::endian::big>()) == "da 57");
  CHECK(hexOf(Word<std::endian::little>()) == "57 da");
  CHECK(valueOf<Word<std::endian::little>>("57 da").two == 0x5a5);
  CHECK(hexOf(Wide()) == "ff ff ff ff ff ff ff fe");
  CHECK(record::trySet<&Wide::high>(std::array<std::byte, 8>(), std::uint64_t{1} << 63).code() == record::Code::outOfRange);
}

namespace {

struct Sets {
  std::bitset<32> flags{3};
  std::bitset<8> small{0x81};
  std::bitset<72> large;
  friend constexpr auto fieldRules(For<Sets>) { return rules(record::little<&Sets::large>); }
};
BOOST_DESCRIBE_STRUCT(Sets, (), (flags, small, large))

}  // namespace

TEST_CASE("a bit set is a number of so many bits") {
  Sets sets;
  sets.large.set(0).set(71);
  CHECK(hexOf(sets) == "00 00 00 03 81 01 00 00 00 00 00 00 00 80");
  sets.flags = 1254212;
  sets.large.set();
  CHECK(hexOf(sets) == "00 13 23 44 81 ff ff ff ff ff ff ff ff ff");
  const auto read = valueOf<Sets>("00 00 00 65 81 01 00 00 00 00 00 00 00 80");
  CHECK(read.flags.to_string() == "00000000000000000000000001100101");
  CHECK(read.large.count() == 2);
  CHECK(read.large[71]);
}
