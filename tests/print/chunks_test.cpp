// SPDX-License-Identifier: BSL-1.0
//
// A document in pieces of every size is the document.
#include <doctest/doctest.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <bytepress/bytepress.hpp>

#include "support/sample_document.hpp"

using namespace bytepress;

namespace {

// Each piece has the size of the memory, but for the last one.
template <class T>
void checkPieces(const T& value, const JsonOptions& options, const std::string& expected, std::size_t size) {
  std::vector<char> memory(size);
  std::string whole;
  std::size_t pieces = 0;
  CallbackSink sink([&](std::string_view piece) { return ++pieces, whole += piece, true; }, memory);
  REQUIRE(tryPrintTo(sink, value, options));
  REQUIRE((whole == expected));
  REQUIRE(pieces == (expected.size() + size - 1) / size);
}

struct Long {
  std::string clean = std::string(300000, 'c');
  std::string escaped;
  std::vector<std::byte> bytes = std::vector<std::byte>(200001, std::byte{0x5a});
  std::u16string wide = std::u16string(100000, u'\u20ac');
  RawJson raw{rawText};

  static const std::string rawText;
};
const std::string Long::rawText = "[\"" + std::string(100000, 'r') + "\"]";
BOOST_DESCRIBE_STRUCT(Long, (), (clean, escaped, bytes, wide, raw))

}  // namespace

TEST_CASE("the pieces of a varied document are the document, for every size of piece") {
  const SampleDocument document;
  for (const JsonOptions& options :
       {JsonOptions{}, {.indent = 2, .sortKeys = true}, {.dropEmpties = true, .asciiOnly = true}}) {
    const std::string expected = printString(document, options);
    for (std::size_t size = 1; size <= expected.size() + 1; ++size) checkPieces(document, options, expected, size);
  }
}

TEST_CASE("one huge string, base64 value or raw text is cut wherever a piece ends") {
  Long value;
  for (int i = 0; i < 100000; ++i) value.escaped += i % 7 == 0 ? "\n" : "\xc3\xa9";
  const std::string expected = printString(value);
  REQUIRE(expected.size() > 1000000);
  for (const std::size_t size : {3u, 100u, 1024u, 1088u, 1089u, 4096u, 65536u, 10000000u}) {
    checkPieces(value, {}, expected, size);
  }
}
