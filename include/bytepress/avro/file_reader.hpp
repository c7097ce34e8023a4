// SPDX-License-Identifier: BSL-1.0
//
// FileReader: the values of an object container file, one after the other.
//
//     avro::FileReader<Order> file(bytes, {.codecs = codecs});
//     for (Order order; file.next(order);) use(order);
//     if (!file.status()) log(file.status().message());
//
// or, where errors are thrown, for (Order order; file.read(order);). The schema in the file has to be that of the type, in
// canonical form; else it is DecodeCode::otherSchema. A failure says where in the file it is, and its path begins with the
// number of the value. Values of blocks that are right are read before a failure in a later one is found. The file lies in memory.
//
// May include: base, buffer, text, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_FILE_READER_HPP
#define BYTEPRESS_AVRO_FILE_READER_HPP

#include <cstddef>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "bytepress/avro/block_reader.hpp"
#include "bytepress/avro/decode.hpp"
#include "bytepress/avro/file_options.hpp"
#include "bytepress/avro/schema.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T>
class FileReader {
 public:
  explicit FileReader(Input file, const FileReadOptions& options = {}) : blocks_(file.view(), options), options_(options.values) {
    if (blocks_.status() && blocks_.schema().canonical() != kCanonicalSchema<T>) {
      blocks_.fail(DecodeStatus(DecodeCode::otherSchema));
    }
  }
  FileReader(const FileReader&) = delete;
  FileReader& operator=(const FileReader&) = delete;

  // The head of the file.
  const Schema& schema() const noexcept { return blocks_.schema(); }
  std::string_view codec() const noexcept { return blocks_.codec(); }
  const FileMetadata& metadata() const noexcept { return blocks_.metadata(); }

  // Reads the next value. False at the end, and after a failure.
  [[nodiscard]] bool next(T& value) {
    if (left_ == 0 && !nextBlock()) return false;
    decode(value);
    if (in_->failed()) [[unlikely]] return failInValue(in_->status());
    ++index_;
    if (--left_ == 0 && !in_->atEnd()) return failInBlock(DecodeCode::badBlockSize);
    return true;
  }
  const DecodeStatus& status() const noexcept { return blocks_.status(); }

#if BYTEPRESS_HAS_EXCEPTIONS
  // The same; throws DecodeError.
  [[nodiscard]] bool read(T& value) {
    if (next(value)) return true;
    if (!status()) [[unlikely]] throw DecodeError(status());
    return false;
  }
#endif

 private:
  bool nextBlock() {
    if (!blocks_.next()) return false;
    in_.emplace(blocks_.values(), options_);
    left_ = blocks_.count();
    constexpr std::size_t kLeast = leastAvroBytes<T>();
    const std::size_t most = kLeast == 0 ? options_.maxEmptyItems : blocks_.values().size() / (kLeast + (kLeast == 0));
    return left_ <= most || failInBlock(DecodeCode::badLength);
  }

  void decode(T& value) {
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      decodeValue(*in_, value);
    } catch (const std::bad_alloc&) {
      in_->fail(DecodeCode::outOfMemory);
    }
#else
    decodeValue(*in_, value);
#endif
  }

  BYTEPRESS_COLD bool failInValue(const DecodeStatus& status) {
    blocks_.fail(DecodeStatus(status.code(), blocks_.offsetOf(status.offset()), '/' + std::to_string(index_) + status.path()));
    left_ = 0;
    return false;
  }
  BYTEPRESS_COLD bool failInBlock(DecodeCode code) {
    blocks_.fail(DecodeStatus(code, blocks_.offsetOf(in_->offset())));
    left_ = 0;
    return false;
  }

  BlockReader blocks_;
  DecodeOptions options_;
  std::optional<AvroDecoder> in_;
  std::size_t left_ = 0;
  std::size_t index_ = 0;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_FILE_READER_HPP
