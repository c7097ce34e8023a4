// SPDX-License-Identifier: BSL-1.0
//
// Avro's single-object encoding: a value that says which schema it has, for messages.
//
//     ByteBuffer avro::encodeSingle(value[, options])            a fresh buffer
//     void       avro::encodeSingle(value, buffer[, options])    appends to a ByteBuffer
//     void       avro::encodeSingleTo(sink, value[, options])    any Sink
//     T          avro::decodeSingle<T>(bytes[, options])         throws DecodeError
//     void       avro::decodeSingle(bytes, value[, options])
//
// and twins tryX as in avro/avro.hpp and avro/decode.hpp. The bytes are C3 01, the fingerprint of the schema (kFingerprint<T>) with
// its lowest byte first, and the value. Other bytes in front are DecodeCode::notAvro, another fingerprint is
// DecodeCode::otherSchema; singleObjectFingerprint(bytes) tells which, for who has several schemas.
//
// May include: base, buffer, text, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_SINGLE_OBJECT_HPP
#define BYTEPRESS_AVRO_SINGLE_OBJECT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bytepress/avro/avro.hpp"
#include "bytepress/avro/decode.hpp"
#include "bytepress/avro/schema.hpp"
#include "bytepress/avro/varint.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

inline constexpr std::string_view kSingleObjectMarker = "\xc3\x01";
inline constexpr std::size_t kSingleObjectHeaderBytes = 10;

// What stands before a value of the type.
template <class T>
inline constexpr auto kSingleObjectHeader = [] {
  std::array<std::byte, kSingleObjectHeaderBytes> header{std::byte{0xc3}, std::byte{0x01}};
  for (std::size_t i = 0; i < 8; ++i) header[2 + i] = static_cast<std::byte>(kFingerprint<T> >> (8 * i) & 0xff);
  return header;
}();

// The fingerprint of the schema that a single object says it has; nothing if the bytes do not begin as one.
inline std::optional<std::uint64_t> singleObjectFingerprint(Input bytes) noexcept {
  const std::string_view view = bytes.view();
  if (view.size() < kSingleObjectHeaderBytes || !view.starts_with(kSingleObjectMarker)) return std::nullopt;
  return readLittle<std::uint64_t>(view.data() + kSingleObjectMarker.size());
}

template <class T>
[[nodiscard]] PrintStatus tryEncodeSingle(const T& value, ByteBuffer& buffer, const Options& options = {}) {
  return detail::tryEncodeBehind(buffer, kSingleObjectHeader<T>, value, options);
}
template <class T>
[[nodiscard]] PrintStatus tryEncodeSingleTo(Sink& sink, const T& value, const Options& options = {}) {
  return detail::tryEncodeBehind(sink, kSingleObjectHeader<T>, value, options);
}

template <class T>
[[nodiscard]] DecodeStatus tryDecodeSingle(Input bytes, T& value, const DecodeOptions& options = {}) {
  AvroDecoder in(bytes.view(), options);
  if (in.left() >= 2 && in.fixed(2) != kSingleObjectMarker) return DecodeStatus(DecodeCode::notAvro);
  const std::string_view fingerprint = in.fixed(8);
  if (in.failed()) return in.status();
  if (readLittle<std::uint64_t>(fingerprint.data()) != kFingerprint<T>) {
    return DecodeStatus(DecodeCode::otherSchema, kSingleObjectMarker.size());
  }
  return detail::tryDecodeAll(in, value);
}

#if BYTEPRESS_HAS_EXCEPTIONS

template <class T>
void encodeSingle(const T& value, ByteBuffer& buffer, const Options& options = {}) {
  detail::throwIfFailed(tryEncodeSingle(value, buffer, options));
}
template <class T>
[[nodiscard]] ByteBuffer encodeSingle(const T& value, const Options& options = {}) {
  ByteBuffer fresh;
  encodeSingle(value, fresh, options);
  return fresh;
}
template <class T>
void encodeSingleTo(Sink& sink, const T& value, const Options& options = {}) {
  detail::throwIfFailed(tryEncodeSingleTo(sink, value, options));
}

template <class T>
void decodeSingle(Input bytes, T& value, const DecodeOptions& options = {}) {
  if (DecodeStatus status = tryDecodeSingle(bytes, value, options); !status) [[unlikely]] throw DecodeError(std::move(status));
}
template <class T>
[[nodiscard]] T decodeSingle(Input bytes, const DecodeOptions& options = {}) {
  T value{};
  decodeSingle(bytes, value, options);
  return value;
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SINGLE_OBJECT_HPP
