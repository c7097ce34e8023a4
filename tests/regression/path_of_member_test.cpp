// SPDX-License-Identifier: BSL-1.0
//
// The path of a failure in a simple member: it was lost when the bad bytes came late in a long text, named the
// member that was declared first where another was printed first, and blamed a number for a document
// that had become too long.
#include <cmath>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Post {
  int id = 1;
  std::string body;
};
BOOST_DESCRIBE_STRUCT(Post, (), (id, body))

struct Reading {
  double z = NAN;
  double a = NAN;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (z, a))

struct Note {
  std::string text;
  double value = NAN;
};
BOOST_DESCRIBE_STRUCT(Note, (), (text, value))

struct Sparse {
  double left = 0;
  double kept = NAN;
  friend constexpr auto fieldRules(bytepress::For<Sparse>) {
    return bytepress::rules(bytepress::omitDefault<&Sparse::left>);
  }
};
BOOST_DESCRIBE_STRUCT(Sparse, (), (left, kept))

}  // namespace

TEST_CASE("invalid UTF-8 far into a text has a path") {
  const std::string message = "not printed: a string is not valid UTF-8 at ";
  for (const std::size_t size : {10u, 127u, 1000u, 5000u, 100000u}) {
    const Post post{1, std::string(size, 'x') + "\xff"};
    CHECK(everyWay(post, {.invalidUtf8 = bytepress::InvalidUtf8::error}) == message + "/body");
    CHECK(everyWay(std::vector{Post{}, post}, {.indent = 2, .invalidUtf8 = bytepress::InvalidUtf8::error}) ==
          message + "/1/body");
    CHECK(everyWay(std::vector{std::string(), post.body}, {.invalidUtf8 = bytepress::InvalidUtf8::error}) == message + "/1");
  }
}

TEST_CASE("of two members that fail the path names the one that is printed first") {
  const std::string message = "not printed: a number is not finite at ";
  CHECK(everyWay(Reading{}, {.nonFinite = bytepress::NonFinite::error}) == message + "/z");
  CHECK(everyWay(Reading{}, {.sortKeys = true, .nonFinite = bytepress::NonFinite::error}) == message + "/a");
  CHECK(everyWay(Reading{}, {.canonical = true}) == message + "/a");
  CHECK(everyWay(Sparse{}, {.nonFinite = bytepress::NonFinite::error}) == message + "/kept");
}

TEST_CASE("a document that is too long is not blamed on a later number") {
  bytepress::ByteBuffer buffer;
  for (const std::uint8_t indent : {std::uint8_t{0}, std::uint8_t{2}}) {
    const bytepress::PrintStatus status =
        tryPrintByteBuffer(Note{std::string(500, 'x')}, buffer,
                           {.indent = indent, .nonFinite = bytepress::NonFinite::error, .maxBytes = 100});
    CHECK(status.code() == bytepress::PrintCode::tooLarge);
    CHECK(status.path().empty());
  }
}
