// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/scratch.hpp"

#include <cstdlib>
#include <utility>

namespace bytepress {
namespace {

// No destructor: destructors of other objects may print, after those of this thread have run.
struct Kept {
  ByteBuffer::Memory memory;
  bool closed = false;
};
constinit thread_local Kept kept;

// Frees what is kept when the thread ends.
struct Closer {
  ~Closer() {
    kept.closed = true;
    std::free(std::exchange(kept.memory, {}).data);
  }
};
thread_local Closer closer;

}  // namespace

ScratchBuffer::ScratchBuffer() noexcept {
  if (kept.memory.data != nullptr) buffer_ = ByteBuffer::adopt(std::exchange(kept.memory, {}));
}

ScratchBuffer::~ScratchBuffer() {
  buffer_.clear();
  if (kept.closed || buffer_.capacity() > kKeptScratch || buffer_.capacity() <= kept.memory.capacity) return;
  [[maybe_unused]] Closer* const made = &closer;  // its first use registers the destructor
  std::free(std::exchange(kept.memory, buffer_.release()).data);
}

}  // namespace bytepress
