// SPDX-License-Identifier: BSL-1.0
//
// Parts of any length, each behind its length. Expected bytes are those of the tests of Buffy and Gloss.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include <bytepress/bytepress.hpp>

#include "record/bytes.hpp"
#include "support/every_way.hpp"
#include "support/guard_pages.hpp"

using namespace bytepress;

namespace {

using boost::describe::operators::operator==;

struct Text {
  std::string text;
  friend constexpr auto fieldRules(For<Text>) { return rules(record::prefixed<&Text::text, 16>); }
};
BOOST_DESCRIBE_STRUCT(Text, (), (text))

struct Texts {
  std::string a, b;
  friend constexpr auto fieldRules(For<Texts>) { return rules(record::allPrefixed<16>); }
};
BOOST_DESCRIBE_STRUCT(Texts, (), (a, b))

struct Mapped {
  std::map<std::string, std::string> map;
  friend constexpr auto fieldRules(For<Mapped>) { return rules(record::allPrefixed<16>); }
};
BOOST_DESCRIBE_STRUCT(Mapped, (), (map))

struct Numbers {
  std::vector<std::int32_t> numbers;
};
BOOST_DESCRIBE_STRUCT(Numbers, (), (numbers))

struct Counted {
  char dollar = '$';
  std::vector<std::uint8_t> bytes{1, 2, 3};
  friend constexpr auto fieldRules(For<Counted>) { return rules(record::prefixed<&Counted::bytes, 8>); }
};
BOOST_DESCRIBE_STRUCT(Counted, (), (dollar, bytes))

struct Headed {
  std::variant<std::monostate, std::int16_t, float, std::string> body;
};
BOOST_DESCRIBE_STRUCT(Headed, (), (body))

template <class T>
void checkRoundTrip(const T& value, std::string_view bytes) {
  CHECK(hexOf(value) == bytes);
  CHECK(record::sizeOf(value) == (bytes.size() + 1) / 3);
  CHECK(valueOf<T>(bytes) == value);
}

}  // namespace

TEST_CASE("a text behind its length") {
  checkRoundTrip(Text{"abcdef"}, "00 06 61 62 63 64 65 66");
  checkRoundTrip(Text{""}, "00 00");
  const Texts texts{std::string(25, 'a'), std::string(31, 'b')};
  CHECK(record::sizeOf(texts) == 60);
  CHECK(record::compose(texts).size() == 60);
  CHECK(valueOf<Texts>(hexOf(texts)) == texts);
}

TEST_CASE("a map is its count, and keys and values") {
  checkRoundTrip(Mapped{{{"12", "34"}, {"56", "78"}, {"90", "12243"}}},
                 "00 03 00 02 31 32 00 02 33 34 00 02 35 36 00 02 37 38 00 02 39 30 00 05 31 32 32 34 33");
}

TEST_CASE("an array is its count and its elements") {
  Numbers numbers;
  numbers.numbers.resize(10);
  std::iota(numbers.numbers.begin(), numbers.numbers.end(), 0);
  checkRoundTrip(numbers, "00 00 00 0a 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00 05 "
                          "00 00 00 06 00 00 00 07 00 00 00 08 00 00 00 09");
  CHECK(hexOf(Counted()) == "24 03 01 02 03");
  CHECK(valueOf<Counted>("24 02 09 08").bytes == std::vector<std::uint8_t>{9, 8});
}

TEST_CASE("a variant is a tag and the value of its type") {
  CHECK(hexOf(Headed{std::int16_t{1}}) == "01 00 01");
  CHECK(hexOf(Headed{2.5F}) == "02 40 20 00 00");
  CHECK(hexOf(Headed{"abc"}) == "03 00 00 00 03 61 62 63");
  CHECK(hexOf(Headed{}) == "00");
  CHECK(std::get<std::string>(valueOf<Headed>("03 00 00 00 03 61 62 63").body) == "abc");
  CHECK(std::get<float>(valueOf<Headed>("02 40 20 00 00").body) == 2.5F);
  CHECK(faultOf<Headed>("04 00") == "the tag of a variant is none of its types at /body");
  CHECK(faultOf<Headed>("03 00 00 00 03 61 62") == "the memory ends before the record does at /body");
}

namespace {

struct Part {
  std::int16_t id = 0;
  std::string name;
  std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(Part, (), (id, name, note))

struct All {
  std::uint16_t magic = 0xcafe;
  std::string title = "title";
  std::vector<Part> parts{{1, "one", "n"}, {2, "two", {}}};
  std::array<std::string, 2> pair{"x", ""};
  std::map<std::int32_t, Part> byId{{-1, {3, "three", {}}}, {7, {}}};
  std::set<std::string> set{"b", "a"};
  std::list<bool> list{true, false};
  std::vector<bool> bits{false, true, true};
  std::unordered_map<std::string, double> hashed{{"pi", 3.25}};
  std::multimap<std::uint8_t, std::uint8_t> multi{{1, 2}, {1, 3}};
  std::vector<std::byte> bytes{std::byte{1}};
  std::vector<std::vector<std::uint8_t>> nested{{1}, {}, {2, 3}};
  std::variant<std::int32_t, Part> either = Part{9, "nine", {}};
  std::vector<double> reals{0.5, -1};
  std::int32_t last = -5;
  friend constexpr auto fieldRules(For<All>) {
    return rules(record::allPrefixed<8>, record::little<&All::byId>, record::native<&All::reals>, record::padded<&All::set, 3>);
  }
};
BOOST_DESCRIBE_STRUCT(All, (), (magic, title, parts, pair, byId, set, list, bits, hashed, multi, bytes, nested, either, reals, last))

}  // namespace

TEST_CASE("containers of all kinds come back as they were") {
  const All all;
  const ByteBuffer bytes = record::compose(all);
  CHECK(bytes.size() == record::sizeOf(all));
  CHECK(record::decompose<All>(bytes) == all);
  All used;
  used.parts.resize(10);
  used.byId.clear();
  used.set = {"other"};
  CHECK(record::decompose(bytes, used) == bytes.size());
  CHECK(used == all);
}

TEST_CASE("a record that is cut is refused, wherever it is, and nothing behind it is read") {
  const ByteBuffer bytes = record::compose(All());
  test::GuardPages pages(bytes.size());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const char* const memory = pages.placeLast(bytes.data(), size);
    All all;
    all.title = "as it was";
    const record::Result result = record::tryDecompose(std::span(memory, size), all);
    CHECK(result.status.code() == record::Code::shortMemory);
    CHECK(all.title == "as it was");
  }
}

TEST_CASE("memory that is too short is left as it was, and told how much it takes") {
  const All all;
  const std::size_t size = record::sizeOf(all);
  test::GuardPages pages(size);
  for (const std::size_t room : {std::size_t{0}, std::size_t{1}, size / 2, size - 1, size}) {
    const std::span memory(pages.end() - room, room);
    std::fill(memory.begin(), memory.end(), 'x');
    const record::Result result = record::tryCompose(all, memory);
    CHECK(static_cast<bool>(result) == (room == size));
    CHECK(result.size == size);
    if (room < size) {
      CHECK(result.status.code() == record::Code::shortMemory);
      CHECK(std::string_view(memory.data(), room) == std::string(room, 'x'));
    }
  }
}

TEST_CASE("bytes behind a record belong to the next") {
  ByteBuffer buffer;
  for (int i = 0; i < 3; ++i) record::compose(Text{std::string(static_cast<std::size_t>(i), 'x')}, buffer);
  std::size_t at = 0;
  for (int i = 0; i < 3; ++i) {
    Text text;
    at += record::decompose(buffer.bytes().subspan(at), text);
    CHECK(text.text == std::string(static_cast<std::size_t>(i), 'x'));
  }
  CHECK(at == buffer.size());
}

TEST_CASE("lengths that lie are refused before anything is allocated") {
  CHECK(faultOf<Numbers>("ff ff ff ff 00 00 00 00") == "the memory ends before the record does at /numbers");
  CHECK(faultOf<Numbers>("40 00 00 01 00 00 00 00") == "the memory ends before the record does at /numbers");
  CHECK(faultOf<Text>("ff ff 61") == "the memory ends before the record does at /text");
  CHECK(faultOf<Mapped>("00 01 00 00") == "the memory ends before the record does at /map");
  CHECK(faultOf<Mapped>("00 01 00 01 00 00") == "the memory ends before the record does at /map/0/1");
}

TEST_CASE("a key that comes twice is refused") {
  CHECK(faultOf<Mapped>("00 02 00 01 61 00 00 00 01 61 00 00") == "a key comes twice at /map");
  CHECK(faultOf<Mapped>("00 03 00 01 62 00 00 00 01 61 00 00 00 01 62 00 00") == "a key comes twice at /map");
  CHECK(valueOf<Mapped>("00 02 00 01 62 00 00 00 01 61 00 00").map.size() == 2);  // in any order
}

TEST_CASE("what a length cannot say is refused") {
  Counted counted;
  counted.bytes.resize(255);
  CHECK(record::compose(counted).size() == 257);
  counted.bytes.resize(256);
  ByteBuffer buffer;
  CHECK(record::tryCompose(counted, buffer).status.message() ==
        "a text, bytes or a container are longer than their field at /bytes");
  CHECK(buffer.empty());
  CHECK(record::tryCompose(Text{std::string(65536, 'x')}, buffer).status.code() == record::Code::tooLong);
  CHECK(record::compose(Text{std::string(65535, 'x')}, buffer) == 65537);
}

namespace {

struct Tree {
  std::uint8_t id = 0;
  std::vector<Tree> kids;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (id, kids))

std::string deep(unsigned levels) {
  std::string bytes;
  for (unsigned i = 0; i < levels; ++i) bytes += std::string("\x01\0\0\0\x01", 5);
  return bytes + std::string("\x02\0\0\0\0", 5);
}

}  // namespace

TEST_CASE("structs that hold themselves, so deep and no deeper") {
  const Tree tree{1, {{2, {}}, {3, {{4, {}}}}}};
  checkRoundTrip(tree, "01 00 00 00 02 02 00 00 00 00 03 00 00 00 01 04 00 00 00 00");
  CHECK(printString(record::RecordView<Tree>(record::compose(tree))) ==
        R"({"id":1,"kids":[{"id":2,"kids":[]},{"id":3,"kids":[{"id":4,"kids":[]}]}]})");
  Tree read;
  CHECK(record::decompose(deep(record::kMaxDepth - 1), read) == 5 * record::kMaxDepth);
  ByteBuffer buffer;
  CHECK(record::compose(read, buffer) == 5 * record::kMaxDepth);
  CHECK(record::tryDecompose(deep(record::kMaxDepth), read).status.code() == record::Code::tooDeep);
  CHECK(record::tryDecompose(deep(1000000), read).status.code() == record::Code::tooDeep);
  Tree outer;
  outer.kids.push_back(std::move(read));
  CHECK(record::tryCompose(outer, buffer).status.code() == record::Code::tooDeep);
}

TEST_CASE("members before the first of any length have their places") {
  static_assert(record::offsetOf<&All::title>() == 2);
  const ByteBuffer bytes = record::compose(All());
  CHECK(record::get<&All::magic>(bytes) == 0xcafe);
  CHECK(record::get<&All::title>(bytes) == "title");
  std::vector<std::byte> memory(bytes.bytes().begin(), bytes.bytes().end());
  record::set<&All::magic>(memory, 1);
  CHECK(record::get<All, int>(memory, "magic") == 1);
  CHECK(record::trySet<All>(memory, "title", "other").code() == record::Code::noPlace);
  CHECK(record::trySet<All>(memory, "last", 1).code() == record::Code::noPlace);
  std::int32_t last = 0;
  CHECK(record::tryGet<All>(memory, "last", last).code() == record::Code::noPlace);
}

TEST_CASE("a view finds all members") {
  const ByteBuffer bytes = record::compose(All());
  const record::RecordView<All> view(bytes);
  CHECK(view.bytes().size() == bytes.size());
  CHECK(view.get<&All::last>() == -5);
  CHECK(view.get<&All::parts>().size() == 2);
  std::string names;
  for (const auto part : view.get<&All::parts>()) names += part.get<&Part::name>();
  CHECK(names == "onetwo");
  for (const auto& [id, part] : view.get<&All::byId>()) names += std::to_string(id) + std::string(part.get<&Part::name>());
  CHECK(names == "onetwo-1three7");
  CHECK(view.get<&All::reals>()[1] == -1);
  CHECK(std::get<1>(view.get<&All::either>()).get<&Part::name>() == "nine");
  CHECK(view.value() == All());
}

TEST_CASE("records of any length print from their bytes") {
  const All all;
  const ByteBuffer bytes = record::compose(all);
  const record::RecordView<All> view(bytes);
  CHECK(everyWay(view) == everyWay(all));
  CHECK(everyWay(view, {.indent = 2, .sortKeys = true}) == everyWay(all, {.indent = 2, .sortKeys = true}));
  CHECK(everyWay(view, {.dropNulls = true}) == everyWay(all, {.dropNulls = true}));
}

TEST_CASE("bytes that are changed at random are refused, or are a record with the same JSON in place and read") {
  const ByteBuffer bytes = record::compose(All());
  test::GuardPages pages(bytes.size());
  std::mt19937 random(20260401);
  std::size_t taken = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string changed(bytes.view().substr(0, random() % 8 == 0 ? random() % bytes.size() : bytes.size()));
    for (auto n = random() % 3 + 1; n != 0 && !changed.empty(); --n) {
      changed[random() % changed.size()] = static_cast<char>(random() % 2 == 0 ? random() % 4 : random());
    }
    const std::span memory(pages.placeLast(changed.data(), changed.size()), changed.size());
    All all;
    record::RecordView<All> view;
    const record::Result result = record::tryDecompose(memory, all);
    const record::Status status = record::tryView(memory, view);
    CHECK(result.status.code() == status.code());
    CHECK(result.status.path() == status.path());
    if (!result) continue;
    ++taken;
    CHECK(view.bytes().size() == result.size);
    // Maps that keep keys in an order of their own may have had them in another.
    CHECK(printString(view, {.sortKeys = true}).size() == printString(all, {.sortKeys = true}).size());
    CHECK(record::compose(all).size() == result.size);
  }
  CHECK(taken > 300);
  CHECK(taken < 2700);
}
