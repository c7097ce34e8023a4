// SPDX-License-Identifier: BSL-1.0
//
// Avro's binary encoding of any walked value.
//
//     AvroEncoder out(sink, options);
//     walk(out, reading);
//     PrintStatus status = out.finish();
//
// Writes values only: who reads them needs the schema, see avro/schema.hpp. The events are those of
// walk/encoder.hpp; they may also be told by hand, one value behind another.
//
//     null                nothing                    arrays, maps   blocks of items, then 0
//     boolean             one byte                   records        the fields, one behind another
//     integers            zig-zag varint             tuples         likewise
//     float, double       little endian              optionals      index in the union [null, T], value
//     string, bytes       length, bytes              variants       index, value
//     fixed               bytes                      enums          index of the enumerator
//
// Every field of a record is written, whatever the rules that omit members say: its place tells its name.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_AVRO_ENCODER_HPP
#define BYTEPRESS_AVRO_ENCODER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytepress/avro/block_buffer.hpp"
#include "bytepress/avro/bound.hpp"
#include "bytepress/avro/options.hpp"
#include "bytepress/avro/varint.hpp"
#include "bytepress/base/path.hpp"
#include "bytepress/buffer/sink.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Target: Cursor for plain blocks, BlockBuffer for sized ones.
template <class Target>
class BasicAvroEncoder {
 public:
  static constexpr bool kBySchema = true;

  BasicAvroEncoder(Sink& sink, const avro::Options& options) noexcept
      : to_(sink, options.maxBytes), maxDepth_(options.maxDepth) {}

  Done null() noexcept { return Done(nullptr); }
  Done boolean(bool value) noexcept {
    to_.room(1);
    to_.put(value ? '\1' : '\0');
    return Done(nullptr);
  }
  // Those beyond 64 bits with a sign, which Avro has no type for, fail: PrintCode::unprintable.
  template <class Integer>
  BYTEPRESS_INLINE Done integer(Integer value) noexcept {
    if (!isLong(value)) [[unlikely]] return fail(PrintCode::unprintable);
    putVarint(static_cast<std::int64_t>(value));
    return Done(nullptr);
  }
  template <class Real>
  BYTEPRESS_INLINE Done real(Real value) noexcept {
    to_.room(sizeof(double));
    to_.at = writeReal(to_.at, value);
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept { return putBytes(text.data(), text.size()); }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    return putBytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }
  Done fixed(std::span<const std::byte> bytes) noexcept {
    putMemory(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return Done(nullptr);
  }
  Done enumerator(std::string_view, std::size_t index, std::int64_t) noexcept {
    return integer(static_cast<std::int64_t>(index));
  }
  // An enumerator that is not described is none of the schema's.
  Done unnamed(std::int64_t) noexcept { return fail(PrintCode::unprintable); }
  void branch(std::size_t index, std::size_t) noexcept { putVarint(static_cast<std::int64_t>(index)); }

  // Items of an unknown number come in a block each, where blocks have no size.
  void beginArray(std::size_t n) { beginBlocks(n); }
  void element() noexcept { beginItem(); }
  Done endArray() noexcept { return endBlocks(); }
  void beginMap(std::size_t n) { beginBlocks(n); }
  void key(std::string_view text) noexcept {
    beginItem();
    string(text);
  }
  Done endMap() noexcept { return endBlocks(); }

  template <class T>
  void beginRecord() noexcept { enter(); }
  template <class Field>
  bool field() noexcept { return true; }
  template <class T>
  Done endRecord() noexcept { return leave(); }

  // Taken whole; see avro/values.hpp.
  template <class T>
  Done record(const T& value);
  template <class Tuple>
  Done tuple(const Tuple& value);
  template <class Range>
  Done array(Range& range);

  BYTEPRESS_COLD Done fail(PrintCode code) noexcept {
    to_.fail(code);
    return Done(nullptr);
  }
  BYTEPRESS_INLINE bool failed() const noexcept { return to_.failed(); }
  BYTEPRESS_COLD void blame(std::string_view key) noexcept { addTokenBackwards(path_, key); }
  BYTEPRESS_COLD void blame(std::size_t index) noexcept { addTokenBackwards(path_, index); }
  KeyOrder order() const noexcept { return KeyOrder::declared; }

  // Ends the encoding; the sink then has all of it or, if it failed, none.
  PrintStatus finish() noexcept {
    const PrintCode code = to_.finish();
    if (code == PrintCode::ok) [[likely]] return PrintStatus();
    return PrintStatus(code, turnedForwards(std::move(path_)));
  }

 private:
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

  template <class T>
  char* putBounded(char* at, const T& value);
  template <class Field, std::size_t Reserve, class T>
  char* putField(char* at, const T& owner);
  template <class Range>
  void putItems(Range& range);

  Target to_;
  std::uint32_t depth_ = 0;
  std::uint32_t maxDepth_;
  std::vector<std::uint32_t> uncounted_;  // the depths of open arrays and maps of unknown length
  std::string path_;                      // backwards
};

using AvroEncoder = BasicAvroEncoder<Cursor>;
using SizedAvroEncoder = BasicAvroEncoder<BlockBuffer>;

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_ENCODER_HPP
