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

double quantile(std::vector<double> values, double part) {
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1) + 0.5);
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

double median(const std::vector<double>& values) {
  return quantile(values, 0.5);
}

// Between the quartiles, as a part of the median.
double spread(const std::vector<double>& values) {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}

// Whether others are measured against it: not bytepress, and not the floor that no printer can reach.
bool isOther(const std::string& contender) {
  return !contender.starts_with("bytepress") && contender != "memcpy";
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
  for (const auto& row : rows()) line(row->name());
}

TableReporter::Line& TableReporter::line(const Name& name) {
  const auto block = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& b) {
    return b.group == name.group && b.workload == name.workload;
  });
  Block& in = block != blocks_.end() ? *block : blocks_.emplace_back(Block{name.group, name.workload, {}});
  const auto found = std::find_if(in.lines.begin(), in.lines.end(),
                                  [&](const Line& l) { return l.contender == name.contender; });
  return found != in.lines.end() ? *found : in.lines.emplace_back(Line{name.contender, {}});
}

void TableReporter::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.run_type != Run::RT_Iteration) continue;
    const std::string& name = run.run_name.function_name;
    const std::size_t first = name.find('/'), second = name.find('/', first + 1);
    Line& to = line({name.substr(0, first), name.substr(first + 1, second - first - 1), name.substr(second + 1)});
    to.seconds.push_back(run.cpu_accumulated_time / static_cast<double>(run.iterations));
    to.outBytes = counter(run, "out_bytes");
    to.allocatedBytes = counter(run, "alloc_bytes");
    to.allocations = counter(run, "allocs");
  }
}

void TableReporter::print(Block block) {
  std::erase_if(block.lines, [](const Line& line) { return line.seconds.empty(); });
  if (block.lines.empty()) return;
  const std::string title = block.group == "print" ? block.workload : block.group + "/" + block.workload;
  std::printf("\n%-28s %14s %10s %12s %12s %10s %7s\n", title.c_str(), "ops/s", "MB/s", "B/op",
              "allocs/op", "ratio", "IQR");
  for (const Line& line : block.lines) {
    const double seconds = median(line.seconds);
    std::printf("  %-26s %14s %10s %12s %12.1f %9.2fx %6.1f%%\n", line.contender.c_str(),
                grouped(1 / seconds).c_str(), grouped(line.outBytes / seconds / 1e6).c_str(),
                grouped(line.allocatedBytes).c_str(), line.allocations, referenceSeconds(block, line) / seconds,
                100 * spread(line.seconds));
  }
}

// What the line is measured against: the fastest other printer; where there is none, the first line, and for
// different sizes the same number of bytes at the rate of the last.
double TableReporter::referenceSeconds(const Block& block, const Line& line) {
  if (block.group == "size") return median(block.lines.back().seconds) * line.outBytes / block.lines.back().outBytes;
  double best = std::numeric_limits<double>::infinity();
  for (const Line& other : block.lines) {
    if (block.group == "print" && isOther(other.contender)) best = std::min(best, median(other.seconds));
  }
  return std::isinf(best) ? median(block.lines.front().seconds) : best;
}

void TableReporter::Finalize() {
  std::printf(
      "\nB/op, allocs/op: what one print allocates once warm. ratio: speed against the "
      "fastest contender\nof the block that is not bytepress; where there is none, against "
      "the first row; for sizes, bytes per\nsecond against those of the largest. IQR: so far apart are the quartiles "
      "of the time of one print, in parts\nof its median.\n");
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
