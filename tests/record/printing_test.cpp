// SPDX-License-Identifier: BSL-1.0
//
// The JSON of records from their bytes is the JSON of the structs.
#include <doctest/doctest.h>

#include <array>
#include <bitset>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/avro.hpp>
#include <bytepress/bytepress.hpp>

#include "record/bytes.hpp"
#include "support/every_way.hpp"

using namespace bytepress;

namespace {

enum class State { idle, running };
BOOST_DESCRIBE_ENUM(State, idle, running)

struct Inner {
  std::int16_t id = -7;
  std::string note = "n\n\"é\"";
  friend constexpr auto fieldRules(For<Inner>) { return rules(record::padded<&Inner::note, 12>); }
};
BOOST_DESCRIBE_STRUCT(Inner, (), (id, note))

struct All {
  bool flag = true;
  char letter = 'c';
  std::int8_t tiny = -8;
  std::uint32_t medium = 0xabcdef;
  std::uint64_t large = 9223372036854775807;  // the largest that Avro has
  float real = 0.1F;
  double other = -0.0;
  State state = State::running;
  std::uint8_t version = 5;
  State bit = State::idle;
  char tag[6] = "tag";
  std::string text = "text";
  std::vector<std::byte> bytes{std::byte{1}, std::byte{2}};
  std::array<std::byte, 3> three{std::byte{3}};
  std::vector<std::uint8_t> numbers{7, 8};
  Inner inner;
  std::array<Inner, 2> inners{};
  std::array<std::int32_t, 3> array{1, -2, 3};
  std::array<std::string, 2> texts{"a", ""};
  std::optional<std::int32_t> none, some = 4;
  std::optional<Inner> maybe = Inner();
  std::optional<std::string> word = "w";
  std::pair<bool, std::uint8_t> pair{false, 1};
  std::bitset<8> bits{5};
  std::chrono::sys_seconds time{std::chrono::seconds(1790000000)};
  std::chrono::milliseconds delay{1500};
  friend constexpr auto fieldRules(For<All>) {
    using namespace record;
    return rules(width<&All::medium, 24>, record::bits<&All::version, 7>, record::bits<&All::bit, 1>, padded<&All::text, 8>,
                 padded<&All::bytes, 4>, record::fixed<&All::numbers, 2>, padded<&All::texts, 3>, padded<&All::word, 2>);
  }
};
BOOST_DESCRIBE_STRUCT(All, (), (flag, letter, tiny, medium, large, real, other, state, version, bit, tag, text, bytes, three,
                               numbers, inner, inners, array, texts, none, some, maybe, word, pair, bits, time, delay))

template <class T>
void checkAlike(const T& value, const JsonOptions& options = {}) {
  const auto bytes = record::compose(value);
  CHECK(everyWay(record::RecordView<T>(bytes), options) == everyWay(value, options));
}

template <class T>
void checkAvroAlike(const T& value) {
  const auto bytes = record::compose(value);
  const record::RecordView<T> view(bytes);
  ByteBuffer fromView, fromValue;
  CHECK(avro::tryEncode(view, fromView));
  CHECK(avro::tryEncode(value, fromValue));
  CHECK(fromView.view() == fromValue.view());
}

}  // namespace

TEST_CASE("a record prints as the struct does, without building it") {
  const auto bytes = record::compose(Inner());
  CHECK(printString(record::RecordView<Inner>(bytes)) == R"({"id":-7,"note":"n\n\"é\""})");
  CHECK(printByteBuffer(record::RecordView<Inner>(bytes)).view() == R"({"id":-7,"note":"n\n\"é\""})");
  checkAlike(All());
}

TEST_CASE("options hold for records too") {
  checkAlike(All(), {.indent = 2});
  checkAlike(All(), {.sortKeys = true});
  checkAlike(All(), {.dropNulls = true});
  checkAlike(All(), {.dropEmpties = true, .asciiOnly = true});
  checkAlike(Inner(), {.canonical = true});
  All all;
  all.word.reset();
  all.maybe.reset();
  all.real = std::numeric_limits<float>::infinity();
  checkAlike(all, {.dropNulls = true});
}

namespace {

struct Ruled {
  std::uint64_t id = 9007199254740993;
  std::string hidden = "x";
  std::string name = "name";
  std::array<std::byte, 2> hash{std::byte{0x0b}, std::byte{0xad}};
  std::vector<std::byte> none;
  std::int32_t zero = 0;
  std::array<std::int32_t, 2> usual{1, 2};
  std::string usualText = "u";
  Inner inner;
  std::optional<Inner> absent;
  double price = 12.5;
  friend constexpr auto fieldRules(For<Ruled>) {
    using namespace record;
    return rules(typeTag("type", "ruled"), keyCase(KeyCase::snake), asString<&Ruled::id>, skip<&Ruled::hidden>,
                 rename<&Ruled::name>("n"), asHex<&Ruled::hash>, omitEmpty<&Ruled::none>, omitZero<&Ruled::zero>,
                 omitDefault<&Ruled::usual>, omitDefault<&Ruled::usualText>, flatten<&Ruled::inner>("in_"),
                 flatten<&Ruled::absent>("ab_"), asFixed<&Ruled::price, 2>, constant("version", 2), order<&Ruled::price>,
                 padded<&Ruled::name, 8>, padded<&Ruled::none, 8>, padded<&Ruled::usualText, 8>);
  }
};
BOOST_DESCRIBE_STRUCT(Ruled, (), (id, hidden, name, hash, none, zero, usual, usualText, inner, absent, price))

struct WithGetter {
  std::int32_t a = 3;
  int twice() const { return 2 * a; }
  friend constexpr auto fieldRules(For<WithGetter>) { return rules(getter<&WithGetter::twice>("twice")); }
};
BOOST_DESCRIBE_STRUCT(WithGetter, (), (a))

struct Told {
  std::int32_t a = 3;
  template <class Encoder>
  friend Done encode(Encoder& out, const Told& told) {
    return out.string(std::to_string(told.a) + '!');
  }
};
BOOST_DESCRIBE_STRUCT(Told, (), (a))

struct Id {
  std::int32_t a = 3;
  friend std::string encodeAs(const Id& id) { return "#" + std::to_string(id.a); }
};
BOOST_DESCRIBE_STRUCT(Id, (), (a))

struct Custom {
  WithGetter getter;
  Told told;
  Id id;
  std::array<Id, 2> ids{};
};
BOOST_DESCRIBE_STRUCT(Custom, (), (getter, told, id, ids))

}  // namespace

TEST_CASE("rules about printing hold for records") {
  checkAlike(Ruled());
  CHECK(printString(record::RecordView<Ruled>(record::compose(Ruled()))) ==
        R"({"type":"ruled","price":12.50,"id":"9007199254740993","n":"name","hash":"0bad","in_id":-7,"in_note":"n\n\"é\"","version":2})");
  Ruled ruled;
  ruled.none.push_back(std::byte{1});
  ruled.zero = 1;
  ruled.usual[1] = 3;
  ruled.usualText = "other";
  ruled.absent = Inner();
  checkAlike(ruled);
}

TEST_CASE("types that print in their own way still do") {
  CHECK(printString(record::RecordView<Custom>(record::compose(Custom()))) ==
        R"({"getter":{"a":3,"twice":6},"told":"3!","id":"#3","ids":["#3","#3"]})");
  checkAlike(Custom());
}

TEST_CASE("other formats take a record as well") {
  checkAvroAlike(All());
  checkAvroAlike(Custom());
}
