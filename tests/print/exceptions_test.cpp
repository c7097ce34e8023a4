// SPDX-License-Identifier: BSL-1.0
//
// Exceptions of the value's own code pass through, after the target is as it was.
#include <doctest/doctest.h>

#include <map>
#include <new>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/bytepress.hpp>

using namespace bytepress;

namespace {

struct Mine : std::runtime_error {
  Mine() : std::runtime_error("mine") {}
};

struct Fussy {
  int number = 0;
  bool throws = false;
};
int encodeAs(const Fussy& fussy) {
  if (fussy.throws) throw Mine();
  return fussy.number;
}

struct FussyText {
  bool throws = false;
  operator std::string_view() const {
    if (throws) throw Mine();
    return "text";
  }
};

struct Holder {
  std::string before = std::string(100, 'b');
  std::map<std::string, std::vector<Fussy>> fussy;
  FussyText text;
  std::vector<FussyText> texts{3};
};
BOOST_DESCRIBE_STRUCT(Holder, (), (before, fussy, text, texts))

// Throws when element `at` is looked at.
template <class Make>
auto throwingAt(std::size_t at, Make make) {
  return std::views::iota(std::size_t{0}, std::size_t{200}) | std::views::transform([=](std::size_t i) {
           if (i == at) throw Mine();
           return make(i);
         });
}

// For every option: the exception arrives, the buffer is as before, and then works.
template <class T>
void checkThrows(const T& value) {
  for (const JsonOptions& options : {JsonOptions{}, {.indent = 2}, {.sortKeys = true}}) {
    ByteBuffer buffer;
    buffer.append("before");
    std::string text = "before";
    CHECK_THROWS_AS(printByteBuffer(value, buffer, options), Mine);
    CHECK_THROWS_AS((void)tryPrintByteBuffer(value, buffer, options), Mine);
    CHECK_THROWS_AS(printString(value, text, options), Mine);
    CHECK_THROWS_AS((void)printedSize(value, options), Mine);
    CHECK(buffer.view() == "before");
    CHECK(text == "before");
    printByteBuffer(1, buffer, options);
    CHECK(buffer.view() == "before1");
  }
}

}  // namespace

TEST_CASE("an iterator that throws, at every element") {
  for (std::size_t at = 0; at < 200; at += at < 70 ? 1 : 13) {
    checkThrows(throwingAt(at, [](std::size_t i) { return static_cast<int>(i); }));
    checkThrows(throwingAt(at, [](std::size_t i) { return i % 2 == 0; }));
    checkThrows(throwingAt(at, [](std::size_t i) { return std::string(i, 'x'); }));
    checkThrows(throwingAt(at, [](std::size_t i) { return std::vector<std::size_t>(i % 3, i); }));
    checkThrows(throwingAt(at, [](std::size_t) { return std::byte{1}; }));
  }
}

TEST_CASE("encodeAs and conversions that throw, deep inside") {
  Holder holder;
  holder.fussy["k"] = std::vector<Fussy>(3);
  holder.fussy["l"] = {Fussy{1, true}};
  checkThrows(holder);
  Holder text;
  text.text.throws = true;
  checkThrows(text);
  Holder texts;
  texts.texts[2].throws = true;
  checkThrows(texts);
}

TEST_CASE("bad_alloc from the value's own code is out of memory to the try twins") {
  const auto hungry = std::views::iota(0, 3) | std::views::transform([](int i) {
                        if (i == 2) throw std::bad_alloc();
                        return i;
                      });
  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(hungry, buffer).code() == PrintCode::outOfMemory);
  CHECK(buffer.empty());
}

TEST_CASE("a print inside a print") {
  const auto inner = std::views::iota(std::size_t{0}, std::size_t{50}) |
                     std::views::transform([](std::size_t i) { return printString(std::vector<std::string>(i, "é")); });
  const std::string once = printString(inner);
  CHECK(once.starts_with(R"(["[]","[\"é\"]",)"));
  CHECK(printString(inner) == once);
}
