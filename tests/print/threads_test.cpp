// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <bytepress/bytepress.hpp>

#include "support/sample_document.hpp"

namespace {

// Printed before main() begins, when nothing of the library may count on having been set up.
struct Early {
  std::string text = bytepress::printString(SampleDocument{});
  std::string numbers = bytepress::printString(std::vector<double>(1000, 0.1));
};
const Early early;

}  // namespace

TEST_CASE("threads may print the same value at once") {
  const SampleDocument document;
  const std::string expected = bytepress::printString(document);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int j = 0; j < 200; ++j) {
        if (bytepress::printString(document) != expected) ++wrong;
        if (bytepress::printByteBuffer(document).view() != expected) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
}

TEST_CASE("printing works in a constructor of a global object") {
  CHECK(early.text == bytepress::printString(SampleDocument{}));
  CHECK(early.numbers == bytepress::printString(std::vector<double>(1000, 0.1)));
}
