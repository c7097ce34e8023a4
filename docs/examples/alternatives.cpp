// SPDX-License-Identifier: BSL-1.0
//
// Rules beside enums and variants. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <string>
#include <variant>
#include <vector>

// snippet: enums
enum class Level { veryLow, low, highest };
BOOST_DESCRIBE_ENUM(Level, veryLow, low, highest)

constexpr auto enumRules(bytepress::For<Level>) {
  using namespace bytepress;
  return rules(keyCase(KeyCase::kebab),             // "very-low"
               rename<Level::highest>("top"),
               undescribed(Undescribed::error));    // other values are PrintCode::unprintable, not numbers
}

enum class Access { read = 1, write = 2, run = 4 };
BOOST_DESCRIBE_ENUM(Access, read, write, run)
constexpr auto enumRules(bytepress::For<Access>) { return bytepress::rules(bytepress::asFlags); }
// end

// snippet: variants
struct Circle {
  double radius = 1.5;
};
BOOST_DESCRIBE_STRUCT(Circle, (), (radius))

struct Square {
  double side = 2;
};
BOOST_DESCRIBE_STRUCT(Square, (), (side))

using Shape = std::variant<Circle, Square>;

constexpr auto variantRules(bytepress::For<Shape>) {
  using namespace bytepress;
  return rules(tagged("type"), alternative<Circle>("circle"), alternative<Square>("square"));
}
// end

// snippet: wrapped
using Setting = std::variant<bool, Level>;

constexpr auto variantRules(bytepress::For<Setting>) {
  using namespace bytepress;
  return rules(wrapped, alternative<bool>("switch"), alternative<Level>("level"));
}
// end

int main() {
  using bytepress::printString;
  std::cout << "-- use-enums\n";
  // snippet: use-enums
  std::cout << printString(std::vector{Level::veryLow, Level::highest}) << '\n';
  std::cout << printString(static_cast<Access>(5)) << '\n';
  // end
  std::cout << "-- use-variants\n";
  // snippet: use-variants
  std::cout << printString(std::vector<Shape>{Circle(), Square()}) << '\n';
  std::cout << printString(Setting(Level::low)) << '\n';
  // end
}
