// SPDX-License-Identifier: BSL-1.0
//
// Times and decimals read back. Included by avro/decode.hpp.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_LOGICAL_HPP
#define BYTEPRESS_AVRO_DECODE_LOGICAL_HPP

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "bytepress/avro/decimals.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/times.hpp"
#include "bytepress/walk/decimal.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Time>
void decodeTime(AvroDecoder& in, Time& value) {
  if constexpr (detail::RealDuration<Time>) {
    value = Time(in.real<std::conditional_t<(sizeof(typename Time::rep) <= sizeof(float)), float, double>>());
  } else {
    const std::int64_t number = in.varint();
    if (!avro::integerToTime(number, value)) in.failBefore(avro::DecodeCode::outOfRange, varintBytes(number));
  }
}

template <unsigned Precision, unsigned Scale>
void decodeFrom(AvroDecoder& in, Decimal<Precision, Scale>& value) {
  const std::string_view bytes = in.bytes();
  Decimal<Precision, Scale> read;
  if (in.failed()) return;
  if (!avro::readTwosComplement(bytes, read.unscaled) || !read.isInRange()) {
    in.failBefore(avro::DecodeCode::outOfRange, bytes.size());
    return;
  }
  value = read;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_DECODE_LOGICAL_HPP
