// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/relay_sink.hpp"

namespace bytepress {

PrintCode RelaySink::next(const WindowRequest& request, Window& window) noexcept {
  if (const PrintCode code = pass(request.used, false); code != PrintCode::ok) return code;
  const PrintCode code = to_.next(request, window);
  window_ = window.begin;
  return code;
}

PrintCode RelaySink::finish(std::size_t used, const char* scratch) noexcept {
  if (const PrintCode code = pass(used, true); code != PrintCode::ok) return code;
  const PrintCode code = to_.finish(used, scratch);
  if (code == PrintCode::ok) printing_ = false;
  return code;
}

// Shows the text of the last window, of which there is none before the first.
PrintCode RelaySink::pass(std::size_t used, bool last) noexcept {
  if (!printing_) {
    printing_ = true;
    mark_ = to_.position();
    begin();
  }
  return used != 0 || last ? see({window_, used}, last) : PrintCode::ok;
}

void RelaySink::rollback() noexcept {
  to_.rollback();
  if (printing_) goBack(mark_);
  printing_ = false;
}

std::size_t RelaySink::position() const noexcept { return to_.position(); }

void RelaySink::rewind(std::size_t position) noexcept {
  const bool changed = position != to_.position();
  to_.rewind(position);
  if (changed) goBack(position);
}

}  // namespace bytepress
