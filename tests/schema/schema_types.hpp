// SPDX-License-Identifier: BSL-1.0
//
// Types whose schemas the tests look at: every kind of value and every rule.
#ifndef BYTEPRESS_TESTS_SCHEMA_TYPES_HPP
#define BYTEPRESS_TESTS_SCHEMA_TYPES_HPP

#include <array>
#include <atomic>
#include <bitset>
#include <chrono>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <tuple>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include <bytepress/bytepress.hpp>
#include <bytepress/schema.hpp>

namespace shop {

using namespace bytepress;  // of rules

enum class State { open, paid, sentBack };
BOOST_DESCRIBE_ENUM(State, open, paid, sentBack)

enum class Level { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)
constexpr auto enumRules(For<Level>) {
  return rules(rename<Level::high>("TOP"), undescribed(Undescribed::error));
}

enum class Access : unsigned char { read = 1, write = 2 };
BOOST_DESCRIBE_ENUM(Access, read, write)
constexpr auto enumRules(For<Access>) { return rules(asFlags); }

enum class Plain : std::int8_t { one = 1 };

struct Everything {
  bool yes = true;
  char letter = 'x';
  std::int8_t tiny = -128;
  std::uint8_t byte = 255;
  std::int16_t small = -32768;
  std::uint32_t natural = 4294967295u;
  std::int64_t large = -9223372036854775807;
  std::uint64_t larger = 18446744073709551615u;
  float single = 0.1f;
  double real = -2.5e300;
  std::string text = "\"ö\n";
  const char* pointer = nullptr;
  std::u16string wide = u"ü";
  std::filesystem::path path = "/tmp/x";
  State state = State::paid;
  Level level = Level::high;
  Access access = Access::read;
  Plain plain = Plain::one;
  std::optional<int> maybe;
  std::unique_ptr<std::string> owned;
  std::shared_ptr<int> shared;
  std::weak_ptr<int> weak;
  std::vector<double> list{1, 2.5};
  std::vector<bool> bits{true};
  std::array<int, 2> two{1, 2};
  int three[3] = {1, 2, 3};
  std::map<std::string, std::vector<int>> named{{"a", {1}}, {"b", {}}};
  std::map<int, std::string> numbered{{-5, "five"}};
  std::pair<int, std::string> pair{1, "b"};
  std::tuple<bool, double, char> tuple{false, 1.5, 'c'};
  std::tuple<> nothing;
  std::variant<int, std::string, std::monostate> choice{"s"};
  std::vector<std::byte> bytes{std::byte{1}, std::byte{255}};
  std::chrono::sys_seconds when{std::chrono::seconds(1700000000)};
  std::chrono::year_month_day day{std::chrono::year(2026), std::chrono::month(12), std::chrono::day(1)};
  std::chrono::milliseconds wait{-1500};
  std::chrono::duration<double> about{0.25};
  std::bitset<4> set{5};
  std::atomic<int> counter{7};
  std::complex<float> plane{1, -1};
  std::error_code code = std::make_error_code(std::errc::invalid_argument);
};
BOOST_DESCRIBE_STRUCT(Everything, (),
                      (yes, letter, tiny, byte, small, natural, large, larger, single, real, text, pointer, wide, path, state, level,
                       access, plain, maybe, owned, shared, weak, list, bits, two, three, named, numbered, pair, tuple, nothing,
                       choice, bytes, when, day, wait, about, set, counter, plane, code))

// With a name of its own, and in two namespaces.
namespace other {
struct Place {
  int row = 1;
};
BOOST_DESCRIBE_STRUCT(Place, (), (row))
}  // namespace other

struct Place {
  std::string city = "Bath";
  std::optional<std::string> street;
};
BOOST_DESCRIBE_STRUCT(Place, (), (city, street))
constexpr auto fieldRules(For<Place>) { return rules(omitNull<&Place::street>); }

class Ruled {
 public:
  int length() const { return 5; }

  std::string userName = "Ada";
  std::string secret = "secret";
  std::vector<int> tags;
  std::optional<double> score;
  int retries = 3;
  int strikes = 0;
  Place home;
  std::optional<Place> work;
  std::int64_t id = 1;
  double price = 2.5;
  double ratio = 0.5;
  std::string payload = R"({"a":[1]})";
  std::string account = "DE1";
  std::string hash = "hash";
  std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(1500)};
  std::chrono::seconds wait{90};
  Level level = Level::low;
  other::Place seat;
  std::vector<Place> more{Place()};

 private:
  int hidden_ = 1;

  BOOST_DESCRIBE_CLASS(Ruled, (),
                       (userName, secret, tags, score, retries, strikes, home, work, id, price, ratio, payload, account, hash, time,
                        wait, level, seat, more),
                       (), (hidden_))
  friend constexpr auto fieldRules(For<Ruled>) {
    return rules(keyCase(KeyCase::snake), typeTag("$type", "ruled"), skip<&Ruled::secret>, omitEmpty<&Ruled::tags>,
                 omitNull<&Ruled::score>, omitDefault<&Ruled::retries>, omitZero<&Ruled::strikes>, flatten<&Ruled::home>("home_"),
                 flatten<&Ruled::work>("work_"), rename<&Ruled::id>("_id"), asString<&Ruled::id>, asString<&Ruled::price>,
                 asFixed<&Ruled::ratio, 2>, asRaw<&Ruled::payload>, mask<&Ruled::account>(), asHex<&Ruled::hash>,
                 asEpochMillis<&Ruled::time>, asCount<&Ruled::wait>, asNumber<&Ruled::level>, getter<&Ruled::length>("length"),
                 computed("label", [](const Ruled& r) { return r.userName + "!"; }), constant("version", 2), constant("large", 9007199254740993),
                 constant("ratioLimit", 0.125), constant("kind", "\"ruled\""), allAccess);
  }
};

struct Circle {
  double radius = 1.5;
};
BOOST_DESCRIBE_STRUCT(Circle, (), (radius))

struct Group;
using Shape = std::variant<Circle, Group>;
struct Group {
  std::vector<Shape> parts;
};
BOOST_DESCRIBE_STRUCT(Group, (), (parts))
constexpr auto variantRules(For<Shape>) {
  return rules(tagged("type"), alternative<Circle>("circle"), alternative<Group>("a group"));
}

using Wrapped = std::variant<int, Place, std::monostate>;
constexpr auto variantRules(For<Wrapped>) {
  return rules(wrapped, alternative<int>("number"), alternative<Place>("place"), alternative<std::monostate>("none"));
}

using Adjacent = std::variant<std::vector<int>, Circle>;
constexpr auto variantRules(For<Adjacent>) {
  return rules(adjacent("type", "content"), alternative<std::vector<int>>("list"), alternative<Circle>("circle"));
}

struct Alternatives {
  Shape shape = Group{{Circle(), Group{{Circle()}}}};
  Wrapped wrapped = std::monostate();
  Adjacent adjacent = std::vector{1, 2};
};
BOOST_DESCRIBE_STRUCT(Alternatives, (), (shape, wrapped, adjacent))

// Types that contain themselves, in the ways that there are.
struct Tree {
  int value = 1;
  std::unique_ptr<Tree> left;
  std::vector<Tree> all;
  std::map<std::string, Tree> named;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (value, left, all, named))

struct Nest : std::vector<Nest> {};

// encodeAs and encode.
struct Uuid {
  std::string text = "ab-cd";
};
inline std::string encodeAs(const Uuid& id) { return id.text; }

struct Money {
  template <class Encoder>
  friend Done encode(Encoder& out, const Money&) {
    return out.string("1 EUR");
  }
};
constexpr auto schemaAs(For<Money>) { return For<std::string>(); }

struct Any {
  template <class Encoder>
  friend Done encode(Encoder& out, const Any&) {
    return out.null();
  }
};

struct Foreign {};

template <class T>
struct Page {
  std::vector<T> items{T()};
};
BOOST_DESCRIBE_STRUCT(Page<Uuid>, (), (items))
BOOST_DESCRIBE_STRUCT(Page<Money>, (), (items))

struct Custom {
  Page<Uuid> ids;
  Page<Money> sums;
  Any any;
  Foreign foreign;
  RawJson raw{"[1]"};
};

}  // namespace shop

template <>
struct bytepress::Printing<shop::Foreign> {
  using SchemaAs = int;
  template <class Encoder>
  static Done encode(Encoder& out, const shop::Foreign&) {
    return out.integer(7);
  }
};

namespace shop {
BOOST_DESCRIBE_STRUCT(Custom, (), (ids, sums, any, foreign, raw))
}  // namespace shop

#endif  // BYTEPRESS_TESTS_SCHEMA_TYPES_HPP
