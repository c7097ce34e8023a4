// SPDX-License-Identifier: BSL-1.0
//
// What is printed by kernels, by the kernels of each instruction set that the processor has.
#include <string>

#include "bytepress/bytepress.hpp"
#include "bytepress/text/dispatch.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {
namespace {

using bytepress::KernelSet;

// Prints by one set of kernels, and leaves the one that was there.
class With {
 public:
  explicit With(KernelSet set) : before_(bytepress::activeKernels()) { bytepress::useKernels(set); }
  ~With() { bytepress::useKernels(before_); }
  With(const With&) = delete;
  With& operator=(const With&) = delete;

 private:
  KernelSet before_;
};

bool isHere(KernelSet set) {
  const KernelSet before = bytepress::activeKernels();
  const bool here = bytepress::useKernels(set);
  bytepress::useKernels(before);
  return here;
}

}  // namespace

void addKernels(const Data& data) {
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    if (!isHere(set)) continue;
    data.forEach([set](std::string workload, const auto& value) {
      addRow(Name{"kernel", workload, std::string(bytepress::kernelName(set))},
             [set, &value, buffer = bytepress::ByteBuffer()](Use& use) mutable {
               const With kernels(set);
               buffer.clear();
               bytepress::printByteBuffer(value, buffer);
               use(buffer.view());
             });
    });
  }
}

}  // namespace bench
