// SPDX-License-Identifier: BSL-1.0
//
// Previews: as much JSON as fits a log line.
#include <bytepress/preview.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

using bytepress::printPreview;

// Counts how often it is printed.
struct Counted {
  static inline int printed = 0;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Counted&) {
    ++printed;
    return out.string(std::string(1000, 'x'));
  }
};

}  // namespace

TEST_CASE("a preview of what fits is the whole document") {
  CHECK(printPreview(std::vector<int>{1, 2}, 5) == "[1,2]");
  CHECK(printPreview("", 2) == R"("")");
  CHECK(printPreview(std::vector<int>{1, 2}, 1000, {.indent = 1}) == "[\n 1,\n 2\n]");
}

TEST_CASE("a preview of what does not fit ends with a mark, and is no longer than asked") {
  CHECK(printPreview(std::vector<int>{1, 2, 3}, 6) == "[1,\xe2\x80\xa6");
  CHECK(printPreview(std::vector<int>{1, 2, 3}, 3) == "\xe2\x80\xa6");
  for (const std::size_t small : {0, 1, 2}) CHECK(printPreview(std::vector<int>{1, 2, 3}, small).empty());
}

TEST_CASE("a preview is cut between characters") {
  const std::string text = "a\u00e9\u4e2d\U0001F600";  // 1, 2, 3 and 4 bytes
  const std::string quoted = '"' + text + '"';
  for (std::size_t size = 3; size < quoted.size(); ++size) {
    const std::string preview = printPreview(text, size);
    CAPTURE(size);
    CHECK(preview.size() <= size);
    const std::string kept = preview.substr(0, preview.size() - 3);
    CHECK(preview.substr(preview.size() - 3) == "\xe2\x80\xa6");
    CHECK(quoted.starts_with(kept));
    CHECK((static_cast<unsigned char>(quoted[kept.size()]) & 0xc0) != 0x80);
    CHECK(size - preview.size() < 4);
  }
  CHECK(printPreview(text, quoted.size()) == quoted);
}

TEST_CASE("a preview stops walking soon behind the cut") {
  Counted::printed = 0;
  CHECK(printPreview(std::vector<Counted>(100000), 100).size() == 100);
  CHECK(Counted::printed < 10);
}

TEST_CASE("a preview of what cannot be printed shows how far it came") {
  const std::vector<double> numbers{1, std::nan("")};
  const std::string preview = printPreview(numbers, 100, {.nonFinite = bytepress::NonFinite::error});
  CHECK(preview.ends_with("\xe2\x80\xa6"));
  CHECK(preview.size() <= 100);
}
