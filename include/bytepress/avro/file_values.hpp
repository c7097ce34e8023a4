// SPDX-License-Identifier: BSL-1.0
//
// FileValues: the values of a container file of any schema, to be printed.
//
//     avro::FileValues file(bytes, {.codecs = codecs});
//     while (file.next()) printByteBuffer(file.value(), out);
//     if (!file.status()) log(file.status().message());
//
// next() looks through the value that it goes to, so value() is one that can be printed. The file lies in memory.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_FILE_VALUES_HPP
#define BYTEPRESS_AVRO_FILE_VALUES_HPP

#include <cstddef>
#include <optional>
#include <string_view>

#include "bytepress/avro/block_reader.hpp"
#include "bytepress/avro/datum.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/file_options.hpp"
#include "bytepress/avro/input.hpp"

namespace bytepress::avro {

class FileValues {
 public:
  explicit FileValues(Input file, const FileReadOptions& options = {}, JsonForm form = JsonForm::plain)
      : blocks_(file.view(), options), options_{form, options.values} {}

  // The head of the file.
  BYTEPRESS_INLINE const Schema& schema() const noexcept { return blocks_.schema(); }
  BYTEPRESS_INLINE std::string_view codec() const noexcept { return blocks_.codec(); }
  BYTEPRESS_INLINE const FileMetadata& metadata() const noexcept { return blocks_.metadata(); }

  // Goes to the next value. False at the end, and after a failure.
  bool next();
  // Valid until next().
  BYTEPRESS_INLINE Datum value() const noexcept { return Datum(blocks_.schema(), value_, options_); }
  BYTEPRESS_INLINE const DecodeStatus& status() const noexcept { return blocks_.status(); }

 private:
  bool nextBlock();
  bool fail(const DecodeStatus& status);

  BlockReader blocks_;
  DatumOptions options_;
  std::size_t at_ = 0;    // in the values of the block
  std::size_t left_ = 0;  // values of the block
  std::size_t index_ = 0;
  std::string_view value_;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_FILE_VALUES_HPP
