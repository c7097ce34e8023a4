// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/bytepress.hpp>

#include "record/bytes.hpp"

using namespace bytepress;

namespace {

struct Three {
  std::int32_t f1 = 0;
  std::int16_t f2 = 0;
  std::int64_t f3 = 0;
};
BOOST_DESCRIBE_STRUCT(Three, (), (f1, f2, f3))

struct Mixed {
  Three three{};
  float real = 0;
  std::string text;
  bool flag = false;
  std::optional<std::uint8_t> maybe;
  std::array<std::int16_t, 2> pair{};
  friend constexpr auto fieldRules(For<Mixed>) {
    return rules(rename<&Mixed::text>("the text"), record::padded<&Mixed::text, 4>);
  }
};
BOOST_DESCRIBE_STRUCT(Mixed, (), (three, real, text, flag, maybe, pair))

}  // namespace

TEST_CASE("members are set and read by name") {
  std::array<std::byte, 14> memory{};
  record::set<Three>(memory, "f1", 125);
  record::set<Three>(memory, "f3", std::numeric_limits<std::int64_t>::max());
  record::set<Three>(memory, std::string("f2"), 156U);
  CHECK(hex(memory) == "00 00 00 7d 00 9c 7f ff ff ff ff ff ff ff");
  CHECK(record::get<Three, int>(memory, "f1") == 125);
  CHECK(record::get<Three, std::uint64_t>(memory, "f3") == 9223372036854775807U);
  CHECK(record::get<Three, double>(memory, "f2") == 156.0);
}

TEST_CASE("a name that is none, and a type that does not suit, are errors") {
  auto memory = record::compose(Mixed());
  const auto before = memory;
  CHECK(record::trySet<Mixed>(memory, "f1", 1).code() == record::Code::unknownField);
  CHECK(record::trySet<Mixed>(memory, "text", "x").code() == record::Code::unknownField);  // its key is another
  CHECK(record::trySet<Mixed>(memory, "", 1).code() == record::Code::unknownField);
  CHECK(record::trySet<Mixed>(memory, "flag", 1).code() == record::Code::wrongType);
  CHECK(record::trySet<Mixed>(memory, "flag", "true").code() == record::Code::wrongType);
  CHECK(record::trySet<Mixed>(memory, "the text", 5).code() == record::Code::wrongType);
  CHECK(record::trySet<Mixed>(memory, "the text", "12345").code() == record::Code::tooLong);
  CHECK(record::trySet<Mixed>(memory, "real", 16777217).code() == record::Code::outOfRange);
  CHECK(record::trySet<Mixed>(std::span(memory).first(17), "real", 1).code() == record::Code::shortMemory);
  CHECK_THROWS_WITH_AS(record::set<Mixed>(memory, "nothing", 1), "bytepress: the record has no field of this name", record::Error);
  CHECK(memory == before);

  std::string text = "as it was";
  CHECK(record::tryGet<Mixed>(memory, "real", text).code() == record::Code::wrongType);
  CHECK(record::tryGet<Mixed>(memory, "no", text).code() == record::Code::unknownField);
  record::set<Mixed>(memory, "three", Three{-1, -1, -1});
  std::uint32_t number = 3;
  CHECK(record::tryGet<Three>(memory, "f1", number).code() == record::Code::outOfRange);
  CHECK(number == 3);
  CHECK(text == "as it was");
  memory[22] = std::byte{2};
  bool flag = false;
  CHECK(record::tryGet<Mixed>(memory, "flag", flag).code() == record::Code::badBoolean);
}

TEST_CASE("fields of every type by name") {
  auto memory = record::compose(Mixed());
  record::set<Mixed>(memory, "real", 1.5);
  record::set<Mixed>(memory, "the text", "abc");
  record::set<Mixed>(memory, "flag", true);
  record::set<Mixed>(memory, "maybe", 7);
  record::set<Mixed>(memory, "pair", std::vector<int>{1, 2});
  record::set<Mixed>(memory, "three", Three{1, 2, 3});
  CHECK(hex(memory) == "00 00 00 01 00 02 00 00 00 00 00 00 00 03 3f c0 00 00 61 62 63 00 01 01 07 00 01 00 02");
  CHECK(record::get<Mixed, std::string>(memory, "the text") == "abc");
  CHECK(record::get<Mixed, std::string_view>(memory, "the text") == "abc");
  CHECK(record::get<Mixed, bool>(memory, "flag"));
  CHECK(record::get<Mixed, double>(memory, "real") == 1.5);
  CHECK(record::get<Mixed, std::optional<std::uint8_t>>(memory, "maybe") == 7);
  CHECK(record::get<Mixed, Three>(memory, "three").f3 == 3);
  std::string seen;
  for (const std::string_view name : {"three", "real", "the text", "flag", "maybe", "pair"}) {
    record::visit<Mixed>(memory, name, [&](const auto& value) { printString(value, seen); });
  }
  CHECK(seen == R"({"f1":1,"f2":2,"f3":3}1.5"abc"true7[1,2])");
}

namespace {

// Names that are alike where the table looks.
struct Alike {
  std::uint8_t axxyxxz = 1, ayxyyxz = 2, azxyzxz = 3;
};
BOOST_DESCRIBE_STRUCT(Alike, (), (axxyxxz, ayxyyxz, azxyzxz))

struct Twenty {
  std::uint8_t a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9;
  std::uint8_t first = 10, second = 11, third = 12, fourth = 13, fifth = 14, sixth = 15, seventh = 16, eighth = 17,
               ninth = 18, tenth = 19;
};
BOOST_DESCRIBE_STRUCT(Twenty, (), (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, first, second, third, fourth, fifth, sixth,
                                  seventh, eighth, ninth, tenth))

template <class T>
void checkNames(const std::vector<std::string_view>& names, unsigned first) {
  auto memory = record::compose(T());
  for (const std::string_view name : names) {
    CHECK(record::get<T, unsigned>(memory, name) == first++);
    CHECK(record::trySet<T>(memory, std::string(name) + "x", 1).code() == record::Code::unknownField);
    CHECK(record::trySet<T>(memory, name.substr(1), 1).code() == record::Code::unknownField);
  }
}

}  // namespace

TEST_CASE("every name is found, and no other") {
  checkNames<Alike>({"axxyxxz", "ayxyyxz", "azxyzxz"}, 1);
  checkNames<Twenty>({"a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "first", "second", "third", "fourth",
                      "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}, 0);
}
