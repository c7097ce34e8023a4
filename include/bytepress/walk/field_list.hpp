// SPDX-License-Identifier: BSL-1.0
//
// FieldsOf<T>: the fields of a struct, in the order in which they are printed. Included by walk/describe.hpp.
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_FIELD_LIST_HPP
#define BYTEPRESS_WALK_FIELD_LIST_HPP

#include <array>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/walk/fields.hpp"

namespace bytepress {

// A struct whose members are known: Describe lists them, or rules name them.
template <class T>
concept DescribedStruct =
    std::is_class_v<T> && (boost::describe::has_describe_members<T>::value || detail::kHasRule<T, detail::Names>);

namespace detail {

// A member that a rule names, as Describe would describe it.
template <class Ref>
struct NamedMember {
  static constexpr auto pointer = Ref::Rule::kMember;
  static constexpr std::string_view name = Ref::rule().key;
};

template <class T, unsigned Access>
constexpr auto describedMembers() {
  if constexpr (boost::describe::has_describe_members<T>::value) {
    using Members = boost::describe::describe_members<T, Access | boost::describe::mod_inherited>;
    return boost::mp11::mp_rename<Members, boost::mp11::mp_list>();
  } else {
    return boost::mp11::mp_list<>();
  }
}

template <class T>
struct MemberLister {
  using Named = boost::mp11::mp_transform<NamedMember, RulesOfKind<T, Names>>;
  template <unsigned Access>
  using WithAccess = boost::mp11::mp_append<decltype(describedMembers<T, Access>()), Named>;

  // That may be printed, and that rules may be about.
  using Visible = WithAccess<kHasRule<T, TakesAllAccess> ? boost::describe::mod_any_access : boost::describe::mod_public>;
  using All = WithAccess<boost::describe::mod_any_access>;

  template <class D>
  using IsPrinted = std::bool_constant<!kHasRuleAbout<T, Skips, D::pointer>>;
  using Printed = boost::mp11::mp_copy_if<Visible, IsPrinted>;
};

// Whether a rule is about something that the struct has: rules that add fields always are.
template <class T, class Ref>
constexpr bool isAboutMember() {
  using Rule = typename Ref::Rule;
  if constexpr (requires { Rule::kMember; }) {
    if constexpr (std::is_same_v<typename Rule::Kind, AddsField>) return true;
    return []<class... D>(boost::mp11::mp_list<D...>) {
      return (sameMember<Rule::kMember, D::pointer>() || ...);
    }(typename MemberLister<T>::All());
  } else {
    return true;
  }
}
template <class T>
inline constexpr bool kRulesAreAboutMembers = []<class... Ref>(boost::mp11::mp_list<Ref...>) {
  return (isAboutMember<T, Ref>() && ... && true);
}(OwnRulesOf<T>());

template <class T>
struct FieldLister;

template <class T, class D, class Struct>
constexpr auto fieldsThrough() {
  static_assert(DescribedStruct<Struct>, "bytepress: flatten<> wants a described struct, or an optional or pointer to one");
  return []<class... Inner>(boost::mp11::mp_list<Inner...>) {
    return boost::mp11::mp_list<FlattenedField<T, D, Inner>...>();
  }(typename FieldLister<Struct>::List());
}

template <class T, class D>
constexpr auto fieldsOfMember() {
  using Held = std::remove_cvref_t<decltype(std::declval<const T&>().*D::pointer)>;
  if constexpr (!kHasRuleAbout<T, Flattens, D::pointer>) {
    return boost::mp11::mp_list<MemberField<T, D>>();
  } else if constexpr (!DescribedStruct<Held> && requires(const Held& held) { *held, static_cast<bool>(held); }) {
    return fieldsThrough<T, D, std::remove_cvref_t<decltype(*std::declval<const Held&>())>>();
  } else {
    return fieldsThrough<T, D, Held>();
  }
}

// Where a field stands by the rules: type tags, then what order<> lists, then the rest.
template <class T, class Field>
constexpr std::size_t rankOf() {
  constexpr std::size_t kRest = static_cast<std::size_t>(-1);
  if constexpr (requires { requires Field::kLeads; }) {
    return 0;
  } else if constexpr (kHasRule<T, Orders>) {
    return []<auto... Members>(const OrderRule<Members...>&) {
      std::size_t rank = kRest;
      std::size_t place = 0;
      (void)((++place, sameMember<Members, Field::kMember>() && (rank = place, true)) || ...);
      return rank;
    }(LastOfKind<T, Orders>::rule());
  } else {
    return kRest;
  }
}

template <class T>
struct FieldLister {
  static_assert(kRulesAreAboutMembers<T>,
                "bytepress: fieldRules of this struct has a rule for something that is not among its described members");

  template <class D>
  using OfMember = decltype(fieldsOfMember<T, D>());
  template <class Ref>
  using Added = AddedField<T, Ref>;

  using Unordered = boost::mp11::mp_append<
      boost::mp11::mp_flatten<boost::mp11::mp_transform<OfMember, typename MemberLister<T>::Printed>>,
      boost::mp11::mp_transform<Added, RulesOfKind<T, AddsField>>>;

  // The positions in Unordered, in order.
  template <class... Field>
  static constexpr auto positions(boost::mp11::mp_list<Field...>) {
    constexpr std::size_t count = sizeof...(Field);
    const std::array<std::size_t, count> ranks{rankOf<T, Field>()...};
    const std::array<std::string_view, count> names{Field::name...};
    std::array<std::size_t, count> places{};
    const auto before = [&](std::size_t a, std::size_t b) {
      if (ranks[a] != ranks[b]) return ranks[a] < ranks[b];
      return kHasRule<T, Sorts> && ranks[a] != 0 && names[a] < names[b];
    };
    for (std::size_t i = 0; i < count; ++i) {
      std::size_t place = i;
      for (; place != 0 && before(i, places[place - 1]); --place) places[place] = places[place - 1];
      places[place] = i;
    }
    return places;
  }
  template <std::size_t... I>
  static constexpr auto ordered(std::index_sequence<I...>) {
    [[maybe_unused]] constexpr auto kPositions = positions(Unordered());
    return boost::mp11::mp_list<boost::mp11::mp_at_c<Unordered, kPositions[I]>...>();
  }

  using List = decltype(ordered(std::make_index_sequence<boost::mp11::mp_size<Unordered>::value>()));
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

#endif  // BYTEPRESS_WALK_FIELD_LIST_HPP
