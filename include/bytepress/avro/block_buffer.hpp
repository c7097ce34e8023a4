// SPDX-License-Identifier: BSL-1.0
//
// BlockBuffer: where a value is encoded whose blocks begin with their size in bytes, which is known only
// at their end. It has what the encoder uses of a Cursor, and the places of blocks; finish() copies all of it
// to a sink, the heads of the blocks between.
//
// May include: base, buffer.
#ifndef BYTEPRESS_AVRO_BLOCK_BUFFER_HPP
#define BYTEPRESS_AVRO_BLOCK_BUFFER_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bytepress/base/room.hpp"
#include "bytepress/base/status.hpp"
#include "bytepress/buffer/sink.hpp"

namespace bytepress {

class BlockBuffer {
 public:
  BYTEPRESS_INLINE BlockBuffer(Sink& sink, std::size_t maxBytes) noexcept
      : at(spare_), end(spare_ + kMaxRoom), sink_(sink), maxBytes_(maxBytes) {}
  BlockBuffer(const BlockBuffer&) = delete;
  BlockBuffer& operator=(const BlockBuffer&) = delete;
  ~BlockBuffer();

  // As those of Cursor (buffer/sink.hpp).
  BYTEPRESS_INLINE void room(std::size_t n) noexcept {
    if (static_cast<std::size_t>(end - at) < n) [[unlikely]] makeRoom(n);
  }
  BYTEPRESS_INLINE void roomForSteps(std::size_t atLeast, std::size_t wanted) noexcept {
    if (static_cast<std::size_t>(end - at) < wanted) [[unlikely]] makeRoom(failed() ? atLeast : wanted);
  }
  BYTEPRESS_INLINE void put(char c) noexcept { *at++ = c; }
  BYTEPRESS_INLINE bool failed() const noexcept { return code_ != PrintCode::ok; }
  BYTEPRESS_INLINE PrintCode code() const noexcept { return code_; }
  BYTEPRESS_COLD void fail(PrintCode code) noexcept;

  void openBlock() noexcept;
  BYTEPRESS_INLINE void addItems(std::size_t n) noexcept {
    if (!failed()) blocks_[open_].items += n;
  }
  void closeBlock() noexcept;

  PrintCode finish() noexcept;

  char* at;
  char* end;

 private:
  struct Block {
    std::size_t begin;  // in what was written without heads
    std::size_t outer;  // the block around it
    std::size_t items = 0;
    std::size_t bytes = 0;  // with the heads of the blocks in it
    std::size_t heads = 0;  // bytes of the heads of blocks in it
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  BYTEPRESS_INLINE std::size_t position() const noexcept { return static_cast<std::size_t>(at - begin_); }
  BYTEPRESS_COLD void makeRoom(std::size_t n) noexcept;
  static char* writeHead(char* at, const Block& block) noexcept;

  char* memory_ = nullptr;
  char* begin_ = spare_;
  Sink& sink_;
  std::size_t maxBytes_;
  std::vector<Block> blocks_;  // in the order in which they begin
  std::size_t open_ = kNone;
  PrintCode code_ = PrintCode::ok;
  char spare_[kMaxRoom + kSlack];  // where it begins, and what is written after a failure
};

}  // namespace bytepress

#endif  // BYTEPRESS_AVRO_BLOCK_BUFFER_HPP
