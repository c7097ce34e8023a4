// SPDX-License-Identifier: BSL-1.0
//
// The Avro schema of a type.
//
//     std::string text = printString(avro::schemaOf<Order>, {.indent = 2});   any layout, any target
//     std::string_view text = avro::kSchema<Order>;                           a constant
//     avro::kCanonicalSchema<Order>, avro::kFingerprint<Order>                its parsing canonical form, and the CRC-64-AVRO of that
//
// It has the fields that the encoder writes, in their order, under the names that the rules beside the struct give them
// (avro/schema_names.hpp says how they are turned into names of Avro). Rules that leave a field out when it holds a certain
// value have no part in it, as the encoder writes all fields. An enum that is not described is an int or a long.
//
// Types that Avro cannot express do not compile: a union in a union, a union of two types that are the same type in Avro.
//
// May include: base, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_SCHEMA_HPP
#define BYTEPRESS_AVRO_SCHEMA_HPP

#include <cstdint>
#include <string_view>

#include "bytepress/avro/fingerprint.hpp"
#include "bytepress/avro/schema_constant.hpp"
#include "bytepress/avro/schema_teller.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T>
inline constexpr bool kHasSchema = [] {
  constexpr NameProblem problem = nameProblemOf<T>();
  static_assert(problem != NameProblem::twoTypes,
                "bytepress: two types in this schema have the same name; give one of them a rule avro::name()");
  static_assert(problem != NameProblem::unreachable,
                "bytepress: a type without a namespace cannot be referred to inside one; give it a rule avro::name()");
  return true;
}();

// Prints as a schema; has no value.
template <class T>
struct SchemaOf {
  static_assert(kHasSchema<T>);

  template <class Encoder>
  friend Done encode(Encoder& out, const SchemaOf&) {
    SchemaTeller(out).template type<T>();
    return Done(nullptr);
  }
};

template <class T>
inline constexpr SchemaOf<T> schemaOf{};

// The schema without any blanks, as a constant.
template <class T>
  requires kHasSchema<T>
inline constexpr std::string_view kSchema{SchemaConstant<T, false>::kChars.data(), SchemaConstant<T, false>::kSize};

// What is left of a schema when all is taken away that does not matter to who reads the bytes, in one form.
template <class T>
  requires kHasSchema<T>
inline constexpr std::string_view kCanonicalSchema{SchemaConstant<T, true>::kChars.data(), SchemaConstant<T, true>::kSize};

template <class T>
inline constexpr std::uint64_t kFingerprint = fingerprintOf(kCanonicalSchema<T>);

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_HPP
