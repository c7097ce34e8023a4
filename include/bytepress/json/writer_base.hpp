// SPDX-License-Identifier: BSL-1.0
//
// What the two JSON encoders share: the Cursor, the depth, failures and where they were.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_WRITER_BASE_HPP
#define BYTEPRESS_JSON_WRITER_BASE_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/base/path.hpp"
#include "bytepress/buffer/sink.hpp"
#include "bytepress/json/bound.hpp"
#include "bytepress/json/options.hpp"
#include "bytepress/json/validate.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress {

// The value of a JSON number; beyond the range of double an infinity.
double numberValue(std::string_view number) noexcept;

// Whether a JSON number has neither fraction nor exponent, and whether such a one is at most 2^53 - 1 in magnitude.
bool isIntegerText(std::string_view number) noexcept;
bool isSafeIntegerText(std::string_view integer) noexcept;

// Whether raw JSON is "", [] or {}.
bool isRawEmpty(std::string_view json) noexcept;

// Appends; false, and nothing done, if there is no memory.
bool addText(std::string& to, std::string_view text) noexcept;

// Whether raw JSON is null, with white space around it or without.
bool isRawNull(std::string_view json) noexcept;

// "NaN", "Infinity" or "-Infinity" with quotes, whatever -ffast-math makes of comparisons.
std::string_view nonFiniteText(double value) noexcept;

}  // namespace bytepress

namespace bytepress::inline BYTEPRESS_ABI {

class JsonWriterBase {
 public:
  JsonWriterBase(Sink& sink, const JsonOptions& options) noexcept
      : to_(sink, options.maxBytes),
        maxDepth_(options.maxDepth),
        nonFinite_(options.nonFinite),
        invalidUtf8_(options.invalidUtf8) {}
  // For members of the object that `around` is in, each behind a comma.
  JsonWriterBase(Sink& sink, const JsonWriterBase& around) noexcept
      : to_(sink, around.bytesLeft()),
        depth_(around.depth_),
        maxDepth_(around.maxDepth_),
        first_(false),
        nonFinite_(around.nonFinite_),
        invalidUtf8_(around.invalidUtf8_) {}

  // Bytes that may still be written.
  std::size_t bytesLeft() const noexcept { return to_.left(); }

  // Fails as one made for inside this one has.
  void takeFailure(JsonWriterBase& inside) noexcept {
    if (failed()) return;
    fail(inside.to_.code());
    path_ = std::move(inside.path_);
  }

  BYTEPRESS_COLD Done fail(PrintCode code) noexcept {
    to_.fail(code);
    return Done(nullptr);
  }
  BYTEPRESS_INLINE bool failed() const noexcept { return to_.failed(); }

  BYTEPRESS_COLD void blame(std::string_view key) noexcept { addTokenBackwards(path_, key); }
  BYTEPRESS_COLD void blame(std::size_t index) noexcept { addTokenBackwards(path_, index); }

  BYTEPRESS_INLINE void branch(std::size_t, std::size_t) noexcept {}

  // PrintCode::ok if the text is one JSON value that may stand here, or why it is not.
  BYTEPRESS_COLD PrintCode checkRawJson(std::string_view text) const noexcept {
    return checkJson(text, depth_ < maxDepth_ ? maxDepth_ - depth_ : 0);
  }

  // Ends the print; the sink then has all of it or, if it failed, none.
  BYTEPRESS_INLINE PrintStatus finish() noexcept {
    const PrintCode code = to_.finish();
    if (code == PrintCode::ok) [[likely]] return PrintStatus();
    return PrintStatus(code, turnedForwards(std::move(path_)));
  }

 protected:
  // False, and failed, if the value that begins is nested too deep.
  BYTEPRESS_INLINE bool enter() noexcept {
    if (++depth_ <= maxDepth_) [[likely]] return true;
    fail(PrintCode::tooDeep);
    return false;
  }
  BYTEPRESS_INLINE void leave() noexcept { --depth_; }

  // `at` with `n` <= kMaxRoom bytes of room: for code that keeps the position in a local.
  BYTEPRESS_INLINE char* roomAt(char* at, std::size_t n) noexcept {
    BYTEPRESS_ASSERT(at <= to_.end);
    if (static_cast<std::size_t>(to_.end - at) >= n) [[likely]] return at;
    to_.at = at;
    to_.room(n);
    return to_.at;
  }

  // Whether the failure is one of a simple value, so that printing it again finds which.
  bool causedByValue() const noexcept {
    const PrintCode code = to_.code();
    return code == PrintCode::nonFinite || code == PrintCode::invalidUtf8 || code == PrintCode::tooDeep ||
           code == PrintCode::unprintable;
  }

  // Needs room for kMaxNonFiniteChars.
  BYTEPRESS_COLD char* putNonFinite(char* at, double value) noexcept {
    if (nonFinite_ == NonFinite::error) {
      fail(PrintCode::nonFinite);
      at = to_.at;  // the window changed
    }
    const std::string_view text = nonFinite_ == NonFinite::string ? nonFiniteText(value) : "null";
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
  }

  // A comma unless the container was just opened. Needs room for 1 byte.
  BYTEPRESS_INLINE char* separateAt(char* at) noexcept {
    *at = ',';
    at += first_ ? 0 : 1;
    first_ = false;
    return at;
  }

  Cursor to_;
  std::uint32_t depth_ = 0;
  std::uint32_t maxDepth_;
  bool first_ = true;  // the container that is open has no element yet
  NonFinite nonFinite_;
  InvalidUtf8 invalidUtf8_;
  std::string path_;  // backwards
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_WRITER_BASE_HPP
