// SPDX-License-Identifier: BSL-1.0
#include <bitset>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace shop {

struct Uuid {
  std::string digits = "ab-cd";
};
inline std::string encodeAs(const Uuid& id) {
  return id.digits;
}

// Derived from one that has encodeAs, and described: the base's word is not its own.
struct LongUuid : Uuid {
  int version = 4;
};
BOOST_DESCRIBE_STRUCT(LongUuid, (), (version))

// Converts to one that has encodeAs.
struct Convertible {
  int number = 1;
  operator Uuid() const { return {}; }
};
BOOST_DESCRIBE_STRUCT(Convertible, (), (number))

struct Money {
  long cents = 150;
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Money& money) {
    return out.string(std::to_string(money.cents / 100) + " EUR");
  }
};

// A friend can see what is private.
class Private {
  int secret_ = 42;
  friend int encodeAs(const Private& value) { return value.secret_; }
};

template <class T>
class Wrapper {
 public:
  explicit Wrapper(T held) : held_(std::move(held)) {}

 private:
  T held_;
  friend const T& encodeAs(const Wrapper& wrapper) { return wrapper.held_; }
};

// A free template for a template.
template <class A, class B>
struct Couple {
  A a;
  B b;
};
template <class A, class B>
std::pair<A, B> encodeAs(const Couple<A, B>& couple) {
  return {couple.a, couple.b};
}

// Somebody's function that has the name by chance.
struct Bystander {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Bystander, (), (x))
template <class Out>
int encode(Out&, const Bystander&) {
  return 1;
}

enum class Level { low, high };
inline int encodeAs(Level level) {
  return level == Level::low ? -1 : 1;
}

// Both a description and encodeAs: the more special word counts.
struct Both {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Both, (), (x))
inline bool encodeAs(const Both&) {
  return true;
}

struct Interval {
  int from = 1, to = 3;
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Interval& interval) {
    out.beginMap(2);
    out.key("from");
    out.integer(interval.from);
    out.key("to");
    out.integer(interval.to);
    return out.endMap();
  }
};

struct Order {
  Uuid id;
  Money price;
  std::optional<Uuid> before;
  std::vector<Level> levels{Level::low, Level::high};
  std::bitset<3> bits{3};
  Interval interval;
};
BOOST_DESCRIBE_STRUCT(Order, (), (id, price, before, levels, bits, interval))

struct Foreign {
  int x = 5;
};
struct OtherForeign {
  int x = 6;
};

}  // namespace shop

template <>
struct bytepress::Printing<std::bitset<3>> {
  template <class Encoder>
  static Done encode(Encoder& out, const std::bitset<3>& bits) {
    return out.integer(static_cast<std::uint32_t>(bits.to_ulong()));
  }
};
template <>
struct bytepress::Printing<shop::Foreign> {
  static int encodeAs(const shop::Foreign& foreign) { return foreign.x; }
};
template <>
struct bytepress::Printing<shop::OtherForeign> {
  static shop::Foreign encodeAs(const shop::OtherForeign&) { return {}; }
};
template <>
struct bytepress::Printing<std::optional<shop::Bystander>> {
  static const char* encodeAs(const std::optional<shop::Bystander>& value) { return value ? "some" : "none"; }
};

namespace {
struct Holder {
  std::optional<shop::Bystander> held;
  std::pair<std::optional<shop::Bystander>, int> pair{std::nullopt, 1};
};
BOOST_DESCRIBE_STRUCT(Holder, (), (held, pair))
}  // namespace

TEST_CASE("encodeAs prints a type as something else") {
  CHECK(everyWay(shop::Uuid{}) == R"("ab-cd")");
  CHECK(everyWay(shop::Level::high) == "1");
  CHECK(everyWay(shop::Private{}) == "42");
  CHECK(everyWay(shop::Wrapper(std::string("w"))) == R"("w")");
  CHECK(everyWay(shop::Wrapper(std::vector{shop::Uuid{}})) == R"(["ab-cd"])");
  CHECK(everyWay(shop::Couple<int, bool>{1, true}) == "[1,true]");
  CHECK(everyWay(shop::Both{}) == "true");
}

TEST_CASE("encodeAs is taken for exactly its type, not for a derived or convertible one") {
  CHECK(everyWay(shop::LongUuid{}) == R"({"version":4})");
  CHECK(everyWay(shop::Convertible{}) == R"({"number":1})");
}

TEST_CASE("encode has full control, by events") {
  CHECK(everyWay(shop::Money{}) == R"("1 EUR")");
  CHECK(everyWay(shop::Interval{}) == R"({"from":1,"to":3})");
  CHECK(everyWay(shop::Interval{}, {.indent = 1}) == "{\n \"from\": 1,\n \"to\": 3\n}");
}

TEST_CASE("a function that is called encode by chance is not taken") {
  CHECK(everyWay(shop::Bystander{}) == R"({"x":1})");
}

TEST_CASE("Printing is for types of others, and comes before what the library would do") {
  CHECK(everyWay(std::bitset<3>(5)) == "5");
  CHECK(everyWay(std::bitset<4>(5)) == R"("0101")");
  CHECK(everyWay(shop::Foreign{}) == "5");
  CHECK(everyWay(shop::OtherForeign{}) == "5");
  CHECK(everyWay(std::optional<shop::Bystander>()) == R"("none")");
  CHECK(everyWay(Holder{}) == R"({"held":"none","pair":["none",1]})");
}

TEST_CASE("all rungs work as members") {
  CHECK(everyWay(shop::Order{}) ==
        R"({"id":"ab-cd","price":"1 EUR","before":null,"levels":[-1,1],"bits":3,"interval":{"from":1,"to":3}})");
}
