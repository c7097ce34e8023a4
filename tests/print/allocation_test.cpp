// SPDX-License-Identifier: BSL-1.0
//
// Every allocation of a print fails once, and from it on all of them: the target is as before, and the next
// print succeeds. And how many allocations there are when all is well.
#include <doctest/doctest.h>

#include <cstdlib>
#include <deque>
#include <map>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <bytepress/bytepress.hpp>

#include "support/sample_document.hpp"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#  define TEST_HOOKS_MALLOC 0
#elif defined(__has_feature)
#  if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#    define TEST_HOOKS_MALLOC 0
#  endif
#endif
#ifndef TEST_HOOKS_MALLOC
#  ifdef __GLIBC__
#    define TEST_HOOKS_MALLOC 1
#  else
#    define TEST_HOOKS_MALLOC 0
#  endif
#endif

namespace {

// Of this thread: how many allocations pass before one fails, and whether those after it fail too.
struct Faults {
  bool armed = false;
  bool sticky = false;
  std::size_t left = 0;
  std::size_t atLeast = 0;  // smaller allocations pass, uncounted
  std::size_t seen = 0;
  std::size_t bytes = 0;
  std::size_t failed = 0;
};
thread_local Faults faults;

[[maybe_unused]] bool failsNow(std::size_t bytes) noexcept {
  if (!faults.armed || bytes < faults.atLeast) return false;
  ++faults.seen;
  faults.bytes += bytes;
  if (faults.left != 0) {
    --faults.left;
    return false;
  }
  if (!faults.sticky && faults.failed != 0) return false;
  ++faults.failed;
  return true;
}

// Arms the hooks while it lives.
class Fault {
 public:
  Fault(std::size_t after, bool sticky, std::size_t atLeast = 0) noexcept {
    faults = {.armed = true, .sticky = sticky, .left = after, .atLeast = atLeast};
  }
  ~Fault() { faults.armed = false; }
  Fault(const Fault&) = delete;
  Fault& operator=(const Fault&) = delete;
};

constexpr std::size_t kNever = static_cast<std::size_t>(-1);

}  // namespace

#if TEST_HOOKS_MALLOC
extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_realloc(void*, std::size_t);
void* malloc(std::size_t bytes) {
  return failsNow(bytes) ? nullptr : __libc_malloc(bytes);
}
void* realloc(void* memory, std::size_t bytes) {
  return failsNow(bytes) ? nullptr : __libc_realloc(memory, bytes);
}
}
#endif

using namespace bytepress;

namespace {

// Prints with the k-th allocation failing, for every k until none fails.
template <class Print>
void failEveryAllocation(const std::string& expected, Print print) {
  for (const bool sticky : {false, true}) {
    std::size_t failures = 0;
    for (std::size_t k = 0;; ++k) {
      REQUIRE(k < 1000);
      std::string result;
      const PrintStatus status = print([&] { return Fault(k, sticky); }, result);
      if (status) {
        CHECK(result == expected);
        if (faults.failed == 0) break;
        continue;  // one that may fail, such as for the path of an error
      }
      ++failures;
      CHECK(status.code() == PrintCode::outOfMemory);
      CHECK(result.empty());
    }
    if (TEST_HOOKS_MALLOC) CHECK(failures > 0);
  }
}

}  // namespace

TEST_CASE("a print into a fresh buffer survives every allocation that fails") {
  const SampleDocument document;
  for (const JsonOptions& options : {JsonOptions{}, {.indent = 2, .sortKeys = true}}) {
    const std::string expected = printString(document, options);
    failEveryAllocation(expected, [&](auto arm, std::string& result) {
      ByteBuffer buffer;
      PrintStatus status;
      {
        const auto fault = arm();
        status = tryPrintByteBuffer(document, buffer, options);
      }
      result = buffer.view();
      if (!status) {
        CHECK(tryPrintByteBuffer(document, buffer, options));
        CHECK(buffer.view() == expected);
      }
      return status;
    });
  }
}

TEST_CASE("a print that appends to a string survives too, and keeps the prefix") {
  const SampleDocument document;
  const std::string expected = printString(document);
  failEveryAllocation(expected, [&](auto arm, std::string& result) {
    std::string text = "a prefix that is too long for the small string";
    const std::string prefix = text;
    PrintStatus status;
    {
      const auto fault = arm();
      status = tryPrintString(document, text);
    }
    CHECK(text.starts_with(prefix));
    result = text.substr(prefix.size());
    return status;
  });
}

TEST_CASE("an error whose path finds no memory is still the error") {
  const std::map<std::string, std::vector<std::string>> broken{{"a key that is longer than a small string", {"\xff"}}};
  for (std::size_t k = 0; k < 6; ++k) {
    ByteBuffer buffer;
    buffer.reserve(1000);
    PrintStatus status;
    {
      const Fault fault(k, true);
      status = tryPrintByteBuffer(broken, buffer, {.invalidUtf8 = InvalidUtf8::error});
    }
    CHECK(status.code() == PrintCode::invalidUtf8);
    CHECK((status.path().empty() || status.path() == "/a key that is longer than a small string/0"));
    CHECK(buffer.empty());
  }
}

TEST_CASE("a reused buffer allocates nothing, a fresh one once, of hardly more than the document") {
  if (!TEST_HOOKS_MALLOC) return;
  const SampleDocument document;
  ByteBuffer reused;
  printByteBuffer(document, reused);
  reused.clear();
  {
    const Fault count(kNever, false);
    printByteBuffer(document, reused);
  }
  CHECK(faults.seen == 0);
  (void)printByteBuffer(document);
  (void)printByteBuffer(document);
  std::size_t size = 0;
  {
    const Fault count(kNever, false);
    size = printByteBuffer(document).size();
  }
  CHECK(faults.seen == 1);
  CHECK(static_cast<double>(faults.bytes) <= 1.1 * static_cast<double>(size) + 128);
}

TEST_CASE("counting and printing into a span allocate nothing") {
  const SampleDocument document;
  std::vector<char> memory(20000);
  const Fault count(kNever, false);
  const std::size_t size = printedSize(document);
  const std::size_t written = printInto(memory, document);
  const std::size_t seen = faults.seen;
  faults.armed = false;
  CHECK(seen == 0);
  CHECK(size == written);
}

TEST_CASE("pieces need the memory of their sink and no more, however long the values are") {
  if (!TEST_HOOKS_MALLOC) return;
  const std::pair<std::string, std::vector<std::byte>> document(std::string(8000000, 'x'), std::vector<std::byte>(8000000));
  char memory[4096];
  std::size_t total = 0;
  CallbackSink sink([&](std::string_view piece) { return total += piece.size(), true; }, memory);
  {
    const Fault count(kNever, false);
    printTo(sink, document);
  }
  CHECK(faults.seen == 0);
  CHECK(total == 2 + 8000002 + 1 + (8000000 + 2) / 3 * 4 + 2);
}

TEST_CASE("a reused string allocates nothing, however long; a fresh one once") {
  if (!TEST_HOOKS_MALLOC) return;
  const std::vector<std::string> document(200, std::string(20000, 'x'));
  std::string reused;
  printString(document, reused);
  reused.clear();
  {
    const Fault count(kNever, false);
    printString(document, reused);
  }
  CHECK(faults.seen == 0);
  (void)printString(document);
  (void)printString(document);
  std::size_t size = 0;
  {
    const Fault count(kNever, false);
    size = printString(document).size();
  }
  CHECK(faults.seen == 1);
  CHECK(static_cast<double>(faults.bytes) <= 1.1 * static_cast<double>(size) + 128);
}

TEST_CASE("a fresh string for which there is no memory is a PrintError, as every target is") {
  if (!TEST_HOOKS_MALLOC) return;
  const std::string large(3000000, 'x');
  std::deque<char> deque;
  const auto codeOf = [](auto print) {
    try {
      const Fault fault(0, true, 1000);  // PrintError needs a little
      print();
    } catch (const PrintError& error) {
      faults.armed = false;
      return error.code();
    }
    return PrintCode::ok;
  };
  std::string text;
  ByteBuffer buffer;
  CHECK(codeOf([&] { (void)printString(large); }) == PrintCode::outOfMemory);
  CHECK(codeOf([&] { printString(large, text); }) == PrintCode::outOfMemory);
  CHECK(codeOf([&] { printString(large, deque); }) == PrintCode::outOfMemory);
  CHECK(codeOf([&] { (void)printByteBuffer(large); }) == PrintCode::outOfMemory);
  CHECK(codeOf([&] { printByteBuffer(large, buffer); }) == PrintCode::outOfMemory);
}
