// SPDX-License-Identifier: BSL-1.0
//
// Many threads, each printing the same value into a buffer of its own: what one print costs must
// not depend on how many there are, as long as there are processors for them.
#include <string>

#include "bytepress/bytepress.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {
namespace {

template <class T>
class ThreadsRow final : public Row {
 public:
  ThreadsRow(const std::string& workload, const T& value, int threads)
      : Row(Name{"threads", workload, std::to_string(threads)}), value_(value), threads_(threads) {}

  std::string text() override { return bytepress::printString(value_); }
  int threads() const override { return threads_; }

  void run(benchmark::State& state) override {
    bytepress::ByteBuffer buffer;
    for (auto _ : state) {
      buffer.clear();
      bytepress::printByteBuffer(value_, buffer);
      benchmark::DoNotOptimize(buffer.data());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(buffer.size()));
    state.counters["out_bytes"] = benchmark::Counter(static_cast<double>(buffer.size()), benchmark::Counter::kAvgThreads);
  }

 private:
  const T& value_;
  int threads_;
};

}  // namespace

void addThreads(const Data& data) {
  for (const int threads : {1, 2, 4, 8}) {
    rows().push_back(std::make_unique<ThreadsRow<decltype(data.foos)>>("foos", data.foos, threads));
    rows().push_back(std::make_unique<ThreadsRow<Hello>>("hello", data.hello, threads));
    rows().push_back(std::make_unique<ThreadsRow<Timeline>>("statuses", data.statuses, threads));
  }
}

}  // namespace bench
