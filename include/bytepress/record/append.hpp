// SPDX-License-Identifier: BSL-1.0
//
// Records at the end of a ByteBuffer; and Result, which says how long one is.
//
// May include: base, buffer.
#ifndef BYTEPRESS_RECORD_APPEND_HPP
#define BYTEPRESS_RECORD_APPEND_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/record/status.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

// What became of a record. `size` is its length, where that could be known, whether the memory was enough or not.
struct Result {
  Status status;
  std::size_t size = 0;

  explicit operator bool() const noexcept { return static_cast<bool>(status); }
};

namespace coding {

inline constexpr std::uint64_t kNoSize = std::numeric_limits<std::size_t>::max();

// Short records are composed beside the buffer and appended, long ones composed in its free memory, of which
// `write` fills the first `size` bytes.
inline constexpr std::size_t kShortRecord = 256;

template <class Write>
Result appendPiece(ByteBuffer& buffer, std::uint64_t size, Write write) {
  if (size > kNoSize / 2) return {Status(Code::tooLong), 0};
  const auto bytes = static_cast<std::size_t>(size);
  if (buffer.capacity() - buffer.size() < bytes &&
      !buffer.tryReserve(std::max(buffer.size() + bytes, buffer.capacity() + buffer.capacity() / 2))) {
    return {Status(Code::outOfMemory), bytes};
  }
  Cursor to(buffer, bytes);
  write(reinterpret_cast<std::byte*>(to.at));
  to.at += bytes;
  to.finish();
  return {Status(), bytes};
}

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_APPEND_HPP
