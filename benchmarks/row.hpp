// SPDX-License-Identifier: BSL-1.0
//
// A row of the table: one contender printing one workload.
//
//     addRow("ints", "bytepress-string-fresh", [&ints](Use& use) { use(printString(ints)); });
//
// The callable prints once and hands the text to `use`; what it captures stays alive, so a buffer
// that is kept between prints is captured, and a fresh one is a local.
#ifndef BYTEPRESS_BENCHMARKS_ROW_HPP
#define BYTEPRESS_BENCHMARKS_ROW_HPP

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "allocations.hpp"

namespace bench {

// Takes the text that a contender printed.
class Use {
 public:
  Use() = default;
  explicit Use(std::string& copy) : copy_(&copy) {}

  void operator()(std::string_view text) {
    benchmark::DoNotOptimize(text.data());
    size_ = text.size();
    if (copy_ != nullptr) copy_->assign(text);
  }
  std::size_t size() const { return size_; }

 private:
  std::string* copy_ = nullptr;
  std::size_t size_ = 0;
};

class Row {
 public:
  Row(std::string workload, std::string contender)
      : workload_(std::move(workload)),
        contender_(std::move(contender)),
        name_("print/" + workload_ + "/" + contender_) {}
  virtual ~Row() = default;

  const std::string& workload() const { return workload_; }
  const std::string& contender() const { return contender_; }
  const std::string& name() const { return name_; }

  virtual std::string text() = 0;
  virtual void run(benchmark::State& state) = 0;

 private:
  std::string workload_;
  std::string contender_;
  std::string name_;
};

// All rows, in the order in which they were added.
std::vector<std::unique_ptr<Row>>& rows();

// Says something about the run, such as the version of a contender, in the table and in the JSON.
void note(const std::string& what, const std::string& text);

// What one print costs, besides time.
struct Cost {
  std::size_t outBytes = 0;
  double allocatedBytes = 0;
  double allocations = 0;
};
void report(benchmark::State& state, const Cost& cost);

template <class Print>
class RowOf final : public Row {
 public:
  RowOf(std::string workload, std::string contender, Print print)
      : Row(std::move(workload), std::move(contender)), print_(std::move(print)) {}

  std::string text() override {
    std::string text;
    Use use(text);
    print_(use);
    return text;
  }

  void run(benchmark::State& state) override {
    const Cost cost = measureCost();
    Use use;
    AllocationManager::beginCounting(name());
    for (auto _ : state) print_(use);
    AllocationManager::endCounting();
    report(state, cost);
  }

 private:
  // Prints until buffers have grown and sizes are known, then counts.
  Cost measureCost() {
    constexpr int kWarm = 3, kCounted = 4;
    Use use;
    for (int i = 0; i < kWarm; ++i) print_(use);
    const Allocations before = allocations();
    for (int i = 0; i < kCounted; ++i) print_(use);
    const Allocations spent = allocations() - before;
    return {use.size(), static_cast<double>(spent.bytes) / kCounted,
            static_cast<double>(spent.count) / kCounted};
  }

  Print print_;
};

template <class Print>
void addRow(std::string workload, std::string contender, Print print) {
  rows().push_back(
      std::make_unique<RowOf<Print>>(std::move(workload), std::move(contender), std::move(print)));
}

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_ROW_HPP
