// SPDX-License-Identifier: BSL-1.0
//
// Binary records. The snippets of docs/guide.md and the tables of docs/formats.md come from here.
#include <bytepress/record/record.hpp>

#include <array>
#include <bitset>
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace record = bytepress::record;

// snippet: struct
enum class State { startup, query };
BOOST_DESCRIBE_ENUM(State, startup, query)

struct Frame {
  std::uint8_t version = 1;
  bool urgent = false;
  std::uint32_t sequence = 0;
  State state = State::startup;
  std::string sender;
  std::array<std::int16_t, 2> offset{};
  std::optional<float> celsius;
  std::string cache;  // not sent

  friend constexpr auto fieldRules(bytepress::For<Frame>) {
    using namespace bytepress;
    return rules(record::bits<&Frame::version, 7>, record::bits<&Frame::urgent, 1>,  // share a byte
                 record::width<&Frame::sequence, 24>,                                // three bytes
                 record::width<&Frame::state, 8>, record::mapped<&Frame::state>({{State::startup, 2}, {State::query, 7}}),
                 record::padded<&Frame::sender, 6>,                                  // zeros behind a shorter one
                 record::little<&Frame::offset>,                                     // all other numbers are big endian
                 skip<&Frame::cache>);
  }
};
BOOST_DESCRIBE_STRUCT(Frame, (), (version, urgent, sequence, state, sender, offset, celsius, cache))

static_assert(record::kSize<Frame> == 20);
static_assert(record::offsetOf<&Frame::sender>() == 5);
// end

void inPlace() {
  // snippet: inPlace
  std::array<std::byte, record::kSize<Frame>> memory{};  // or a std::span of any memory: mapped, shared, of a driver
  record::set<&Frame::sequence>(memory, 66051);
  record::set<&Frame::state>(memory, State::query);
  record::set<&Frame::sender>(memory, "attic");
  record::set<&Frame::celsius>(memory, 21.5);

  std::uint32_t sequence = record::get<&Frame::sequence>(memory);
  std::string_view sender = record::get<&Frame::sender>(memory);  // points into the memory
  std::cout << sequence << ' ' << sender << '\n' << record::hexDump(memory);
  // end
}

void failures() {
  // snippet: failures
  std::vector<std::byte> memory(record::kSize<Frame>);
  record::Status status = record::trySet<&Frame::sequence>(memory, 16777216);
  std::cout << status.message() << '\n';
  status = record::trySet<&Frame::sender>(memory, "basement");
  std::cout << status.message() << '\n';
  memory.resize(8);
  try {
    record::set<&Frame::offset>(memory, std::array<int, 2>{1, 2});
  } catch (const record::Error& error) {
    std::cout << error.what() << '\n';
  }
  // end
}

void byName() {
  // snippet: byName
  std::vector<std::byte> memory(record::kSize<Frame>);
  record::set<Frame>(memory, "version", 2);
  record::set<Frame>(memory, "sender", "attic");
  record::set<Frame>(memory, "state", State::query);
  for (const char* name : {"version", "sender", "celsius"}) {
    record::visit<Frame>(memory, name, [](const auto& value) { std::cout << bytepress::printString(value) << ' '; });
  }
  std::cout << record::get<Frame, int>(memory, "version") << '\n';
  // end
}

void whole() {
  // snippet: whole
  Frame frame{1, true, 7, State::query, "attic", {-1, 1}, std::nullopt, ""};
  auto bytes = record::compose(frame);                   // a std::array<std::byte, 20>
  bytepress::ByteBuffer buffer;
  record::compose(frame, buffer);                        // appends
  record::compose(frame, std::span(bytes));              // into memory that there is

  Frame read = record::decompose<Frame>(bytes);
  std::cout << read.sender << ' ' << read.offset[0] << '\n';

  record::RecordView<Frame> view(buffer);                // reads where it lies
  std::cout << view.get<&Frame::offset>()[1] << '\n'
            << bytepress::printString(view) << '\n';     // no Frame is made
  // end
}

// snippet: variable
struct Message {
  std::uint16_t id = 0;
  std::string text;
  std::map<std::string, std::int32_t> counts;
  friend constexpr auto fieldRules(bytepress::For<Message>) {
    return bytepress::rules(bytepress::record::allPrefixed<16>);  // lengths of 16 bits; without it, 32
  }
};
BOOST_DESCRIBE_STRUCT(Message, (), (id, text, counts))

void anyLength() {
  Message message{7, "hello", {{"ok", 3}}};
  std::size_t size = record::sizeOf(message);                  // exact
  bytepress::ByteBuffer bytes = record::compose(message);
  std::cout << size << ' ' << record::get<&Message::text>(bytes) << '\n'
            << bytepress::printString(record::RecordView<Message>(bytes)) << '\n'
            << record::hexDump(bytes);
}
// end

// The table of formats.md: a struct with one member, its rules, and the bytes of some values.
#define STORED(Name, Type, ...)                              \
  struct Name {                                              \
    Type value{};                                            \
    static constexpr std::string_view kType = #Type;         \
    static constexpr std::string_view kRules = #__VA_ARGS__; \
    static constexpr std::string_view kMember = #Name;       \
    friend constexpr auto fieldRules(bytepress::For<Name>) { \
      using namespace bytepress::record;                     \
      return bytepress::rules(__VA_ARGS__);                  \
    }                                                        \
  };                                                         \
  BOOST_DESCRIBE_STRUCT(Name, (), (value))

struct Point {
  std::int16_t x = 0, y = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
using Pair = std::array<std::int16_t, 2>;
using Counts = std::map<std::string, std::int16_t>;
using Either = std::variant<std::monostate, std::int16_t, std::string>;

STORED(Int16, std::int16_t)
STORED(Int24, std::int32_t, width<&Int24::value, 24>)
STORED(Uint32, std::uint32_t)
STORED(Little, std::uint32_t, little<&Little::value>)
STORED(Bool, bool)
STORED(Float, float)
STORED(Double, double, little<&Double::value>)
STORED(Enum, State)
STORED(Coded, State, width<&Coded::value, 16>, mapped<&Coded::value>({{State::startup, 2}, {State::query, 7}}))
STORED(Millis, std::chrono::milliseconds)
STORED(Bitset, std::bitset<16>)
STORED(Padded, std::string, padded<&Padded::value, 6>)
STORED(Fixed, std::vector<std::uint8_t>, fixed<&Fixed::value, 2>)
STORED(Chars, Pair)
STORED(Nested, Point)
STORED(Maybe, std::optional<std::int16_t>)
STORED(Id, record::Uuid)
STORED(Text, std::string)
STORED(Numbers, std::vector<std::int16_t>, prefixed<&Numbers::value, 8>)
STORED(Map, Counts, prefixed<&Map::value, 8>)
STORED(Variant, Either, prefixed<&Variant::value, 8>)

std::string hexOf(std::span<const std::byte> bytes) {
  std::string text;
  char digits[4];
  for (const std::byte each : bytes) {
    std::snprintf(digits, sizeof digits, " %02x", std::to_integer<unsigned>(each));
    text += digits;
  }
  return text.substr(1);
}

// "&Int24::value" as "&T::m".
std::string generic(std::string_view rules, std::string_view name) {
  std::string text(rules);
  const std::string member = "&" + std::string(name) + "::value";
  for (std::size_t at = 0; (at = text.find(member)) != std::string::npos;) text.replace(at, member.size(), "&T::m");
  return text.empty() ? text : '`' + text + '`';
}

template <class T>
void row(const T& value, std::string_view text) {
  bytepress::ByteBuffer bytes;
  record::compose(value, bytes);
  std::cout << "| `" << T::kType << "` | " << generic(T::kRules, T::kMember) << " | `" << text << "` | `" << hexOf(bytes.bytes())
            << "` |\n";
}
#define ROW(Name, ...) row(Name{__VA_ARGS__}, #__VA_ARGS__)

void table() {
  std::cout << "| C++ | rules | value | bytes |\n|---|---|---|---|\n";
  ROW(Int16, -2);
  ROW(Int24, -1044);
  ROW(Uint32, 0x01020304);
  ROW(Little, 0x01020304);
  ROW(Bool, true);
  ROW(Float, 5.34F);
  ROW(Double, 1);
  ROW(Enum, State::query);
  ROW(Coded, State::query);
  ROW(Millis, std::chrono::milliseconds(1500));
  ROW(Bitset, 3);
  ROW(Padded, "yoyo");
  ROW(Fixed, {1, 0});
  ROW(Chars, {1, -1});
  ROW(Nested, {1, 2});
  ROW(Maybe, 5);
  ROW(Maybe, std::nullopt);
  ROW(Id, *record::Uuid::parse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"));
  ROW(Text, "abc");
  ROW(Numbers, {1, 2});
  ROW(Map, {{"a", 1}});
  ROW(Variant, "abc");
  ROW(Variant, std::monostate());
}

int main() {
  std::cout << "-- inPlace\n";
  inPlace();
  std::cout << "-- failures\n";
  failures();
  std::cout << "-- byName\n";
  byName();
  std::cout << "-- whole\n";
  whole();
  std::cout << "-- variable\n";
  anyLength();
  std::cout << "-- types\n";
  table();
}
