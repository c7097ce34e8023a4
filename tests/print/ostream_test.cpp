// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <iomanip>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <vector>

#include <bytepress/ostream.hpp>

using namespace bytepress;

namespace {

struct Mine : std::runtime_error {
  Mine() : std::runtime_error("mine") {}
};
struct Thrower {};
int encodeAs(const Thrower&) { throw Mine(); }

struct FullDisk : std::streambuf {};  // takes no byte

const double kNaN = std::numeric_limits<double>::quiet_NaN();

}  // namespace

TEST_CASE("json() goes to a stream with its options, between other texts") {
  std::ostringstream out;
  const std::vector<int> numbers{1, 2};
  out << "a " << json(numbers) << " b " << json(numbers, {.indent = 1}) << " c";
  CHECK(out.str() == "a [1,2] b [\n 1,\n 2\n] c");
  CHECK(out.good());
}

TEST_CASE("a document in a stream has the width of the stream once, and not its base") {
  std::ostringstream out;
  out << std::hex << std::setw(5) << std::setfill('.') << json(255) << json(16);
  CHECK(out.str() == "..25516");
}

TEST_CASE("a failed print writes nothing and sets failbit") {
  std::ostringstream out;
  out << json(std::vector<double>{1, kNaN}, {.nonFinite = NonFinite::error});
  CHECK(out.str().empty());
  CHECK(out.rdstate() == std::ios_base::failbit);
  out << json(1);
  CHECK(out.str().empty());
  out.clear();
  out << json(1);
  CHECK(out.str() == "1");
}

TEST_CASE("a failed print throws from a stream that was told to") {
  std::ostringstream out;
  out.exceptions(std::ios_base::failbit);
  CHECK_THROWS_AS((out << json(kNaN, {.nonFinite = NonFinite::error})), std::ios_base::failure);
  CHECK(out.str().empty());
}

TEST_CASE("a stream that takes no bytes is bad") {
  FullDisk disk;
  std::ostream out(&disk);
  out << json(1);
  CHECK(out.bad());
}

TEST_CASE("an exception of the value's code sets badbit, and passes if the stream was told to") {
  std::ostringstream out;
  out << json(Thrower());
  CHECK(out.bad());
  CHECK(out.str().empty());
  out.clear();
  out.exceptions(std::ios_base::badbit);
  CHECK_THROWS_AS((out << json(Thrower())), Mine);
  CHECK(out.bad());
}
