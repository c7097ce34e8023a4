// SPDX-License-Identifier: BSL-1.0
//
// Memory between two pages that may not be touched: one byte read or written outside ends the test
// program.
//
//     GuardPages memory(200);
//     char* last200 = memory.end() - 200;    // ends at the upper guard
//     char* first200 = memory.begin();       // begins at the lower guard
//
// May include: std, POSIX.
#ifndef BYTEPRESS_TESTS_SUPPORT_GUARD_PAGES_HPP
#define BYTEPRESS_TESTS_SUPPORT_GUARD_PAGES_HPP

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#include <new>

namespace bytepress::test {

class GuardPages {
 public:
  // At least `bytes` of zeros.
  explicit GuardPages(std::size_t bytes)
      : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))),
        size_((bytes + page_ - 1) / page_ * page_) {
    void* all = mmap(nullptr, size_ + 2 * page_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) throw std::bad_alloc();
    lower_ = static_cast<char*>(all);
    if (mprotect(begin(), size_, PROT_READ | PROT_WRITE) != 0) throw std::bad_alloc();
  }
  ~GuardPages() { munmap(lower_, size_ + 2 * page_); }
  GuardPages(const GuardPages&) = delete;
  GuardPages& operator=(const GuardPages&) = delete;

  char* begin() const noexcept { return lower_ + page_; }
  char* end() const noexcept { return begin() + size_; }

  // Copies of an array that end at the upper guard, and that begin at the lower one.
  template <class T>
  const T* placeLast(const T* from, std::size_t count) const noexcept {
    char* at = end() - count * sizeof(T);
    if (count != 0) std::memcpy(at, from, count * sizeof(T));
    return reinterpret_cast<const T*>(at);
  }
  template <class T>
  const T* placeFirst(const T* from, std::size_t count) const noexcept {
    if (count != 0) std::memcpy(begin(), from, count * sizeof(T));
    return reinterpret_cast<const T*>(begin());
  }

 private:
  std::size_t page_;
  std::size_t size_;
  char* lower_ = nullptr;
};

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_SUPPORT_GUARD_PAGES_HPP
