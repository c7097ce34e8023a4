// SPDX-License-Identifier: BSL-1.0
//
// Counts what the program allocates, by any of malloc, realloc, new and their kin. For programs of
// one thread.
//
//     const Allocations before = allocations();
//     print();
//     const Allocations cost = allocations() - before;
#ifndef BYTEPRESS_BENCHMARKS_ALLOCATIONS_HPP
#define BYTEPRESS_BENCHMARKS_ALLOCATIONS_HPP

#include <benchmark/benchmark.h>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace bench {

struct Allocations {
  std::int64_t count = 0;  // calls that gave memory; a realloc counts as one, of its whole new size
  std::int64_t bytes = 0;  // asked for by these calls

  friend Allocations operator-(Allocations a, Allocations b) {
    return {a.count - b.count, a.bytes - b.bytes};
  }
};

// Since the program began.
Allocations allocations();

// Hands the counts to Google Benchmark, which runs every benchmark once more for them.
class AllocationManager final : public benchmark::MemoryManager {
 public:
  explicit AllocationManager(std::function<void()> afterEach) : afterEach_(std::move(afterEach)) {}

  // A benchmark calls these around its loop: its set-up and its report do not count.
  static void beginCounting(const std::string& benchmarkName);
  static void endCounting();

  // The last result of a benchmark; null if there is none.
  static const Result* resultOf(const std::string& benchmarkName);

  // Newer versions of Google Benchmark have only the second Stop, hence no `override`.
  void Start();
  void Stop(Result* result);
  void Stop(Result& result) { Stop(&result); }

 private:
  std::function<void()> afterEach_;
};

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_ALLOCATIONS_HPP
