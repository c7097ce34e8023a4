// SPDX-License-Identifier: BSL-1.0
//
// What the benchmarks print: the data of circe-jackson's benchmark (foos, ints) and of circe's
// (hello, booleans), numbers and strings of several kinds, and a timeline of nested structs.
//
//     data().forEach([](std::string workload, const auto& value) { ... });
//
// Every value is computed, with fixed seeds, and is the same on every machine.
#ifndef BYTEPRESS_BENCHMARKS_DATA_HPP
#define BYTEPRESS_BENCHMARKS_DATA_HPP

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "timeline.hpp"

namespace bench {

struct Foo {
  std::string s;
  double d;
  int i;
  std::int64_t l;
  std::vector<bool> bs;
};
BOOST_DESCRIBE_STRUCT(Foo, (), (s, d, i, l, bs))

struct Hello {
  std::string message;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (message))

struct Data {
  std::map<std::string, Foo> foos;  // 43,316 bytes as compact JSON
  std::vector<int> ints;            // 3,896 bytes: 0 to 1000
  Hello hello;                      // {"message":"Hello, World!"}
  std::vector<bool> booleans;       // 1,001, alternating
  std::vector<std::int32_t> int32;  // 100,000 of mixed magnitude, as the next
  std::vector<std::int64_t> int64;
  std::vector<double> doubles;              // 100,000 random bit patterns, finite
  std::vector<double> decimals;             // 100,000 prices: n / 100
  std::vector<double> coordinates;          // 100,000 degrees with six decimals
  std::vector<float> floats;                // 100,000 random bit patterns, finite
  std::vector<std::string> strings;         // 10,000 of 8 to 64 bytes, ASCII
  std::vector<std::string> stringsEscapes;  // the same with 1 % of bytes to escape
  std::vector<std::string> stringsCjk;      // 10,000 of 8 to 64 characters, some of them emoji
  std::string string1m;                     // one string of 1 MiB, ASCII
  Timeline statuses;                        // 100 nested statuses in many scripts
  Timeline statusesPlain;                   // the same with nothing to escape, replace or drop

  template <class F>
  void forEach(F f) const {
    f("foos", foos);
    f("ints", ints);
    f("hello", hello);
    f("booleans", booleans);
    f("int32", int32);
    f("int64", int64);
    f("doubles", doubles);
    f("decimals", decimals);
    f("coordinates", coordinates);
    f("floats", floats);
    f("strings", strings);
    f("strings-escapes", stringsEscapes);
    f("strings-cjk", stringsCjk);
    f("string-1m", string1m);
    f("statuses", statuses);
  }
};

const Data& data();

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_DATA_HPP
