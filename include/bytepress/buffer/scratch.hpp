// SPDX-License-Identifier: BSL-1.0
//
// ScratchBuffer: a ByteBuffer lent for the time of one print, for targets that cannot be written to
// in place. Standard strings and vectors fill whatever they grow by; so a document is printed into
// scratch and appended once.
//
// Every thread keeps one buffer and at most kKeptScratch bytes of it, until its thread_local objects are
// destroyed. A print inside a print (from a custom encoder) or after that gets a fresh one.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_SCRATCH_HPP
#define BYTEPRESS_BUFFER_SCRATCH_HPP

#include "bytepress/buffer/byte_buffer.hpp"

namespace bytepress {

inline constexpr std::size_t kKeptScratch = std::size_t{1} << 20;

class ScratchBuffer {
 public:
  ScratchBuffer() noexcept;
  ~ScratchBuffer();
  ScratchBuffer(const ScratchBuffer&) = delete;
  ScratchBuffer& operator=(const ScratchBuffer&) = delete;

  BYTEPRESS_INLINE ByteBuffer& buffer() noexcept { return buffer_; }
  BYTEPRESS_INLINE std::string_view view() const noexcept { return buffer_.view(); }

 private:
  ByteBuffer buffer_;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_SCRATCH_HPP
