// SPDX-License-Identifier: BSL-1.0
//
// AvroDecoder: reads the parts that Avro's binary encoding is made of, and believes nothing.
//
//     AvroDecoder in(bytes, options);
//     while (!in.atEnd() && !in.failed()) sum += in.real<float>();
//     avro::DecodeStatus status = in.finish();
//
// The first failure is remembered with its place; whatever is read behind it is 0 or empty. Nothing
// is allocated, and nothing outside the bytes is read.
//
// May include: base, text.
#ifndef BYTEPRESS_AVRO_DECODER_HPP
#define BYTEPRESS_AVRO_DECODER_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "bytepress/avro/decode_status.hpp"
#include "bytepress/avro/varint.hpp"

namespace bytepress {

// Whether a text is UTF-8.
bool isUtf8(std::string_view text) noexcept;

class AvroDecoder {
 public:
  BYTEPRESS_INLINE explicit AvroDecoder(std::string_view bytes, const avro::DecodeOptions& options = {}) noexcept
      : begin_(bytes.data()), at_(begin_), end_(begin_ + bytes.size()), options_(options) {}
  AvroDecoder(const AvroDecoder&) = delete;
  AvroDecoder& operator=(const AvroDecoder&) = delete;

  // boolean, int and long, float and double.
  BYTEPRESS_INLINE bool boolean() noexcept {
    if (at_ == end_) [[unlikely]] return fail(avro::DecodeCode::truncated);
    const auto byte = static_cast<unsigned char>(*at_);
    if (byte > 1) [[unlikely]] return fail(avro::DecodeCode::badBoolean);
    ++at_;
    return byte != 0;
  }
  BYTEPRESS_INLINE std::int64_t varint() noexcept {
    if (left() >= sizeof(std::uint64_t)) [[likely]] {
      auto bits = readLittle<std::uint64_t>(at_);
      const std::uint64_t stops = ~bits & 0x8080'8080'8080'8080;
      if (stops != 0) [[likely]] {
        at_ += std::countr_zero(stops) / 8 + 1;
        // The inverse of writeVarint: what is up to the first stop, 7 bits of a byte.
        bits &= (stops ^ (stops - 1)) & 0x7f7f'7f7f'7f7f'7f7f;
        bits = (bits & 0x007f'007f'007f'007f) | (bits & 0x7f00'7f00'7f00'7f00) >> 1;
        bits = (bits & 0x0000'3fff'0000'3fff) | (bits & 0x3fff'0000'3fff'0000) >> 2;
        bits = (bits & 0x0000'0000'0fff'ffff) | (bits & 0x0fff'ffff'0000'0000) >> 4;
        return unZigZag(bits);
      }
    }
    return longVarint();
  }
  // float or double.
  template <class Real>
  BYTEPRESS_INLINE Real real() noexcept {
    if (left() < sizeof(Real)) [[unlikely]] return fail(avro::DecodeCode::truncated), Real(0);
    const Real value = readLittle<Real>(at_);
    at_ += sizeof(Real);
    return value;
  }

  // bytes: a view into those given.
  BYTEPRESS_INLINE std::string_view bytes() noexcept {
    const std::int64_t size = varint();
    if (size < 0) [[unlikely]] return fail(avro::DecodeCode::badLength), std::string_view();
    if (static_cast<std::uint64_t>(size) > left()) [[unlikely]] return fail(avro::DecodeCode::truncated), std::string_view();
    return fixed(static_cast<std::size_t>(size));
  }
  // string
  BYTEPRESS_INLINE std::string_view string() noexcept {
    const std::string_view text = bytes();
    if (options_.checkUtf8 && !isUtf8(text)) [[unlikely]] return failBefore(avro::DecodeCode::badText, text.size()), std::string_view();
    return text;
  }
  BYTEPRESS_INLINE std::string_view fixed(std::size_t size) noexcept {
    if (size > left()) [[unlikely]] return fail(avro::DecodeCode::truncated), std::string_view();
    at_ += size;
    return {at_ - size, size};
  }

  // The index of a union or an enum of so many.
  BYTEPRESS_INLINE std::size_t index(std::size_t count) noexcept {
    const char* const from = at_;
    const std::int64_t index = varint();
    if (static_cast<std::uint64_t>(index) >= count) [[unlikely]] {
      if (!failed()) at_ = from;
      fail(avro::DecodeCode::badIndex);
      return 0;
    }
    return static_cast<std::size_t>(index);
  }

  // Calls items(n) for the blocks of an array or map, which has to read n items, the smallest of which
  // takes `least` bytes.
  template <class Items>
  void blocks(std::size_t least, Items items) {
    for (Block block; begin(block, least);) {
      items(block.count);
      if (failed() || !end(block)) return;
    }
  }

  BYTEPRESS_INLINE bool enter() noexcept {
    if (++depth_ <= options_.maxDepth) [[likely]] return true;
    return fail(avro::DecodeCode::tooDeep);
  }
  BYTEPRESS_INLINE void leave() noexcept { --depth_; }

  BYTEPRESS_INLINE bool atEnd() const noexcept { return at_ == end_; }
  BYTEPRESS_INLINE std::size_t left() const noexcept { return static_cast<std::size_t>(end_ - at_); }
  BYTEPRESS_INLINE std::size_t offset() const noexcept { return static_cast<std::size_t>(at_ - begin_); }

  // Reads nothing more, for who does not want it any more.
  BYTEPRESS_INLINE void stop() noexcept { at_ = end_; }

  BYTEPRESS_INLINE bool failed() const noexcept { return code_ != avro::DecodeCode::ok; }
  // Notes the first failure; false.
  BYTEPRESS_COLD bool fail(avro::DecodeCode code) noexcept;
  // The same, of what has just been read.
  BYTEPRESS_COLD bool failBefore(avro::DecodeCode code, std::size_t size) noexcept;
  BYTEPRESS_COLD void blame(std::string_view key) noexcept;
  BYTEPRESS_COLD void blame(std::size_t index) noexcept;

  // What has failed so far. finish() wants the bytes to be at their end, too.
  avro::DecodeStatus status() const noexcept;
  avro::DecodeStatus finish() noexcept;

 private:
  struct Block {
    std::size_t count = 0;
    const char* end = nullptr;  // null: not told
  };

  std::int64_t longVarint() noexcept;
  // False at the end of the blocks, and after a failure.
  bool begin(Block& block, std::size_t least) noexcept;
  BYTEPRESS_INLINE bool end(const Block& block) noexcept {
    return block.end == nullptr || block.end == at_ || fail(avro::DecodeCode::badBlockSize);
  }

  const char* begin_;
  const char* at_;
  const char* end_;
  avro::DecodeOptions options_;
  std::uint32_t depth_ = 0;
  std::size_t emptyItems_ = 0;
  avro::DecodeCode code_ = avro::DecodeCode::ok;
  std::size_t failedAt_ = 0;
  std::string path_;  // backwards
};

}  // namespace bytepress

#endif  // BYTEPRESS_AVRO_DECODER_HPP
