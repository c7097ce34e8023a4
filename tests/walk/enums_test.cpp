// SPDX-License-Identifier: BSL-1.0
#include <map>
#include <optional>
#include <vector>

#include <boost/describe/enum.hpp>

#include "support/every_way.hpp"

namespace {

enum class Color { red, green, blue = 10 };
BOOST_DESCRIBE_ENUM(Color, red, green, blue)

enum Old { oldOne = 1, oldTwo };
BOOST_DESCRIBE_ENUM(Old, oldOne, oldTwo)

enum class Unnamed : signed char { minus = -1 };
enum class Huge : unsigned long long { largest = ~0ULL };
enum class Flag : bool { yes = true };
enum class Letter : char { a = 'a' };

// Two names for one value: the first one counts.
enum class Alias { first = 1, second = 1 };
BOOST_DESCRIBE_ENUM(Alias, first, second)

}  // namespace

TEST_CASE("an enumerator prints as its described name") {
  CHECK(everyWay(Color::blue) == R"("blue")");
  CHECK(everyWay(oldTwo) == R"("oldTwo")");
  CHECK(everyWay(Alias::second) == R"("first")");
  CHECK(everyWay(std::vector{Color::red, Color::green}) == R"(["red","green"])");
  CHECK(everyWay(std::optional(Color::red)) == R"("red")");
}

TEST_CASE("an enumerator without a name prints as its number, at the full width of the enum") {
  CHECK(everyWay(static_cast<Color>(99)) == "99");
  CHECK(everyWay(Unnamed::minus) == "-1");
  CHECK(everyWay(Huge::largest) == "18446744073709551615");
  CHECK(everyWay(Flag::yes) == "1");
  CHECK(everyWay(Letter::a) == "97");
}
