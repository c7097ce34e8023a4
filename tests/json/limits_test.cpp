// SPDX-License-Identifier: BSL-1.0
//
// maxDepth and maxBytes are exact, for every writer.
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Leaf {
  int x = 1;
};
BOOST_DESCRIBE_STRUCT(Leaf, (), (x))

struct Middle {
  Leaf leaf;
  std::pair<int, Leaf> pair;
};
BOOST_DESCRIBE_STRUCT(Middle, (), (leaf, pair))

struct Document {
  std::string text = "some text with é and \"quotes\"";
  std::vector<double> numbers{0.5, 1e300, 3};
  std::vector<bool> bits{true, false};
  std::map<std::string, Middle> map{{"k", {}}};
  std::vector<std::string> words{"a", std::string(200, 'w')};
  std::u16string wide = u"é𝄞";
  std::vector<std::byte> bytes{std::byte{1}, std::byte{2}};
};
BOOST_DESCRIBE_STRUCT(Document, (), (text, numbers, bits, map, words, wide, bytes))

}  // namespace

TEST_CASE("maxDepth counts objects and arrays inside each other") {
  const std::string tooDeep = "not printed: the value is nested deeper than maxDepth allows";
  CHECK(everyWay(1, {.maxDepth = 0}) == "1");
  CHECK(everyWay(std::vector{1}, {.maxDepth = 0}) == tooDeep);
  CHECK(everyWay(std::vector{1}, {.maxDepth = 1}) == "[1]");
  CHECK(everyWay(Middle{}, {.maxDepth = 3}) == R"({"leaf":{"x":1},"pair":[0,{"x":1}]})");
  CHECK(everyWay(Middle{}, {.maxDepth = 2}) == tooDeep + " at /pair/1");
  CHECK(everyWay(Middle{}, {.maxDepth = 1}) == tooDeep + " at /leaf");
  CHECK(everyWay(std::vector<std::vector<std::vector<int>>>{{{}}}, {.maxDepth = 2}) == tooDeep + " at /0/0");
  CHECK(everyWay(std::vector<std::vector<bool>>{{}, {true}}, {.maxDepth = 1}) == tooDeep + " at /0");
  CHECK(everyWay(Middle{}, {.indent = 1, .maxDepth = 2}) == tooDeep + " at /pair/1");
}

TEST_CASE("maxBytes allows exactly that many bytes") {
  const std::string tooLarge = "not printed: the document is longer than maxBytes allows";
  for (const std::uint8_t indent : {std::uint8_t{0}, std::uint8_t{3}}) {
    const std::string whole = everyWay(Document{}, {.indent = indent});
    for (std::size_t limit = 0; limit < whole.size(); ++limit) {
      REQUIRE(everyWay(Document{}, {.indent = indent, .maxBytes = limit}).starts_with(tooLarge));
    }
    for (std::size_t limit = whole.size(); limit < whole.size() + 80; ++limit) {
      REQUIRE(everyWay(Document{}, {.indent = indent, .maxBytes = limit}) == whole);
    }
  }
}

TEST_CASE("maxBytes counts one print, not what the buffer held before") {
  bytepress::ByteBuffer buffer;
  buffer.append(std::string(5000, 'x'));
  for (int i = 0; i < 100; ++i) {
    REQUIRE(bytepress::tryPrintByteBuffer("1234567890", buffer, {.maxBytes = 12}));
    REQUIRE_FALSE(bytepress::tryPrintByteBuffer("1234567890!", buffer, {.maxBytes = 12}));
  }
  CHECK(buffer.size() == 5000 + 100 * 12);
}

TEST_CASE("a limit on bytes is a limit on memory") {
  const std::vector<std::string> large(1000, std::string(1000, 'x'));
  bytepress::ByteBuffer buffer;
  CHECK_FALSE(bytepress::tryPrintByteBuffer(large, buffer, {.maxBytes = 10000}));
  CHECK(buffer.capacity() <= 10000 + bytepress::kMaxRoom);
}
