// SPDX-License-Identifier: BSL-1.0
//
// Destructors that run after a thread's scratch memory is gone print all the same: it used to be read
// after it was freed.
#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <deque>
#include <string>
#include <thread>
#include <vector>

#include <bytepress/bytepress.hpp>

namespace {

std::string printedByScratch() {
  std::deque<char> text;
  bytepress::printString(std::vector<std::string>{"a", std::string(3, 'b')}, text);
  return std::string(text.begin(), text.end());
}

constexpr const char* kExpected = R"(["a","bbb"])";

struct PrintsAtExit {
  ~PrintsAtExit() {
    for (int i = 0; i < 2; ++i) {
      if (printedByScratch() == kExpected) continue;
      std::fputs("printing at exit failed\n", stderr);
      std::_Exit(1);
    }
  }
};
const PrintsAtExit printsAtExit;

std::string printedLate;
struct PrintsAtThreadEnd {
  ~PrintsAtThreadEnd() { printedLate = printedByScratch() + printedByScratch(); }
};

}  // namespace

TEST_CASE("objects that outlive the scratch of their thread print in their destructors") {
  CHECK(printedByScratch() == kExpected);  // this thread has scratch now; see PrintsAtExit
  std::thread([] {
    thread_local PrintsAtThreadEnd printsAtThreadEnd;
    [[maybe_unused]] const PrintsAtThreadEnd* const made = &printsAtThreadEnd;
    (void)printedByScratch();
  }).join();
  CHECK(printedLate == std::string(kExpected) + kExpected);
}
