// SPDX-License-Identifier: BSL-1.0
//
// Expected schemas are written down by hand from the Avro specification; that other readers take them is in
// avro/libavro_test.cpp.
#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <bitset>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/schema.hpp>
#include <bytepress/bytepress.hpp>

using namespace bytepress;

struct Global {
  int n = 0;
};
BOOST_DESCRIBE_STRUCT(Global, (), (n))

namespace {
struct Unnamed {
  bool b = false;
};
BOOST_DESCRIBE_STRUCT(Unnamed, (), (b))
}  // namespace

namespace shop {

enum class Side { buy, sell = 40 };
BOOST_DESCRIBE_ENUM(Side, buy, sell)
enum class Plain : std::uint8_t { low, high = 200 };
enum class Large : std::int64_t {};

enum class Level { lowOne, high, top };
BOOST_DESCRIBE_ENUM(Level, lowOne, high, top)
constexpr auto enumRules(For<Level>) {
  return rules(keyCase(KeyCase::kebab), rename<Level::top>("2"), avro::name("org.Level"));
}
enum class Bits : std::uint8_t { a = 1, b = 2 };
BOOST_DESCRIBE_ENUM(Bits, a, b)
constexpr auto enumRules(For<Bits>) { return rules(asFlags); }
enum class Numbered : std::uint32_t { a, b };
BOOST_DESCRIBE_ENUM(Numbered, a, b)
constexpr auto enumRules(For<Numbered>) { return rules(asNumbers); }

struct Node {
  int value = 0;
  std::unique_ptr<Node> next;
  std::vector<Node> more;
};
BOOST_DESCRIBE_STRUCT(Node, (), (value, next, more))

struct Outer {
  struct Inner {
    float x = 0;
  };
  Inner inner;
  Global global;
  std::array<std::byte, 16> id{};
  std::byte raw[16] = {};
};
BOOST_DESCRIBE_STRUCT(Outer::Inner, (), (x))
BOOST_DESCRIBE_STRUCT(Outer, (), (inner, global, id, raw))

template <class T>
struct Page {
  T first;
  std::vector<T> rest;
};
BOOST_DESCRIBE_STRUCT(Page<Node>, (), (first, rest))
using IntPage = Page<std::optional<int>>;
BOOST_DESCRIBE_STRUCT(IntPage, (), (first, rest))

struct Renamed {
  friend constexpr auto fieldRules(For<Renamed>) { return rules(avro::name("com.example.Renamed_2")); }
  Side side{};
};
BOOST_DESCRIBE_STRUCT(Renamed, (), (side))
struct Derived : Renamed {
  int more = 0;
};
BOOST_DESCRIBE_STRUCT(Derived, (Renamed), (more))

struct Address {
  std::string street, city;
};
BOOST_DESCRIBE_STRUCT(Address, (), (street, city))

class Ruled {
 public:
  int doubled() const { return 2 * orderId; }

  std::string secret;
  std::optional<int> maybe;
  int orderId = 0;
  double price = 0;
  std::uint64_t bigNumber = 0;
  std::string digest;
  Address address;

  friend constexpr auto fieldRules(For<Ruled>) {
    return rules(keyCase(KeyCase::kebab), skip<&Ruled::secret>, omitNull<&Ruled::maybe>, rename<&Ruled::price>("2nd price"),
                 asString<&Ruled::bigNumber>, asHex<&Ruled::digest>, flatten<&Ruled::address>("addr."),
                 getter<&Ruled::doubled>("doubled"), constant("version", 2.0), typeTag("type", "ruled"),
                 order<&Ruled::price>);
  }
};
BOOST_DESCRIBE_STRUCT(Ruled, (), (secret, maybe, orderId, price, bigNumber, digest, address))

struct Money {
  std::int64_t cents = 0;
  template <class Encoder>
  friend Done encode(Encoder& out, const Money& money) {
    return out.integer(money.cents);
  }
  friend For<std::int64_t> schemaAs(For<Money>);
};

struct Uuid {
  std::array<std::byte, 16> id{};
  friend const std::array<std::byte, 16>& encodeAs(const Uuid& uuid) { return uuid.id; }
};

struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

}  // namespace shop

// Printed by our own printer, it is the constant.
template <class T>
std::string_view schema() {
  CHECK(printString(avro::schemaOf<T>) == avro::kSchema<T>);
  return avro::kSchema<T>;
}

TEST_CASE("the schema of a type that needs no name is that of what the encoder writes") {
  CHECK(schema<std::nullptr_t>() == R"("null")");
  CHECK(schema<bool>() == R"("boolean")");
  CHECK(schema<std::int8_t>() == R"("int")");
  CHECK(schema<std::uint16_t>() == R"("int")");
  CHECK(schema<int>() == R"("int")");
  CHECK(schema<std::uint32_t>() == R"("long")");
  CHECK(schema<std::int64_t>() == R"("long")");
  CHECK(schema<std::uint64_t>() == R"("long")");
  CHECK(schema<float>() == R"("float")");
  CHECK(schema<double>() == R"("double")");
  CHECK(schema<char>() == R"("string")");
  CHECK(schema<std::string>() == R"("string")");
  CHECK(schema<char[6]>() == R"("string")");
  CHECK(schema<std::u16string>() == R"("string")");
  CHECK(schema<const char*>() == R"(["null","string"])");
  CHECK(schema<std::vector<std::byte>>() == R"("bytes")");
  CHECK(schema<std::list<std::byte>>() == R"("bytes")");
  CHECK(schema<std::array<std::byte, 16>>() == R"({"name":"fixed16","type":"fixed","size":16})");
  CHECK(schema<std::vector<int>>() == R"({"type":"array","items":"int"})");
  CHECK(schema<std::set<std::string>>() == R"({"type":"array","items":"string"})");
  CHECK(schema<std::vector<bool>>() == R"({"type":"array","items":"boolean"})");
  CHECK(schema<std::map<int, std::vector<float>>>() == R"({"type":"map","values":{"type":"array","items":"float"}})");
  CHECK(schema<std::optional<int>>() == R"(["null","int"])");
  CHECK(schema<std::weak_ptr<double>>() == R"(["null","double"])");
  CHECK(schema<std::variant<std::monostate, std::string, double>>() == R"(["null","string","double"])");
  CHECK(schema<std::atomic<bool>>() == R"("boolean")");
  CHECK(schema<std::bitset<5>>() == R"("string")");
  CHECK(schema<std::complex<float>>() == R"({"type":"array","items":"float"})");
  CHECK(schema<shop::Plain>() == R"("int")");
  CHECK(schema<shop::Large>() == R"("long")");
  CHECK(schema<shop::Money>() == R"("long")");
}

TEST_CASE("structs and enums have their C++ name, and are defined where they come first") {
  CHECK(schema<Global>() == R"({"name":"Global","type":"record","fields":[{"name":"n","type":"int"}]})");
  CHECK(schema<Unnamed>() == R"({"name":"Unnamed","type":"record","fields":[{"name":"b","type":"boolean"}]})");
  CHECK(schema<shop::Empty>() == R"({"name":"shop.Empty","type":"record","fields":[]})");
  CHECK(schema<shop::Side>() == R"({"name":"shop.Side","type":"enum","symbols":["buy","sell"]})");
  CHECK(schema<shop::Node>() ==
        R"({"name":"shop.Node","type":"record","fields":[{"name":"value","type":"int"},)"
        R"({"name":"next","type":["null","shop.Node"],"default":null},)"
        R"({"name":"more","type":{"type":"array","items":"shop.Node"}}]})");
  CHECK(schema<std::tuple<shop::Side, shop::Side>>() ==
        R"({"name":"tuple2_shop_Side_shop_Side","type":"record","fields":[)"
        R"({"name":"_1","type":{"name":"shop.Side","type":"enum","symbols":["buy","sell"]}},{"name":"_2","type":"shop.Side"}]})");
}

TEST_CASE("a name without a namespace takes that of the record around its definition") {
  CHECK(schema<shop::Outer>() ==
        R"({"name":"shop.Outer","type":"record","fields":[)"
        R"({"name":"inner","type":{"name":"shop.Outer.Inner","type":"record","fields":[{"name":"x","type":"float"}]}},)"
        R"({"name":"global","type":{"name":"shop.Global","type":"record","fields":[{"name":"n","type":"int"}]}},)"
        R"({"name":"id","type":{"name":"shop.fixed16","type":"fixed","size":16}},{"name":"raw","type":"shop.fixed16"}]})");
}

TEST_CASE("templates are named with their arguments, tuples and pairs by what is in them") {
  CHECK(schema<shop::IntPage>() ==
        R"({"name":"shop.Page_optional_int","type":"record","fields":[)"
        R"({"name":"first","type":["null","int"],"default":null},)"
        R"({"name":"rest","type":{"type":"array","items":["null","int"]}}]})");
  CHECK(avro::kOwnName<shop::Page<shop::Node>> == "shop.Page_shop_Node");
  using Parts = std::variant<int, std::vector<shop::Uuid>, std::map<std::string, shop::Node>>;
  CHECK(avro::kOwnName<std::pair<std::optional<float>, Parts>> ==
        "tuple2_optional_float_union3_int_array_fixed16_map_shop_Node");
  using Same = std::tuple<std::pair<int, std::string>, std::tuple<long, bool>, std::tuple<std::int32_t, std::string_view>>;
  CHECK(schema<Same>().find(R"("_3","type":"tuple2_int_string")") != std::string_view::npos);
}

TEST_CASE("the rules beside an enum hold") {
  CHECK(schema<shop::Level>() == R"({"name":"org.Level","type":"enum","symbols":["low_one","high","_2"]})");
  CHECK(schema<shop::Bits>() == R"("int")");
  CHECK(schema<shop::Numbered>() == R"("long")");
}

TEST_CASE("a rule names a type, not those derived from it") {
  CHECK(schema<shop::Renamed>() ==
        R"({"name":"com.example.Renamed_2","type":"record","fields":[)"
        R"({"name":"side","type":{"name":"shop.Side","type":"enum","symbols":["buy","sell"]}}]})");
  CHECK(avro::kOwnName<shop::Derived> == "shop.Derived");
}

TEST_CASE("the rules beside a struct hold, and what no name may have becomes _") {
  CHECK(schema<shop::Ruled>() ==
        R"({"name":"shop.Ruled","type":"record","fields":[{"name":"type","type":"string"},)"
        R"({"name":"_2nd_price","type":"double"},{"name":"maybe","type":["null","int"],"default":null},)"
        R"({"name":"order_id","type":"int"},{"name":"big_number","type":"long"},{"name":"digest","type":"bytes"},)"
        R"({"name":"addr_street","type":"string"},{"name":"addr_city","type":"string"},)"
        R"({"name":"doubled","type":"int"},{"name":"version","type":"double"}]})");
}

TEST_CASE("the names of types local to a function, and of errors") {
  struct Local {
    int n = 0;
  };
  avro::NameText text;
  CHECK(avro::putCppName(text, avro::cppName<Local>()));
  CHECK(text.view() == "Local");
  CHECK(schema<std::error_code>() ==
        R"({"name":"ErrorCode","type":"record","fields":[{"name":"category","type":"string"},{"name":"value","type":"int"}]})");
}

TEST_CASE("the parts of C++ names that are names, whichever way compilers write the others") {
  const auto named = [](std::string_view cpp) {
    avro::NameText text;
    return avro::putCppName(text, cpp) ? std::string(text.view()) : "no name";
  };
  CHECK(named("shop::Order") == "shop.Order");
  CHECK(named("{anonymous}::Order") == "Order");
  CHECK(named("(anonymous namespace)::Order") == "Order");
  CHECK(named("shop::f(int, std::vector<a::b>)::Order") == "shop.Order");
  CHECK(named("shop::Page<a::b>") == "shop.Page");
  CHECK(named("shop::Page<a::b>::Row") == "shop.Row");
  CHECK(named("shop::<unnamed struct>") == "no name");
  CHECK(named("main()::<lambda(int)>") == "no name");
}

TEST_CASE("a schema has any layout") {
  CHECK(printString(avro::schemaOf<std::optional<shop::Side>>, {.indent = 2, .sortKeys = true}) ==
        "[\n  \"null\",\n  {\n    \"name\": \"shop.Side\",\n    \"symbols\": [\n      \"buy\",\n      \"sell\"\n    ],\n"
        "    \"type\": \"enum\"\n  }\n]");
}

TEST_CASE("names of Avro") {
  CHECK(avro::isName("a"));
  CHECK(avro::isName("_1"));
  for (const std::string_view wrong : {"", "1", "a-b", "a.b", "\xc3\xa9"}) CHECK_FALSE(avro::isName(wrong));
  CHECK(avro::isFullName("a"));
  CHECK(avro::isFullName("a.b_2.C"));
  for (const std::string_view wrong : {"", ".a", "a.", "a..b", "a.1"}) CHECK_FALSE(avro::isFullName(wrong));
}
