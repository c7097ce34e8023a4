// SPDX-License-Identifier: BSL-1.0
//
// Boost.Describe's view of a type, as lists of our own: FieldsOf<T> for structs (walk/field_list.hpp; what a Field
// is stands in walk/fields.hpp), and for enums the names of enumerators.
//
// Public members are printed, those of bases first, each inherited member once. Limits of
// Describe: 52 members or enumerators in one list, no references, no bit-fields, and a member that a
// derived class hides is not listed. Rules (walk/rules.hpp) can name what Describe cannot list.
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_DESCRIBE_HPP
#define BYTEPRESS_WALK_DESCRIBE_HPP

#include <boost/describe/enumerators.hpp>
#include <type_traits>

#include "bytepress/walk/field_list.hpp"

namespace bytepress {

template <class E>
concept DescribedEnum = std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value;

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_DESCRIBE_HPP
