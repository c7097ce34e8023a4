// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/block_writer.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <random>

#include "bytepress/avro/varint.hpp"

namespace bytepress::avro {
namespace {

constexpr std::size_t kNoLimit = static_cast<std::size_t>(-1) / 2;

// Bytes that no other file is likely to have. Not to be guessed they need not be.
SyncMarker makeSyncMarker() {
  static thread_local std::mt19937_64 engine = [] {
    const auto time = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
    std::uint64_t chance = 0;
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      std::random_device device;
      chance = std::uint64_t{device()} << 32 | device();
    } catch (...) {  // there is none: time and place have to do
    }
#else
    std::random_device device;
    chance = std::uint64_t{device()} << 32 | device();
#endif
    return std::mt19937_64(time ^ chance ^ reinterpret_cast<std::uintptr_t>(&chance));
  }();
  SyncMarker marker;
  for (std::size_t i = 0; i < marker.size(); i += sizeof(std::uint64_t)) {
    const std::uint64_t bits = engine();
    std::memcpy(marker.data() + i, &bits, sizeof bits);
  }
  return marker;
}

void putLong(Cursor& to, std::size_t value) noexcept {
  to.room(kMaxVarintBytes);
  to.at = writeVarint(to.at, static_cast<std::int64_t>(value));
}
void putText(Cursor& to, std::string_view text) noexcept {
  putLong(to, text.size());
  copyBytes(text, to);
}

}  // namespace

BlockWriter::BlockWriter(Sink& sink, const FileOptions& options)
    : sink_(sink),
      codec_(options.codec),
      blockBytes_(options.blockBytes),
      metadata_(options.metadata),
      sync_(options.sync ? *options.sync : makeSyncMarker()) {}

PrintStatus BlockWriter::begin(std::string_view schema) {
  if (begun_) return PrintStatus();
  for (const auto& [key, value] : metadata_) {
    if (key.starts_with("avro.")) return PrintStatus(PrintCode::badOption);
  }
  Cursor to(sink_, kNoLimit);
  copyBytes(kFileMagic, to);
  putLong(to, 2 + metadata_.size());
  putText(to, "avro.schema");
  putText(to, schema);
  putText(to, "avro.codec");
  putText(to, codec_ != nullptr ? codec_->name() : "null");
  for (const auto& [key, value] : metadata_) {
    putText(to, key);
    putText(to, value);
  }
  putLong(to, 0);
  copyBytes({sync_.data(), sync_.size()}, to);
  const PrintCode code = to.finish();
  begun_ = code == PrintCode::ok;
  return PrintStatus(code);
}

PrintStatus BlockWriter::flush() {
  if (count_ == 0) return PrintStatus();
  std::string_view bytes = values_.view();
  if (codec_ != nullptr) {
    packed_.clear();
    Cursor packing(packed_, kNoLimit);
    codec_->compress(bytes, packing);
    if (const PrintCode code = packing.finish(); code != PrintCode::ok) return PrintStatus(code);
    bytes = packed_.view();
  }
  Cursor to(sink_, kNoLimit);
  putLong(to, count_);
  putText(to, bytes);
  copyBytes({sync_.data(), sync_.size()}, to);
  if (const PrintCode code = to.finish(); code != PrintCode::ok) return PrintStatus(code);
  count_ = 0;
  values_.clear();
  return PrintStatus();
}

}  // namespace bytepress::avro
