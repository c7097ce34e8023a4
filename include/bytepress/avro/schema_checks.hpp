// SPDX-License-Identifier: BSL-1.0
//
// What a schema has to hold to: fields and enumerators have names of their own, and the types of a union can be told apart.
//
// May include: base, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_SCHEMA_CHECKS_HPP
#define BYTEPRESS_AVRO_SCHEMA_CHECKS_HPP

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "bytepress/avro/schema_names.hpp"
#include "bytepress/avro/shape.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

constexpr bool allDiffer(std::initializer_list<std::string_view> names) noexcept {
  for (auto each = names.begin(); each != names.end(); ++each) {
    for (auto before = names.begin(); before != each; ++before) {
      if (*each == *before) return false;
    }
  }
  return true;
}

// An enumerator as what has a name.
template <class Enum, class D>
struct SymbolOf {
  static constexpr std::string_view name = enums::enumeratorName<Enum, D>();
};

// The name of a field, or of an enumerator, in schemas.
template <class Named>
inline constexpr std::string_view kNameInSchema = NameConstant<AsName<Named>>::kView;

template <class T>
inline constexpr bool kFieldNamesDiffer = []<std::size_t... I>(std::index_sequence<I...>) {
  return allDiffer({std::string_view(), kNameInSchema<FieldAt<T, I>>...});
}(std::make_index_sequence<kFieldCount<T>>());

template <class... Each>
consteval bool canBeUnion() {
  static_assert(((!typeName(shapeOf<EncodedAs<Each>>()).empty()) && ...),
                "bytepress: Avro has no union in a union: an optional or a pointer of another one or of a variant, or one of them in a "
                "variant, has no schema. std::monostate in a variant is null");
  return allDiffer({[] {
    using T = EncodedAs<Each>;
    if constexpr (isNamed(shapeOf<T>())) return kOwnName<T>;
    return typeName(shapeOf<T>());
  }()...});
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_CHECKS_HPP
