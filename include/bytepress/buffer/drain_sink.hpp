// SPDX-License-Identifier: BSL-1.0
//
// DrainSink: base of the sinks that pass pieces on (files, streams, callbacks).
//
//     class Connection final : public DrainSink {
//      public:
//       explicit Connection(std::span<char> memory) noexcept : DrainSink(memory) {}
//      private:
//       bool drain(std::string_view piece) noexcept override;
//     };
//
// Without memory of its own such a sink uses that of the Cursor: pieces have at most kMaxRoom bytes. With memory
// every piece fills it to the last byte, but for the last piece of a print; so pieces are cut anywhere, in the
// middle of a long string too, and nothing but that memory is used, however long the value is.
//
// What is out cannot be taken back. A print that fails before any of it is out leaves no trace; after that what has
// been drained stays drained, nothing more is written (no closing brackets either), and every later print fails too
// until reset().
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_DRAIN_SINK_HPP
#define BYTEPRESS_BUFFER_DRAIN_SINK_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "bytepress/buffer/sink.hpp"

namespace bytepress {

// When a sink passes on what it holds.
enum class Drain : std::uint8_t {
  eachPrint,  // at the end of every print: nothing is held between prints
  whenFull,   // when its memory is full, and in flush(): for many small prints, such as rows
};

class DrainSink : public Sink {
 public:
  // Bytes passed on so far, of all prints.
  BYTEPRESS_INLINE std::size_t size() const noexcept { return size_; }
  // Bytes held back, with Drain::whenFull. They are lost when the sink dies.
  BYTEPRESS_INLINE std::size_t held() const noexcept { return held_; }

  // Passes on what is held, and has the target do the same with what it holds. PrintCode::sinkFailed if
  // that fails, or has failed before.
  PrintStatus flush() noexcept;

  // The errno of the failure; 0 if there was none, or none that has an errno.
  BYTEPRESS_INLINE int error() const noexcept { return error_; }

  // Lets prints begin again after a failure. What is held from before is dropped.
  void reset() noexcept;

 protected:
  // Memory, if there is any, has to live as long as the sink.
  explicit DrainSink(std::span<char> memory = {}, Drain when = Drain::eachPrint) noexcept;
  BYTEPRESS_INLINE ~DrainSink() {}

  // Passes one piece on, which is not empty; false if it could not.
  virtual bool drain(std::string_view piece) noexcept = 0;

  // Has the target pass on what it holds; false if it could not.
  virtual bool push() noexcept;

  // For drain() and push() to return: false, having noted an errno and how much of the piece is out nevertheless.
  bool failedWith(int error, std::size_t out = 0) noexcept;

 private:
  PrintCode next(const WindowRequest& request, Window& window) noexcept override;
  PrintCode finish(std::size_t used, const char* scratch) noexcept override;
  void rollback() noexcept override;
  std::size_t position() const noexcept override;
  void rewind(std::size_t position) noexcept override;

  PrintCode take(std::size_t used, const char* scratch) noexcept;
  PrintCode pass(std::string_view piece) noexcept;
  PrintCode passHeld() noexcept;
  void openAgain() noexcept;

  std::span<char> memory_;
  std::size_t held_ = 0;  // bytes at the start of memory_
  std::size_t size_ = 0;
  int error_ = 0;
  PrintCode broken_ = PrintCode::ok;
  Drain when_;
  bool lentScratch_ = true;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_DRAIN_SINK_HPP
