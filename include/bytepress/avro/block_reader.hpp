// SPDX-License-Identifier: BSL-1.0
//
// BlockReader: the head and the blocks of a container file, for readers that know the type of its values and such that
// do not.
//
//     avro::BlockReader blocks(bytes, options);
//     while (blocks.next()) use(blocks.count(), blocks.values());
//     blocks.status()
//
// The file lies in memory, for example by mmap(), and has to stay there.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_AVRO_BLOCK_READER_HPP
#define BYTEPRESS_AVRO_BLOCK_READER_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "bytepress/avro/codec.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/file_options.hpp"
#include "bytepress/avro/parsed_schema.hpp"
#include "bytepress/buffer/byte_buffer.hpp"

namespace bytepress::avro {

class BlockReader {
 public:
  // Reads the head. What is wrong with it is in status().
  BlockReader(std::string_view file, const FileReadOptions& options);

  BYTEPRESS_INLINE const Schema& schema() const noexcept { return schema_; }
  // The schema as it stands in the file.
  BYTEPRESS_INLINE std::string_view schemaText() const noexcept { return schemaText_; }
  BYTEPRESS_INLINE std::string_view codec() const noexcept { return codecName_; }
  // What else stands in the head.
  BYTEPRESS_INLINE const FileMetadata& metadata() const noexcept { return metadata_; }

  // Goes to the next block that has values. False at the end of the file, and after a failure.
  bool next();
  BYTEPRESS_INLINE std::size_t count() const noexcept { return count_; }
  // Those of the block, not compressed.
  BYTEPRESS_INLINE std::string_view values() const noexcept { return values_; }
  // Where in the file a byte of values() is; in compressed blocks, where the block begins.
  BYTEPRESS_INLINE std::size_t offsetOf(std::size_t byte) const noexcept {
    return valuesAt_ + (codec_ == nullptr ? byte : 0);
  }

  BYTEPRESS_INLINE const DecodeStatus& status() const noexcept { return status_; }
  BYTEPRESS_INLINE void fail(DecodeStatus status) noexcept { status_ = std::move(status); }

 private:
  void readHead(const FileReadOptions& options);
  DecodeCode takeEntry(std::string_view key, std::string_view value);
  DecodeCode findCodec(const FileReadOptions& options) noexcept;
  bool nextBlock();
  bool unpack(std::string_view packed);
  bool fail(DecodeCode code, std::size_t offset) {
    status_ = DecodeStatus(code, offset);
    return false;
  }

  AvroDecoder in_;
  std::size_t maxBlockBytes_;
  DecodeStatus status_;
  Schema schema_;
  std::string schemaText_;
  bool hasSchema_ = false;
  std::string codecName_ = "null";
  Codec* codec_ = nullptr;
  FileMetadata metadata_;
  SyncMarker sync_{};
  std::size_t count_ = 0;
  std::string_view values_;
  std::size_t valuesAt_ = 0;
  ByteBuffer plain_;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_BLOCK_READER_HPP
