// SPDX-License-Identifier: BSL-1.0
//
// The path of what is too deep differed between encoders: it names the object or array that is one too many.
#include <map>
#include <utility>
#include <vector>

#include "support/every_way.hpp"

TEST_CASE("the path of a value that is too deep names it, and nothing inside") {
  const std::string tooDeep = "not printed: the value is nested deeper than maxDepth allows";
  const std::pair<int, std::pair<int, int>> pairs{};
  CHECK(everyWay(pairs, {.maxDepth = 1}) == tooDeep + " at /1");
  CHECK(everyWay(std::map<int, std::pair<int, std::vector<int>>>{{5, {}}}, {.maxDepth = 2}) == tooDeep + " at /5/1");
  CHECK(everyWay(std::map<int, std::map<int, int>>{{5, {{1, 1}}}}, {.maxDepth = 1}) == tooDeep + " at /5");
}
