// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/sink.hpp"

#include <algorithm>

namespace bytepress {

void Cursor::fail(PrintCode code) noexcept {
  if (!failed()) code_ = code;
  ++failures_;
  dropWindow();
}

void Cursor::makeRoom(std::size_t atLeast, std::size_t wanted) noexcept {
  BYTEPRESS_ASSERT(atLeast <= kMaxRoom);
  if (static_cast<std::size_t>(end - at) >= atLeast && failed()) return;
  const auto used = static_cast<std::size_t>(at - begin_);
  if (!failed() && used > allowed_) code_ = PrintCode::tooLarge;
  if (failed()) return dropWindow();
  allowed_ -= used;
  // Near the limit every reservation is granted just as large as it is, so that the text may
  // reach the limit exactly.
  const std::size_t most = std::max(allowed_, atLeast);
  Window window;
  code_ = sink_.next({used, atLeast, std::min(wanted, most), most, scratch_}, window);
  if (failed()) return dropWindow();
  begin_ = at = window.begin;
  end = static_cast<std::size_t>(window.end - at) > most ? at + most : window.end;
  BYTEPRESS_ASSERT(static_cast<std::size_t>(end - at) >= atLeast);
}

void Cursor::dropWindow() noexcept {
  begin_ = at = scratch_;
  end = scratch_ + kMaxRoom;
}

}  // namespace bytepress
