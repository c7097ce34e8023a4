// SPDX-License-Identifier: BSL-1.0
//
// Puts counting functions in the place of glibc's malloc, free and kin, for the whole program and
// the libraries it uses; see allocations.hpp. glibc's own stay reachable as __libc_malloc and so
// on.
#include "allocations.hpp"

#include <malloc.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <map>

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* memory);
}

namespace bench {
namespace {

constinit Allocations total;
constinit Allocations start;
constinit Allocations end;

// Bytes in use since the start, followed only in loops that run for the MemoryManager: it costs a
// look at every block.
constinit bool wanted = false;
constinit bool following = false;
constinit std::int64_t inUse = 0;
constinit std::int64_t mostInUse = 0;

void follow(void* memory, std::int64_t sign) {
  if (!following) return;
  inUse += sign * static_cast<std::int64_t>(malloc_usable_size(memory));
  mostInUse = std::max(mostInUse, inUse);
}

const std::string* currentName = nullptr;

std::map<std::string, benchmark::MemoryManager::Result>& results() {
  static std::map<std::string, benchmark::MemoryManager::Result> all;
  return all;
}

void* given(void* memory, std::size_t size) {
  ++total.count;
  total.bytes += static_cast<std::int64_t>(size);
  follow(memory, 1);
  return memory;
}

void takenBack(void* memory) {
  follow(memory, -1);
}

}  // namespace

Allocations allocations() {
  return total;
}

void AllocationManager::beginCounting(const std::string& benchmarkName) {
  currentName = &benchmarkName;
  following = wanted;
  inUse = mostInUse = 0;
  start = total;
}

void AllocationManager::endCounting() {
  end = total;
  following = false;
}

const benchmark::MemoryManager::Result* AllocationManager::resultOf(
    const std::string& benchmarkName) {
  const auto found = results().find(benchmarkName);
  return found == results().end() ? nullptr : &found->second;
}

void AllocationManager::Start() { wanted = true; }

void AllocationManager::Stop(Result* result) {
  wanted = false;
  const Allocations cost = end - start;
  result->num_allocs = cost.count;
  result->total_allocated_bytes = cost.bytes;
  result->max_bytes_used = mostInUse;
  result->net_heap_growth = inUse;
  if (currentName != nullptr) results().insert_or_assign(*currentName, *result);
  currentName = nullptr;
  afterEach_();
}

}  // namespace bench

extern "C" {

void* malloc(std::size_t size) noexcept {
  return bench::given(__libc_malloc(size), size);
}

void* calloc(std::size_t count, std::size_t size) noexcept {
  return bench::given(__libc_calloc(count, size), count * size);
}

void* realloc(void* memory, std::size_t size) noexcept {
  bench::takenBack(memory);
  return bench::given(__libc_realloc(memory, size), size);
}

void* memalign(std::size_t alignment, std::size_t size) noexcept {
  return bench::given(__libc_memalign(alignment, size), size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  return memalign(alignment, size);
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) noexcept {
  *memory = memalign(alignment, size);
  return *memory == nullptr ? ENOMEM : 0;
}

void free(void* memory) noexcept {
  bench::takenBack(memory);
  __libc_free(memory);
}

}  // extern "C"
