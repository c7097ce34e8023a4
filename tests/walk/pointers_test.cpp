// SPDX-License-Identifier: BSL-1.0
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Point {
  int x = 1;
  int y = 2;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Everything {
  std::optional<int> number;
  std::optional<std::string> text;
  std::optional<Point> point;
  std::optional<std::optional<int>> twice;
  std::unique_ptr<Point> unique;
  std::shared_ptr<const Point> shared;
  std::weak_ptr<Point> weak;
  const Point* raw = nullptr;
  std::variant<std::monostate, int, std::string, Point> either;
};
BOOST_DESCRIBE_STRUCT(Everything, (), (number, text, point, twice, unique, shared, weak, raw, either))

struct ThrowsOnCopy {
  ThrowsOnCopy() = default;
  ThrowsOnCopy(const ThrowsOnCopy&) { throw 1; }
  ThrowsOnCopy& operator=(const ThrowsOnCopy&) = default;
  int x = 3;
};
BOOST_DESCRIBE_STRUCT(ThrowsOnCopy, (), (x))

}  // namespace

TEST_CASE("what may be empty prints as null, or as what it holds") {
  CHECK(everyWay(Everything{}) ==
        R"({"number":null,"text":null,"point":null,"twice":null,"unique":null,"shared":null,"weak":null,"raw":null,)"
        R"("either":null})");
  const Point point{3, 4};
  const auto shared = std::make_shared<Point>(point);
  const Everything full{5,      "t",    point, std::optional<int>(6), std::make_unique<Point>(point), shared,
                        shared, &point, point};
  CHECK(everyWay(full) ==
        R"({"number":5,"text":"t","point":{"x":3,"y":4},"twice":6,"unique":{"x":3,"y":4},"shared":{"x":3,"y":4},)"
        R"("weak":{"x":3,"y":4},"raw":{"x":3,"y":4},"either":{"x":3,"y":4}})");
}

TEST_CASE("pointers alone, in containers and to each other") {
  int number = 1;
  int* pointer = &number;
  CHECK(everyWay(pointer) == "1");
  CHECK(everyWay(&pointer) == "1");
  CHECK(everyWay(static_cast<const double*>(nullptr)) == "null");
  CHECK(everyWay(std::vector<std::optional<bool>>{true, std::nullopt}) == "[true,null]");
  CHECK(everyWay(std::vector<std::optional<std::string>>{"a", std::nullopt}) == R"(["a",null])");
  CHECK(everyWay(std::vector<const char*>{"a", nullptr}) == R"(["a",null])");
  CHECK(everyWay(std::make_shared<std::vector<int>>(2, 7)) == "[7,7]");
  CHECK(everyWay(std::optional<std::optional<int>>(std::optional<int>())) == "null");
  CHECK(everyWay(std::make_unique<std::unique_ptr<int>>(nullptr)) == "null");
}

TEST_CASE("a weak pointer whose object is gone is null") {
  std::weak_ptr<int> weak;
  {
    const auto shared = std::make_shared<int>(1);
    weak = shared;
    CHECK(everyWay(weak) == "1");
  }
  CHECK(everyWay(weak) == "null");
}

TEST_CASE("a variant prints as the alternative that it holds") {
  using Value = std::variant<int, double, std::string, std::vector<int>, std::nullptr_t>;
  CHECK(everyWay(Value(1)) == "1");
  CHECK(everyWay(Value(0.5)) == "0.5");
  CHECK(everyWay(Value("s")) == R"("s")");
  CHECK(everyWay(Value(std::vector{1, 2})) == "[1,2]");
  CHECK(everyWay(std::vector<Value>{1, nullptr}) == "[1,null]");
}

TEST_CASE("a variant that lost its value is an error, where it stands") {
  std::vector<std::variant<int, ThrowsOnCopy>> values{1, 2};
  const ThrowsOnCopy throws;
  CHECK_THROWS_AS(values[1] = throws, int);
  if (!values[1].valueless_by_exception()) values[1].emplace<0>(1);  // a library may keep the old value
  try {
    values[1].emplace<1>(throws);
  } catch (int) {
  }
  REQUIRE(values[1].valueless_by_exception());
  CHECK(everyWay(values) == "not printed: a variant holds no value at /1");
}
