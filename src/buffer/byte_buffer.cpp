// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/byte_buffer.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace bytepress {
namespace {

constexpr std::size_t kFirstBytes = 256;
constexpr std::size_t kMaxBytes = PTRDIFF_MAX - kSlack;

void* allocateFrom(std::pmr::memory_resource& resource, std::size_t bytes) noexcept {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return resource.allocate(bytes, 1);
  } catch (...) {
    return nullptr;
  }
#else
  return resource.allocate(bytes, 1);
#endif
}

[[noreturn]] void throwBadAlloc() {
#if BYTEPRESS_HAS_EXCEPTIONS
  throw std::bad_alloc();
#else
  std::abort();
#endif
}

}  // namespace

ByteBuffer::ByteBuffer(std::span<char> memory) noexcept {
  if (memory.size() <= kSlack) return;
  data_ = free_ = memory.data();
  freeEnd_ = memory.data() + memory.size() - kSlack;
  owner_ = Owner::caller;
}

ByteBuffer& ByteBuffer::operator=(ByteBuffer&& other) noexcept {
  if (this != &other) {
    freeMemory();
    takeFrom(other);
  }
  return *this;
}

bool ByteBuffer::tryReserve(std::size_t bytes) noexcept {
  return bytes <= capacity() || (bytes <= kMaxBytes && moveTo(bytes));
}

void ByteBuffer::reserve(std::size_t bytes) {
  if (!tryReserve(bytes)) throwBadAlloc();
}

bool ByteBuffer::tryAppend(std::string_view bytes) noexcept {
  if (bytes.empty()) return true;
  // The bytes may be this buffer's own, and then move with it.
  const auto offset = reinterpret_cast<std::uintptr_t>(bytes.data()) - reinterpret_cast<std::uintptr_t>(data_);
  const bool own = offset < size();
  if (bytes.size() > capacity() - size()) {
    if (bytes.size() > kMaxBytes - size() || !grow(size() + bytes.size(), kMaxBytes)) return false;
  }
  std::memmove(free_, own ? data_ + offset : bytes.data(), bytes.size());
  free_ += bytes.size();
  return true;
}

void ByteBuffer::append(std::string_view bytes) {
  if (!tryAppend(bytes)) throwBadAlloc();
}

ByteBuffer::Memory ByteBuffer::release() noexcept {
  if (data_ == nullptr) return {};
  if (owner_ == Owner::caller || resource_ != nullptr) {
    ByteBuffer copy;
    if (!copy.tryReserve(std::max<std::size_t>(size(), 1)) || !copy.tryAppend(view())) return {};
    Memory memory = copy.release();
    clear();
    return memory;
  }
  const Memory memory{data_, size(), capacity()};
  data_ = free_ = freeEnd_ = nullptr;
  return memory;
}

ByteBuffer ByteBuffer::adopt(Memory memory) noexcept {
  ByteBuffer buffer;
  buffer.data_ = memory.data;
  buffer.free_ = memory.data + memory.size;
  buffer.freeEnd_ = memory.data + memory.capacity;
  return buffer;
}

void ByteBuffer::expect(std::size_t first, std::size_t then) noexcept {
  if (data_ == nullptr && first != 0) (void)tryReserve(first);  // if not, the print will say so
  expected_ = then;
}

PrintCode ByteBuffer::next(const WindowRequest& request, Window& window) noexcept {
  if (!printing_) {
    printing_ = true;
    mark_ = size();
  }
  if (const PrintCode code = take(request.used, request.scratch, request.most); code != PrintCode::ok) return code;
  const auto left = static_cast<std::size_t>(freeEnd_ - free_);
  if (left >= request.wanted || (left >= request.atLeast && request.wanted > kMaxBytes - size())) {
    window = {free_, freeEnd_};
  } else if (request.wanted <= kMaxRoom && left > 0) {
    // The reservation may be larger than what comes: try before growing.
    lentScratch_ = true;
    window = {request.scratch, request.scratch + kMaxRoom};
  } else {
    if (!grow(size() + request.wanted, request.most)) return PrintCode::outOfMemory;
    window = {free_, freeEnd_};
  }
  return PrintCode::ok;
}

PrintCode ByteBuffer::finish(std::size_t used, const char* scratch) noexcept {
  if (const PrintCode code = take(used, scratch, used); code != PrintCode::ok) return code;
  printing_ = false;
  expected_ = 0;
  return PrintCode::ok;
}

void ByteBuffer::rollback() noexcept {
  if (printing_) free_ = data_ + mark_;
  printing_ = lentScratch_ = false;
  expected_ = 0;
}

std::size_t ByteBuffer::position() const noexcept { return size(); }

void ByteBuffer::rewind(std::size_t position) noexcept { truncate(position); }

// Makes the used bytes of the last window part of the text.
PrintCode ByteBuffer::take(std::size_t used, const char* scratch, std::size_t most) noexcept {
  if (lentScratch_) {
    if (used > static_cast<std::size_t>(freeEnd_ - free_) && !grow(size() + used, std::max(used, most))) {
      return PrintCode::outOfMemory;
    }
    std::memcpy(free_, scratch, used);
    lentScratch_ = false;
  }
  free_ += used;
  return PrintCode::ok;
}

// Grows to `needed` or more, for the writes to come, but not past size() + most where that is enough.
bool ByteBuffer::grow(std::size_t needed, std::size_t most) noexcept {
  if (needed > kMaxBytes || needed < size()) return false;
  const std::size_t ceiling = most < kMaxBytes - size() ? size() + most : kMaxBytes;
  const std::size_t generous = std::max({kFirstBytes, capacity() + capacity() / 2, expected_});
  if (!moveTo(std::max(needed, std::min(generous, ceiling)))) return false;
  expected_ = 0;
  return true;
}

bool ByteBuffer::moveTo(std::size_t capacity) noexcept {
  const std::size_t size = this->size();
  char* memory = nullptr;
  if (resource_ != nullptr) {
    memory = static_cast<char*>(allocateFrom(*resource_, capacity + kSlack));
  } else if (owner_ == Owner::heap) {
    memory = static_cast<char*>(std::realloc(data_, capacity + kSlack));
  } else {
    memory = static_cast<char*>(std::malloc(capacity + kSlack));
  }
  if (memory == nullptr) return false;
  if (resource_ != nullptr || owner_ == Owner::caller) {
    if (size != 0) std::memcpy(memory, data_, size);
    freeMemory();
    owner_ = Owner::heap;
  }
  data_ = memory;
  free_ = memory + size;
  freeEnd_ = memory + capacity;
  return true;
}

void ByteBuffer::freeMemory() noexcept {
  if (owner_ == Owner::caller || data_ == nullptr) return;
  if (resource_ != nullptr) {
    resource_->deallocate(data_, capacity() + kSlack, 1);
  } else {
    std::free(data_);
  }
}

void ByteBuffer::takeFrom(ByteBuffer& other) noexcept {
  data_ = std::exchange(other.data_, nullptr);
  free_ = std::exchange(other.free_, nullptr);
  freeEnd_ = std::exchange(other.freeEnd_, nullptr);
  expected_ = std::exchange(other.expected_, 0);
  resource_ = other.resource_;
  owner_ = std::exchange(other.owner_, Owner::heap);
}

}  // namespace bytepress
