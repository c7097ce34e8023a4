// SPDX-License-Identifier: BSL-1.0
//
// Schemas of numbers, texts, enums, and of what the standard library has beside them.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_SCALARS_HPP
#define BYTEPRESS_SCHEMA_SCALARS_HPP

#include <boost/mp11/algorithm.hpp>
#include <limits>
#include <type_traits>
#include <utility>

#include "bytepress/schema/keywords.hpp"
#include "bytepress/walk/enums.hpp"
#include "bytepress/walk/spelled.hpp"
#include "bytepress/walk/std_types.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

template <class Out>
void tellIntegerText(ToldObject<Out>& to) {
  tellType(to, "string");
  to.member("pattern", "^-?[0-9]+$");
}

// The bounds of 64 bits are left out, as many readers round them to numbers that are none.
template <class Integer, class Out>
void tellInteger(SchemaContext<Out>& context, ToldObject<Out>& to) {
  const IntegerStyle style = context.documents().integers;
  if (style == IntegerStyle::string) return tellIntegerText(to);
  if (style == IntegerStyle::unsafeAsString && sizeof(Integer) > 4) {
    to.array("type", [](auto& types) { types.element("integer"), types.element("string"); });
    to.member("pattern", "^-?[0-9]+$");
    return;
  }
  tellType(to, "integer");
  constexpr bool kIsSigned = Integer(-1) < Integer(0);
  if constexpr (sizeof(Integer) <= 4) {
    to.member("minimum", std::numeric_limits<Integer>::min());
    to.member("maximum", std::numeric_limits<Integer>::max());
  } else if constexpr (!kIsSigned) {
    to.member("minimum", 0);
  }
}

// `finite` is what a number becomes; NaN and infinities are what the options of the documents say.
template <class Out>
void tellReal(SchemaContext<Out>& context, ToldObject<Out>& to, const char* finite) {
  const JsonOptions& documents = context.documents();
  if (documents.canonical || documents.nonFinite == NonFinite::error) return tellType(to, finite);
  if (documents.nonFinite == NonFinite::null) return tellTypeOrNull(to, finite, true);
  to.array("anyOf", [&](auto& any) {
    any.object([&](auto& number) { tellType(number, finite); });
    any.object([](auto& text) {
      text.array("enum", [](auto& names) { names.element("NaN"), names.element("Infinity"), names.element("-Infinity"); });
    });
  });
}

template <class T, class Out>
void tellScalar(SchemaContext<Out>& context, ToldObject<Out>& to) {
  constexpr Kind kind = kKind<T>;
  if constexpr (kind == Kind::null) {
    tellType(to, "null");
  } else if constexpr (kind == Kind::boolean) {
    tellType(to, "boolean");
  } else if constexpr (kind == Kind::character) {
    tellType(to, "string");
    to.member("minLength", 1);
    to.member("maxLength", 1);
  } else if constexpr (kind == Kind::integer) {
    tellInteger<T>(context, to);
  } else if constexpr (kind == Kind::real) {
    tellReal(context, to, "number");
  } else if constexpr (kind == Kind::text) {
    tellTypeOrNull(to, "string", detail::CharPointer<T>);
  } else if constexpr (kind == Kind::wideText) {
    tellTypeOrNull(to, "string", detail::WideCharPointer<T>);
  } else if constexpr (kind == Kind::bytes) {
    tellBytes(to, "base64");
  } else {
    static_assert(kind != Kind::unsupported, "bytepress cannot print this type, so that it has no schema");
  }
}

template <class E, class Out>
void tellNames(ToldObject<Out>& to) {
  to.array("enum", [](auto& names) {
    boost::mp11::mp_for_each<enums::EnumeratorsOf<E>>(
        [&](auto each) { names.element(enums::enumeratorName<E, decltype(each)>()); });
  });
}

// Names, and the numbers of values that have none.
template <class E, class Number, class Out>
void tellNamesOrNumbers(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (kRefusesUndescribed<E>) {
    tellNames<E>(to);
  } else {
    to.array("anyOf", [&](auto& any) {
      any.object([](auto& names) { tellNames<E>(names); });
      any.object([&](auto& number) { tellInteger<Number>(context, number); });
    });
  }
}

template <class E, class Out>
void tellEnum(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (NamedEnum<E>) {
    tellNamesOrNumbers<E, decltype(enumNumber(E()))>(context, to);
  } else {
    tellInteger<decltype(enumNumber(E()))>(context, to);
  }
}

template <class E, class Out>
void tellFlags(SchemaContext<Out>& context, ToldObject<Out>& to) {
  using Bits = decltype(standardInteger(std::make_unsigned_t<std::underlying_type_t<E>>()));
  tellType(to, "array");
  to.object("items", [&](auto& each) { tellNamesOrNumbers<E, Bits>(context, each); });
  to.member("uniqueItems", true);
}

// Types of the standard library that are printed as something plainer.
template <class T, class Out>
void tellWrapped(SchemaContext<Out>& context, ToldObject<Out>& to) {
  using namespace bytepress::detail;
  if constexpr (RealDuration<T>) {
    tellReal(context, to, "string");
  } else if constexpr (ChronoLike<T>) {
    tellType(to, "string");
    if constexpr (SystemTime<T>) to.member("format", "date-time");
    if constexpr (CalendarDate<T>) to.member("format", "date");
  } else if constexpr (BitsetLike<T>) {
    tellType(to, "string");
    to.member("pattern", "^[01]*$");
  } else {
    tellSchema<std::remove_cvref_t<decltype(plainerOf(std::declval<const T&>()))>>(context, to);
  }
}

template <class T>
inline constexpr bool kIsQuoted = false;
template <class Number>
inline constexpr bool kIsQuoted<QuotedNumber<Number>> = true;
template <class T>
inline constexpr bool kIsFixed = false;
template <class Real>
inline constexpr bool kIsFixed<FixedNumber<Real>> = true;

// What rules spell otherwise. An encode() of the user's may tell anything: no keyword at all.
template <class T, class Out>
void tellSpelled(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (kIsFixed<T>) {
    tellReal(context, to, "number");
  } else if constexpr (kIsQuoted<T>) {
    if constexpr (RealNumber<decltype(T::value)>) {
      tellReal(context, to, "string");
    } else {
      tellIntegerText(to);
    }
  } else if constexpr (std::is_same_v<T, SpelledBytes>) {
    tellType(to, "string");
  }
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_SCALARS_HPP
