// SPDX-License-Identifier: BSL-1.0
//
// Collects runs and prints them at the end; see table.hpp.
#include "table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "row.hpp"

namespace bench {
namespace {

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

bool isOurs(const std::string& contender) {
  return contender.starts_with("bytepress");
}

// 1234567 -> "1,234,567"
std::string grouped(double value) {
  const std::string digits = std::to_string(static_cast<long long>(value + 0.5));
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i != 0 && (digits.size() - i) % 3 == 0) text.push_back(',');
    text.push_back(digits[i]);
  }
  return text;
}

double counter(const benchmark::BenchmarkReporter::Run& run, const char* name) {
  const auto found = run.counters.find(name);
  return found == run.counters.end() ? 0 : static_cast<double>(found->second);
}

}  // namespace

TableReporter::TableReporter() {
  for (const auto& row : rows()) line(row->workload(), row->contender());
}

TableReporter::Line& TableReporter::line(const std::string& workload,
                                         const std::string& contender) {
  const auto block = std::find_if(blocks_.begin(), blocks_.end(),
                                  [&](const Block& b) { return b.workload == workload; });
  Block& in = block != blocks_.end() ? *block : blocks_.emplace_back(Block{workload, {}});
  const auto found = std::find_if(in.lines.begin(), in.lines.end(),
                                  [&](const Line& l) { return l.contender == contender; });
  return found != in.lines.end() ? *found : in.lines.emplace_back(Line{contender, {}});
}

void TableReporter::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.run_type != Run::RT_Iteration) continue;
    const std::string& name = run.run_name.function_name;  // print/<workload>/<contender>
    const std::size_t first = name.find('/') + 1, second = name.find('/', first);
    Line& to = line(name.substr(first, second - first), name.substr(second + 1));
    to.seconds.push_back(run.cpu_accumulated_time / static_cast<double>(run.iterations));
    to.outBytes = counter(run, "out_bytes");
    to.allocatedBytes = counter(run, "alloc_bytes");
    to.allocations = counter(run, "allocs");
  }
}

void TableReporter::print(Block block) {
  std::erase_if(block.lines, [](const Line& line) { return line.seconds.empty(); });
  if (block.lines.empty()) return;
  const double reference = referenceSeconds(block);
  std::printf("\n%-28s %14s %10s %12s %12s %10s\n", block.workload.c_str(), "ops/s", "MB/s", "B/op",
              "allocs/op", "ratio");
  for (const Line& line : block.lines) {
    const double seconds = median(line.seconds);
    std::printf("  %-26s %14s %10s %12s %12.1f %9.2fx\n", line.contender.c_str(),
                grouped(1 / seconds).c_str(), grouped(line.outBytes / seconds / 1e6).c_str(),
                grouped(line.allocatedBytes).c_str(), line.allocations, reference / seconds);
  }
}

// Of the fastest contender that is not bytepress, or of the first row if all are.
double TableReporter::referenceSeconds(const Block& block) {
  double best = std::numeric_limits<double>::infinity();
  for (const Line& line : block.lines) {
    if (!isOurs(line.contender)) best = std::min(best, median(line.seconds));
  }
  return std::isinf(best) ? median(block.lines.front().seconds) : best;
}

void TableReporter::Finalize() {
  std::printf(
      "\nB/op, allocs/op: what one print allocates once warm. ratio: speed against the "
      "fastest contender\nof the block that is not bytepress; where there is none, against "
      "the first row.\n");
  for (const Block& block : blocks_) print(block);
  std::fflush(stdout);
}

void JsonReporter::ReportRuns(const std::vector<Run>& runs) {
  std::vector<Run> valid = runs;
  for (Run& run : valid) {
    if (run.memory_result == nullptr) continue;
    run.memory_result = AllocationManager::resultOf(run.run_name.function_name);
  }
  JSONReporter::ReportRuns(valid);
}

}  // namespace bench
