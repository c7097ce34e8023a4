// SPDX-License-Identifier: BSL-1.0
//
// FdSink: writes to a POSIX file descriptor: a file, a pipe, a socket.
//
//     FdSink sink(fd);
//     if (PrintStatus status = tryPrintTo(sink, order); !status) log(status.message(), strerror(sink.error()));
//
// Short writes are continued, and those that a signal interrupted are repeated. Anything else is
// PrintCode::sinkFailed, with errno in error() and what was written nevertheless in size(). That includes
// EAGAIN: a descriptor that does not block is for an event loop, which wants the document in a buffer.
// Writing to a pipe or socket that nobody reads raises SIGPIPE, unless the program ignores it.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_FD_SINK_HPP
#define BYTEPRESS_BUFFER_FD_SINK_HPP

#include "bytepress/buffer/drain_sink.hpp"

namespace bytepress {

// The descriptor stays open.
class FdSink final : public DrainSink {
 public:
  // Every write has the size of the sink's memory, but for the last one of a print.
  explicit FdSink(int fd, Drain when = Drain::eachPrint) noexcept : DrainSink(own_, when), fd_(fd) {}
  // The same with memory of the caller's.
  FdSink(int fd, std::span<char> memory, Drain when = Drain::eachPrint) noexcept : DrainSink(memory, when), fd_(fd) {}

 private:
  static constexpr std::size_t kOwnBytes = 8192;

  bool drain(std::string_view piece) noexcept override;

  int fd_;
  char own_[kOwnBytes];
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_FD_SINK_HPP
