// SPDX-License-Identifier: BSL-1.0
//
// tellInPlace<T>: the keywords for a type, by the same list of kinds that the walk goes by.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_TYPES_HPP
#define BYTEPRESS_SCHEMA_TYPES_HPP

#include <type_traits>
#include <utility>

#include "bytepress/schema/alternatives.hpp"
#include "bytepress/schema/containers.hpp"
#include "bytepress/schema/objects.hpp"
#include "bytepress/schema/scalars.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

template <class T, class Out>
void tellInPlace(SchemaContext<Out>& context, ToldObject<Out>& to) {
  constexpr Kind kind = kKind<T>;
  if constexpr (!std::is_void_v<SchemaAs<T>>) {
    tellSchema<SchemaAs<T>>(context, to);
  } else if constexpr (kind == Kind::custom || kind == Kind::printing) {
    tellSpelled<T>(context, to);
  } else if constexpr (kind == Kind::printingAs) {
    tellSchema<std::remove_cvref_t<decltype(Printing<T>::encodeAs(std::declval<const T&>()))>>(context, to);
  } else if constexpr (kind == Kind::as) {
    tellSchema<std::remove_cvref_t<decltype(encodeAs(std::declval<const T&>()))>>(context, to);
  } else if constexpr (kind == Kind::enumeration) {
    tellEnum<T>(context, to);
  } else if constexpr (kind == Kind::flagSet) {
    tellFlags<T>(context, to);
  } else if constexpr (kind == Kind::nullable) {
    tellOrNull(to, [&](auto& held) { tellSchema<Held<T>>(context, held); });
  } else if constexpr (kind == Kind::weak) {
    tellOrNull(to, [&](auto& held) { tellSchema<Held<decltype(std::declval<const T&>().lock())>>(context, held); });
  } else if constexpr (kind == Kind::expected) {
    tellExpected<T>(context, to);
  } else if constexpr (kind == Kind::wrapped) {
    tellWrapped<T>(context, to);
  } else if constexpr (kind == Kind::variant) {
    tellVariant<T>(context, to);
  } else if constexpr (kind == Kind::tuple) {
    tellTuple<T>(context, to);
  } else if constexpr (kind == Kind::map) {
    tellMap<T>(context, to);
  } else if constexpr (kind == Kind::array) {
    tellArray<T>(context, to);
  } else if constexpr (kind == Kind::record) {
    tellRecord<T>(context, to);
  } else {
    tellScalar<T>(context, to);
  }
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_TYPES_HPP
