// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/drain_sink.hpp"

#include <algorithm>
#include <cstring>

namespace bytepress {

DrainSink::DrainSink(std::span<char> memory, Drain when) noexcept : memory_(memory), when_(when) { openAgain(); }

bool DrainSink::push() noexcept { return true; }

bool DrainSink::failedWith(int error, std::size_t out) noexcept {
  error_ = error;
  size_ += out;
  return false;
}

PrintStatus DrainSink::flush() noexcept {
  PrintCode code = passHeld();
  if (code == PrintCode::ok && !push()) code = broken_ = PrintCode::sinkFailed;
  openAgain();
  return PrintStatus(code);
}

void DrainSink::reset() noexcept {
  if (broken_ != PrintCode::ok) held_ = 0;
  broken_ = PrintCode::ok;
  error_ = 0;
  openAgain();
}

PrintCode DrainSink::next(const WindowRequest& request, Window& window) noexcept {
  if (const PrintCode code = take(request.used, request.scratch); code != PrintCode::ok) return code;
  lentScratch_ = memory_.size() - held_ < request.atLeast + kSlack;
  window = lentScratch_ ? Window{request.scratch, request.scratch + kMaxRoom}
                        : Window{memory_.data() + held_, memory_.data() + memory_.size() - kSlack};
  return PrintCode::ok;
}

PrintCode DrainSink::finish(std::size_t used, const char* scratch) noexcept {
  PrintCode code = take(used, scratch);
  if (code == PrintCode::ok && when_ == Drain::eachPrint) code = passHeld();
  if (code == PrintCode::ok) openAgain();
  return code;
}

void DrainSink::rollback() noexcept { rewind(mark_); }

std::size_t DrainSink::position() const noexcept { return size_ + held_; }

void DrainSink::rewind(std::size_t position) noexcept {
  if (position < size_ && broken_ == PrintCode::ok) broken_ = PrintCode::sinkFailed;
  held_ = position < size_ ? 0 : position - size_;
  openAgain();
}

// Takes the text of the last window.
PrintCode DrainSink::take(std::size_t used, const char* scratch) noexcept {
  if (broken_ != PrintCode::ok) return broken_;
  if (!lentScratch_) {
    held_ += used;
    return PrintCode::ok;
  }
  if (memory_.empty()) return pass({scratch, used});
  while (used != 0) {
    const std::size_t piece = std::min(used, memory_.size() - held_);
    std::memcpy(memory_.data() + held_, scratch, piece);
    held_ += piece;
    scratch += piece;
    used -= piece;
    if (held_ < memory_.size()) break;
    if (const PrintCode code = passHeld(); code != PrintCode::ok) return code;
  }
  return PrintCode::ok;
}

PrintCode DrainSink::pass(std::string_view piece) noexcept {
  if (broken_ != PrintCode::ok) return broken_;
  if (piece.empty()) return PrintCode::ok;
  if (!drain(piece)) return broken_ = PrintCode::sinkFailed;
  size_ += piece.size();
  return PrintCode::ok;
}

PrintCode DrainSink::passHeld() noexcept {
  const PrintCode code = pass({memory_.data(), held_});
  held_ = 0;
  return code;
}

// Between prints: where the next one begins.
void DrainSink::openAgain() noexcept {
  mark_ = position();
  lentScratch_ = memory_.size() - held_ <= kSlack;
  free_ = lentScratch_ ? nullptr : memory_.data() + held_;
  freeEnd_ = lentScratch_ ? nullptr : memory_.data() + memory_.size() - kSlack;
}

}  // namespace bytepress
