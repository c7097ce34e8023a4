// SPDX-License-Identifier: BSL-1.0
//
// Runs a bulk writer under every set of kernels, between guard pages, in rooms of every size.
//
// May include: base, text.
#ifndef BYTEPRESS_TESTS_TEXT_BULK_SUPPORT_HPP
#define BYTEPRESS_TESTS_TEXT_BULK_SUPPORT_HPP

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "bytepress/text/bulk.hpp"
#include "bytepress/text/dispatch.hpp"
#include "support/guard_pages.hpp"

namespace bytepress::test {

// Calls `check` with each set that this processor has, and goes back to the one that ran.
template <class Check>
void underEveryKernelSet(const Check& check) {
  const KernelSet before = activeKernels();
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    if (!useKernels(set)) continue;
    CAPTURE(kernelName(set));
    check();
  }
  useKernels(before);
}

// Memory whose last kSlack bytes are those that a writer may spoil: what follows is a guard page.
class BulkRoom {
 public:
  explicit BulkRoom(std::size_t most) : memory_(most + kSlack) {}
  char* end() const noexcept { return memory_.end() - kSlack; }
  char* begin(std::size_t room) const noexcept { return end() - room; }

 private:
  GuardPages memory_;
};

// All that `write` (at, end, first, last) writes of [first, last), from `memory` of that size,
// called again and again.
template <class T, class Write>
std::string writeAll(const Write& write, const T* first, const T* last, const BulkRoom& memory,
                     std::size_t room) {
  std::string text;
  while (first != last) {
    char* begin = memory.begin(room);
    begin[-1] = '#';
    const BulkStep<T> step = write(begin, memory.end(), first, last);
    text.append(begin, step.at);
    if (begin[-1] != '#' || step.at > memory.end()) text += "<outside of the room>";
    if (step.next == first) break;
    first = step.next;
  }
  return text;
}

// Compares as few large strings as doctest prints well.
inline void checkSame(std::string_view printed, std::string_view expected) {
  if (printed == expected) return;
  std::size_t at = 0;
  while (at < printed.size() && at < expected.size() && printed[at] == expected[at]) ++at;
  const std::size_t from = at < 40 ? 0 : at - 40;
  FAIL_CHECK("at ", at, ": printed ", std::string(printed.substr(from, 80)), " expected ",
             std::string(expected.substr(from, 80)));
}

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_TEXT_BULK_SUPPORT_HPP
