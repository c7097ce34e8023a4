// SPDX-License-Identifier: BSL-1.0
//
// Texts and bytes in fields of fixed size. Expected bytes are those of the tests of Buffy, where these do not lose any.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "record/bytes.hpp"

using namespace bytepress;

namespace {

struct Mixed {
  std::int32_t a = 1;
  std::string name = "abcdef";
  std::int32_t b = 2, c = 3;
  std::string last = "yoyo";
  friend constexpr auto fieldRules(For<Mixed>) {
    return rules(record::padded<&Mixed::name, 10>, record::padded<&Mixed::last, 16>);
  }
};
BOOST_DESCRIBE_STRUCT(Mixed, (), (a, name, b, c, last))

struct Ten {
  std::string text;
  friend constexpr auto fieldRules(For<Ten>) { return rules(record::padded<&Ten::text, 10>); }
};
BOOST_DESCRIBE_STRUCT(Ten, (), (text))

}  // namespace

TEST_CASE("fields follow each other without gaps") {
  static_assert(record::offsetOf<&Mixed::a>() == 0);
  static_assert(record::offsetOf<&Mixed::name>() == 4);
  static_assert(record::offsetOf<&Mixed::b>() == 14);
  static_assert(record::offsetOf<&Mixed::c>() == 18);
  static_assert(record::offsetOf<&Mixed::last>() == 22);
  static_assert(record::kSize<Mixed> == 38);
  CHECK(hexOf(Mixed()) ==
        "00 00 00 01 61 62 63 64 65 66 00 00 00 00 00 00 00 02 00 00 00 03 79 6f 79 6f 00 00 00 00 00 00 00 00 00 00 00 00");
}

TEST_CASE("a shorter text leaves nothing of a longer one") {
  auto memory = record::compose(Ten{"abcdef"});
  record::set<&Ten::text>(memory, "yoyo");
  CHECK(hex(memory) == "79 6f 79 6f 00 00 00 00 00 00");
  CHECK(record::get<&Ten::text>(memory) == "yoyo");
  record::set<&Ten::text>(memory, std::string_view());
  CHECK(hex(memory) == "00 00 00 00 00 00 00 00 00 00");
  CHECK(record::get<&Ten::text>(memory).empty());
  record::set<&Ten::text>(memory, std::string("0123456789"));
  CHECK(record::get<&Ten::text>(memory) == "0123456789");
}

TEST_CASE("a text that is too long is refused, by its bytes and not its characters") {
  auto memory = record::compose(Mixed());
  const auto before = memory;
  CHECK(record::trySet<&Mixed::name>(memory, "01234567890").code() == record::Code::tooLong);
  CHECK(record::trySet<&Mixed::name>(memory, "Größe Größe").code() == record::Code::tooLong);  // 10 with 12 bytes
  Mixed value;
  value.last = std::string(17, 'x');
  CHECK(record::tryCompose(value, memory).status.message() == "a text, bytes or a container are longer than their field at /last");
  CHECK(memory == before);
  record::set<&Mixed::name>(memory, "Größe mm");
  CHECK(hex(std::span(memory).subspan(4, 10)) == "47 72 c3 b6 c3 9f 65 20 6d 6d");
}

TEST_CASE("a text that ends in a zero cannot be told from its padding, and is refused") {
  auto memory = record::compose(Ten());
  CHECK(record::trySet<&Ten::text>(memory, std::string_view("a\0", 2)).code() == record::Code::endsInZero);
  CHECK(record::trySet<&Ten::text>(memory, std::string_view("0123456789\0", 10)));
  record::set<&Ten::text>(memory, std::string_view("a\0b", 3));
  CHECK(record::get<&Ten::text>(memory) == std::string_view("a\0b", 3));
  CHECK(record::decompose<Ten>(memory).text == std::string_view("a\0b", 3));
}

namespace {

struct Blocks {
  std::vector<std::byte> four{std::byte{1}};
  std::vector<std::uint8_t> exact{1, 0, 0, 0};
  std::string tag = "RIFF";
  std::array<std::byte, 2> pair{std::byte{1}, std::byte{0}};
  char name[6] = "ab";
  std::array<char, 3> letters{'x', '\0', '\0'};
  friend constexpr auto fieldRules(For<Blocks>) {
    return rules(record::padded<&Blocks::four, 4>, record::fixed<&Blocks::exact, 4>, record::fixed<&Blocks::tag, 4>);
  }
};
BOOST_DESCRIBE_STRUCT(Blocks, (), (four, exact, tag, pair, name, letters))

}  // namespace

TEST_CASE("bytes that are padded and bytes that are not") {
  auto memory = record::compose(Blocks());
  CHECK(hex(memory) == "01 00 00 00 01 00 00 00 52 49 46 46 01 00 61 62 00 00 00 00 78 00 00");
  const auto read = record::decompose<Blocks>(memory);
  CHECK(read.four == std::vector{std::byte{1}});
  CHECK(read.exact == std::vector<std::uint8_t>{1, 0, 0, 0});  // nothing is trimmed
  CHECK(read.tag == "RIFF");
  CHECK(read.pair == Blocks().pair);
  CHECK(std::string_view(read.name) == "ab");
  CHECK(read.letters == Blocks().letters);

  CHECK(record::get<&Blocks::four>(memory).size() == 1);
  CHECK(record::get<&Blocks::exact>(memory).size() == 4);
  CHECK(record::get<&Blocks::name>(memory) == "ab");
  CHECK(record::get<&Blocks::pair>(memory)[0] == std::byte{1});
  CHECK(record::get<&Blocks::letters>(memory).front() == 'x');
}

TEST_CASE("bytes of another number are refused") {
  auto memory = record::compose(Blocks());
  const auto before = memory;
  const std::vector<std::byte> five(5, std::byte{1});
  const std::vector<std::byte> zero{std::byte{1}, std::byte{0}};
  CHECK(record::trySet<&Blocks::four>(memory, five).code() == record::Code::tooLong);
  CHECK(record::trySet<&Blocks::four>(memory, zero).code() == record::Code::endsInZero);
  CHECK(record::trySet<&Blocks::exact>(memory, five).code() == record::Code::wrongCount);
  CHECK(record::trySet<&Blocks::tag>(memory, "RIF").code() == record::Code::wrongCount);
  CHECK(record::trySet<&Blocks::tag>(memory, "RIFFS").code() == record::Code::wrongCount);
  CHECK(record::trySet<&Blocks::name>(memory, "1234567").code() == record::Code::tooLong);
  CHECK(memory == before);
  record::set<&Blocks::name>(memory, "123456");
  CHECK(record::get<&Blocks::name>(memory) == "123456");
  CHECK(std::memcmp(record::decompose<Blocks>(memory).name, "123456", 6) == 0);
}

namespace {

template <std::size_t>
struct Pair {
  std::int32_t number = 100;
  std::string text = "abcdef";
  friend constexpr auto fieldRules(For<Pair>) { return rules(record::padded<&Pair::text, 10>); }
  BOOST_DESCRIBE_CLASS(Pair, (), (number, text), (), ())
};

// 35 fields, integers and texts in turn.
struct Many {
  Pair<0> p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16;
  std::int32_t last = -1;
};
BOOST_DESCRIBE_STRUCT(Many, (), (p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, last))

}  // namespace

TEST_CASE("35 fields, in structs inside a struct") {
  static_assert(record::kSize<Many> == 17 * 14 + 4);
  static_assert(record::offsetOf<&Many::p16, &Pair<0>::text>() == 16 * 14 + 4);
  auto memory = record::compose(Many());
  CHECK(hex(std::span(memory).last<18>()) == "00 00 00 64 61 62 63 64 65 66 00 00 00 00 ff ff ff ff");
  record::set<&Many::p16, &Pair<0>::text>(memory, "last");
  CHECK(record::get<&Many::p16, &Pair<0>::text>(memory) == "last");
  CHECK(record::get<&Many::p16>(memory).get<&Pair<0>::text>() == "last");
  Many many;
  many.p3.text = "01234567890";
  CHECK(record::tryCompose(many, memory).status.path() == "/p3/text");
  CHECK(record::get<&Many::p16, &Pair<0>::text>(memory) == "last");
}
