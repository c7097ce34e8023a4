// SPDX-License-Identifier: BSL-1.0
//
// Boost.Describe's view of a type, as lists of our own: FieldsOf<T> for structs, and for enums the
// names of enumerators.
//
// A Field is a type with
//     Owner, Type            the struct and the member's type without const
//     name                   the key, a constant std::string_view
//     get(owner)             the member
// so that formats turn fields into constants (JSON key text, offsets) by specialising on it.
//
// Public members are printed, those of bases first, each inherited member once. Limits of
// Describe: 52 members or enumerators in one list, no references, no bit-fields, and a member that a
// derived class hides is not listed.
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_DESCRIBE_HPP
#define BYTEPRESS_WALK_DESCRIBE_HPP

#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/rules.hpp"

namespace bytepress {

inline namespace BYTEPRESS_ABI {

// A described data member `D` of `T`.
template <class T, class D>
struct MemberField {
  using Owner = T;
  using Type = std::remove_cvref_t<decltype(std::declval<const T&>().*D::pointer)>;
  static constexpr std::string_view name = fieldName<T, D>();

  static constexpr const Type& get(const T& owner) noexcept { return owner.*D::pointer; }

  // Whether a rule leaves the member out when it holds this value.
  static constexpr bool kMayOmit = fieldMayBeOmitted<T, D>();
  static bool omits(const Type& value) { return fieldOmits<T, D>(value); }
};

}  // namespace BYTEPRESS_ABI

template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <class E>
concept DescribedEnum = std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value;

namespace detail {

template <class T>
struct FieldLister {
  template <class D>
  using Make = MemberField<T, D>;
  template <class D>
  using Keeps = std::bool_constant<!fieldIsSkipped<T, D>()>;

  using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;
  using List = boost::mp11::mp_transform<Make, boost::mp11::mp_copy_if<Members, Keeps>>;
};

}  // namespace detail

// The fields of `T` that are printed, in the order in which they are.
template <DescribedStruct T>
using FieldsOf = typename detail::FieldLister<T>::List;

template <DescribedStruct T>
inline constexpr std::size_t kFieldCount = boost::mp11::mp_size<FieldsOf<T>>::value;

template <class T, std::size_t I>
using FieldAt = boost::mp11::mp_at_c<FieldsOf<T>, I>;

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_DESCRIBE_HPP
