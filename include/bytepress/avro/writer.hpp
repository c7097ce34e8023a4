// SPDX-License-Identifier: BSL-1.0
//
// AvroWriter: what Avro's encoder writes with. Numbers, bytes and the heads of blocks go into its target; depth,
// open blocks and the path of a failure are kept here. The events are in avro/encoder.hpp.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_AVRO_WRITER_HPP
#define BYTEPRESS_AVRO_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "bytepress/avro/block_buffer.hpp"
#include "bytepress/avro/options.hpp"
#include "bytepress/avro/varint.hpp"
#include "bytepress/base/path.hpp"
#include "bytepress/buffer/sink.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Target: Cursor for plain blocks, BlockBuffer for sized ones.
template <class Target>
class AvroWriter {
 public:
  BYTEPRESS_COLD Done fail(PrintCode code) noexcept {
    to_.fail(code);
    return Done(nullptr);
  }
  BYTEPRESS_INLINE bool failed() const noexcept { return to_.failed(); }
  BYTEPRESS_COLD void blame(std::string_view key) noexcept { addTokenBackwards(path_, key); }
  BYTEPRESS_COLD void blame(std::size_t index) noexcept { addTokenBackwards(path_, index); }

  // Ends the encoding; the sink then has all of it or, if it failed, none.
  PrintStatus finish() noexcept {
    const PrintCode code = to_.finish();
    if (code == PrintCode::ok) [[likely]] return PrintStatus();
    return PrintStatus(code, turnedForwards(std::move(path_)));
  }

 protected:
  AvroWriter(Sink& sink, const avro::Options& options) noexcept
      : to_(sink, options.maxBytes), maxDepth_(options.maxDepth) {}
  ~AvroWriter() = default;

  static constexpr bool kSized = std::is_same_v<Target, BlockBuffer>;

  template <class Integer>
  static constexpr bool isLong(Integer value) noexcept {
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    if constexpr (sizeof(Integer) < 8 || std::is_same_v<Integer, std::int64_t> || std::is_same_v<Integer, long long>) {
      return true;
    } else {
      return value <= static_cast<Integer>(kMost) &&
             (Integer(-1) > Integer(0) || value >= static_cast<Integer>(std::numeric_limits<std::int64_t>::min()));
    }
  }

  template <class Real>
  BYTEPRESS_INLINE static char* writeReal(char* at, Real value) noexcept {
    static_assert(sizeof(Real) <= sizeof(double), "bytepress: Avro has no type for long double");
    if constexpr (sizeof(Real) <= sizeof(float)) {
      return writeLittle(at, static_cast<float>(value));
    } else {
      return writeLittle(at, value);
    }
  }

  BYTEPRESS_INLINE void putVarint(std::int64_t value) noexcept {
    to_.room(kMaxVarintBytes);
    to_.at = writeVarint(to_.at, value);
  }
  Done putBytes(const char* bytes, std::size_t size) noexcept {
    putVarint(static_cast<std::int64_t>(size));
    putMemory(bytes, size);
    return Done(nullptr);
  }
  void putMemory(const char* bytes, std::size_t size) noexcept {
    while (size != 0 && !failed()) {
      to_.roomForSteps(std::min(size, kMaxRoom), size);
      const std::size_t step = std::min(size, static_cast<std::size_t>(to_.end - to_.at));
      std::memcpy(to_.at, bytes, step);
      to_.at += step;
      bytes += step;
      size -= step;
    }
  }

  void enter() noexcept {
    if (++depth_ > maxDepth_) [[unlikely]] fail(PrintCode::tooDeep);
  }
  Done leave() noexcept {
    --depth_;
    return Done(nullptr);
  }

  void beginBlocks(std::size_t n) {
    enter();
    if constexpr (kSized) {
      to_.openBlock();
    } else if (n == kUnknownCount) {
      uncounted_.push_back(depth_);
    } else if (n != 0) {
      putVarint(static_cast<std::int64_t>(n));
    }
  }
  bool isUncounted() const noexcept { return !uncounted_.empty() && uncounted_.back() == depth_; }
  void beginItem() noexcept {
    if constexpr (kSized) {
      to_.addItems(1);
    } else if (isUncounted()) {
      putVarint(1);
    }
  }
  Done endBlocks() noexcept {
    if constexpr (kSized) {
      to_.closeBlock();
    } else if (isUncounted()) {
      uncounted_.pop_back();
    }
    to_.room(1);
    to_.put('\0');
    return leave();
  }

  Target to_;
  std::uint32_t depth_ = 0;
  std::uint32_t maxDepth_;
  std::vector<std::uint32_t> uncounted_;  // the depths of open arrays and maps of unknown length
  std::string path_;                      // backwards
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_WRITER_HPP
