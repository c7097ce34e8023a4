// SPDX-License-Identifier: BSL-1.0
//
// Structs, arrays, optionals and tuples inside a record. Expected bytes are those of the tests of Gloss and Buffy.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "record/bytes.hpp"

using namespace bytepress;

namespace {

using boost::describe::operators::operator==;

struct D {
  std::int16_t d = 2;
};
BOOST_DESCRIBE_STRUCT(D, (), (d))
struct C {
  D c;
};
BOOST_DESCRIBE_STRUCT(C, (), (c))
struct Nested {
  std::int32_t a = 1;
  C b;
};
BOOST_DESCRIBE_STRUCT(Nested, (), (a, b))

struct Tuples {
  std::tuple<std::int16_t, std::tuple<std::int32_t, std::tuple<std::int64_t>>> deep{1, {2, {3}}};
  std::pair<bool, std::uint8_t> pair{true, 9};
};
BOOST_DESCRIBE_STRUCT(Tuples, (), (deep, pair))

// Declared in the order of the bytes, whatever order the keys of JSON have.
struct Ordered {
  std::int32_t b = 2, a = 1;
  friend constexpr auto fieldRules(For<Ordered>) { return rules(sorted, rename<&Ordered::b>("z"), omitZero<&Ordered::a>); }
};
BOOST_DESCRIBE_STRUCT(Ordered, (), (b, a))

}  // namespace

TEST_CASE("structs lie in the place of the member") {
  CHECK(hexOf(Nested()) == "00 00 00 01 00 02");
  static_assert(record::offsetOf<&Nested::b, &C::c, &D::d>() == 4);
  auto memory = record::compose(Nested());
  record::set<&Nested::b, &C::c, &D::d>(memory, 0x0102);
  CHECK(hex(memory) == "00 00 00 01 01 02");
  CHECK(record::get<&Nested::b, &C::c, &D::d>(memory) == 0x0102);
  CHECK(record::trySet<&Nested::b, &C::c, &D::d>(memory, 32768).path() == "/b/c/d");
  record::set<&Nested::b>(memory, C{D{-1}});
  CHECK(hex(memory) == "00 00 00 01 ff ff");
  CHECK(record::get<&Nested::b>(memory).value().c.d == -1);
}

TEST_CASE("tuples are their elements") {
  CHECK(hexOf(Tuples()) == "00 01 00 00 00 02 00 00 00 00 00 00 00 03 01 09");
  const auto read = valueOf<Tuples>("00 01 00 00 00 02 00 00 00 00 00 00 00 03 00 08");
  CHECK(read.deep == Tuples().deep);
  CHECK(read.pair == std::pair(false, std::uint8_t{8}));
  CHECK(faultOf<Tuples>("00 01 00 00 00 02 00 00 00 00 00 00 00 03 02 08") == "a boolean is neither 0 nor 1 at /pair/0");
  const auto memory = record::compose(Tuples());
  CHECK(std::get<1>(record::get<&Tuples::pair>(memory)) == 9);
}

TEST_CASE("rules about order, keys and omission do not move a byte") {
  CHECK(hexOf(Ordered()) == "00 00 00 02 00 00 00 01");
  CHECK(hexOf(Ordered{1, 0}) == "00 00 00 01 00 00 00 00");
}

namespace {

struct Arrays {
  std::array<std::int32_t, 10> numbers{};
  double pair[2] = {1, -10};
  std::array<std::array<std::uint8_t, 2>, 2> square{{{1, 2}, {3, 4}}};
  std::array<std::string, 5> texts{"abcde1", "abcde2", "abcde3", "abcde4", "abcde5"};
  std::array<D, 2> parts{};
  std::array<std::int32_t, 2> medium{-1044, 32779};
  friend constexpr auto fieldRules(For<Arrays>) {
    return rules(record::padded<&Arrays::texts, 10>, record::little<&Arrays::medium>, record::width<&Arrays::medium, 24>);
  }
};
BOOST_DESCRIBE_STRUCT(Arrays, (), (numbers, pair, square, texts, parts, medium))

}  // namespace

TEST_CASE("arrays are their elements, each by the rules of the member") {
  Arrays arrays;
  std::iota(arrays.numbers.begin(), arrays.numbers.end(), 0);
  auto memory = record::compose(arrays);
  CHECK(hex(memory) ==
        "00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00 08 00 00 00 09 "
        "3f f0 00 00 00 00 00 00 c0 24 00 00 00 00 00 00 01 02 03 04 "
        "61 62 63 64 65 31 00 00 00 00 61 62 63 64 65 32 00 00 00 00 61 62 63 64 65 33 00 00 00 00 "
        "61 62 63 64 65 34 00 00 00 00 61 62 63 64 65 35 00 00 00 00 00 02 00 02 ec fb ff 0b 80 00");
  const auto read = record::decompose<Arrays>(memory);
  CHECK(read.numbers == arrays.numbers);
  CHECK(read.pair[1] == -10);
  CHECK(read.square == arrays.square);
  CHECK(read.texts == arrays.texts);
  CHECK(read.parts == arrays.parts);
  CHECK(read.medium == arrays.medium);
}

TEST_CASE("an array in place is a range") {
  Arrays arrays;
  auto memory = record::compose(arrays);
  record::set<&Arrays::numbers>(memory, std::vector<int>{9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
  const auto numbers = record::get<&Arrays::numbers>(memory);
  static_assert(std::ranges::random_access_range<decltype(numbers)>);
  CHECK(numbers.size() == 10);
  CHECK(numbers[3] == 6);
  CHECK(std::accumulate(numbers.begin(), numbers.end(), 0) == 45);
  CHECK(numbers.end() - numbers.begin() == 10);
  CHECK(*(numbers.end() - 1) == 0);
  CHECK(numbers.begin()[1] == 8);
  CHECK(record::get<&Arrays::texts>(memory)[4] == "abcde5");
  CHECK(record::get<&Arrays::parts>(memory)[1].get<&D::d>() == 2);
  CHECK(record::get<&Arrays::square>(memory)[1][0] == 3);

  const auto before = memory;
  CHECK(record::trySet<&Arrays::numbers>(memory, std::vector<int>(9)).code() == record::Code::wrongCount);
  CHECK(record::trySet<&Arrays::medium>(memory, std::vector<int>{0, 1 << 24}).path() == "/medium/1");
  CHECK(record::trySet<&Arrays::numbers>(memory, std::vector<int>(9)).path() == "/numbers");
  CHECK(record::trySet<Arrays>(memory, "medium", std::vector<int>{0, 1 << 24}).path() == "/medium/1");
  arrays.medium[1] = 1 << 24;
  CHECK(record::tryCompose(arrays, memory).status.path() == "/medium/1");
  CHECK(memory == before);
}

namespace {

struct Counted {
  std::vector<std::int16_t> vector{1, 2};
  std::list<std::string> list{"a", "b"};
  std::deque<bool> deque{true};
  std::vector<bool> bits{true, false, true};
  friend constexpr auto fieldRules(For<Counted>) {
    using namespace record;
    return rules(record::fixed<&Counted::vector, 2>, record::fixed<&Counted::list, 2>, padded<&Counted::list, 2>,
                 record::fixed<&Counted::deque, 1>, record::fixed<&Counted::bits, 3>);
  }
};
BOOST_DESCRIBE_STRUCT(Counted, (), (vector, list, deque, bits))

}  // namespace

TEST_CASE("containers of a fixed number of elements") {
  CHECK(hexOf(Counted()) == "00 01 00 02 61 00 62 00 01 01 00 01");
  const auto read = valueOf<Counted>("00 03 00 04 63 63 64 00 00 00 01 00");
  CHECK(read.vector == std::vector<std::int16_t>{3, 4});
  CHECK(read.list == std::list<std::string>{"cc", "d"});
  CHECK(read.deque == std::deque<bool>{false});
  CHECK(read.bits == std::vector<bool>{false, true, false});
  CHECK(faultOf<Counted>("00 03 00 04 63 63 64 00 00 00 01 02") == "a boolean is neither 0 nor 1 at /bits/2");
  Counted counted;
  counted.vector.push_back(3);
  std::array<std::byte, 12> memory{};
  CHECK(record::tryCompose(counted, memory).status.message() ==
        "a container has not as many elements as its field at /vector");
  CHECK(memory == std::array<std::byte, 12>{});
}

namespace {

struct Maybe {
  std::optional<std::int32_t> number;
  std::optional<D> part = D{};
  std::optional<std::string> text = "hi";
  friend constexpr auto fieldRules(For<Maybe>) {
    return rules(record::width<&Maybe::number, 24>, record::padded<&Maybe::text, 4>);
  }
};
BOOST_DESCRIBE_STRUCT(Maybe, (), (number, part, text))

}  // namespace

TEST_CASE("an optional has a byte that says whether it is there, and always the same size") {
  static_assert(record::kSize<Maybe> == 4 + 3 + 5);
  CHECK(hexOf(Maybe()) == "00 00 00 00 01 00 02 01 68 69 00 00");
  auto memory = record::compose(Maybe{-2, std::nullopt, std::nullopt});
  CHECK(hex(memory) == "01 ff ff fe 00 00 00 00 00 00 00 00");
  record::set<&Maybe::number>(memory, std::nullopt);
  record::set<&Maybe::text>(memory, "abcd");
  CHECK(hex(memory) == "00 00 00 00 00 00 00 01 61 62 63 64");
  record::set<&Maybe::number>(memory, std::optional<int>(7));
  CHECK(record::get<&Maybe::number>(memory) == 7);
  CHECK(record::get<&Maybe::part>(memory) == std::nullopt);
  CHECK(record::get<&Maybe::text>(memory) == "abcd");
  const auto read = record::decompose<Maybe>(memory);
  CHECK(read.number == 7);
  CHECK(!read.part);
  CHECK(read.text == "abcd");
  CHECK(faultOf<Maybe>("02 00 00 00 00 00 00 00 00 00 00 00") == "the byte before an optional is neither 0 nor 1 at /number");
  CHECK(record::trySet<&Maybe::number>(memory, std::optional<int>(1 << 23)).code() == record::Code::outOfRange);
  CHECK(record::get<&Maybe::number>(memory) == 7);
}

namespace {

class Celsius {
 public:
  Celsius() = default;
  explicit Celsius(int tenths) : tenths_(tenths) {}
  int tenths() const { return tenths_; }
  friend auto encodeAs(const Celsius& celsius) { return static_cast<std::int16_t>(celsius.tenths_); }
  friend bool decodeAs(Celsius& celsius, const std::int16_t& tenths) {
    celsius.tenths_ = tenths;
    return tenths >= -2731;
  }

 private:
  int tenths_ = 0;
};

struct Skipping {
  std::uint8_t a = 1;
  std::string cache = "not stored";
  Celsius celsius{215};
  friend constexpr auto fieldRules(For<Skipping>) { return rules(skip<&Skipping::cache>); }
};
BOOST_DESCRIBE_STRUCT(Skipping, (), (a, cache, celsius))

}  // namespace

TEST_CASE("a member that is skipped has no place, and is left alone") {
  CHECK(hexOf(Skipping()) == "01 00 d7");
  Skipping read;
  read.cache = "mine";
  CHECK(record::decompose(bytesOf("02 00 64"), read) == 3);
  CHECK(read.a == 2);
  CHECK(read.cache == "mine");
}

TEST_CASE("a type with encodeAs and decodeAs is stored as what these make of it") {
  const auto memory = record::compose(Skipping());
  CHECK(record::get<&Skipping::celsius>(memory).tenths() == 215);
  CHECK(valueOf<Skipping>("02 f5 55").celsius.tenths() == -2731);
  CHECK(faultOf<Skipping>("02 f5 54") == "a number does not fit its field at /celsius");
}
