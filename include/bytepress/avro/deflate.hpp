// SPDX-License-Identifier: BSL-1.0
//
// DeflateCodec: blocks compressed by zlib, as raw deflate (RFC 1951), which is what Avro's "deflate" is. Programs that
// include this header link with zlib.
//
//     avro::DeflateCodec codec(6);
//     avro::FileWriter<Order> file(sink, {.codec = &codec});
//
// May include: base, buffer, zlib.
#ifndef BYTEPRESS_AVRO_DEFLATE_HPP
#define BYTEPRESS_AVRO_DEFLATE_HPP

#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string_view>

#include "bytepress/avro/codec.hpp"
#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

class DeflateCodec final : public Codec {
 public:
  // From 1, fast, to 9, small; -1 is what zlib takes for the best of both.
  explicit DeflateCodec(int level = Z_DEFAULT_COMPRESSION) noexcept : level_(level) {}

  std::string_view name() const noexcept override { return "deflate"; }

  void compress(std::string_view plain, Cursor& to) noexcept override {
    z_stream stream{};
    if (deflateInit2(&stream, level_, Z_DEFLATED, -MAX_WBITS, kMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK) {
      return to.fail(level_ < -1 || level_ > 9 ? PrintCode::badOption : PrintCode::outOfMemory);
    }
    run(stream, plain, to, [](z_stream& all, bool last) { return ::deflate(&all, last ? Z_FINISH : Z_NO_FLUSH); });
    deflateEnd(&stream);
  }

  DecodeCode decompress(std::string_view packed, Cursor& to) noexcept override {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return DecodeCode::outOfMemory;
    const int result = run(stream, packed, to, [](z_stream& all, bool) { return inflate(&all, Z_NO_FLUSH); });
    const bool allRead = stream.avail_in == 0;
    inflateEnd(&stream);
    if (result == Z_MEM_ERROR) return DecodeCode::outOfMemory;
    return result == Z_STREAM_END && allRead ? DecodeCode::ok : DecodeCode::corrupt;
  }

 private:
  static constexpr int kMemoryLevel = 8;  // zlib's default

  // zlib counts in unsigned int, so large inputs are handed over in parts. Returns zlib's last word.
  template <class Step>
  static int run(z_stream& stream, std::string_view input, Cursor& to, Step step) noexcept {
    constexpr std::size_t kPart = std::numeric_limits<uInt>::max();
    for (;;) {
      if (stream.avail_in == 0 && !input.empty()) {
        const std::size_t part = std::min(input.size(), kPart);
        stream.next_in = reinterpret_cast<z_const Bytef*>(const_cast<char*>(input.data()));
        stream.avail_in = static_cast<uInt>(part);
        input.remove_prefix(part);
      }
      to.roomForSteps(1, kMaxRoom);
      if (to.failed()) return Z_BUF_ERROR;
      const std::size_t room = std::min(static_cast<std::size_t>(to.end - to.at), kPart);
      stream.next_out = reinterpret_cast<Bytef*>(to.at);
      stream.avail_out = static_cast<uInt>(room);
      const int result = step(stream, input.empty());
      to.at += room - stream.avail_out;
      if (result != Z_OK) return result;
      if (stream.avail_in == 0 && input.empty() && stream.avail_out != 0) {
        // All is read and there was room for more: what is missing does not come. (deflate ends by Z_STREAM_END.)
        return Z_BUF_ERROR;
      }
    }
  }

  int level_;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DEFLATE_HPP
