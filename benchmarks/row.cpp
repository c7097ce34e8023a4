// SPDX-License-Identifier: BSL-1.0
//
// The list of rows and their counters; see row.hpp.
#include "row.hpp"

#include <cstdio>

namespace bench {

std::vector<std::unique_ptr<Row>>& rows() {
  static std::vector<std::unique_ptr<Row>> all;
  return all;
}

void note(const std::string& what, const std::string& text) {
  benchmark::AddCustomContext(what, text);
  std::fprintf(stderr, "%-14s %s\n", what.c_str(), text.c_str());
}

void report(benchmark::State& state, const Cost& cost) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(cost.outBytes));
  state.counters["out_bytes"] = static_cast<double>(cost.outBytes);
  state.counters["alloc_bytes"] = cost.allocatedBytes;
  state.counters["allocs"] = cost.allocations;
}

}  // namespace bench
