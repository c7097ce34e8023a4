// SPDX-License-Identifier: BSL-1.0
//
// The choice of kernels: made when first needed, overridable, and the same for all.
#include "bytepress/text/dispatch.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "bytepress/text/bulk.hpp"

using namespace bytepress;

namespace {

// Prints before main(), maybe before any constructor of the library's.
struct PrintsEarly {
  PrintsEarly() {
    const int values[] = {1, -20, 300, 4000, -2147483647};
    char memory[kMinBulkRoom + kSlack];
    text.assign(memory, writeIntegers(memory, memory + kMinBulkRoom, values, values + 5).at);
  }
  std::string text;
};

const PrintsEarly kEarly;

std::string ownPath() {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  return length < 0 ? "" : std::string(path, static_cast<std::size_t>(length));
}

// Runs one test case of this program again, with other variables.
bool runsAgain(const std::string& variables) {
  return std::system((variables + " '" + ownPath() +
                      "' --test-case='the environment names the kernels' >/dev/null")
                         .c_str()) == 0;
}

}  // namespace

TEST_CASE("a global constructor can print") {
  CHECK(kEarly.text == "1,-20,300,4000,-2147483647,");
}

TEST_CASE("the portable kernels always run; a set that runs says so") {
  const KernelSet before = activeKernels();
  CHECK(useKernels(KernelSet::portable));
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    const KernelSet current = activeKernels();
    const bool runs = useKernels(set);
    CHECK(activeKernels() == (runs ? set : current));
  }
  CHECK(useKernels(before));
}

TEST_CASE("kernel sets have names") {
  CHECK(kernelName(KernelSet::portable) == "portable");
  CHECK(kernelName(KernelSet::avx2) == "avx2");
  CHECK(kernelName(KernelSet::avx512) == "avx512");
}

TEST_CASE("the environment names the kernels") {
  // In the program that is run again.
  if (const char* expected = std::getenv("BYTEPRESS_TEST_EXPECTS")) {
    CHECK(kernelName(activeKernels()) == expected);
    return;
  }
  const KernelSet before = activeKernels();
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    if (!useKernels(set)) continue;
    const std::string name(kernelName(set));
    CHECK(runsAgain("BYTEPRESS_KERNELS=" + name + " BYTEPRESS_TEST_EXPECTS=" + name));
    if (set != KernelSet::portable)
      CHECK(!runsAgain("BYTEPRESS_KERNELS=portable BYTEPRESS_TEST_EXPECTS=" + name));
  }
  useKernels(before);
}

TEST_CASE("threads may print while another one chooses") {
  const KernelSet before = activeKernels();
  std::vector<std::thread> threads;
  std::vector<int> wrong(3, 0);
  for (int& count : wrong) {
    threads.emplace_back([&count] {
      const std::int64_t values[] = {7, -123456789012, 99};
      char memory[kMinBulkRoom + kSlack];
      for (int i = 0; i < 2000; ++i) {
        const auto step = writeIntegers(memory, memory + kMinBulkRoom, values, values + 3);
        count += std::string(memory, step.at) != "7,-123456789012,99,";
      }
    });
  }
  for (int i = 0; i < 2000; ++i) useKernels(i % 2 == 0 ? KernelSet::portable : before);
  for (std::thread& thread : threads) thread.join();
  useKernels(before);
  CHECK(wrong == std::vector<int>{0, 0, 0});
}
