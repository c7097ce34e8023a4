// SPDX-License-Identifier: BSL-1.0
//
// Decoding: C++ values from Avro's binary encoding.
//
//     auto order = avro::decode<Order>(bytes);           throws DecodeError
//     avro::decode(bytes, order);                        into a value that is used again: its memory is kept
//     DecodeStatus status = avro::tryDecode(bytes, order);
//
// The bytes have to be one value of exactly this type, as avro::encode() writes it, in plain or sized
// blocks. Whatever they are, nothing worse happens than a failure; the value is then partly overwritten.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_HPP
#define BYTEPRESS_AVRO_DECODE_HPP

#include <array>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "bytepress/avro/decode_logical.hpp"
#include "bytepress/avro/decode_maps.hpp"
#include "bytepress/avro/decode_ranges.hpp"
#include "bytepress/avro/decode_values.hpp"
#include "bytepress/avro/decode_wide.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/input.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
void decodeWrapped(AvroDecoder& in, T& value) {
  using namespace detail;
  if constexpr (ReferenceWrapper<T>) {
    decodeValue(in, value.get());
  } else if constexpr (ChronoLike<T>) {
    decodeTime(in, value);
  } else if constexpr (ComplexLike<T>) {
    std::array<typename T::value_type, 2> parts{};
    decodeValue(in, parts);
    value = T(parts[0], parts[1]);
  } else if constexpr (BitsetLike<T>) {
    const std::string_view text = in.string();
    if (text.size() == value.size() && text.find_first_not_of("01") == text.npos) {
      value = T(std::string(text));
    } else {
      in.failBefore(avro::DecodeCode::badText, text.size());
    }
  } else {
    using Plain = std::remove_cvref_t<decltype(plainerOf(value))>;
    static_assert(AtomicLike<T> || PathLike<T>, "bytepress: this type can be encoded, but not decoded");
    decodeBy<Plain>(in, value);
  }
}

template <class T>
void decodeValue(AvroDecoder& in, T& value) {
  constexpr Kind kind = kindOf<AvroEncoder, T>();
  if constexpr (requires { decodeFrom(in, value); }) {
    decodeFrom(in, value);
  } else if constexpr (kind == Kind::printingAs) {
    decodeBy<std::remove_cvref_t<decltype(Printing<T>::encodeAs(value))>>(in, value);
  } else if constexpr (kind == Kind::as) {
    decodeBy<std::remove_cvref_t<decltype(encodeAs(value))>>(in, value);
  } else if constexpr (kind == Kind::null) {
    value = T();
  } else if constexpr (kind == Kind::boolean) {
    value = in.boolean();
  } else if constexpr (kind == Kind::character || kind == Kind::text) {
    decodeText(in, value);
  } else if constexpr (kind == Kind::integer) {
    decodeInteger(in, value);
  } else if constexpr (kind == Kind::real) {
    value = static_cast<T>(in.real<std::conditional_t<(sizeof(T) <= sizeof(float)), float, double>>());
  } else if constexpr (kind == Kind::enumeration || kind == Kind::flagSet) {
    decodeEnum(in, value);
  } else if constexpr (kind == Kind::wideText) {
    decodeWideText(in, value);
  } else if constexpr (kind == Kind::bytes) {
    decodeBytes(in, value);
  } else if constexpr (kind == Kind::nullable) {
    decodeNullable(in, value);
  } else if constexpr (kind == Kind::wrapped) {
    decodeWrapped(in, value);
  } else if constexpr (kind == Kind::variant) {
    decodeBranch<0>(in, value, in.index(std::variant_size_v<T>));
  } else if constexpr (kind == Kind::tuple) {
    decodeTuple(in, value);
  } else if constexpr (kind == Kind::map) {
    decodeMap(in, value);
  } else if constexpr (kind == Kind::array) {
    decodeArray(in, value);
  } else if constexpr (kind == Kind::record) {
    decodeRecord(in, value);
  } else {
    static_assert(kAlwaysFalse<T>,
                  "bytepress cannot decode this type: describe it with BOOST_DESCRIBE_STRUCT, or give it decodeFrom(in, "
                  "value) beside its encode(); see docs/avro.md");
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

namespace detail {

// All that is left is one value.
template <class T>
DecodeStatus tryDecodeAll(AvroDecoder& in, T& value) {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    decodeValue(in, value);
  } catch (const std::bad_alloc&) {
    return DecodeStatus(DecodeCode::outOfMemory, in.offset());
  }
#else
  decodeValue(in, value);
#endif
  return in.finish();
}

}  // namespace detail

template <class T>
[[nodiscard]] DecodeStatus tryDecode(Input bytes, T& value, const DecodeOptions& options = {}) {
  AvroDecoder in(bytes.view(), options);
  return detail::tryDecodeAll(in, value);
}

#if BYTEPRESS_HAS_EXCEPTIONS

template <class T>
void decode(Input bytes, T& value, const DecodeOptions& options = {}) {
  if (DecodeStatus status = tryDecode(bytes, value, options); !status) [[unlikely]] throw DecodeError(std::move(status));
}

template <class T>
[[nodiscard]] T decode(Input bytes, const DecodeOptions& options = {}) {
  T value{};
  decode(bytes, value, options);
  return value;
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DECODE_HPP
