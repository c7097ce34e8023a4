// SPDX-License-Identifier: BSL-1.0
//
// The benchmark program. Checks every contender's output, then times it and prints a table.
//
//     print_bench [--data=FILE]... [--check] [flags of Google Benchmark]
//
// Names are <group>/<workload>/<contender>: print/... for whole printers, kernel/... for bytepress by each
// instruction set, size/... for one kind of value in different numbers, threads/..., view/..., record/... for binary records. --data adds a JSON file as AST workloads; --check
// stops before the timing.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "allocations.hpp"
#include "contenders.hpp"
#include "data.hpp"
#include "scaling.hpp"
#include "row.hpp"
#include "table.hpp"
#include "verify.hpp"

namespace {

using bench::Document;
using bench::Row;

std::string readFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// Names of countries and languages of the world: Debian's package iso-codes.
void addIsoCodes(std::vector<Document>& documents) {
  const std::string folder = "/usr/share/iso-codes/json/";
  for (const auto& [name, file] :
       {std::pair("iso3166", "iso_3166-1.json"), std::pair("iso3166-2", "iso_3166-2.json"),
        std::pair("iso639-3", "iso_639-3.json")}) {
    if (std::filesystem::exists(folder + file))
      documents.push_back({name, readFile(folder + file)});
  }
}

struct Arguments {
  std::vector<std::string> files;
  bool checkOnly = false;
  bool json = false;            // Google Benchmark writes a file, too
  std::size_t repetitions = 1;  // of Google Benchmark, to know how far we are
};

// Takes our own flags out of argv, and looks at Google Benchmark's.
Arguments takeArguments(int& argc, char** argv) {
  Arguments arguments;
  int kept = 1;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.starts_with("--data=")) {
      arguments.files.emplace_back(argument.substr(7));
    } else if (argument == "--check") {
      arguments.checkOnly = true;
    } else {
      constexpr std::string_view kRepetitions = "--benchmark_repetitions=";
      if (argument.starts_with(kRepetitions)) {
        arguments.repetitions = std::stoul(argv[i] + kRepetitions.size());
      }
      arguments.json = arguments.json || argument.starts_with("--benchmark_out=");
      argv[kept++] = argv[i];
    }
  }
  argc = kept;
  return arguments;
}

std::vector<Row*> wantedRows() {
  std::string filter = benchmark::GetBenchmarkFilter();
  const bool negative = filter.starts_with('-');
  if (negative) filter.erase(0, 1);
  const std::regex pattern(filter.empty() || filter == "all" ? "." : filter, std::regex::extended);
  std::vector<Row*> wanted;
  for (const auto& row : bench::rows()) {
    if (std::regex_search(row->fullName(), pattern) != negative) wanted.push_back(row.get());
  }
  return wanted;
}

bench::Tolerance toleranceFor(const Row& row) {
  return {.floats = row.name().workload == "floats",
          .missingNulls = row.name().contender == "bytepress-dropNulls"};
}

// Compares every row with the first that prints the same values, which is bytepress.
bool check(const std::vector<Row*>& wanted) {
  std::map<const Row*, std::string> references;
  bool right = true;
  for (Row* row : wanted) {
    const auto first = std::find_if(bench::rows().begin(), bench::rows().end(),
                                    [&](const auto& other) { return other->printsTheSame(*row); });
    std::string& reference = references[first->get()];
    if (reference.empty()) reference = (*first)->text();
    const std::string wrong = bench::difference(row->text(), reference, toleranceFor(*row));
    if (wrong.empty()) continue;
    std::fprintf(stderr, "%s: %s\n", row->fullName().c_str(), wrong.c_str());
    right = false;
  }
  return right;
}

void time(const std::vector<Row*>& wanted, const Arguments& arguments) {
  for (Row* row : wanted) {
    auto* const timed =
        benchmark::RegisterBenchmark(row->fullName().c_str(), [row](benchmark::State& s) { row->run(s); });
    if (row->threads() > 1) timed->Threads(row->threads());
  }
  const std::size_t runs = wanted.size() * arguments.repetitions;
  std::size_t done = 0;
  bench::AllocationManager allocations([&] {
    ++done;
    if (done * 20 / runs != (done - 1) * 20 / runs) {  // twenty lines in all
      std::fprintf(stderr, "%zu of %zu runs\n", done, runs);
    }
  });
  benchmark::RegisterMemoryManager(&allocations);
  bench::TableReporter table;
  bench::JsonReporter json;
  benchmark::RunSpecifiedBenchmarks(&table, arguments.json ? &json : nullptr);
  benchmark::RegisterMemoryManager(nullptr);
}

int run(int argc, char** argv) {
  const Arguments arguments = takeArguments(argc, argv);
  std::vector<Document> documents;
  addIsoCodes(documents);
  for (const std::string& file : arguments.files) {
    documents.push_back({std::filesystem::path(file).stem().string(), readFile(file)});
  }
  bench::note("compiler", BENCH_COMPILER);
  bench::addAllContenders(bench::data(), documents);
  bench::addFloors(bench::data());
  bench::addKernels(bench::data());
  bench::addSizes();
  bench::addThreads(bench::data());
  bench::addViews(bench::data());
  bench::addRecords();

  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const std::vector<Row*> wanted = wantedRows();
  if (!check(wanted)) return 1;
  std::fprintf(stderr, "%zu contenders checked: all print the same values.\n", wanted.size());
  if (arguments.checkOnly) return 0;

  time(wanted, arguments);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", argv[0], error.what());
    return 1;
  }
}
