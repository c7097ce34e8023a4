// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/block_buffer.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "bytepress/avro/codec.hpp"
#include "bytepress/avro/varint.hpp"

namespace bytepress {

BlockBuffer::~BlockBuffer() { std::free(memory_); }

void BlockBuffer::fail(PrintCode code) noexcept {
  if (!failed()) code_ = code;
  begin_ = at = spare_;
  end = spare_ + kMaxRoom;
}

void BlockBuffer::makeRoom(std::size_t n) noexcept {
  if (failed()) return fail(code_);
  const std::size_t used = position();
  if (used > maxBytes_ || n > maxBytes_ - used + kMaxRoom) return fail(PrintCode::tooLarge);
  const std::size_t capacity = std::max(used + n, 2 * (used + kMaxRoom));
  auto* const memory = static_cast<char*>(std::realloc(memory_, capacity + kSlack));
  if (memory == nullptr) return fail(PrintCode::outOfMemory);
  if (memory_ == nullptr) std::memcpy(memory, spare_, used);
  memory_ = begin_ = memory;
  at = memory + used;
  end = memory + capacity;
}

void BlockBuffer::openBlock() noexcept {
  if (failed()) return;
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    blocks_.push_back({position(), open_});
  } catch (const std::bad_alloc&) {
    return fail(PrintCode::outOfMemory);
  }
#else
  blocks_.push_back({position(), open_});
#endif
  open_ = blocks_.size() - 1;
}

void BlockBuffer::closeBlock() noexcept {
  if (failed()) return;
  Block& block = blocks_[open_];
  block.bytes = position() - block.begin + block.heads;
  char head[2 * kMaxVarintBytes];
  const auto headBytes = static_cast<std::size_t>(writeHead(head, block) - head);
  open_ = block.outer;
  if (open_ != kNone) blocks_[open_].heads += block.heads + headBytes;
}

// An array without items has no block.
char* BlockBuffer::writeHead(char* at, const Block& block) noexcept {
  if (block.items == 0) return at;
  at = writeVarint(at, -static_cast<std::int64_t>(block.items));
  return writeVarint(at, static_cast<std::int64_t>(block.bytes));
}

PrintCode BlockBuffer::finish() noexcept {
  Cursor to(sink_, maxBytes_);
  if (failed()) {
    to.fail(code_);
    return to.finish();
  }
  std::size_t done = 0;
  for (const Block& block : blocks_) {
    avro::copyBytes({begin_ + done, block.begin - done}, to);
    done = block.begin;
    to.room(2 * kMaxVarintBytes);
    to.at = writeHead(to.at, block);
  }
  avro::copyBytes({begin_ + done, position() - done}, to);
  return to.finish();
}

}  // namespace bytepress
