// SPDX-License-Identifier: BSL-1.0
//
// Byte sinks: the memory that everything in bytepress writes into.
//
// A Sink lends windows of memory and takes them back filled. All writing goes through a Cursor,
// which keeps the position in a local object: a store through `char*` may alias any member of
// anything on the heap, so a position kept in the sink would be reloaded after every byte.
//
//     ByteBuffer out;
//     Cursor to(out, maxBytes);
//     to.room(kMaxIntegerChars);
//     to.at = writeInteger(to.at, 42);
//     PrintCode code = to.finish();      // out.view() == "42"; had it failed, out would be as before
//
// A window has kSlack bytes behind its end that may be overwritten too. A sink that cannot spare
// them, or that has less left than a reservation asks for, lends the scratch of the Cursor and copies
// from it what was really used. So any memory can be filled to its last byte, and a buffer grows only
// when text, not a reservation, is longer than it.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_SINK_HPP
#define BYTEPRESS_BUFFER_SINK_HPP

#include <cstddef>
#include <cstring>

#include "bytepress/base/config.hpp"
#include "bytepress/base/room.hpp"
#include "bytepress/base/status.hpp"

namespace bytepress {

// Writable memory: [begin, end), and kSlack bytes of garbage behind it.
struct Window {
  char* begin = nullptr;
  char* end = nullptr;
};

// What a Cursor tells a sink when its window is full.
struct WindowRequest {
  std::size_t used;     // bytes at the start of the last window that are text now
  std::size_t atLeast;  // room that the next write needs; at most kMaxRoom
  std::size_t wanted;   // bytes that are sure to follow, >= atLeast: grow once instead of often
  std::size_t most;     // this print will not put more than this behind `used`
  char* scratch;        // kMaxRoom + kSlack bytes of the Cursor's, to lend instead of own memory
};

class Sink {
 public:
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;

 protected:
  BYTEPRESS_INLINE Sink() noexcept {}
  BYTEPRESS_INLINE ~Sink() {}

  // Takes the used bytes of the last window and lends the next one. On failure returns the reason;
  // the print then ends, and rollback() follows.
  virtual PrintCode next(const WindowRequest& request, Window& window) noexcept = 0;

  // The print is complete; the last window holds `used` bytes of text. `scratch` as in next().
  virtual PrintCode finish(std::size_t used, const char* scratch) noexcept = 0;

  // The print failed: forget what it wrote since the Cursor was made, if that is possible.
  virtual void rollback() noexcept = 0;

  // Between prints: how many bytes have come, and back to where it was at such a number, if that is
  // possible. See SinkMark.
  virtual std::size_t position() const noexcept = 0;
  virtual void rewind(std::size_t position) noexcept = 0;

  // The window with which the next print begins; may be empty. Its two ends are kept
  // apart, for compilers else load both as one vector, which has to wait for a store to one of them. The
  // gain is small: a few per cent of a document of 27 bytes.
  char* free_ = nullptr;
  std::size_t mark_ = 0;  // the sink's own: its position when the print under way began
  char* freeEnd_ = nullptr;

 private:
  friend class Cursor;
  friend class SinkMark;
  friend class RelaySink;
};

// A place in what a sink was given, for whoever makes one document of several prints.
class SinkMark {
 public:
  BYTEPRESS_INLINE explicit SinkMark(Sink& sink) noexcept : sink_(&sink), position_(sink.position()) {}

  // Bytes that came since.
  BYTEPRESS_INLINE std::size_t written() const noexcept { return sink_->position() - position_; }

  // Forgets them. What has been passed on cannot be: such a sink then fails until it is reset.
  BYTEPRESS_INLINE void rewind() noexcept { sink_->rewind(position_); }

 private:
  Sink* sink_;
  std::size_t position_;
};

// The one live writer of a sink, for one print.
class Cursor {
 public:
  // At most `maxBytes` of text can be written; more is PrintCode::tooLarge.
  BYTEPRESS_INLINE Cursor(Sink& sink, std::size_t maxBytes) noexcept
      : at(sink.free_), end(sink.freeEnd_), begin_(sink.free_), allowed_(maxBytes), sink_(sink) {
    if (static_cast<std::size_t>(end - at) > maxBytes) [[unlikely]] end = at + maxBytes;
  }
  BYTEPRESS_INLINE ~Cursor() {
    if (!finished_) [[unlikely]] sink_.rollback();
  }
  Cursor(const Cursor&) = delete;
  Cursor& operator=(const Cursor&) = delete;

  // Guarantees `n` <= kMaxRoom writable bytes at `at`, which may move to other memory.
  BYTEPRESS_INLINE void room(std::size_t n) noexcept {
    BYTEPRESS_ASSERT(at <= end);
    if (static_cast<std::size_t>(end - at) < n) [[unlikely]] makeRoom(n, n);
  }

  // As room(atLeast), for a text of `wanted` bytes that is written in steps.
  BYTEPRESS_INLINE void roomForSteps(std::size_t atLeast, std::size_t wanted) noexcept {
    BYTEPRESS_ASSERT(at <= end);
    if (static_cast<std::size_t>(end - at) < wanted) [[unlikely]] makeRoom(atLeast, wanted);
  }

  // The rest needs room.
  BYTEPRESS_INLINE void put(char c) noexcept { *at++ = c; }
  template <std::size_t N>
  BYTEPRESS_INLINE void put(const char (&literal)[N]) noexcept {
    std::memcpy(at, literal, N - 1);
    at += N - 1;
  }

  // Bytes that maxBytes leaves.
  std::size_t left() const noexcept {
    const auto used = static_cast<std::size_t>(at - begin_);
    return used < allowed_ ? allowed_ - used : 0;
  }

  BYTEPRESS_INLINE bool failed() const noexcept { return code_ != PrintCode::ok; }
  BYTEPRESS_INLINE PrintCode code() const noexcept { return code_; }

  // Notes the first failure. Writing may go on, into memory that is dropped, so that kernels and
  // encoders need no checks; whoever loops asks failed() once per element.
  BYTEPRESS_COLD void fail(PrintCode code) noexcept;

  // How often fail() was called: printing a value again after a failure, into memory that is
  // dropped, shows whether the failure came from it.
  BYTEPRESS_INLINE unsigned failures() const noexcept { return failures_; }

  // Ends the print: hands the text to the sink, or rolls it back. Call once.
  BYTEPRESS_INLINE PrintCode finish() noexcept {
    BYTEPRESS_ASSERT(at <= end);
    const auto used = static_cast<std::size_t>(at - begin_);
    if (!failed() && used > allowed_) [[unlikely]] code_ = PrintCode::tooLarge;
    if (!failed()) [[likely]] code_ = sink_.finish(used, scratch_);
    finished_ = true;
    if (failed()) [[unlikely]] sink_.rollback();
    return code_;
  }

  char* at;   // next byte to write; public because kernels take it and return it
  char* end;  // end of the room

 private:
  // Not inline: a cold function that every translation unit compiles with flags of its own would be one
  // symbol, and the linker would keep one of them for all.
  BYTEPRESS_COLD void makeRoom(std::size_t atLeast, std::size_t wanted) noexcept;
  void dropWindow() noexcept;

  char* begin_;               // of the window
  std::size_t allowed_;       // bytes from begin_ on that maxBytes leaves
  Sink& sink_;
  unsigned failures_ = 0;
  PrintCode code_ = PrintCode::ok;
  bool finished_ = false;
  char scratch_[kMaxRoom + kSlack];
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_SINK_HPP
