// SPDX-License-Identifier: BSL-1.0
//
// Cost against size: what one value costs must not depend on how many there are.
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include "bytepress/bytepress.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {
namespace {

struct Point {
  int id;
  double value;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Point, (), (id, value, name))

constexpr std::size_t kLargest = 10'000'000;
constexpr std::size_t kLargestOfObjects = 1'000'000;  // a million of them are 50 MB already

// The values are made when they are first printed: few runs want all of them.
template <class Make>
auto printMany(std::size_t count, Make make) {
  using Values = std::vector<decltype(make(std::declval<std::mt19937_64&>()))>;
  return [count, make, values = Values(), buffer = bytepress::ByteBuffer()](Use& use) mutable {
    if (values.empty()) {
      std::mt19937_64 random(7);
      values.reserve(count);
      while (values.size() < count) values.push_back(make(random));
    }
    buffer.clear();
    bytepress::printByteBuffer(values, buffer);
    use(buffer.view());
  };
}

template <class Make>
void addSizesOf(const std::string& kind, std::size_t largest, Make make) {
  for (std::size_t count = 1; count <= largest; count *= 10) {
    addLoneRow(Name{"size", kind, std::to_string(count)}, printMany(count, make));
  }
}

}  // namespace

void addSizes() {
  using Random = std::mt19937_64;
  addSizesOf("int32", kLargest, [](Random& random) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(random()) >> random() % 32);
  });
  addSizesOf("double", kLargest, [](Random& random) { return static_cast<double>(random() >> 11) * 0x1p-53; });
  addSizesOf("string", kLargestOfObjects, [](Random& random) { return std::string(8 + random() % 57, 'x'); });
  addSizesOf("struct", kLargestOfObjects, [](Random& random) {
    return Point{static_cast<int>(random() % 100000), static_cast<double>(random() % 100000) / 100, "name"};
  });
}

}  // namespace bench
