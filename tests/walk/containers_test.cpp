// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <boost/container/flat_map.hpp>
#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Grid {
  int cells[2][3] = {{1, 2, 3}, {4, 5, 6}};
  double none[1][1][1] = {{{0.5}}};
  std::array<std::array<bool, 2>, 2> flags{{{true, false}, {false, true}}};
};
BOOST_DESCRIBE_STRUCT(Grid, (), (cells, none, flags))

// A single-pass range whose objects cannot be copied, as a generator's.
class Countdown {
 public:
  explicit Countdown(int from) : left_(from) {}
  Countdown(Countdown&&) = default;
  Countdown& operator=(Countdown&&) = default;

  struct Iterator {
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    Countdown* owner;
    int operator*() const { return owner->left_; }
    Iterator& operator++() {
      --owner->left_;
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return owner->left_ == 0; }
  };
  Iterator begin() { return {this}; }
  std::default_sentinel_t end() const { return {}; }

 private:
  int left_;
};

// A map that hands out pairs of its own making, as std::flat_map does.
class Squares {
 public:
  using key_type = int;
  using mapped_type = int;

  class Iterator {
   public:
    using value_type = std::pair<int, int>;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(int at) : at_(at) {}
    value_type operator*() const { return {at_, at_ * at_}; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) { return Iterator(at_++); }
    bool operator==(const Iterator&) const = default;

   private:
    int at_ = 0;
  };
  Iterator begin() const { return Iterator(8); }
  Iterator end() const { return Iterator(12); }
};

}  // namespace

TEST_CASE("every sequence is an array") {
  const std::string expected = "[1,2,3]";
  CHECK(everyWay(std::vector{1, 2, 3}) == expected);
  CHECK(everyWay(std::array{1, 2, 3}) == expected);
  CHECK(everyWay(std::deque{1, 2, 3}) == expected);
  CHECK(everyWay(std::list{1, 2, 3}) == expected);
  CHECK(everyWay(std::forward_list{1, 2, 3}) == expected);
  CHECK(everyWay(std::set{3, 2, 1}) == expected);
  CHECK(everyWay(std::multiset{1, 2, 3}) == expected);
  CHECK(everyWay(std::unordered_set{1}) == "[1]");
  const int plain[] = {1, 2, 3};
  CHECK(everyWay(plain) == expected);
  CHECK(everyWay(std::span(plain)) == expected);
  CHECK(everyWay(std::vector<int>{}) == "[]");
  CHECK(everyWay(std::array<std::string, 0>{}) == "[]");
  CHECK(everyWay(std::vector<std::vector<int>>{{}, {1}, {}}) == "[[],[1],[]]");
}

TEST_CASE("arrays inside arrays, of C and of std") {
  CHECK(everyWay(Grid{}) == R"({"cells":[[1,2,3],[4,5,6]],"none":[[[0.5]]],"flags":[[true,false],[false,true]]})");
  const std::string words[2][1] = {{"a"}, {"b"}};
  CHECK(everyWay(words) == R"([["a"],["b"]])");
}

TEST_CASE("bits print as booleans at every length and offset") {
  std::vector<bool> bits;
  std::string expected = "[";
  for (int i = 0; i < 200; ++i) {
    CHECK(everyWay(bits) == (bits.empty() ? "[]" : expected.substr(0, expected.size() - 1) + "]"));
    bits.push_back(i % 3 == 0);
    expected += i % 3 == 0 ? "true," : "false,";
  }
  CHECK(everyWay(std::vector<std::vector<bool>>{{true}, {}, {false, false}}) == "[[true],[],[false,false]]");
  CHECK(everyWay(std::deque<bool>{true, false}) == "[true,false]");
}

TEST_CASE("views are ranges too, those as well that only a non-const object can go through") {
  const auto odd = [](int i) { return i % 2 != 0; };
  const auto half = [](int i) { return i / 2.0; };
  CHECK(everyWay(std::views::iota(1, 4)) == "[1,2,3]");
  CHECK(everyWay(std::views::iota(1, 4) | std::views::transform(half)) == "[0.5,1.0,1.5]");
  const std::vector numbers{1, 2, 3};
  CHECK(everyWay(numbers | std::views::filter(odd)) == "[1,3]");
  CHECK(everyWay(numbers | std::views::reverse | std::views::take(2)) == "[3,2]");
  CHECK(everyWay(numbers | std::views::transform(odd)) == "[true,false,true]");
  const auto text = [](int i) { return std::string(static_cast<std::size_t>(i), 'x'); };
  CHECK(everyWay(numbers | std::views::transform(text)) == R"(["x","xx","xxx"])");
  const auto list = [](int i) { return std::vector<int>(static_cast<std::size_t>(i), i); };
  CHECK(everyWay(numbers | std::views::transform(list)) == "[[1],[2,2],[3,3,3]]");
  CHECK(bytepress::printString(Countdown(3)) == "[3,2,1]");
}

TEST_CASE("bytes need not lie side by side") {
  const std::list<std::byte> bytes{std::byte{1}, std::byte{2}};
  CHECK(everyWay(bytes) == R"("AQI=")");
  const auto all = [](std::byte) { return true; };
  const std::vector<std::byte> together(bytes.begin(), bytes.end());
  CHECK(everyWay(together | std::views::filter(all)) == R"("AQI=")");
  CHECK(everyWay(std::span(together)) == R"("AQI=")");
  CHECK(everyWay(std::array<std::byte, 4>{}) == R"("AAAAAA==")");
}

TEST_CASE("pairs and tuples are arrays") {
  CHECK(everyWay(std::pair{1, std::string("a")}) == R"([1,"a"])");
  CHECK(everyWay(std::tuple{}) == "[]");
  CHECK(everyWay(std::tuple{1, true, 0.5, nullptr, std::tuple{'x'}}) == R"([1,true,0.5,null,["x"]])");
  CHECK(everyWay(std::vector<std::pair<std::string, int>>{{"a", 1}, {"b", 2}}) == R"([["a",1],["b",2]])");
  int number = 3;
  CHECK(everyWay(std::tie(number)) == "[3]");
}

TEST_CASE("maps are objects, members in the order of the map") {
  CHECK(everyWay(std::map<std::string, int>{{"b", 2}, {"a", 1}}) == R"({"a":1,"b":2})");
  CHECK(everyWay(std::map<std::string, int>{}) == "{}");
  CHECK(everyWay(std::unordered_map<std::string, bool>{{"x", true}}) == R"({"x":true})");
  CHECK(everyWay(std::multimap<std::string, int>{{"a", 1}, {"a", 2}}) == R"({"a":1,"a":2})");
  CHECK(everyWay(boost::container::flat_map<std::string, int>{{"b", 2}, {"a", 1}}) == R"({"a":1,"b":2})");
  CHECK(everyWay(Squares()) == R"({"8":64,"9":81,"10":100,"11":121})");
  CHECK(everyWay(Squares(), {.sortKeys = true}) == R"({"10":100,"11":121,"8":64,"9":81})");
  CHECK(everyWay(std::map<std::string, std::map<std::string, std::vector<int>>>{{"a", {{"b", {1}}}}}) ==
        R"({"a":{"b":[1]}})");
}
