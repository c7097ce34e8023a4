// SPDX-License-Identifier: BSL-1.0
//
// Sinks that are not a ByteBuffer: counting, the caller's memory, and memory that is drained when full.
//
//     CountingSink counter;              printTo(counter, order);   counter.size()
//     SpanSink sink(memory);             printTo(sink, order);      sink.size(), sink.fits()
//     StreamSink sink(std::cout);        printTo(sink, order);
//     FileSink sink(file);               printTo(sink, order);
//     CallbackSink sink([&](std::string_view piece) { return send(piece); });           pieces of 1 KiB
//     CallbackSink sink([&](std::string_view piece) { return send(piece); }, memory);   pieces as large as memory
//
// The last three cannot take back what is out: see drain_sink.hpp. File descriptors: fd_sink.hpp.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_SINKS_HPP
#define BYTEPRESS_BUFFER_SINKS_HPP

#include <cstddef>
#include <cstdio>
#include <iosfwd>
#include <span>
#include <string_view>
#include <utility>

#include "bytepress/buffer/drain_sink.hpp"
#include "bytepress/buffer/sink.hpp"

namespace bytepress {

// Counts and keeps nothing.
class CountingSink final : public Sink {
 public:
  BYTEPRESS_INLINE std::size_t size() const noexcept { return size_; }

 private:
  PrintCode next(const WindowRequest& request, Window& window) noexcept override;
  PrintCode finish(std::size_t used, const char* scratch) noexcept override;
  void rollback() noexcept override;
  std::size_t position() const noexcept override;
  void rewind(std::size_t position) noexcept override;

  std::size_t size_ = 0;
};

// Fills memory of fixed size to its last byte, goes on counting behind it, and writes nothing there.
// A print that does not fit succeeds as far as the sink is concerned: ask fits().
class SpanSink final : public Sink {
 public:
  explicit SpanSink(std::span<char> memory) noexcept;

  // Bytes printed, whether they fit or not.
  BYTEPRESS_INLINE std::size_t size() const noexcept { return size_; }
  BYTEPRESS_INLINE bool fits() const noexcept { return size_ <= memory_.size(); }
  BYTEPRESS_INLINE std::string_view view() const noexcept { return {memory_.data(), fits() ? size_ : 0}; }

 private:
  PrintCode next(const WindowRequest& request, Window& window) noexcept override;
  PrintCode finish(std::size_t used, const char* scratch) noexcept override;
  void rollback() noexcept override;
  std::size_t position() const noexcept override;
  void rewind(std::size_t position) noexcept override;

  void take(std::size_t used, const char* scratch) noexcept;
  void openAgain() noexcept;
  BYTEPRESS_INLINE std::size_t left() const noexcept { return fits() ? memory_.size() - size_ : 0; }

  std::span<char> memory_;
  std::size_t size_ = 0;
  bool lentScratch_ = false;
};

// Writes to a C stream, which buffers. The stream stays open, and is flushed in flush() only: so an error may
// show there, or as late as in fclose().
class FileSink final : public DrainSink {
 public:
  BYTEPRESS_INLINE explicit FileSink(std::FILE* file) noexcept : file_(file) {}

 private:
  bool drain(std::string_view piece) noexcept override;
  bool push() noexcept override;

  std::FILE* file_;
};

// Writes to a C++ stream, unformatted: its locale, width and flags do not matter. It is flushed in flush() only.
class StreamSink final : public DrainSink {
 public:
  BYTEPRESS_INLINE explicit StreamSink(std::ostream& stream) noexcept : stream_(&stream) {}

 private:
  bool drain(std::string_view piece) noexcept override;
  bool push() noexcept override;

  std::ostream* stream_;
};

}  // namespace bytepress

namespace bytepress::inline BYTEPRESS_ABI {

// Calls `bool take(std::string_view)` for every piece; false, or an exception, ends the print with
// PrintCode::sinkFailed.
template <class Take>
class CallbackSink final : public DrainSink {
 public:
  explicit CallbackSink(Take take, std::span<char> memory = {}, Drain when = Drain::eachPrint)
      : DrainSink(memory, when), take_(std::move(take)) {}

 private:
  bool drain(std::string_view piece) noexcept override {
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      return take_(piece);
    } catch (...) {
      return false;
    }
#else
    return take_(piece);
#endif
  }

  Take take_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_BUFFER_SINKS_HPP
