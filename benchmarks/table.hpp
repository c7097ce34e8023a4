// SPDX-License-Identifier: BSL-1.0
//
// The reporters. TableReporter prints a table: a block for each workload, a line for each
// contender, medians of the repetitions. Blocks and lines stand in the order of rows(), whatever
// order they ran in.
#ifndef BYTEPRESS_BENCHMARKS_TABLE_HPP
#define BYTEPRESS_BENCHMARKS_TABLE_HPP

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "row.hpp"

namespace bench {

class TableReporter final : public benchmark::BenchmarkReporter {
 public:
  TableReporter();
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

 private:
  struct Line {
    std::string contender;
    std::vector<double> seconds;  // for one print, one of each repetition
    double outBytes = 0;
    double allocatedBytes = 0;
    double allocations = 0;
  };
  struct Block {
    std::string group;
    std::string workload;
    std::vector<Line> lines;
  };

  Line& line(const Name& name);
  static void print(Block block);
  static double referenceSeconds(const Block& block, const Line& line);

  std::vector<Block> blocks_;
};

// Google Benchmark's JSON. Version 1.7.1 passes on pointers to results of the memory manager that
// have been freed as soon as there are repetitions; this puts valid ones in their place.
class JsonReporter final : public benchmark::JSONReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override;
};

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_TABLE_HPP
