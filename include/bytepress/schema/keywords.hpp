// SPDX-License-Identifier: BSL-1.0
//
// tellSchema<T>: the keywords for a type, by a reference to where they stand or in place; and the keywords that all
// kinds of types have.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_KEYWORDS_HPP
#define BYTEPRESS_SCHEMA_KEYWORDS_HPP

#include <ranges>
#include <type_traits>
#include <utility>

#include "bytepress/json/writer.hpp"
#include "bytepress/schema/context.hpp"
#include "bytepress/schema/schema_as.hpp"
#include "bytepress/walk/classify.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

// What a type is for the encoder that prints the documents.
template <class T>
inline constexpr Kind kKind = kindOf<CompactWriter, T>();

// What walk() gets of a pointer or optional, and of a range.
template <class T>
using Held = std::remove_cvref_t<decltype(*std::declval<const T&>())>;
template <class T>
using RangeOf = std::conditional_t<std::ranges::input_range<const T&>, const T&, T&>;
template <class T>
using Element = std::remove_cvref_t<std::ranges::range_reference_t<RangeOf<T>>>;

// Types that have a place of their own in the schema, and are referred to: those that a user named, and that can
// contain themselves or are worth a name.
template <class T>
inline constexpr bool kIsDefined = [] {
  if (!kIsNamedByUser<T>) return false;
  if (!std::is_void_v<SchemaAs<T>>) return true;
  switch (kKind<T>) {
    case Kind::printingAs:
    case Kind::as:
    case Kind::enumeration:
    case Kind::flagSet:
    case Kind::nullable:
    case Kind::variant:
    case Kind::tuple:
    case Kind::map:
    case Kind::array:
    case Kind::record: return true;
    default: return false;
  }
}();

// In schema/types.hpp.
template <class T, class Out>
void tellInPlace(SchemaContext<Out>& context, ToldObject<Out>& to);

// By a reference, or in place.
template <class T, class Out>
void tellSchema(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (kIsDefined<T>) {
    to.member("$ref", context.template referenceTo<T>(shortTypeName<T>(), &tellInPlace<T, Out>));
  } else {
    tellInPlace<T>(context, to);
  }
}

// One of several schemas of a keyword such as anyOf.
template <class T, class Out>
void tellElement(SchemaContext<Out>& context, ToldArray<Out>& all) {
  all.object([&](auto& one) { tellSchema<T>(context, one); });
}

template <class Out>
void tellType(ToldObject<Out>& to, const char* type) {
  to.member("type", type);
}

template <class Out>
void tellBytes(ToldObject<Out>& to, const char* encoding) {
  tellType(to, "string");
  to.member("contentEncoding", encoding);
}

// A type, or null where that may come in its place.
template <class Out>
void tellTypeOrNull(ToldObject<Out>& to, const char* type, bool orNull) {
  if (!orNull) return tellType(to, type);
  to.array("type", [&](auto& types) { types.element(type), types.element("null"); });
}

// anyOf: what tell() tells, or null.
template <class Out, class Tell>
void tellOrNull(ToldObject<Out>& to, Tell tell) {
  to.array("anyOf", [&](auto& any) {
    any.object(tell);
    any.object([](auto& null) { tellType(null, "null"); });
  });
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_KEYWORDS_HPP
