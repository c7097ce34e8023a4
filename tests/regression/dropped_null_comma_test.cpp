// SPDX-License-Identifier: BSL-1.0
//
// With dropNulls the comma was lost before a member that can be null and that the walk goes into, when
// the members before it were simple: {"count":1"items":[2]}.
#include <boost/describe.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "support/every_way.hpp"

namespace {

struct Batch {
  int count = 1;
  std::optional<std::vector<int>> items;
  std::unique_ptr<int> next;
};
BOOST_DESCRIBE_STRUCT(Batch, (), (count, items, next))

struct Late {
  std::optional<std::vector<int>> items;
  int count = 1;
};
BOOST_DESCRIBE_STRUCT(Late, (), (items, count))

}  // namespace

TEST_CASE("dropNulls keeps the commas around members that could have been null") {
  const bytepress::JsonOptions options{.dropNulls = true};
  CHECK(bytepress::printString(Batch{1, std::vector{2}, std::make_unique<int>(3)}, options) ==
        R"({"count":1,"items":[2],"next":3})");
  CHECK(bytepress::printString(Batch{1, std::nullopt, std::make_unique<int>(3)}, options) == R"({"count":1,"next":3})");
  CHECK(bytepress::printString(Batch{}, options) == R"({"count":1})");
  CHECK(bytepress::printString(Late{std::vector{2}, 1}, options) == R"({"items":[2],"count":1})");
  CHECK(bytepress::printString(Late{}, options) == R"({"count":1})");
}
