// SPDX-License-Identifier: BSL-1.0
//
// SchemaConstant: the schema of a type, put together when the program is compiled.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_SCHEMA_CONSTANT_HPP
#define BYTEPRESS_AVRO_SCHEMA_CONSTANT_HPP

#include <array>
#include <cstddef>

#include "bytepress/avro/schema_teller.hpp"
#include "bytepress/avro/schema_text.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T, bool Canonical>
struct SchemaConstant {
  static constexpr std::size_t write(char* at) {
    SchemaText<Canonical> text(at);
    SchemaTeller(text).template type<T>();
    return text.size();
  }
  static constexpr std::size_t kSize = write(nullptr);
  static constexpr auto kChars = [] {
    std::array<char, kSize + 1> chars{};
    write(chars.data());
    return chars;
  }();
};

template <class T>
consteval NameProblem nameProblemOf() {
  SchemaText<true> text(nullptr);
  SchemaTeller teller(text);
  teller.template type<T>();
  return teller.problem();
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_CONSTANT_HPP
