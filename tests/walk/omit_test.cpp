// SPDX-License-Identifier: BSL-1.0
#include <atomic>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Nulls {
  std::monostate nothing;
  std::nullptr_t pointer = nullptr;
  std::weak_ptr<int> weak;
  std::variant<std::monostate, int> choice;
  std::variant<int, std::optional<int>> other = std::optional<int>();
  const char* text = nullptr;
  int last = 1;
};
BOOST_DESCRIBE_STRUCT(Nulls, (), (nothing, pointer, weak, choice, other, text, last))
constexpr auto fieldRules(bytepress::For<Nulls>) {
  using namespace bytepress;
  return rules(omitNull<&Nulls::nothing>, omitNull<&Nulls::pointer>, omitNull<&Nulls::weak>, omitNull<&Nulls::choice>,
               omitNull<&Nulls::other>, omitNull<&Nulls::text>);
}

struct Empties {
  const char* pointer = "";
  char chars[4] = {};
  const char16_t* wide = u"";
  wchar_t wideChars[2] = {};
  std::string_view view;
  std::weak_ptr<int> weak;
  int array[1] = {0};
};
BOOST_DESCRIBE_STRUCT(Empties, (), (pointer, chars, wide, wideChars, view, weak, array))
constexpr auto fieldRules(bytepress::For<Empties>) {
  using namespace bytepress;
  return rules(omitEmpty<&Empties::pointer>, omitEmpty<&Empties::chars>, omitEmpty<&Empties::wide>,
               omitEmpty<&Empties::wideChars>, omitEmpty<&Empties::view>, omitEmpty<&Empties::weak>,
               omitEmpty<&Empties::array>, omitNull<&Empties::array>);
}

#if BYTEPRESS_HAS_INT128
using Widest = bytepress::Int128;
#else
using Widest = long long;
#endif

struct Zeros {
  Widest wide = 0;
#if BYTEPRESS_HAS_FLOAT16
  _Float16 half = 0;
#else
  float half = 0;
#endif
  std::atomic<int> counter{0};
  int last = 1;
};
BOOST_DESCRIBE_STRUCT(Zeros, (), (wide, half, counter, last))
constexpr auto fieldRules(bytepress::For<Zeros>) {
  using namespace bytepress;
  return rules(omitZero<&Zeros::wide>, omitZero<&Zeros::half>, omitZero<&Zeros::counter>);
}

struct Base {
  int id = 1;
  std::string secret = "s";
  std::string note;
};
BOOST_DESCRIBE_STRUCT(Base, (), (id, secret, note))
constexpr auto fieldRules(bytepress::For<Base>) {
  using namespace bytepress;
  return rules(rename<&Base::id>("_id"), skip<&Base::secret>, omitEmpty<&Base::note>);
}
struct Derived : Base {
  int x = 2;
};
BOOST_DESCRIBE_STRUCT(Derived, (Base), (x))
struct MostDerived : Derived {
  int y = 3;
};
BOOST_DESCRIBE_STRUCT(MostDerived, (Derived), (y))
constexpr auto fieldRules(bytepress::For<MostDerived>) {
  return bytepress::rules(bytepress::rename<&Base::id>("key"));
}

struct Throwing {
  int number = 1;
  bool empty() const { throw std::runtime_error("empty"); }
  friend int encodeAs(const Throwing& value) { return value.number; }
};
struct Comparing {
  int number = 1;
  friend bool operator==(const Comparing&, const Comparing&) { throw std::runtime_error("equal"); }
  friend int encodeAs(const Comparing& value) { return value.number; }
};
struct Throws {
  Throwing member;
};
BOOST_DESCRIBE_STRUCT(Throws, (), (member))
constexpr auto fieldRules(bytepress::For<Throws>) { return bytepress::rules(bytepress::omitEmpty<&Throws::member>); }
struct Compares {
  Comparing member;
};
BOOST_DESCRIBE_STRUCT(Compares, (), (member))
constexpr auto fieldRules(bytepress::For<Compares>) {
  return bytepress::rules(bytepress::omitDefault<&Compares::member>);
}

}  // namespace

TEST_CASE("omitNull leaves out whatever prints as null") {
  CHECK(everyWay(Nulls{}) == R"({"last":1})");
  const auto held = std::make_shared<int>(5);
  CHECK(everyWay(Nulls{{}, {}, held, 2, 3, "t", 4}) == R"({"weak":5,"choice":2,"other":3,"text":"t","last":4})");
}

TEST_CASE("omitEmpty leaves out empty texts of every kind") {
  CHECK(everyWay(Empties{}) == R"({"array":[0]})");
  CHECK(everyWay(Empties{"p", {'c'}, u"w", {L'x'}, "v", {}, {0}}) ==
        R"({"pointer":"p","chars":"c","wide":"w","wideChars":"x","view":"v","array":[0]})");
  Empties none;
  none.pointer = nullptr;
  CHECK(everyWay(none) == R"({"array":[0]})");
}

TEST_CASE("omitZero leaves out numbers of every kind") {
  Zeros zeros;
  CHECK(everyWay(zeros) == R"({"last":1})");
  zeros.wide = -1;
  zeros.half = 2;
  zeros.counter = 3;
  CHECK(everyWay(zeros) == R"({"wide":-1,"half":2.0,"counter":3,"last":1})");
}

TEST_CASE("the rules of a base hold in what derives from it, which may overrule them") {
  CHECK(everyWay(Base{}) == R"({"_id":1})");
  CHECK(everyWay(Derived{}) == R"({"_id":1,"x":2})");
  CHECK(everyWay(MostDerived{}) == R"({"key":1,"x":2,"y":3})");
}

TEST_CASE("an exception of the code that a rule asks passes through") {
  bytepress::ByteBuffer buffer;
  CHECK_THROWS_AS((void)bytepress::tryPrintByteBuffer(Throws{}, buffer), std::runtime_error);
  CHECK_THROWS_AS((void)bytepress::tryPrintByteBuffer(Compares{}, buffer), std::runtime_error);
  CHECK_THROWS_AS((void)bytepress::tryPrintByteBuffer(Compares{}, buffer, {.indent = 1}), std::runtime_error);
  CHECK(buffer.empty());
}
