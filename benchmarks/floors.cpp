// SPDX-License-Identifier: BSL-1.0
//
// The floor: no printer is faster than a copy of what it prints.
#include <memory>
#include <string>

#include <cstring>

#include "bytepress/bytepress.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {

void addFloors(const Data& data) {
  data.forEach([](std::string workload, const auto& value) {
    auto memory = std::shared_ptr<char[]>();
    addRow(workload, "memcpy", [&value, text = std::string(), memory](Use& use) mutable {
      if (text.empty()) {
        bytepress::printString(value, text);
        memory = std::make_unique<char[]>(text.size());
      }
      std::memcpy(memory.get(), text.data(), text.size());
      use({memory.get(), text.size()});
    });
  });
}

}  // namespace bench
