// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/decoder.hpp"

#include "bytepress/base/path.hpp"
#include "bytepress/text/unicode.hpp"

namespace bytepress {

bool isUtf8(std::string_view text) noexcept {
  const char* at = text.data();
  const char* const last = at + text.size();
  while (at != last) {
    std::uint64_t word;
    if (static_cast<std::size_t>(last - at) >= sizeof word) {
      std::memcpy(&word, at, sizeof word);
      if ((word & 0x8080'8080'8080'8080) == 0) {
        at += sizeof word;
        continue;
      }
    }
    const Utf8Character character = readUtf8(at, last);
    if (!character.wellFormed) return false;
    at += character.size;
  }
  return true;
}

bool AvroDecoder::fail(avro::DecodeCode code) noexcept {
  if (failed()) return false;
  code_ = code;
  failedAt_ = offset();
  at_ = end_;  // so that loops end
  return false;
}

bool AvroDecoder::failBefore(avro::DecodeCode code, std::size_t size) noexcept {
  if (!failed()) at_ -= size;
  return fail(code);
}

void AvroDecoder::blame(std::string_view key) noexcept { addTokenBackwards(path_, key); }
void AvroDecoder::blame(std::size_t index) noexcept { addTokenBackwards(path_, index); }

avro::DecodeStatus AvroDecoder::status() const noexcept {
  if (!failed()) return avro::DecodeStatus();
  return avro::DecodeStatus(code_, failedAt_, turnedForwards(std::string(path_)));
}

avro::DecodeStatus AvroDecoder::finish() noexcept {
  if (!failed() && !atEnd()) fail(avro::DecodeCode::trailingBytes);
  return status();
}

std::int64_t AvroDecoder::longVarint() noexcept {
  std::uint64_t bits = 0;
  const char* at = at_;
  for (int shift = 0; at != end_; shift += 7, ++at) {
    const auto byte = static_cast<unsigned char>(*at);
    if (shift == 63 && byte > 1) return fail(avro::DecodeCode::longVarint), 0;
    bits |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) {
      at_ = at + 1;
      return unZigZag(bits);
    }
  }
  fail(avro::DecodeCode::truncated);
  return 0;
}

bool AvroDecoder::begin(Block& block, std::size_t least) noexcept {
  block = Block();
  const char* const from = at_;
  const std::int64_t count = varint();
  if (count == 0) return false;
  block.count = static_cast<std::size_t>(count);
  if (count < 0) {
    const std::int64_t size = varint();
    if (failed()) return false;
    if (size < 0 || static_cast<std::uint64_t>(size) > left()) return fail(avro::DecodeCode::badBlockSize);
    block.end = at_ + size;
    block.count = 0 - block.count;
  }
  const std::size_t allowed = least == 0 ? options_.maxEmptyItems - emptyItems_ : left() / least;
  if (block.count > allowed) return failBefore(avro::DecodeCode::badLength, static_cast<std::size_t>(at_ - from));
  if (least == 0) emptyItems_ += block.count;
  return true;
}

}  // namespace bytepress
