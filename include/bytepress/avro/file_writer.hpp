// SPDX-License-Identifier: BSL-1.0
//
// FileWriter: object container files, which say which schema their values have.
//
//     ByteBuffer bytes;                            // or a FileSink, a StreamSink …
//     avro::FileWriter<Order> file(bytes, {.codec = &codec});
//     for (const Order& order : orders) file.write(order);
//     file.flush();                                // the last block; without it the file ends behind the one before
//
// Values are gathered in a block, which is compressed and written when it is full. A value that cannot be encoded is
// not in the file, and the writer goes on. A file without values is right, too. tryX do not throw.
//
// May include: base, buffer, text, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_FILE_WRITER_HPP
#define BYTEPRESS_AVRO_FILE_WRITER_HPP

#include "bytepress/avro/avro.hpp"
#include "bytepress/avro/block_writer.hpp"
#include "bytepress/avro/schema.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T>
class FileWriter {
 public:
  // The sink has to live as long. The head of the file is written before the first value, or by flush().
  explicit FileWriter(Sink& sink, const FileOptions& options = {}) : blocks_(sink, options), options_(options.values) {}
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;

  [[nodiscard]] PrintStatus tryWrite(const T& value) {
    if (PrintStatus status = blocks_.begin(kSchema<T>); !status) return status;
    if (blocks_.isFull()) {  // an earlier one that could not be written
      if (PrintStatus status = blocks_.flush(); !status) return status;
    }
    if (PrintStatus status = tryEncode(value, blocks_.values(), options_); !status) return status;
    blocks_.count();
    return blocks_.isFull() ? blocks_.flush() : PrintStatus();
  }

  // Ends the block, so that all values are in the sink: at the end, or at any time.
  [[nodiscard]] PrintStatus tryFlush() {
    PrintStatus status = blocks_.begin(kSchema<T>);
    return status ? blocks_.flush() : status;
  }

#if BYTEPRESS_HAS_EXCEPTIONS
  void write(const T& value) { detail::throwIfFailed(tryWrite(value)); }
  void flush() { detail::throwIfFailed(tryFlush()); }
#endif

 private:
  BlockWriter blocks_;
  Options options_;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_FILE_WRITER_HPP
