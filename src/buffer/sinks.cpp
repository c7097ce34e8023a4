// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/sinks.hpp"

#include <errno.h>

#include <algorithm>
#include <cstring>
#include <ostream>

namespace bytepress {
namespace {

Window scratchWindow(const WindowRequest& request) noexcept {
  return {request.scratch, request.scratch + kMaxRoom};
}

// Whether the stream does it, and is in no error.
template <class Do>
bool succeeds(std::ostream& stream, Do&& act) noexcept {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    act();
    return stream.good();
  } catch (...) {
    return false;
  }
#else
  act();
  return stream.good();
#endif
}

}  // namespace

PrintCode CountingSink::next(const WindowRequest& request, Window& window) noexcept {
  size_ += request.used;
  window = scratchWindow(request);
  return PrintCode::ok;
}

PrintCode CountingSink::finish(std::size_t used, const char*) noexcept {
  size_ += used;
  mark_ = size_;
  return PrintCode::ok;
}

void CountingSink::rollback() noexcept { size_ = mark_; }

std::size_t CountingSink::position() const noexcept { return size_; }

void CountingSink::rewind(std::size_t position) noexcept { size_ = mark_ = position; }

SpanSink::SpanSink(std::span<char> memory) noexcept : memory_(memory) { openAgain(); }

PrintCode SpanSink::next(const WindowRequest& request, Window& window) noexcept {
  take(request.used, request.scratch);
  lentScratch_ = left() < request.atLeast + kSlack;
  window = lentScratch_ ? scratchWindow(request)
                        : Window{memory_.data() + size_, memory_.data() + memory_.size() - kSlack};
  return PrintCode::ok;
}

PrintCode SpanSink::finish(std::size_t used, const char* scratch) noexcept {
  take(used, scratch);
  mark_ = size_;
  openAgain();
  return PrintCode::ok;
}

void SpanSink::rollback() noexcept { rewind(mark_); }

std::size_t SpanSink::position() const noexcept { return size_; }

void SpanSink::rewind(std::size_t position) noexcept {
  size_ = mark_ = position;
  openAgain();
}

void SpanSink::take(std::size_t used, const char* scratch) noexcept {
  if (lentScratch_) {
    const std::size_t kept = std::min(used, left());
    if (kept != 0) std::memcpy(memory_.data() + size_, scratch, kept);
  }
  size_ += used;
}

void SpanSink::openAgain() noexcept {
  lentScratch_ = false;
  free_ = freeEnd_ = nullptr;
  if (left() <= kSlack) return;
  free_ = memory_.data() + size_;
  freeEnd_ = memory_.data() + memory_.size() - kSlack;
}

bool FileSink::drain(std::string_view piece) noexcept {
  const std::size_t taken = std::fwrite(piece.data(), 1, piece.size(), file_);
  return taken == piece.size() || failedWith(errno, taken);
}

bool FileSink::push() noexcept { return std::fflush(file_) == 0 || failedWith(errno); }

bool StreamSink::drain(std::string_view piece) noexcept {
  return succeeds(*stream_, [&] { stream_->write(piece.data(), static_cast<std::streamsize>(piece.size())); });
}

bool StreamSink::push() noexcept {
  return succeeds(*stream_, [&] { stream_->flush(); });
}

}  // namespace bytepress
