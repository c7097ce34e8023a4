// SPDX-License-Identifier: BSL-1.0
//
// Codec: how the blocks of a container file are compressed.
//
//     null       NullCodec, which is always there
//     deflate    avro/deflate.hpp, with zlib
//     zstandard  avro/zstandard.hpp, with libzstd
//     snappy     avro/snappy.hpp, with libsnappy
//
// A codec has no memory of blocks before, and serves one file at a time.
//
// May include: base, buffer.
#ifndef BYTEPRESS_AVRO_CODEC_HPP
#define BYTEPRESS_AVRO_CODEC_HPP

#include <string_view>

#include "bytepress/avro/decode_status.hpp"
#include "bytepress/buffer/sink.hpp"

namespace bytepress::avro {

class Codec {
 public:
  virtual ~Codec();
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;

  // As the file names it.
  virtual std::string_view name() const noexcept = 0;

  // Writes what `plain` is in the file. Failures are the cursor's.
  virtual void compress(std::string_view plain, Cursor& to) noexcept = 0;

  // The inverse. Bytes that are not, all of them, what compress() can have written are DecodeCode::corrupt. More bytes
  // than the cursor takes are the cursor's failure, and end it.
  virtual DecodeCode decompress(std::string_view packed, Cursor& to) noexcept = 0;

 protected:
  Codec() noexcept = default;
};

// Blocks as they are.
class NullCodec final : public Codec {
 public:
  std::string_view name() const noexcept override;
  void compress(std::string_view plain, Cursor& to) noexcept override;
  DecodeCode decompress(std::string_view packed, Cursor& to) noexcept override;
};

// Copies bytes, in as many steps as it takes.
void copyBytes(std::string_view bytes, Cursor& to) noexcept;

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_CODEC_HPP
