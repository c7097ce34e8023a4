// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/block_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace bytepress::avro {

BlockReader::BlockReader(std::string_view file, const FileReadOptions& options)
    : in_(file), maxBlockBytes_(options.maxBlockBytes) {
  readHead(options);
}

void BlockReader::readHead(const FileReadOptions& options) {
  const std::string_view magic = in_.fixed(std::min(kFileMagic.size(), in_.left()));
  if (magic != kFileMagic) {
    fail(kFileMagic.starts_with(magic) ? DecodeCode::truncated : DecodeCode::notAvro, 0);
    return;
  }
  std::set<std::string_view> keys;
  in_.blocks(2, [&](std::size_t count) {
    for (; count != 0 && !in_.failed(); --count) {
      const std::string_view key = in_.string();
      if (!in_.failed() && !keys.insert(key).second) in_.failBefore(DecodeCode::duplicateKey, key.size());
      const std::string_view value = in_.bytes();
      if (in_.failed()) return;
      if (const DecodeCode code = takeEntry(key, value); code != DecodeCode::ok) in_.failBefore(code, value.size());
    }
  });
  const std::string_view sync = in_.fixed(sync_.size());
  if (in_.failed()) {
    status_ = in_.status();
  } else if (!hasSchema_) {
    fail(DecodeCode::badSchema, in_.offset() - sync.size());
  } else if (const DecodeCode code = findCodec(options); code != DecodeCode::ok) {
    fail(code, in_.offset() - sync.size());
  } else {
    std::copy(sync.begin(), sync.end(), sync_.begin());
  }
}

DecodeCode BlockReader::takeEntry(std::string_view key, std::string_view value) {
  if (key == "avro.codec") {
    codecName_ = value;
  } else if (key == "avro.schema") {
    hasSchema_ = true;
    schemaText_ = value;
    return Schema::tryParse(value, schema_).code();
  } else {
    metadata_.emplace_back(key, value);
  }
  return DecodeCode::ok;
}

DecodeCode BlockReader::findCodec(const FileReadOptions& options) noexcept {
  if (codecName_ == "null") return DecodeCode::ok;
  for (Codec* const codec : options.codecs) {
    if (codec->name() == codecName_) codec_ = codec;
  }
  return codec_ != nullptr ? DecodeCode::ok : DecodeCode::unknownCodec;
}

bool BlockReader::next() {
  count_ = 0;
  values_ = {};
  while (status_ && count_ == 0 && !in_.atEnd()) {
    if (!nextBlock()) return false;
  }
  return count_ != 0;
}

bool BlockReader::nextBlock() {
  const std::size_t at = in_.offset();
  const std::int64_t count = in_.varint();
  const std::string_view packed = in_.bytes();
  const std::string_view sync = in_.fixed(sync_.size());
  if (in_.failed()) {
    status_ = in_.status();
    return false;
  }
  if (count < 0) return fail(DecodeCode::badLength, at);
  if (sync != std::string_view(sync_.data(), sync_.size())) return fail(DecodeCode::corrupt, in_.offset() - sync.size());
  valuesAt_ = in_.offset() - sync.size() - packed.size();
  if (!unpack(packed)) return false;
  count_ = static_cast<std::size_t>(count);
  return count != 0 || values_.empty() || fail(DecodeCode::badLength, at);
}

bool BlockReader::unpack(std::string_view packed) {
  if (codec_ == nullptr) {
    values_ = packed;
    return packed.size() <= maxBlockBytes_ || fail(DecodeCode::badLength, valuesAt_);
  }
  plain_.clear();
  Cursor to(plain_, maxBlockBytes_);
  const DecodeCode code = codec_->decompress(packed, to);
  const PrintCode written = to.finish();
  if (written == PrintCode::outOfMemory) return fail(DecodeCode::outOfMemory, valuesAt_);
  if (written != PrintCode::ok) return fail(DecodeCode::badLength, valuesAt_);
  if (code != DecodeCode::ok) return fail(code, valuesAt_);
  values_ = plain_.view();
  return true;
}

}  // namespace bytepress::avro
