// SPDX-License-Identifier: BSL-1.0
//
// Prints the tables of docs/formats.md: each row is an expression and the bytes that it becomes.
#include <atomic>
#include <bitset>
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <chrono>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <functional>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <variant>
#include <vector>

using namespace std::literals;
using bytepress::JsonOptions, bytepress::RawJson, bytepress::uncheckedRawJson;

enum class Level { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)
enum class Plain { one = 1 };

struct Point { int x; double y; };
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Base { int id; };
BOOST_DESCRIBE_STRUCT(Base, (), (id))
struct Node : Base { std::string name; std::unique_ptr<Node> next; };
BOOST_DESCRIBE_STRUCT(Node, (Base), (name, next))

struct Mixed { int z; std::optional<int> none; std::vector<std::optional<int>> list; double a; };
BOOST_DESCRIBE_STRUCT(Mixed, (), (z, none, list, a))

struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

struct Page { std::string title; std::vector<int> rows; std::vector<Point> points; Empty rest; };
BOOST_DESCRIBE_STRUCT(Page, (), (title, rows, points, rest))

const double kNaN = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();
constexpr float kTenth = 0.1F;
const Mixed mixed{1, {}, {{}, 2}, 0.5};
const Point point{1, 2};
const auto titleAndX = *bytepress::FieldView::parse("title,points.x");
const auto noPoints = *bytepress::FieldView::parse("-points,-rest");
const Page page{"Hi", {1, 2}, {{1, 2}}, {}};

void section(const char* name) { std::printf("-- %s\n| C++ | JSON |\n|---|---|\n", name); }

// The bytes, or why there are none.
template <class T>
std::string bytesOf(const T& value, const JsonOptions& options = {}) {
  std::string text;
  const auto status = bytepress::tryPrintString(value, text, options);
  return status ? "`" + text + "`" : "error: " + status.message();
}

#define ROW(...) std::printf("| `%s` | %s |\n", #__VA_ARGS__, bytesOf(__VA_ARGS__).c_str())

int numbers() {
  section("integers");
  ROW(0);
  ROW(-1);
  ROW(std::numeric_limits<std::int64_t>::min());
  ROW(std::numeric_limits<std::uint64_t>::max());
#if BYTEPRESS_HAS_INT128
  ROW(bytepress::Int128(1) << 126);
#endif
  ROW(std::int8_t(65));
  ROW('A');
  ROW(std::byte(65));
  section("booleans");
  ROW(true);
  ROW(std::vector<bool>{true, false});
  ROW(std::bitset<4>(5));
  section("reals");
  ROW(2.0);
  ROW(0.1);
  ROW(0.1F);
  ROW(static_cast<double>(kTenth));
  ROW(-0.0);
  ROW(100000000000000000000.0);
  ROW(1e21);
  ROW(0.000001);
  ROW(1e-7);
  ROW(5e-324);
  ROW(std::numeric_limits<double>::max());
  ROW(0.1L);
  ROW(kNaN);
  ROW(-kInfinity);
  ROW(std::complex<double>(1, -2));
  return 0;
}

int texts() {
  section("strings");
  ROW("text");
  ROW(std::string("a\"b\\c/d"));
  ROW("\b\f\n\r\t\x01\x1f"sv);
  ROW("a\0b"sv);
  ROW("Gr\u00fc\u00dfe \U0001F600");
  ROW("bad \xff byte");
  ROW("cut \xe2\x82");
  ROW(static_cast<const char*>(nullptr));
  ROW(u8"utf-8");
  ROW(u"utf-16 \u00e9");
  ROW(U"utf-32 \U0001F600");
  ROW(L"wide");
  ROW(std::u16string(1, char16_t(0xD800)));
  ROW(std::filesystem::path("/tmp/x.json"));
  section("bytes");
  ROW(std::vector<std::byte>{std::byte(1), std::byte(254)});
  ROW(std::vector<std::byte>());
  ROW(std::vector<unsigned char>{1, 254});
  section("raw");
  ROW(RawJson{"[1, 2.50]"});
  ROW(RawJson{"[1, 2.50"});
  ROW(uncheckedRawJson("[1, 2.50]"));
  return 0;
}

int kinds() {
  section("nullables");
  ROW(nullptr);
  ROW(std::monostate());
  ROW(std::optional<int>());
  ROW(std::optional<int>(7));
  ROW(std::make_unique<int>(7));
  ROW(std::shared_ptr<int>());
  ROW(std::weak_ptr<int>());
  ROW(std::ref("text"));
  ROW(std::atomic<int>(7));
  section("enums");
  ROW(Level::high);
  ROW(Level(9));
  ROW(Plain::one);
  section("choices");
  ROW(std::variant<int, std::string>("a"));
  ROW(std::variant<std::monostate, int>());
  ROW(std::make_error_code(std::errc::no_such_file_or_directory));
  section("arrays");
  ROW(std::vector<int>());
  ROW(std::vector<int>{1, 2});
  ROW(std::pair(1, "a"));
  ROW(std::tuple(1, "a", 2.5));
  ROW(std::tuple<>());
  ROW(std::set<std::string>{"b", "a"});
  ROW(std::deque<Point>{{1, 2}});
  ROW(std::list<int>{3, 4});
  section("maps");
  ROW(std::map<std::string, int>());
  ROW(std::map<std::string, int>{{"b", 1}, {"a", 2}});
  ROW(std::map<int, bool>{{10, true}, {9, false}});
  ROW(std::map<Level, int>{{Level::high, 1}});
  ROW(std::map<bool, char>{{true, 'x'}});
  ROW(std::multimap<char, int>{{'k', 1}, {'k', 2}});
  section("structs");
  ROW(Point{1, 2});
  ROW(Empty());
  ROW(Node{{1}, "a", nullptr});
  ROW(Node{{1}, "a", std::make_unique<Node>(Node{{2}, "b", nullptr})});
  return 0;
}

int times() {
  using namespace std::chrono;
  section("times");
  ROW(sys_seconds(1790000000s));
  ROW(sys_time<milliseconds>(1790000000500ms));
  ROW(sys_days(2026y / 12 / 1));
  ROW(2026y / 12 / 1);
  ROW(90min);
  ROW(-1500ms);
  ROW(0s);
  ROW(duration<double>(0.25));
  return 0;
}

int options() {
  section("option-sortKeys");
  ROW(mixed);
  ROW(mixed, {.sortKeys = true});
  section("option-dropNulls");
  ROW(mixed, {.dropNulls = true});
  ROW(std::map<std::string, std::optional<int>>{{"a", {}}}, {.dropNulls = true});
  ROW(std::optional<int>(), {.dropNulls = true});
  section("option-dropEmpties");
  ROW(page, {.dropEmpties = true});
  ROW(std::map<std::string, std::map<std::string, std::string>>{{"a", {{"b", ""}}}}, {.dropEmpties = true});
  ROW(std::vector<std::string>{"", "a"}, {.dropEmpties = true});
  section("option-view");
  ROW(page, {.view = &titleAndX});
  ROW(page, {.view = &noPoints});
  section("option-asciiOnly");
  ROW("\u00e9 \U0001F600 \x7f", {.asciiOnly = true});
  section("option-htmlSafe");
  ROW("<b> & \u2028", {.htmlSafe = true});
  ROW(std::map<std::string, int>{{"<k>", 1}}, {.htmlSafe = true});
  section("option-escapes");
  ROW("/\x7f\u0080\x1f", {.escapeSlash = true});
  ROW("/\x7f\u0080\x1f", {.escapeDel = true, .upperCaseHex = true});
  ROW("/\x7f\u0080\x1f", {.escapeC1 = true});
  section("option-layouts");
  ROW(point, {.colon = bytepress::Colon::after});
  ROW(point, {.colon = bytepress::Colon::both});
  section("option-numbers");
  ROW(2.675, {.precision = 2});
  ROW(0.125, {.precision = 2});
  ROW(-0.001, {.precision = 2});
  ROW(2.5, {.precision = 0});
  ROW(1e21, {.precision = 2});
  ROW(9007199254740991, {.integers = bytepress::IntegerStyle::unsafeAsString});
  ROW(9007199254740992, {.integers = bytepress::IntegerStyle::unsafeAsString});
  ROW(1, {.integers = bytepress::IntegerStyle::string});
  section("option-nonFinite");
  ROW(kNaN, {.nonFinite = bytepress::NonFinite::null});
  ROW(-kInfinity, {.nonFinite = bytepress::NonFinite::string});
  ROW(kNaN, {.nonFinite = bytepress::NonFinite::error});
  section("option-invalidUtf8");
  ROW("a\xff", {.invalidUtf8 = bytepress::InvalidUtf8::replace});
  ROW("a\xff", {.invalidUtf8 = bytepress::InvalidUtf8::error});
  section("option-realStyle");
  ROW(std::vector{2.0, -0.0, 1e21, 1e-7}, {.realStyle = bytepress::RealStyle::json});
  ROW(std::vector{2.0, -0.0, 1e21, 1e-7}, {.realStyle = bytepress::RealStyle::ecmaScript});
  section("option-canonical");
  ROW(mixed, {.canonical = true});
  ROW(std::vector<std::int64_t>{9007199254740993}, {.canonical = true});
  ROW(kNaN, {.canonical = true});
  ROW(1, {.indent = 2, .canonical = true});
  section("option-limits");
  ROW(std::vector<std::vector<int>>{{1}}, {.maxDepth = 1});
  ROW("four", {.maxBytes = 6});
  ROW("fours", {.maxBytes = 6});
  ROW(1, {.indent = 17});
  return 0;
}

int main() {
  numbers();
  texts();
  kinds();
  times();
  options();
  std::printf("-- indent-2\n%s\n", bytepress::printString(page, {.indent = 2}).c_str());
  std::printf("-- jackson\n%s\n", bytepress::printString(page, bytepress::jacksonPretty()).c_str());
  std::printf("-- circe\n%s\n", bytepress::printString(page, bytepress::circeSpaces2()).c_str());
  std::printf("-- scalars\n%s\n", bytepress::printString(page, {.indent = 2, .arrays = bytepress::ArrayLayout::scalars}).c_str());
  std::printf("-- indent-tab\n%s\n", bytepress::printString(page.points, {.indentWithTab = true}).c_str());
}
