// SPDX-License-Identifier: BSL-1.0
//
// RelaySink: base of the sinks that stand in front of another one and look at the text on its way.
//
// The text is written into the windows of the other sink, and copied nowhere. While a relay is used nothing else may
// print to the sink behind it.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_RELAY_SINK_HPP
#define BYTEPRESS_BUFFER_RELAY_SINK_HPP

#include <cstddef>
#include <span>

#include "bytepress/buffer/sink.hpp"

namespace bytepress {

class RelaySink : public Sink {
 protected:
  BYTEPRESS_INLINE explicit RelaySink(Sink& to) noexcept : to_(to) {}
  BYTEPRESS_INLINE ~RelaySink() {}

  // A print begins. If it fails, goBack() follows.
  virtual void begin() noexcept {}

  // The next piece of the print, which may be changed in place; `last` if the print ends with it, which then may be
  // empty. What is not PrintCode::ok fails the print.
  virtual PrintCode see(std::span<char> text, bool last) noexcept = 0;

  // What has come since `position` of the sink behind is taken back.
  virtual void goBack(std::size_t position) noexcept { (void)position; }

  std::size_t position() const noexcept override;

 private:
  PrintCode next(const WindowRequest& request, Window& window) noexcept override;
  PrintCode finish(std::size_t used, const char* scratch) noexcept override;
  void rollback() noexcept override;
  void rewind(std::size_t position) noexcept override;

  PrintCode pass(std::size_t used, bool last) noexcept;

  Sink& to_;
  char* window_ = nullptr;
  bool printing_ = false;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_RELAY_SINK_HPP
