// SPDX-License-Identifier: BSL-1.0
//
// A row of the table: one contender printing one workload.
//
//     addRow({"print", "ints", "bytepress-string-fresh"}, [&ints](Use& use) { use(printString(ints)); });
//
// The callable prints once and hands the text to `use`; what it captures stays alive, so a buffer
// that is kept between prints is captured, and a fresh one is a local. The text is JSON, which is checked before
// anything is timed.
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

// <group>/<workload>/<contender>. Rows of one group and workload print the same values and are compared.
struct Name {
  std::string group;
  std::string workload;
  std::string contender;

  std::string full() const { return group + "/" + workload + "/" + contender; }
};

class Row {
 public:
  explicit Row(Name name) : name_(std::move(name)), fullName_(name_.full()) {}
  virtual ~Row() = default;

  const Name& name() const { return name_; }
  const std::string& fullName() const { return fullName_; }

  virtual std::string text() = 0;
  virtual void run(benchmark::State& state) = 0;
  // How many threads call run() at once.
  virtual int threads() const { return 1; }
  // Whether it prints the same values as the row: then their texts are compared.
  virtual bool printsTheSame(const Row& other) const {
    return name_.group == other.name_.group && name_.workload == other.name_.workload;
  }

 private:
  Name name_;
  std::string fullName_;
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
class RowOf : public Row {
 public:
  RowOf(Name name, Print print) : Row(std::move(name)), print_(std::move(print)) {}

  std::string text() override {
    std::string text;
    Use use(text);
    print_(use);
    return text;
  }

  void run(benchmark::State& state) override {
    const Cost cost = measureCost();
    Use use;
    AllocationManager::beginCounting(fullName());
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
void addRow(Name name, Print print) {
  rows().push_back(std::make_unique<RowOf<Print>>(std::move(name), std::move(print)));
}

// A row that prints what no other row does.
template <class Print>
class LoneRowOf final : public RowOf<Print> {
 public:
  using RowOf<Print>::RowOf;

  bool printsTheSame(const Row& other) const override { return this == &other; }
};

template <class Print>
void addLoneRow(Name name, Print print) {
  rows().push_back(std::make_unique<LoneRowOf<Print>>(std::move(name), std::move(print)));
}

// A contender of the group "print".
template <class Print>
void addRow(std::string workload, std::string contender, Print print) {
  addRow(Name{"print", std::move(workload), std::move(contender)}, std::move(print));
}

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_ROW_HPP
