// SPDX-License-Identifier: BSL-1.0
//
// How decoding ended: avro::DecodeCode (why), DecodeStatus (why and where), DecodeError (the same, thrown).
//
//     if (avro::DecodeStatus status = avro::tryDecode(bytes, order); !status) log(status.message());
//
// May include: base.
#ifndef BYTEPRESS_AVRO_DECODE_STATUS_HPP
#define BYTEPRESS_AVRO_DECODE_STATUS_HPP

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {

enum class DecodeCode : std::uint8_t {
  ok,
  truncated,        // the bytes end within a value
  trailingBytes,    // there are bytes behind the value
  longVarint,       // an integer of more than 64 bits
  outOfRange,       // a number that the C++ type cannot hold
  badLength,        // a negative length, or more items than the bytes that are left can hold
  wrongLength,      // not as many items, or longer text, than an array of fixed size has room for
  badBoolean,       // a boolean that is neither 0 nor 1
  badIndex,         // no such branch of the union, or enumerator
  badBlockSize,     // a block that is longer or shorter than it says
  badText,          // a string that is not UTF-8, or does not spell what the C++ type holds
  duplicateKey,     // a key, or an element of a set, that came before
  tooDeep,          // nested deeper than the option maxDepth
  outOfMemory,      // an allocation failed
  notAvro,          // not the start of a file or of a single object
  badSchema,        // the schema is not one
  otherSchema,      // the schema is not that of the C++ type
  unknownCodec,     // blocks are compressed in a way that this build cannot undo
  corrupt,          // a compressed block or a sync marker is not right
};

// One English sentence without a full stop. Never holds any of the data.
constexpr std::string_view describe(DecodeCode code) noexcept {
  switch (code) {
    case DecodeCode::ok: return "decoded";
    case DecodeCode::truncated: return "the bytes end within a value";
    case DecodeCode::trailingBytes: return "there are bytes behind the value";
    case DecodeCode::longVarint: return "an integer has more than 64 bits";
    case DecodeCode::outOfRange: return "a number is out of the range of its type";
    case DecodeCode::badLength: return "a length is negative or more than the bytes that are left";
    case DecodeCode::wrongLength: return "the length is not that of the fixed array";
    case DecodeCode::badBoolean: return "a boolean is neither 0 nor 1";
    case DecodeCode::badIndex: return "an index is none of the union or enum";
    case DecodeCode::badBlockSize: return "a block has not the size that it says";
    case DecodeCode::badText: return "a string is not UTF-8, or not what its type holds";
    case DecodeCode::duplicateKey: return "a key comes twice";
    case DecodeCode::tooDeep: return "the value is nested deeper than maxDepth allows";
    case DecodeCode::outOfMemory: return "out of memory";
    case DecodeCode::notAvro: return "this is not how Avro data begins";
    case DecodeCode::badSchema: return "the schema is not valid";
    case DecodeCode::otherSchema: return "the schema is not that of the type";
    case DecodeCode::unknownCodec: return "the codec is not known here";
    case DecodeCode::corrupt: return "a block is corrupt";
  }
  return "unknown";
}

// What every try… function returns. True when all was decoded.
class [[nodiscard]] DecodeStatus {
 public:
  BYTEPRESS_INLINE DecodeStatus() noexcept {}
  BYTEPRESS_INLINE explicit DecodeStatus(DecodeCode code, std::size_t offset = 0, std::string path = {}) noexcept
      : code_(code), offset_(offset), path_(std::move(path)) {}

  // Named only to be inline, or else compilers may share one of another unit's (see config.hpp).
  BYTEPRESS_INLINE DecodeStatus(const DecodeStatus&) = default;
  BYTEPRESS_INLINE DecodeStatus(DecodeStatus&&) noexcept = default;
  BYTEPRESS_INLINE DecodeStatus& operator=(const DecodeStatus&) = default;
  BYTEPRESS_INLINE DecodeStatus& operator=(DecodeStatus&&) noexcept = default;
  BYTEPRESS_INLINE ~DecodeStatus() = default;

  BYTEPRESS_INLINE explicit operator bool() const noexcept { return code_ == DecodeCode::ok; }
  BYTEPRESS_INLINE DecodeCode code() const noexcept { return code_; }

  // Bytes before the one where it failed.
  BYTEPRESS_INLINE std::size_t offset() const noexcept { return offset_; }
  // JSON Pointer of the value that failed, such as "/users/3/name"; "" is the whole.
  BYTEPRESS_INLINE const std::string& path() const noexcept { return path_; }

  // "a boolean is neither 0 nor 1 at /users/3/active, byte 17"
  std::string message() const;

 private:
  DecodeCode code_ = DecodeCode::ok;
  std::size_t offset_ = 0;
  std::string path_;
};

// What the throwing functions throw.
class DecodeError : public std::runtime_error {
 public:
  explicit DecodeError(DecodeStatus status);
  DecodeError(const DecodeError& other);
  DecodeError& operator=(const DecodeError& other);
  ~DecodeError() override;

  BYTEPRESS_INLINE const DecodeStatus& status() const noexcept { return status_; }

 private:
  DecodeStatus status_;
};

struct DecodeOptions {
  // Records, arrays and maps inside each other; more is DecodeCode::tooDeep.
  std::uint32_t maxDepth = 1000;

  // Items of arrays that take no bytes (nulls, records without fields), in all of a value: a count of a few
  // bytes could ask for billions of them. More is DecodeCode::badLength.
  std::size_t maxEmptyItems = std::size_t{1} << 20;

  // Refuse strings that are not UTF-8, as Avro says that they are: DecodeCode::badText.
  bool checkUtf8 = true;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DECODE_STATUS_HPP
