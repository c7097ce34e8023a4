// SPDX-License-Identifier: BSL-1.0
//
// An encoder that is never called: whether a type has an encode() of its own is asked with it.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_PROBE_ENCODER_HPP
#define BYTEPRESS_RECORD_PROBE_ENCODER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "bytepress/walk/encoder.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

struct ProbeEncoder {
  Done null();
  Done boolean(bool);
  template <class Integer>
  Done integer(Integer);
  template <class Real>
  Done real(Real);
  Done string(std::string_view);
  Done bytes(std::span<const std::byte>);
  Done enumerator(std::string_view, std::size_t, std::int64_t);
  void beginArray(std::size_t);
  void element();
  Done endArray();
  void beginMap(std::size_t);
  bool key(std::string_view);
  Done endMap();
  template <class T>
  void beginRecord();
  template <class Field>
  bool field();
  template <class T>
  Done endRecord();
  void branch(std::size_t, std::size_t);
  Done rawNumber(std::string_view);
  Done rawJson(std::string_view);
  PrintCode checkRawJson(std::string_view) const;
  Done fail(PrintCode);
  bool failed() const;
  void blame(std::string_view);
  void blame(std::size_t);
  KeyOrder order() const;
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_PROBE_ENCODER_HPP
