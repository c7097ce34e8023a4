// SPDX-License-Identifier: BSL-1.0
//
// BlockWriter: what the writers of container files of all types have in common: the head of the file, and blocks of
// values that are encoded already.
//
// May include: base, buffer.
#ifndef BYTEPRESS_AVRO_BLOCK_WRITER_HPP
#define BYTEPRESS_AVRO_BLOCK_WRITER_HPP

#include <cstddef>
#include <string_view>

#include "bytepress/avro/codec.hpp"
#include "bytepress/avro/file_options.hpp"
#include "bytepress/base/status.hpp"
#include "bytepress/buffer/byte_buffer.hpp"

namespace bytepress::avro {

class BlockWriter {
 public:
  BlockWriter(Sink& sink, const FileOptions& options);

  // The block under way: values are appended, and then counted.
  BYTEPRESS_INLINE ByteBuffer& values() noexcept { return values_; }
  BYTEPRESS_INLINE bool isFull() const noexcept { return values_.size() >= blockBytes_; }
  BYTEPRESS_INLINE void count() noexcept { ++count_; }

  // Writes the head, once.
  PrintStatus begin(std::string_view schema);
  // Writes the block, if it has values, and begins another one. A block that could not be written stays.
  PrintStatus flush();

 private:
  Sink& sink_;
  Codec* codec_;
  std::size_t blockBytes_;
  FileMetadata metadata_;
  SyncMarker sync_;
  bool begun_ = false;
  std::size_t count_ = 0;
  ByteBuffer values_;
  ByteBuffer packed_;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_BLOCK_WRITER_HPP
