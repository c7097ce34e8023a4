// SPDX-License-Identifier: BSL-1.0
//
// Rules about which fields a struct has beside its described members, and in which order.
//
//     return rules(typeTag("type", "circle"), getter<&Circle::area>("area"),
//                  computed("label", [](const Circle& c) { return "r=" + std::to_string(c.radius); }),
//                  flatten<&Circle::center>("center_"), order<&Circle::radius, &Circle::area>);
//
// Such fields stand behind the members, in the order of the rules; a type tag comes first.
//
// May include: base.
#ifndef BYTEPRESS_WALK_FIELD_RULES_HPP
#define BYTEPRESS_WALK_FIELD_RULES_HPP

#include <cstddef>
#include <functional>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/rules.hpp"

namespace bytepress {

namespace detail {

struct AddsField {};
struct Names {};
struct Flattens {};
struct Orders {};
struct Sorts {};

// Takes the place of the member for rules that add a field of their own.
struct NoMember {};

}  // namespace detail

// A field whose value is got from the owner: valueOf(owner), by value or by reference.
template <auto Getter>
struct GetterRule : MemberRule<detail::AddsField, Getter> {
  static constexpr bool kLeads = false;
  std::string_view key;

  template <class T>
  constexpr decltype(auto) valueOf(const T& owner) const {
    return std::invoke(Getter, owner);
  }
};

template <class Function>
struct ComputedRule : MemberRule<detail::AddsField, detail::NoMember{}> {
  static constexpr bool kLeads = false;
  std::string_view key;
  Function function;

  template <class T>
  constexpr decltype(auto) valueOf(const T& owner) const {
    return function(owner);
  }
};

template <class Value, bool Leads>
struct ConstantRule : MemberRule<detail::AddsField, detail::NoMember{}> {
  static constexpr bool kLeads = Leads;
  std::string_view key;
  Value value;

  template <class T>
  constexpr const Value& valueOf(const T&) const {
    return value;
  }
};

template <auto Member>
struct NameRule : MemberRule<detail::Names, Member> {
  std::string_view key;
};

template <auto Member>
struct FlattenRule : MemberRule<detail::Flattens, Member> {
  std::string_view prefix;
};

template <auto... Members>
struct OrderRule {
  using Kind = detail::Orders;

};

struct SortedRule {
  using Kind = detail::Sorts;
};

// The value of a member function without arguments, or of a function of the owner, as a field.
template <auto Getter>
constexpr GetterRule<Getter> getter(std::string_view key) {
  return {{}, key};
}

// The same of a lambda that captures nothing.
template <class Function>
constexpr ComputedRule<Function> computed(std::string_view key, Function function) {
  static_assert(std::is_empty_v<Function>, "bytepress: computed() wants a lambda that captures nothing");
  return {{}, key, function};
}

// A field with the same value in every object: a number, a bool, or a text that lives as long as the program.
template <class Value>
constexpr auto constant(std::string_view key, Value value) {
  if constexpr (std::is_convertible_v<Value, std::string_view>) {
    return ConstantRule<std::string_view, false>{{}, key, value};
  } else {
    static_assert(std::is_arithmetic_v<Value>, "bytepress: constant() wants a number, a bool or a text");
    return ConstantRule<Value, false>{{}, key, value};
  }
}

// The name of the type as the first field.
constexpr ConstantRule<std::string_view, true> typeTag(std::string_view key, std::string_view name) {
  return {{}, key, name};
}

// A member that Describe does not list: of a struct that is not described at all, the 53rd, a private one.
template <auto Member>
constexpr NameRule<Member> field(std::string_view key) {
  return {{}, key};
}

// The fields of a member that is a struct, in its place, with something before their keys. An optional or
// pointer without a value has none.
template <auto Member>
constexpr FlattenRule<Member> flatten(std::string_view prefix = {}) {
  return {{}, prefix};
}

// These members and getters first, in this order; the others follow as they were.
template <auto... Members>
inline constexpr OrderRule<Members...> order{};

// All fields by the bytes of their keys, behind the type tag.
inline constexpr SortedRule sorted{};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_FIELD_RULES_HPP
