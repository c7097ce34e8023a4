// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/scratch.hpp"

#include <utility>

namespace bytepress {
namespace {

thread_local ByteBuffer kept;

}  // namespace

ScratchBuffer::ScratchBuffer() noexcept : buffer_(std::exchange(kept, ByteBuffer())) {}

ScratchBuffer::~ScratchBuffer() {
  buffer_.clear();
  if (buffer_.capacity() <= kKeptScratch && buffer_.capacity() > kept.capacity()) kept = std::move(buffer_);
}

}  // namespace bytepress
