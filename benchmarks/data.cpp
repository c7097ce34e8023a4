// SPDX-License-Identifier: BSL-1.0
//
// Computes the data; see data.hpp.
#include "data.hpp"

#include <bit>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "random.hpp"

namespace bench {
namespace {

constexpr std::size_t kNumbers = 100'000;
constexpr std::size_t kStrings = 10'000;

std::map<std::string, Foo> makeFoos() {
  std::map<std::string, Foo> foos;
  for (int i = 0; i < 100; ++i) {
    const auto n = static_cast<std::size_t>(i);
    Foo foo{std::string(n, 'a'), (i + 2.0) / (i + 1.0), i, i * std::int64_t{1000}, {}};
    for (int j = 0; j <= i; ++j) foo.bs.push_back(j % 2 == 0);
    foos.emplace(std::string(n, 'b'), std::move(foo));
  }
  return foos;
}

template <class T, class Make>
std::vector<T> many(std::size_t count, Make make) {
  std::vector<T> values;
  values.reserve(count);
  while (values.size() < count) values.push_back(make());
  return values;
}

// Random bits shifted by a random distance: every length occurs, and either sign.
template <class T>
std::vector<T> mixedIntegers(std::uint64_t seed) {
  Random random(seed);
  return many<T>(kNumbers, [&] {
    const auto value = static_cast<T>(random.bits());
    return static_cast<T>(value >> random.below(sizeof(T) * 8));
  });
}

template <class T, class Bits>
std::vector<T> randomBits(std::uint64_t seed) {
  Random random(seed);
  return many<T>(kNumbers, [&] {
    for (;;) {
      const auto value = std::bit_cast<T>(static_cast<Bits>(random.bits()));
      if (std::isfinite(value)) return value;
    }
  });
}

std::vector<double> makeDecimals() {
  Random random(4);
  return many<double>(kNumbers, [&] { return static_cast<double>(random.below(1'000'000)) / 100; });
}

std::vector<double> makeCoordinates() {
  Random random(5);
  return many<double>(
      kNumbers, [&] { return (static_cast<double>(random.below(360'000'001)) - 180e6) / 1e6; });
}

std::string asciiText(Random& random, std::size_t size) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyz     ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-+/()=";
  std::string text(size, ' ');
  for (char& c : text) c = kLetters[random.below(kLetters.size())];
  return text;
}

std::vector<std::string> makeStrings(bool escapes) {
  constexpr char kEscaped[] = {'"', '\\', '\n', '\t', '\x01'};
  Random random(7);
  Random dirt(8);
  return many<std::string>(kStrings, [&] {
    std::string text = asciiText(random, 8 + random.below(57));
    for (char& c : text) {
      if (escapes && dirt.oneIn(100)) c = dirt.pick(kEscaped);
    }
    return text;
  });
}

void appendUtf8(std::string& text, std::uint32_t codePoint) {
  const auto tail = [&](int shift) {
    text.push_back(static_cast<char>(0x80 | ((codePoint >> shift) & 0x3f)));
  };
  if (codePoint < 0x10000) {
    text.push_back(static_cast<char>(0xe0 | (codePoint >> 12)));
  } else {
    text.push_back(static_cast<char>(0xf0 | (codePoint >> 18)));
    tail(12);
  }
  tail(6);
  tail(0);
}

std::vector<std::string> makeStringsCjk() {
  constexpr std::uint32_t kFirstIdeograph = 0x4e00, kIdeographs = 0x51a6;
  constexpr std::uint32_t kFirstFace = 0x1f600, kFaces = 0x50;
  Random random(9);
  return many<std::string>(kStrings, [&] {
    std::string text;
    for (std::size_t left = 8 + random.below(57) / 2; left != 0; --left) {
      const bool face = random.oneIn(20);
      const auto first = face ? kFirstFace : kFirstIdeograph;
      appendUtf8(text,
                 first + static_cast<std::uint32_t>(random.below(face ? kFaces : kIdeographs)));
    }
    return text;
  });
}

Data makeData() {
  Data data;
  data.foos = makeFoos();
  for (int i = 0; i <= 1000; ++i) {
    data.ints.push_back(i);
    data.booleans.push_back(i % 2 == 0);
  }
  data.hello.message = "Hello, World!";
  data.int32 = mixedIntegers<std::int32_t>(1);
  data.int64 = mixedIntegers<std::int64_t>(2);
  data.doubles = randomBits<double, std::uint64_t>(3);
  data.decimals = makeDecimals();
  data.coordinates = makeCoordinates();
  data.floats = randomBits<float, std::uint32_t>(6);
  data.strings = makeStrings(false);
  data.stringsEscapes = makeStrings(true);
  data.stringsCjk = makeStringsCjk();
  Random random(10);
  data.string1m = asciiText(random, std::size_t{1} << 20);
  data.statuses = makeTimeline(TimelineKind::manyScripts);
  data.statusesPlain = makeTimeline(TimelineKind::plain);
  return data;
}

}  // namespace

const Data& data() {
  static const Data theData = makeData();
  return theData;
}

}  // namespace bench
