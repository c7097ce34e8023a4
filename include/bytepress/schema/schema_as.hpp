// SPDX-License-Identifier: BSL-1.0
//
// What the JSON of a type with an encode() of its own looks like: that of another type, which is said once.
//
//     constexpr auto schemaAs(bytepress::For<Money>) { return bytepress::For<std::string>(); }    // found by ADL
//     template <> struct bytepress::Printing<Uuid> { using SchemaAs = std::string; … };           // for types of others
//
// Without it the schema of such a type lets every value pass.
//
// May include: walk.
#ifndef BYTEPRESS_SCHEMA_SCHEMA_AS_HPP
#define BYTEPRESS_SCHEMA_SCHEMA_AS_HPP

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/rules.hpp"

namespace bytepress {

namespace detail {

template <class T>
struct NamedBy;
template <class T>
struct NamedBy<For<T>> {
  using Type = T;
};

template <class T>
concept HasSchemaAsRule = requires { schemaAs(For<T>{}); };
template <class T>
concept HasPrintingSchemaAs = requires { typename Printing<T>::SchemaAs; };

template <class T>
struct SchemaStandIn {
  using Type = void;
};
template <HasSchemaAsRule T>
struct SchemaStandIn<T> {
  using Type = typename NamedBy<decltype(schemaAs(For<T>{}))>::Type;
};
template <HasPrintingSchemaAs T>
  requires(!HasSchemaAsRule<T>)
struct SchemaStandIn<T> {
  using Type = typename Printing<T>::SchemaAs;
};

}  // namespace detail

// The type whose schema `T` has, or void if it has its own.
template <class T>
using SchemaAs = typename detail::SchemaStandIn<T>::Type;

}  // namespace bytepress

#endif  // BYTEPRESS_SCHEMA_SCHEMA_AS_HPP
