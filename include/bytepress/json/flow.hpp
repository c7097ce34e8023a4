// SPDX-License-Identifier: BSL-1.0
//
// CompactFlow: the events of the compact encoder with the position in registers, for a producer that
// tells a whole document in one function.
//
//     auto flow = out.flow();       // until flow dies, out itself gets no events
//     flow.key("id"); flow.integer(7);
//
// Everything is inlined into that function; what is rare goes through the encoder.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_FLOW_HPP
#define BYTEPRESS_JSON_FLOW_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bytepress/json/bounded.hpp"
#include "bytepress/json/writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class CompactFlow {
 public:
  explicit CompactFlow(CompactWriter& out) noexcept : out_(out), at_(out.to_.at), end_(out.to_.end), first_(out.first_) {}
  ~CompactFlow() { giveBack(); }
  CompactFlow(const CompactFlow&) = delete;
  CompactFlow& operator=(const CompactFlow&) = delete;

  BYTEPRESS_INLINE void null() noexcept {
    room(kNullChars);
    std::memcpy(at_, "null", kNullChars);
    at_ += kNullChars;
  }
  BYTEPRESS_INLINE void boolean(bool value) noexcept {
    room(kMaxBooleanChars);
    at_ = writeBoolean(at_, value);
  }
  template <class Integer>
  BYTEPRESS_INLINE void integer(Integer value) noexcept {
    room(kIntegerChars<Integer>);
    at_ = writeInteger(at_, value);
  }
  BYTEPRESS_INLINE void real(double value) noexcept {
    room(kRealChars<double>);
    if (isFinite(value)) [[likely]] {
      at_ = writeReal(at_, value, RealStyle::json);
    } else {
      byEncoder([&] { out_.real(value); });
    }
  }
  BYTEPRESS_INLINE void string(std::string_view text) noexcept {
    if (text.size() > kShortText) [[unlikely]] return byEncoder([&] { out_.string(text); });
    room(quotedRoom(text.size()));
    putShortText(text);
  }

  BYTEPRESS_INLINE void element() noexcept {
    room(1);
    separate();
  }
  BYTEPRESS_INLINE void key(std::string_view text) noexcept {
    if (text.size() > kShortText) [[unlikely]] return byEncoder([&] { out_.key(text); });
    room(quotedRoom(text.size()) + 2);
    separate();
    putShortText(text);
    *at_++ = ':';
  }
  BYTEPRESS_INLINE void beginArray(std::size_t) noexcept { open('['); }
  BYTEPRESS_INLINE void endArray() noexcept { close(']'); }
  BYTEPRESS_INLINE void beginMap(std::size_t) noexcept { open('{'); }
  BYTEPRESS_INLINE void endMap() noexcept { close('}'); }

  BYTEPRESS_INLINE Done rawNumber(std::string_view text) noexcept {
    byEncoder([&] { out_.rawNumber(text); });
    return Done(nullptr);
  }

  BYTEPRESS_INLINE bool failed() const noexcept { return out_.failed(); }
  BYTEPRESS_INLINE void fail(PrintCode code) noexcept {
    byEncoder([&] { out_.fail(code); });
  }

 private:
  BYTEPRESS_INLINE void room(std::size_t n) noexcept {
    if (static_cast<std::size_t>(end_ - at_) < n) [[unlikely]] byEncoder([&] { out_.to_.room(n); });
  }

  // Needs quotedRoom(text.size()).
  BYTEPRESS_INLINE void putShortText(std::string_view text) noexcept {
    char* at = CompactLayout::quoteClean(at_, text.data(), text.size());
    if (at == nullptr) [[unlikely]] {
      at = out_.putDirtyText(at_, text);
      end_ = out_.to_.end;
    }
    at_ = at;
  }

  BYTEPRESS_INLINE void separate() noexcept {
    *at_ = ',';
    at_ += first_ ? 0 : 1;
    first_ = false;
  }
  BYTEPRESS_INLINE void open(char bracket) noexcept {
    if (!out_.enter()) [[unlikely]] at_ = out_.to_.at, end_ = out_.to_.end;
    room(1);
    *at_++ = bracket;
    first_ = true;
  }
  BYTEPRESS_INLINE void close(char bracket) noexcept {
    out_.leave();
    room(1);
    *at_++ = bracket;
    first_ = false;
  }

  template <class Event>
  BYTEPRESS_COLD void byEncoder(Event event) noexcept {
    giveBack();
    event();
    at_ = out_.to_.at;
    end_ = out_.to_.end;
    first_ = out_.first_;
  }
  BYTEPRESS_INLINE void giveBack() noexcept {
    out_.to_.at = at_;
    out_.first_ = first_;
  }

  CompactWriter& out_;
  char* at_;
  char* end_;
  bool first_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_FLOW_HPP
