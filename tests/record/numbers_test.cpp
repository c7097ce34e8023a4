// SPDX-License-Identifier: BSL-1.0
//
// Expected bytes are those of the tests of Buffy and Gloss, and of Python's struct and int.to_bytes.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/describe/operators.hpp>

#include "record/bytes.hpp"

using namespace bytepress;

namespace {

// The record of the benchmarks of Buffy and Gloss.
struct Three {
  std::int32_t f1 = 125;
  std::int16_t f2 = 156;
  std::int64_t f3 = std::numeric_limits<std::int64_t>::max();
};
BOOST_DESCRIBE_STRUCT(Three, (), (f1, f2, f3))
using boost::describe::operators::operator==;

struct LittleThree : Three {
  friend constexpr auto fieldRules(For<LittleThree>) { return rules(record::allLittle); }
};
BOOST_DESCRIBE_STRUCT(LittleThree, (Three), ())

template <class T, unsigned Bits, std::endian Order>
struct Sized {
  T value{};
  friend constexpr auto fieldRules(For<Sized>) {
    return rules(record::width<&Sized::value, Bits>, record::OrderRule<&Sized::value, Order>());
  }
  BOOST_DESCRIBE_CLASS(Sized, (), (value), (), ())
};
constexpr auto kBig = std::endian::big;
constexpr auto kLittle = std::endian::little;

template <class T, unsigned Bits, std::endian Order>
std::string stored(T value) {
  const Sized<T, Bits, Order> given{value};
  const auto bytes = record::compose(given);
  static_assert(bytes.size() == Bits / 8);
  CHECK(record::decompose<Sized<T, Bits, Order>>(bytes).value == value);
  CHECK(record::get<&Sized<T, Bits, Order>::value>(bytes) == value);
  return hex(bytes);
}

}  // namespace

TEST_CASE("the record of Buffy's benchmark") {
  static_assert(record::kSize<Three> == 14);
  static_assert(record::offsetOf<&Three::f1>() == 0);
  static_assert(record::offsetOf<&Three::f2>() == 4);
  static_assert(record::offsetOf<&Three::f3>() == 6);
  CHECK(hexOf(Three()) == "00 00 00 7d 00 9c 7f ff ff ff ff ff ff ff");
  std::array<std::byte, 14> memory{};
  record::set<&Three::f1>(memory, 125);
  record::set<&Three::f3>(memory, std::numeric_limits<std::int64_t>::max());
  record::set<&Three::f2>(memory, 156);
  CHECK(hex(memory) == "00 00 00 7d 00 9c 7f ff ff ff ff ff ff ff");
  CHECK(record::get<&Three::f1>(memory) == 125);
  CHECK(record::decompose<Three>(memory) == Three());
}

TEST_CASE("rules of a record are not those of its base") {
  CHECK(hexOf(LittleThree()) == "7d 00 00 00 9c 00 ff ff ff ff ff ff ff 7f");
  // &LittleThree::f2 is a pointer to a member of Three: the record has to be named.
  std::array<std::byte, 14> memory{};
  record::set<LittleThree, &LittleThree::f2>(memory, 156);
  CHECK(hex(memory) == "00 00 00 00 9c 00 00 00 00 00 00 00 00 00");
  CHECK(record::get<LittleThree, &LittleThree::f2>(memory) == 156);
  CHECK(record::offsetOf<LittleThree, &LittleThree::f3>() == 6);
}

TEST_CASE("integers have the width that they are given") {
  CHECK(stored<std::int8_t, 8, kBig>(-128) == "80");
  CHECK(stored<std::uint8_t, 8, kLittle>(255) == "ff");
  CHECK(stored<std::int16_t, 16, kBig>(-32767) == "80 01");
  CHECK(stored<std::uint16_t, 16, kBig>(0x8001) == "80 01");
  CHECK(stored<std::uint16_t, 16, kLittle>(0x8001) == "01 80");
  CHECK(stored<std::int32_t, 32, kBig>(-2147483647) == "80 00 00 01");
  CHECK(stored<std::uint32_t, 32, kBig>(0x80000001) == "80 00 00 01");
  CHECK(stored<std::uint32_t, 32, kBig>(4294967295U) == "ff ff ff ff");
  CHECK(stored<std::int64_t, 64, kBig>(-9223372036854775807) == "80 00 00 00 00 00 00 01");
  CHECK(stored<std::uint64_t, 64, kBig>(18446744073709551615U) == "ff ff ff ff ff ff ff ff");
  CHECK(stored<std::uint64_t, 64, kLittle>(0x0102030405060708) == "08 07 06 05 04 03 02 01");
  CHECK(stored<std::int64_t, 40, kBig>(-2) == "ff ff ff ff fe");
  CHECK(stored<std::uint64_t, 56, kLittle>(0x0102030405060708 >> 8) == "07 06 05 04 03 02 01");
  CHECK(stored<std::int16_t, 64, kBig>(-2) == "ff ff ff ff ff ff ff fe");
  CHECK(stored<std::uint8_t, 16, kBig>(200) == "00 c8");
}

TEST_CASE("24 bits in both orders, as Gloss has them") {
  CHECK(stored<std::int32_t, 24, kLittle>(-1044) == "ec fb ff");
  CHECK(stored<std::int32_t, 24, kBig>(-1044) == "ff fb ec");
  CHECK(stored<std::int32_t, 24, kLittle>(32779) == "0b 80 00");
  CHECK(stored<std::int32_t, 24, kBig>(32779) == "00 80 0b");
  CHECK(stored<std::uint32_t, 24, kLittle>(4194303) == "ff ff 3f");
  CHECK(stored<std::uint32_t, 24, kBig>(16777215) == "ff ff ff");
  CHECK(stored<std::uint32_t, 24, kBig>(0x800001) == "80 00 01");
  CHECK(stored<std::int32_t, 24, kLittle>(8388607) == "ff ff 7f");
  CHECK(stored<std::int32_t, 24, kLittle>(-8388608) == "00 00 80");
  CHECK(stored<std::int32_t, 24, kBig>(-1) == "ff ff ff");
}

TEST_CASE("a number that does not fit is refused, and nothing written") {
  using Medium = Sized<std::int32_t, 24, kBig>;
  std::array<std::byte, 3> memory{std::byte{1}, std::byte{2}, std::byte{3}};
  for (const std::int64_t value : {std::int64_t{8388608}, std::int64_t{-8388609}, std::int64_t{1} << 40}) {
    const record::Status status = record::trySet<&Medium::value>(memory, value);
    CHECK(status.code() == record::Code::outOfRange);
    CHECK_THROWS_AS(record::set<&Medium::value>(memory, value), record::Error);
    CHECK(hex(memory) == "01 02 03");
  }
  CHECK(record::tryCompose(Medium{8388608}, memory).status.message() == "a number does not fit its field at /value");
  CHECK(record::tryCompose(Medium{-8388609}, memory).status.path() == "/value");
  CHECK(hex(memory) == "01 02 03");

  using Medium2 = Sized<std::uint32_t, 24, kBig>;
  CHECK(record::trySet<&Medium2::value>(memory, -1).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Medium2::value>(memory, 16777216).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Three::f1>(std::vector<std::byte>(4), 4294967295U).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Three::f3>(std::vector<std::byte>(14), 18446744073709551615U).code() == record::Code::outOfRange);
}

TEST_CASE("a number that its type cannot hold is refused when it is read") {
  using Wide = Sized<std::uint8_t, 16, kBig>;
  CHECK(faultOf<Wide>("01 00") == "a number does not fit its field at /value");
  CHECK(valueOf<Wide>("00 ff").value == 255);
  using WideSigned = Sized<std::int8_t, 16, kBig>;
  CHECK(valueOf<WideSigned>("ff 80").value == -128);
  CHECK(faultOf<WideSigned>("ff 7f") == "a number does not fit its field at /value");
  CHECK(faultOf<WideSigned>("00 80") == "a number does not fit its field at /value");
}

namespace {

struct Orders {
  float big = 1, little = 2;
  friend constexpr auto fieldRules(For<Orders>) { return rules(record::little<&Orders::little>); }
};
BOOST_DESCRIBE_STRUCT(Orders, (), (big, little))

struct Maxima {
  std::uint8_t a = 0xff;
  std::uint16_t b = 0xffff;
  std::uint32_t c = 0xffffffff;
  std::uint64_t d = 0xffffffffffffffff;
  friend constexpr auto fieldRules(For<Maxima>) { return rules(record::little<&Maxima::b>); }
};
BOOST_DESCRIBE_STRUCT(Maxima, (), (a, b, c, d))

struct Reals {
  float f = 5.34F;
  double d = -1234.2132;
};
BOOST_DESCRIBE_STRUCT(Reals, (), (f, d))

struct Native {
  std::uint32_t number = 0x01020304;
  std::uint16_t big = 0x0506;
  friend constexpr auto fieldRules(For<Native>) { return rules(record::allNative, record::big<&Native::big>); }
};
BOOST_DESCRIBE_STRUCT(Native, (), (number, big))

}  // namespace

TEST_CASE("orders of bytes are those of the record, or of a field") {
  CHECK(hexOf(Orders()) == "3f 80 00 00 00 00 00 40");
  CHECK(hexOf(Maxima()) == "ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff");
  const bool isLittle = std::endian::native == std::endian::little;
  CHECK(hexOf(Native()) == (isLittle ? "04 03 02 01 05 06" : "01 02 03 04 05 06"));
}

TEST_CASE("floating point keeps its bits") {
  CHECK(hexOf(Reals()) == "40 aa e1 48 c0 93 48 da 51 19 ce 07");
  CHECK(hexOf(Reals{-0.0F, std::numeric_limits<double>::infinity()}) == "80 00 00 00 7f f0 00 00 00 00 00 00");
  // A signalling NaN with a payload.
  const auto nan = valueOf<Reals>("7f a0 00 01 7f f4 00 00 00 00 00 01");
  CHECK(std::bit_cast<std::uint32_t>(nan.f) == 0x7fa00001);
  CHECK(hexOf(nan) == "7f a0 00 01 7f f4 00 00 00 00 00 01");
}

TEST_CASE("a float takes a double that it can come near to, and an integer that it can hold") {
  std::array<std::byte, 12> memory{};
  record::set<&Reals::f>(memory, 5.34);
  record::set<&Reals::d>(memory, 3);
  CHECK(hex(memory) == "40 aa e1 48 40 08 00 00 00 00 00 00");
  record::set<&Reals::f>(memory, -std::numeric_limits<double>::infinity());
  CHECK(record::get<&Reals::f>(memory) == -std::numeric_limits<float>::infinity());
  constexpr double kMost = std::numeric_limits<float>::max();
  CHECK(record::trySet<&Reals::f>(memory, std::nextafter(kMost, 1e300)).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Reals::f>(memory, std::nextafter(-kMost, -1e300)).code() == record::Code::outOfRange);
  CHECK(record::trySet<&Reals::f>(memory, kMost));
  CHECK(record::trySet<&Reals::f>(memory, -kMost));
  CHECK(record::trySet<&Reals::f>(memory, (1 << 24) + 1).code() == record::Code::outOfRange);
  CHECK(record::get<&Reals::f>(memory) == -kMost);
  record::set<&Reals::f>(memory, -std::numeric_limits<double>::infinity());
  CHECK(record::get<&Reals::f>(memory) == -std::numeric_limits<float>::infinity());
}

namespace {

enum class State { startup, query };
enum class Code : std::int16_t { a = 100, b = 1000, c = 'c' };
BOOST_DESCRIBE_ENUM(Code, a, b, c)
enum class Raw : std::uint8_t { one = 1 };

struct Enums {
  State state = State::query;
  Code code = Code::c;
  Raw raw = Raw::one;
  std::byte byte{0xab};
  friend constexpr auto fieldRules(For<Enums>) {
    return rules(record::width<&Enums::state, 64>, record::mapped<&Enums::state>({{State::startup, 2}, {State::query, 7}}));
  }
};
BOOST_DESCRIBE_STRUCT(Enums, (), (state, code, raw, byte))

struct Times {
  std::chrono::milliseconds delay{1500};
  std::chrono::sys_seconds at{std::chrono::seconds(0x01020304)};
  friend constexpr auto fieldRules(For<Times>) { return rules(record::width<&Times::delay, 24>); }
};
BOOST_DESCRIBE_STRUCT(Times, (), (delay, at))

struct Flags {
  bool yes = true, no = false;
  char letter = 'c';
};
BOOST_DESCRIBE_STRUCT(Flags, (), (yes, no, letter))

}  // namespace

TEST_CASE("enums are their values, or what a rule maps them to") {
  CHECK(hexOf(Enums()) == "00 00 00 00 00 00 00 07 00 63 01 ab");
  const auto read = valueOf<Enums>("00 00 00 00 00 00 00 02 03 e8 ff 00");
  CHECK(read.state == State::startup);
  CHECK(read.code == Code::b);
  CHECK(read.raw == Raw{255});  // not described: any number is one

  std::array<std::byte, 12> memory = record::compose(Enums());
  CHECK(record::trySet<&Enums::state>(memory, State{2}).code() == record::Code::badEnum);
  CHECK(record::trySet<&Enums::code>(memory, Code{1}).code() == record::Code::badEnum);
  CHECK(record::tryCompose(Enums{.code = Code{1}}, memory).status.message() == "a number is none of the enumerators at /code");
  CHECK(hex(memory) == hexOf(Enums()));
  CHECK(faultOf<Enums>("00 00 00 00 00 00 00 01 00 63 01 ab") == "a number is none of the enumerators at /state");
  CHECK(faultOf<Enums>("00 00 00 00 00 00 00 02 00 62 01 ab") == "a number is none of the enumerators at /code");
  CHECK(faultOf<Enums>("00 00 00 01 00 00 00 02 00 63 01 ab") == "a number is none of the enumerators at /state");
}

TEST_CASE("times are their counts") {
  CHECK(hexOf(Times()) == "00 05 dc 00 00 00 00 01 02 03 04");
  CHECK(valueOf<Times>("ff ff ff 00 00 00 00 00 00 00 01").delay == std::chrono::milliseconds(-1));
  std::array<std::byte, 11> memory{};
  CHECK(record::trySet<&Times::delay>(memory, std::chrono::milliseconds(1 << 23)).code() == record::Code::outOfRange);
}

TEST_CASE("a boolean is 0 or 1") {
  CHECK(hexOf(Flags()) == "01 00 63");
  CHECK(valueOf<Flags>("00 01 64").no);
  CHECK(faultOf<Flags>("01 02 63") == "a boolean is neither 0 nor 1 at /no");
  Flags flags;
  CHECK_FALSE(record::tryDecompose(bytesOf("00 01"), flags));
  CHECK_FALSE(record::tryDecompose(bytesOf("00 ff 00"), flags));
  CHECK(flags == Flags());  // as it was
}
