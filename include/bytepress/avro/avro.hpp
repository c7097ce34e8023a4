// SPDX-License-Identifier: BSL-1.0
//
// Avro's binary encoding: the API, on one screen.
//
//     ByteBuffer avro::encode(value[, options])               a fresh buffer
//     void       avro::encode(value, buffer[, options])       appends to a ByteBuffer
//     size_t     avro::encodeInto(span, value[, options])     the caller's memory; never allocates (plain blocks)
//     size_t     avro::encodedSize(value[, options])          how long it would be
//     void       avro::encodeTo(sink, value[, options])       any Sink
//
// Each has a twin tryX that returns a PrintStatus (with a size where there is one to tell) and does not throw
// errors of ours, as those of print.hpp; the bytes are those of avro/encoder.hpp.
//
// May include: buffer, walk.
#ifndef BYTEPRESS_AVRO_AVRO_HPP
#define BYTEPRESS_AVRO_AVRO_HPP

#include <cstddef>
#include <new>
#include <span>

#include "bytepress/avro/encoder.hpp"
#include "bytepress/avro/options.hpp"
#include "bytepress/avro/values.hpp"
#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/buffer/sinks.hpp"
#include "bytepress/buffer/size_history.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

namespace detail {

template <class Encoder, class T>
PrintStatus encodeWith(Sink& sink, std::span<const std::byte> header, const T& value, const Options& options) {
  Encoder out(sink, options);
  if (!header.empty()) out.fixed(header);
  walk(out, value);
  return out.finish();
}

template <class T>
PrintStatus encodeBy(Sink& sink, std::span<const std::byte> header, const T& value, const Options& options) {
  if (options.blocks == Blocks::sized) return encodeWith<SizedAvroEncoder>(sink, header, value, options);
  return encodeWith<AvroEncoder>(sink, header, value, options);
}

// Writes a value, and bytes before it, as one: all or none of it.
template <class T>
PrintStatus tryEncodeBehind(Sink& sink, std::span<const std::byte> header, const T& value, const Options& options) {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return encodeBy(sink, header, value, options);
  } catch (const std::bad_alloc&) {
    return PrintStatus(PrintCode::outOfMemory);
  }
#else
  return encodeBy(sink, header, value, options);
#endif
}

}  // namespace detail

template <class T>
[[nodiscard]] PrintStatus tryEncodeTo(Sink& sink, const T& value, const Options& options = {}) {
  return detail::tryEncodeBehind(sink, {}, value, options);
}

// Appends to `buffer`, which is as it was if the encoding fails.
template <class T>
[[nodiscard]] PrintStatus tryEncode(const T& value, ByteBuffer& buffer, const Options& options = {}) {
  return tryEncodeTo(buffer, value, options);
}

// What encodeInto did. `size` is the length of the encoding, whether it fitted or not.
struct IntoResult {
  PrintStatus status;
  std::size_t size = 0;

  explicit operator bool() const noexcept { return static_cast<bool>(status); }
};

// Fills `memory` from its start. Fails with PrintCode::noRoom exactly if the encoding is longer.
template <class T>
[[nodiscard]] IntoResult tryEncodeInto(std::span<char> memory, const T& value, const Options& options = {}) {
  SpanSink sink(memory);
  PrintStatus status = tryEncodeTo(sink, value, options);
  if (status && !sink.fits()) status = PrintStatus(PrintCode::noRoom);
  return {std::move(status), sink.size()};
}

// The exact number of bytes that the same encoding has.
template <class T>
[[nodiscard]] PrintStatus tryEncodedSize(const T& value, std::size_t& size, const Options& options = {}) {
  CountingSink sink;
  PrintStatus status = tryEncodeTo(sink, value, options);
  if (status) size = sink.size();
  return status;
}

#if BYTEPRESS_HAS_EXCEPTIONS

namespace detail {
inline void throwIfFailed(PrintStatus&& status) {
  if (!status) [[unlikely]] throw PrintError(std::move(status));
}
}  // namespace detail

template <class T>
[[nodiscard]] ByteBuffer encode(const T& value, const Options& options = {}) {
  static constinit thread_local SizeHistory history;
  ByteBuffer fresh;
  fresh.expect(history.first(), history.then());
  detail::throwIfFailed(tryEncodeTo(fresh, value, options));
  history.record(fresh.size());
  return fresh;
}

template <class T>
void encode(const T& value, ByteBuffer& buffer, const Options& options = {}) {
  detail::throwIfFailed(tryEncode(value, buffer, options));
}

template <class T>
void encodeTo(Sink& sink, const T& value, const Options& options = {}) {
  detail::throwIfFailed(tryEncodeTo(sink, value, options));
}

template <class T>
std::size_t encodeInto(std::span<char> memory, const T& value, const Options& options = {}) {
  IntoResult result = tryEncodeInto(memory, value, options);
  detail::throwIfFailed(std::move(result.status));
  return result.size;
}

template <class T>
[[nodiscard]] std::size_t encodedSize(const T& value, const Options& options = {}) {
  std::size_t size = 0;
  detail::throwIfFailed(tryEncodedSize(value, size, options));
  return size;
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_AVRO_HPP
