// SPDX-License-Identifier: BSL-1.0
//
// Avro's binary encoding of any walked value.
//
//     AvroEncoder out(sink, options);
//     walk(out, reading);
//     PrintStatus status = out.finish();
//
// Writes values only: who reads them needs the schema, see avro/schema.hpp. The events are those of
// walk/encoder.hpp; they may also be told by hand, one value behind another.
//
//     null                nothing                    arrays, maps   blocks of items, then 0
//     boolean             one byte                   records        the fields, one behind another
//     integers            zig-zag varint             tuples         likewise
//     float, double       little endian              optionals      index in the union [null, T], value
//     string, bytes       length, bytes              variants       index, value
//     fixed               bytes                      enums          index of the enumerator
//     times, decimals     as avro/times.hpp and avro/decimals.hpp say
//
// Every field of a record is written, whatever the rules that omit members say: its place tells its name.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_AVRO_ENCODER_HPP
#define BYTEPRESS_AVRO_ENCODER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "bytepress/avro/block_buffer.hpp"
#include "bytepress/avro/decimals.hpp"
#include "bytepress/avro/options.hpp"
#include "bytepress/avro/times.hpp"
#include "bytepress/avro/writer.hpp"
#include "bytepress/buffer/sink.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Target>
class BasicAvroEncoder : public AvroWriter<Target> {
  using Base = AvroWriter<Target>;
  using Base::beginBlocks, Base::beginItem, Base::endBlocks, Base::enter, Base::leave;
  using Base::isLong, Base::kSized, Base::putBytes, Base::putMemory, Base::putVarint, Base::to_, Base::writeReal;

 public:
  static constexpr bool kBySchema = true;

  using Base::blame, Base::fail, Base::failed;

  BasicAvroEncoder(Sink& sink, const avro::Options& options) noexcept : Base(sink, options) {}

  Done null() noexcept { return Done(nullptr); }
  Done boolean(bool value) noexcept {
    to_.room(1);
    to_.put(value ? '\1' : '\0');
    return Done(nullptr);
  }
  // Those beyond 64 bits with a sign, which Avro has no type for, fail: PrintCode::unprintable.
  template <class Integer>
  BYTEPRESS_INLINE Done integer(Integer value) noexcept {
    if (!isLong(value)) [[unlikely]] return fail(PrintCode::unprintable);
    putVarint(static_cast<std::int64_t>(value));
    return Done(nullptr);
  }
  template <class Real>
  BYTEPRESS_INLINE Done real(Real value) noexcept {
    to_.room(sizeof(double));
    to_.at = writeReal(to_.at, value);
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept { return putBytes(text.data(), text.size()); }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    return putBytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }
  Done fixed(std::span<const std::byte> bytes) noexcept {
    putMemory(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return Done(nullptr);
  }
  // As avro/times.hpp says; those that it has no integer for fail: PrintCode::unprintable.
  template <class Time>
  Done time(const Time& value) noexcept {
    if constexpr (detail::RealDuration<Time>) {
      return real(value.count());
    } else {
      std::int64_t number = 0;
      return avro::timeToInteger(value, number) ? integer(number) : fail(PrintCode::unprintable);
    }
  }
  // bytes: the integer without its point, in two's complement, the highest byte first, in as few as can be.
  template <class Decimal>
  Done decimal(const Decimal& value) noexcept {
    char bytes[1 + sizeof value.unscaled];
    const std::size_t size = avro::writeTwosComplement(bytes, value.unscaled);
    return putBytes(bytes, size);
  }
  Done enumerator(std::string_view, std::size_t index, std::int64_t) noexcept {
    return integer(static_cast<std::int64_t>(index));
  }
  // An enumerator that is not described is none of the schema's.
  Done unnamed(std::int64_t) noexcept { return fail(PrintCode::unprintable); }
  void branch(std::size_t index, std::size_t) noexcept { putVarint(static_cast<std::int64_t>(index)); }

  // Items of an unknown number come in a block each, where blocks have no size.
  void beginArray(std::size_t n) { beginBlocks(n); }
  void element() noexcept { beginItem(); }
  Done endArray() noexcept { return endBlocks(); }
  void beginMap(std::size_t n) { beginBlocks(n); }
  void key(std::string_view text) noexcept {
    beginItem();
    string(text);
  }
  Done endMap() noexcept { return endBlocks(); }

  template <class T>
  void beginRecord() noexcept { enter(); }
  template <class Field>
  bool field() noexcept { return true; }
  template <class T>
  Done endRecord() noexcept { return leave(); }

  // Taken whole; see avro/values.hpp.
  template <class T>
  Done record(const T& value);
  template <class Tuple>
  Done tuple(const Tuple& value);
  template <class Range>
  Done array(Range& range);

  KeyOrder order() const noexcept { return KeyOrder::declared; }

 private:
  template <class T>
  char* putBounded(char* at, const T& value);
  template <class Field, std::size_t Reserve, class T>
  char* putField(char* at, const T& owner);
  template <class Range>
  void putItems(Range& range);
};

using AvroEncoder = BasicAvroEncoder<Cursor>;
using SizedAvroEncoder = BasicAvroEncoder<BlockBuffer>;

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_ENCODER_HPP
