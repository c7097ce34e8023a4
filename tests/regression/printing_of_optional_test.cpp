// SPDX-License-Identifier: BSL-1.0
//
// An optional with a Printing of its own was printed by its contents when it was a member or an element.
#include <optional>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Seat {
  int row = 1;
};
BOOST_DESCRIBE_STRUCT(Seat, (), (row))

struct Ticket {
  std::optional<Seat> seat;
};
BOOST_DESCRIBE_STRUCT(Ticket, (), (seat))

}  // namespace

template <>
struct bytepress::Printing<std::optional<Seat>> {
  static const char* encodeAs(const std::optional<Seat>& seat) { return seat ? "seated" : "standing"; }
};

TEST_CASE("Printing of an optional holds for members and elements") {
  CHECK(everyWay(Ticket{}) == R"({"seat":"standing"})");
  CHECK(everyWay(std::vector<std::optional<Seat>>{Seat{}, std::nullopt}) == R"(["seated","standing"])");
  CHECK(everyWay(std::pair(std::optional<Seat>(), 1)) == R"(["standing",1])");
}
