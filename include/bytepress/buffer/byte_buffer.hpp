// SPDX-License-Identifier: BSL-1.0
//
// ByteBuffer: growable bytes that a print appends to.
//
//     ByteBuffer body;                        // nothing allocated yet
//     printByteBuffer(order, body);           // appends
//     send(body.view());
//     body.clear();                           // keeps the memory
//     ByteBuffer::Memory memory = body.release();   // free(memory.data) when done
//
// The memory is malloc's, so that release() can hand it to C code; or it begins in the caller's own
// memory, or comes from a std::pmr::memory_resource. Growth never fills memory it adds.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_BYTE_BUFFER_HPP
#define BYTEPRESS_BUFFER_BYTE_BUFFER_HPP

#include <cstddef>
#include <memory_resource>
#include <span>
#include <string_view>

#include "bytepress/buffer/sink.hpp"

namespace bytepress {

// Move-only, since an implicit copy of megabytes is never meant.
class ByteBuffer final : public Sink {
 public:
  BYTEPRESS_INLINE ByteBuffer() noexcept {}

  // Takes its memory from `resource`, nothing before it is needed.
  BYTEPRESS_INLINE explicit ByteBuffer(std::pmr::memory_resource& resource) noexcept : resource_(&resource) {}

  // Begins in the caller's memory, which must live as long as the buffer, and moves to malloc's
  // when that is full. kSlack bytes of it are not used for text.
  explicit ByteBuffer(std::span<char> memory) noexcept;

  BYTEPRESS_INLINE ByteBuffer(ByteBuffer&& other) noexcept { takeFrom(other); }
  ByteBuffer& operator=(ByteBuffer&& other) noexcept;
  BYTEPRESS_INLINE ~ByteBuffer() { freeMemory(); }

  BYTEPRESS_INLINE const char* data() const noexcept { return data_; }
  BYTEPRESS_INLINE std::size_t size() const noexcept { return static_cast<std::size_t>(free_ - data_); }
  BYTEPRESS_INLINE bool empty() const noexcept { return free_ == data_; }
  // Bytes that fit before the memory has to grow.
  BYTEPRESS_INLINE std::size_t capacity() const noexcept { return static_cast<std::size_t>(freeEnd_ - data_); }

  BYTEPRESS_INLINE std::string_view view() const noexcept { return {data_, size()}; }
  BYTEPRESS_INLINE std::span<const std::byte> bytes() const noexcept { return std::as_bytes(std::span(data_, size())); }

  // Forgets the bytes and keeps the memory: a buffer reused in a loop stops allocating.
  BYTEPRESS_INLINE void clear() noexcept { free_ = data_; }

  // Drops bytes from the end; does nothing if there are not more than `size`.
  BYTEPRESS_INLINE void truncate(std::size_t size) noexcept {
    if (size < this->size()) free_ = data_ + size;
  }

  // Makes capacity() at least `bytes`. False, and nothing changed, if memory cannot be had.
  bool tryReserve(std::size_t bytes) noexcept;
  // The same; throws std::bad_alloc (without exceptions: ends the program).
  void reserve(std::size_t bytes);

  // Appends bytes, which may be this buffer's own. Failure as in tryReserve and reserve.
  bool tryAppend(std::string_view bytes) noexcept;
  void append(std::string_view bytes);

  // Memory from malloc with `size` bytes of text in it. Whoever has it frees it with std::free.
  struct Memory {
    char* data = nullptr;
    std::size_t size = 0;
    std::size_t capacity = 0;
  };

  // Gives the memory away, also where it holds no bytes, and leaves the buffer empty and without any.
  // data is null if the buffer has no memory. Bytes in memory that is not malloc's are copied to malloc's
  // instead, and the buffer keeps that memory; data is null if this failed (nothing has changed then).
  [[nodiscard]] Memory release() noexcept;

  // Takes memory that release() gave, or any from malloc of at least capacity + kSlack bytes.
  static ByteBuffer adopt(Memory memory) noexcept;

  // Used by the front door to size fresh buffers: allocates room for `first` bytes, and when that is
  // not enough makes room for `then`, once.
  void expect(std::size_t first, std::size_t then) noexcept;

 private:
  enum class Owner : unsigned char { heap, caller };

  PrintCode next(const WindowRequest& request, Window& window) noexcept override;
  PrintCode finish(std::size_t used, const char* scratch) noexcept override;
  void rollback() noexcept override;
  std::size_t position() const noexcept override;
  void rewind(std::size_t position) noexcept override;

  PrintCode take(std::size_t used, const char* scratch, std::size_t most) noexcept;
  bool grow(std::size_t needed, std::size_t most) noexcept;
  bool moveTo(std::size_t capacity) noexcept;
  void freeMemory() noexcept;
  void takeFrom(ByteBuffer& other) noexcept;

  char* data_ = nullptr;
  std::size_t expected_ = 0;     // see expect()
  std::pmr::memory_resource* resource_ = nullptr;  // null: malloc
  Owner owner_ = Owner::heap;
  bool printing_ = false;        // between the first next() of a print, which sets mark_, and its end
  bool lentScratch_ = false;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_BYTE_BUFFER_HPP
