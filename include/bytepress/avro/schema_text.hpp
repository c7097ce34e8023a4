// SPDX-License-Identifier: BSL-1.0
//
// SchemaText: writes the events of a schema as JSON, when the program is compiled too; in the parsing canonical form of
// the Avro specification, or with all attributes.
//
// It escapes nothing: the strings of a schema are names.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_SCHEMA_TEXT_HPP
#define BYTEPRESS_AVRO_SCHEMA_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/base/config.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <bool Canonical>
class SchemaText {
 public:
  static constexpr bool kCanonical = Canonical;

  // Without memory it only counts.
  constexpr explicit SchemaText(char* at) noexcept : at_(at) {}

  constexpr std::size_t size() const noexcept { return size_; }

  constexpr Done null() noexcept { return put("null"), value(); }
  constexpr Done string(std::string_view text) noexcept { return put('"'), put(text), put('"'), value(); }
  constexpr Done qualified(std::string_view space, std::string_view simple) noexcept {
    return put('"'), put(space), put(space.empty() ? "" : "."), put(simple), put('"'), value();
  }
  constexpr Done integer(std::uint64_t number) noexcept { return putNumber(number), value(); }
  constexpr void beginArray(std::size_t) noexcept { begin('['); }
  constexpr void element() noexcept { separate(); }
  constexpr Done endArray() noexcept { return put(']'), value(); }
  constexpr void beginMap(std::size_t) noexcept { begin('{'); }
  constexpr void key(std::string_view text) noexcept { separate(), put('"'), put(text), put("\":"); }
  constexpr Done endMap() noexcept { return put('}'), value(); }

 private:
  constexpr void put(char c) noexcept {
    if (at_ != nullptr) *at_++ = c;
    ++size_;
  }
  constexpr void put(std::string_view text) noexcept {
    for (const char c : text) put(c);
  }
  constexpr void putNumber(std::uint64_t number) noexcept {
    if (number >= 10) putNumber(number / 10);
    put(static_cast<char>('0' + number % 10));
  }
  constexpr void begin(char bracket) noexcept {
    put(bracket);
    first_ = true;
  }
  constexpr void separate() noexcept {
    if (!first_) put(',');
    first_ = false;
  }
  constexpr Done value() noexcept {
    first_ = false;
    return Done(nullptr);
  }

  char* at_;
  std::size_t size_ = 0;
  bool first_ = true;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_TEXT_HPP
