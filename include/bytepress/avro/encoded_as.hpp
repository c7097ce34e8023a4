// SPDX-License-Identifier: BSL-1.0
//
// EncodedAs<T>: the type whose kind decides how Avro encodes a `T`: what encodeAs() returns, what a wrapper holds.
//
//     EncodedAs<std::atomic<bool>>         bool
//
// A type that tells its events by hand, with encode(), says which type it is encoded as by a function that is only
// declared, a friend or in its namespace:
//
//     bytepress::For<std::string> schemaAs(bytepress::For<Money>);
//
// or, in a specialisation of Printing, by `using SchemaAs = std::string;`.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_ENCODED_AS_HPP
#define BYTEPRESS_AVRO_ENCODED_AS_HPP

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "bytepress/avro/encoder.hpp"
#include "bytepress/walk/decimal.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

namespace detail {

using namespace bytepress::detail;

template <class T>
concept SaysSchemaAs = requires { schemaAs(For<T>{}); };
template <class T>
concept PrintingSaysSchemaAs = requires { typename Printing<T>::SchemaAs; };

template <class T>
struct TypeOfFor;
template <class T>
struct TypeOfFor<For<T>> {
  using Type = T;
};

template <class T>
inline constexpr bool kIsDecimal = false;
template <unsigned Precision, unsigned Scale>
inline constexpr bool kIsDecimal<Decimal<Precision, Scale>> = true;

// Values that a rule spells otherwise (walk/spelled.hpp).
template <class T>
struct UnspelledOf {};
template <class Number>
struct UnspelledOf<QuotedNumber<Number>> {
  using Type = Number;
};
template <class Real>
struct UnspelledOf<FixedNumber<Real>> {
  using Type = Real;
};
template <>
struct UnspelledOf<SpelledBytes> {
  using Type = std::vector<std::byte>;
};
template <>
struct UnspelledOf<CheckedJson> {
  using Type = std::string_view;
};

template <class T>
consteval auto encodedAs() {
  constexpr Kind kind = kindOf<AvroEncoder, T>();
  if constexpr (kIsDecimal<T>) {
    return std::type_identity<T>();
  } else if constexpr (SaysSchemaAs<T>) {
    return encodedAs<typename TypeOfFor<decltype(schemaAs(For<T>{}))>::Type>();
  } else if constexpr (PrintingSaysSchemaAs<T>) {
    return encodedAs<typename Printing<T>::SchemaAs>();
  } else if constexpr (requires { typename UnspelledOf<T>::Type; }) {
    return encodedAs<typename UnspelledOf<T>::Type>();
  } else if constexpr (kind == Kind::printingAs) {
    return encodedAs<std::remove_cvref_t<decltype(Printing<T>::encodeAs(std::declval<const T&>()))>>();
  } else if constexpr (kind == Kind::as) {
    return encodedAs<std::remove_cvref_t<decltype(encodeAs(std::declval<const T&>()))>>();
  } else if constexpr (kind == Kind::wrapped && !ChronoLike<T>) {
    return encodedAs<std::remove_cvref_t<decltype(plainerOf(std::declval<const T&>()))>>();
  } else if constexpr (kind == Kind::weak) {
    return encodedAs<decltype(std::declval<const T&>().lock())>();
  } else {
    return std::type_identity<T>();
  }
}

}  // namespace detail

template <class T>
using EncodedAs = typename decltype(detail::encodedAs<std::remove_cvref_t<T>>())::type;

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_ENCODED_AS_HPP
