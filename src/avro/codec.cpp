// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/codec.hpp"

#include <algorithm>
#include <cstring>

namespace bytepress::avro {

Codec::~Codec() = default;

std::string_view NullCodec::name() const noexcept { return "null"; }

void NullCodec::compress(std::string_view plain, Cursor& to) noexcept { copyBytes(plain, to); }

DecodeCode NullCodec::decompress(std::string_view packed, Cursor& to) noexcept {
  copyBytes(packed, to);
  return DecodeCode::ok;
}

void copyBytes(std::string_view bytes, Cursor& to) noexcept {
  while (!bytes.empty() && !to.failed()) {
    to.roomForSteps(std::min(bytes.size(), kMaxRoom), bytes.size());
    const std::size_t step = std::min(bytes.size(), static_cast<std::size_t>(to.end - to.at));
    std::memcpy(to.at, bytes.data(), step);
    to.at += step;
    bytes.remove_prefix(step);
  }
}

}  // namespace bytepress::avro
