// SPDX-License-Identifier: BSL-1.0
#include <atomic>
#include <bitset>
#include <complex>
#include <functional>
#include <limits>
#include <string>
#include <system_error>
#include <vector>
#include <version>
#if __has_include(<expected>)
#  include <expected>
#endif

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

// As std::expected, which C++20 does not have.
template <class T, class E>
class Expected {
 public:
  using value_type = T;
  using error_type = E;

  Expected(T value) : value_(std::move(value)), good_(true) {}
  static Expected failed(E error) {
    Expected made{T()};
    made.good_ = false;
    made.error_ = std::move(error);
    return made;
  }
  bool has_value() const { return good_; }
  explicit operator bool() const { return good_; }
  const T& operator*() const { return value_; }
  const E& error() const { return error_; }

 private:
  T value_;
  E error_{};
  bool good_;
};

class Success {
 public:
  using value_type = void;
  using error_type = int;
  bool has_value() const { return true; }
  explicit operator bool() const { return true; }
  void operator*() const {}
  int error() const { return 0; }
};

struct Device {
  std::atomic<int> hits{3};
  std::bitset<4> flags{5};
  std::complex<double> impedance{1, -0.5};
  std::error_code last = std::make_error_code(std::errc::no_such_file_or_directory);
};
BOOST_DESCRIBE_STRUCT(Device, (), (hits, flags, impedance, last))

// Described, so printed by its members although it looks like a complex number.
struct Phasor {
  using value_type = double;
  double x = 1;
  double real() const { return 7; }
  double imag() const { return 7; }
};
BOOST_DESCRIBE_STRUCT(Phasor, (), (x))

}  // namespace

TEST_CASE("an atomic is its value") {
  const std::atomic<bool> flag{true};
  CHECK(everyWay(flag) == "true");
  int number = 5;
  const std::atomic<int*> pointer{&number};
  CHECK(everyWay(pointer) == "5");
}

TEST_CASE("a reference wrapper is what it refers to") {
  const std::string text = "x";
  CHECK(everyWay(std::cref(text)) == R"("x")");
  std::vector<std::reference_wrapper<const std::string>> texts{text, text};
  CHECK(everyWay(texts) == R"(["x","x"])");
}

TEST_CASE("a bitset is a string of its bits, the most significant first") {
  CHECK(everyWay(std::bitset<5>(6)) == R"("00110")");
  CHECK(everyWay(std::bitset<0>()) == R"("")");
  CHECK(everyWay(std::bitset<70>(1)).size() == 72);
  std::bitset<2> bits(2);
  CHECK(everyWay(bits[1]) == "true");
}

TEST_CASE("a complex number is an array of two") {
  CHECK(everyWay(std::complex<double>(1, -2.5)) == "[1.0,-2.5]");
  CHECK(everyWay(std::complex<float>(0.1f, 0)) == "[0.1,0.0]");
}

TEST_CASE("an error code is its category and its value") {
  CHECK(everyWay(std::make_error_code(std::errc::invalid_argument)) == R"({"category":"generic","value":22})");
  CHECK(everyWay(std::error_code()) == R"({"category":"system","value":0})");
  CHECK(everyWay(std::make_error_condition(std::errc::invalid_argument)) == R"({"category":"generic","value":22})");
}

TEST_CASE("an expected value prints as the value, an error as a member named error") {
  using Number = Expected<int, std::string>;
  CHECK(everyWay(Number(5)) == "5");
  CHECK(everyWay(Number::failed("no luck")) == R"({"error":"no luck"})");
  CHECK(everyWay(std::vector<Number>{Number(1), Number::failed("a")}) == R"([1,{"error":"a"}])");
  CHECK(everyWay(Success()) == "null");
  const auto failed = Expected<int, double>::failed(std::numeric_limits<double>::infinity());
  CHECK(everyWay(failed, {.nonFinite = bytepress::NonFinite::error}) ==
        "not printed: a number is not finite at /error");
  CHECK(everyWay(std::vector<Number>{Number::failed("a")}, {.maxDepth = 1}) ==
        "not printed: the value is nested deeper than maxDepth allows at /0");
#ifdef __cpp_lib_expected
  CHECK(everyWay(std::expected<int, int>(5)) == "5");
  CHECK(everyWay(std::expected<void, int>()) == "null");
  CHECK(everyWay(std::expected<int, int>(std::unexpected(5))) == R"({"error":5})");
#endif
}

TEST_CASE("they are members like others, and a description comes before likeness") {
  CHECK(everyWay(Device{}) ==
        R"({"hits":3,"flags":"0101","impedance":[1.0,-0.5],"last":{"category":"generic","value":2}})");
  CHECK(everyWay(Phasor{}) == R"({"x":1.0})");
}
