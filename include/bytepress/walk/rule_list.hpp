// SPDX-License-Identifier: BSL-1.0
//
// The rules of a struct, an enum or a variant as a list of types, to be asked when the program is compiled.
//
//     using Rename = LastRule<T, Renames, &T::id>;        // RuleRef, or void if there is no such rule
//     Rename::rule().key
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_RULE_LIST_HPP
#define BYTEPRESS_WALK_RULE_LIST_HPP

#include <boost/describe/bases.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/walk/rules.hpp"

namespace bytepress::detail {

template <class T>
concept HasFieldRules = requires { fieldRules(For<T>{}); };

template <class T>
concept HasEnumRules = std::is_enum_v<T> && requires { enumRules(For<T>{}); };

template <class T>
constexpr auto rulesOf() {
  if constexpr (HasFieldRules<T>) {
    return fieldRules(For<T>{});
  } else if constexpr (HasEnumRules<T>) {
    return enumRules(For<T>{});
  } else if constexpr (requires { variantRules(For<T>{}); }) {
    return variantRules(For<T>{});
  } else {
    return Rules<>{};
  }
}

template <class T>
inline constexpr auto kRules = rulesOf<T>();

// A rule that stands in the fieldRules of `T`.
template <class T, std::size_t I>
struct RuleRef {
  using Rule = std::tuple_element_t<I, decltype(rulesOf<T>().each)>;
  static constexpr const Rule& rule() noexcept { return std::get<I>(kRules<T>.each); }
};

template <class T, class Indexes>
struct OwnRules;
template <class T, std::size_t... I>
struct OwnRules<T, std::index_sequence<I...>> {
  using List = boost::mp11::mp_list<RuleRef<T, I>...>;
};
template <class T>
using OwnRulesOf = typename OwnRules<T, std::make_index_sequence<std::tuple_size_v<decltype(rulesOf<T>().each)>>>::List;

template <class T>
struct RuleLister;
template <class Base>
using RulesOfBase = typename RuleLister<typename Base::type>::List;

// Those of its described bases first, so that its own win where the last one counts.
template <class T>
struct RuleLister {
  static constexpr auto ofBases() {
    if constexpr (boost::describe::has_describe_bases<T>::value) {
      using Bases = boost::mp11::mp_rename<boost::describe::describe_bases<T, boost::describe::mod_any_access>, boost::mp11::mp_list>;
      using Lists = boost::mp11::mp_transform<RulesOfBase, Bases>;
      return boost::mp11::mp_apply<boost::mp11::mp_append, boost::mp11::mp_push_front<Lists, boost::mp11::mp_list<>>>();
    } else {
      return boost::mp11::mp_list<>();
    }
  }
  using List = boost::mp11::mp_append<decltype(ofBases()), OwnRulesOf<T>>;
};
template <class T>
using RulesOf = typename RuleLister<T>::List;

// Whether `A` and `B` point to the same member; they may be pointers of different types.
template <auto A, auto B>
constexpr bool sameMember() {
  if constexpr (std::is_same_v<decltype(A), decltype(B)>) {
    return A == B;
  } else {
    return false;
  }
}

template <class Ref, class Kind>
using IsOfKind = std::is_same<typename Ref::Rule::Kind, Kind>;

template <class Kind>
struct OfKind {
  template <class Ref>
  using fn = IsOfKind<Ref, Kind>;
};
template <class T, class Kind>
using RulesOfKind = boost::mp11::mp_copy_if_q<RulesOf<T>, OfKind<Kind>>;

// Of a kind, and about a member.
template <class Kind, auto Member>
struct About {
  template <class Ref>
  static constexpr bool test() {
    if constexpr (IsOfKind<Ref, Kind>::value) {
      return sameMember<Ref::Rule::kMember, Member>();
    } else {
      return false;
    }
  }
  template <class Ref>
  using fn = std::bool_constant<test<Ref>()>;
};

template <class List>
constexpr auto lastOf() {
  if constexpr (boost::mp11::mp_empty<List>::value) {
    return std::type_identity<void>();
  } else {
    return std::type_identity<boost::mp11::mp_back<List>>();
  }
}

// The last rule of a kind, or void.
template <class T, class Kind>
using LastOfKind = typename decltype(lastOf<RulesOfKind<T, Kind>>())::type;
template <class T, class Kind, auto Member>
using LastRule = typename decltype(lastOf<boost::mp11::mp_copy_if_q<RulesOf<T>, About<Kind, Member>>>())::type;

template <class T, class Kind>
inline constexpr bool kHasRule = !std::is_void_v<LastOfKind<T, Kind>>;
template <class T, class Kind, auto Member>
inline constexpr bool kHasRuleAbout = !std::is_void_v<LastRule<T, Kind, Member>>;

}  // namespace bytepress::detail

#endif  // BYTEPRESS_WALK_RULE_LIST_HPP
