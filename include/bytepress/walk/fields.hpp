// SPDX-License-Identifier: BSL-1.0
//
// Fields: what a struct prints, made of its described members and of its rules.
//
// A Field is a type with
//     Owner, Type            the struct, and the value's type without const and reference
//     name                   the key, a constant std::string_view
//     get(owner)             the value, by reference or by value; not to be called if leavesOut(owner)
//     kMayOmit               whether a rule can leave it out
//     leavesOut(owner)       whether one does
//     kMember                what rules call it by
// so that formats turn fields into constants (JSON key text, offsets) by specialising on it.
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_FIELDS_HPP
#define BYTEPRESS_WALK_FIELDS_HPP

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/walk/field_rules.hpp"
#include "bytepress/walk/key_case.hpp"
#include "bytepress/walk/rule_list.hpp"

namespace bytepress {

inline namespace BYTEPRESS_ABI {

// Whether the rules of `T` leave its member `D` out when it holds this value; in walk/omit.hpp. Runs code of the
// user's types.
template <class T, class D, class V>
bool fieldOmits(const V& value);

namespace fields {

using namespace bytepress::detail;

template <class T, class D>
constexpr std::string_view keyOf() {
  if constexpr (kHasRuleAbout<T, Renames, D::pointer>) {
    return LastRule<T, Renames, D::pointer>::rule().key;
  } else if constexpr (kHasRule<T, SetsCase>) {
    return CasedName<D, LastOfKind<T, SetsCase>::rule().keyCase>::kView;
  } else {
    return D::name;
  }
}

template <class T, auto Member>
inline constexpr bool kMayBeOmitted =
    kHasRuleAbout<T, Omits<Omit::null>, Member> || kHasRuleAbout<T, Omits<Omit::empty>, Member> ||
    kHasRuleAbout<T, Omits<Omit::zero>, Member> || kHasRuleAbout<T, Omits<Omit::byDefault>, Member>;

// What is printed of a member: itself, or what a rule makes of it.
template <class T, auto Member>
constexpr decltype(auto) valueOf(const T& owner) {
  if constexpr (kHasRuleAbout<T, Respells, Member>) {
    return LastRule<T, Respells, Member>::rule().of(owner.*Member);
  } else {
    return (owner.*Member);
  }
}

}  // namespace fields

// A data member `D` of `T`: described, or named by a rule.
template <class T, class D>
struct MemberField {
  using Owner = T;
  using Held = std::remove_cvref_t<decltype(std::declval<const T&>().*D::pointer)>;
  using Type = std::remove_cvref_t<decltype(fields::valueOf<T, D::pointer>(std::declval<const T&>()))>;
  static constexpr auto kMember = D::pointer;
  static constexpr std::string_view name = fields::keyOf<T, D>();

  static constexpr decltype(auto) get(const T& owner) { return fields::valueOf<T, D::pointer>(owner); }

  static constexpr bool kMayOmit = fields::kMayBeOmitted<T, D::pointer>;
  static bool leavesOut(const T& owner) { return fieldOmits<T, D>(owner.*D::pointer); }
};

// A getter, a computed value or a constant.
template <class T, class Ref>
struct AddedField {
  using Owner = T;
  using Type = std::remove_cvref_t<decltype(Ref::rule().valueOf(std::declval<const T&>()))>;
  static constexpr auto kMember = Ref::Rule::kMember;
  static constexpr bool kLeads = Ref::Rule::kLeads;  // stands before all others
  static constexpr std::string_view name = Ref::rule().key;

  static constexpr decltype(auto) get(const T& owner) { return Ref::rule().valueOf(owner); }

  static constexpr bool kMayOmit = false;
  static bool leavesOut(const T&) { return false; }
};

// A field of what a member holds, in the place of the member.
template <class T, class D, class Inner>
struct FlattenedField {
  using Owner = T;
  using Type = typename Inner::Type;
  static constexpr auto kMember = D::pointer;
  static constexpr std::string_view kPrefix = detail::LastRule<T, detail::Flattens, D::pointer>::rule().prefix;
  static constexpr auto kText = [] {
    std::array<char, kPrefix.size() + Inner::name.size() + 1> text{};
    char* at = text.data();
    for (const char c : kPrefix) *at++ = c;
    for (const char c : Inner::name) *at++ = c;
    return text;
  }();
  static constexpr std::string_view name{kText.data(), kText.size() - 1};

  using Held = std::remove_cvref_t<decltype(std::declval<const T&>().*D::pointer)>;
  static constexpr bool kIsStruct = std::is_same_v<Held, typename Inner::Owner>;

  static constexpr decltype(auto) get(const T& owner) { return Inner::get(held(owner)); }

  // Whether what holds the field may be missing: an optional or a pointer. Then not even its type's default is there.
  static constexpr bool kMayBeMissing = [] {
    if constexpr (requires { Inner::kMayBeMissing; }) {
      return !kIsStruct || Inner::kMayBeMissing;
    } else {
      return !kIsStruct;
    }
  }();
  static constexpr bool kMayOmit = Inner::kMayOmit || !kIsStruct;
  static bool leavesOut(const T& owner) {
    if constexpr (!kIsStruct) {
      if (!static_cast<bool>(owner.*D::pointer)) return true;
    }
    return Inner::leavesOut(held(owner));
  }

 private:
  static constexpr const typename Inner::Owner& held(const T& owner) {
    if constexpr (kIsStruct) {
      return owner.*D::pointer;
    } else {
      return *(owner.*D::pointer);
    }
  }
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_WALK_FIELDS_HPP
