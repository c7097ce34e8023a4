// SPDX-License-Identifier: BSL-1.0
//
// What object container files leave open. A file is
//
//     "Obj" 01                         what it is
//     a map of strings to bytes        avro.schema, avro.codec, and what its writer likes to say
//     16 bytes                         the sync marker, other ones in each file
//     blocks: number of values, size in bytes, the values as the codec makes them, the sync marker
//
// May include: base.
#ifndef BYTEPRESS_AVRO_FILE_OPTIONS_HPP
#define BYTEPRESS_AVRO_FILE_OPTIONS_HPP

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytepress/avro/decode_status.hpp"
#include "bytepress/avro/options.hpp"

namespace bytepress::avro {

class Codec;

inline constexpr std::string_view kFileMagic("Obj\x01", 4);
inline constexpr std::size_t kSyncMarkerBytes = 16;
using SyncMarker = std::array<char, kSyncMarkerBytes>;
using FileMetadata = std::vector<std::pair<std::string, std::string>>;

struct FileOptions {
  // How blocks are compressed: by a codec that lives as long as the writer; null: not at all.
  Codec* codec = nullptr;

  // A block ends behind the value that makes it so long, before it is compressed.
  std::size_t blockBytes = 64000;

  // Stand in the head of the file. Keys that begin with "avro." are Avro's own: PrintCode::badOption.
  FileMetadata metadata{};

  // The sync marker; nothing: one by chance. For files that have to come out the same every time.
  std::optional<SyncMarker> sync{};

  // How values are encoded.
  Options values{};
};

struct FileReadOptions {
  // The codecs that a file may have, besides null.
  std::span<Codec* const> codecs{};

  // Bytes of a block when it is not compressed any more; more is DecodeCode::badLength. The default is 256 MiB.
  std::size_t maxBlockBytes = std::size_t{1} << 28;

  // How values are decoded.
  DecodeOptions values{};
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_FILE_OPTIONS_HPP
