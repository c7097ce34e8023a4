// SPDX-License-Identifier: BSL-1.0
//
// The four rows that bytepress has for any value, struct or AST: buffer and string, reused and
// fresh.
#ifndef BYTEPRESS_BENCHMARKS_TARGETS_HPP
#define BYTEPRESS_BENCHMARKS_TARGETS_HPP

#include <memory>
#include <string>

#include "bytepress/bytepress.hpp"
#include "contenders.hpp"
#include "row.hpp"

namespace bench {

// `value` is a pointer, plain or shared, to what is printed; the rows keep it.
template <class Pointer>
void addBytepressTargets(const std::string& workload, Pointer value) {
  addRow(workload, "bytepress-buffer", [value, buffer = bytepress::ByteBuffer()](Use& use) mutable {
    buffer.clear();
    bytepress::printByteBuffer(*value, buffer);
    use(buffer.view());
  });
  addRow(workload, "bytepress-buffer-fresh",
         [value](Use& use) { use(bytepress::printByteBuffer(*value).view()); });
  addRow(workload, "bytepress-string", [value, text = std::string()](Use& use) mutable {
    text.clear();
    bytepress::printString(*value, text);
    use(text);
  });
  addRow(workload, "bytepress-string-fresh",
         [value](Use& use) { use(bytepress::printString(*value)); });
}

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_TARGETS_HPP
