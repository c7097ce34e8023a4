// SPDX-License-Identifier: BSL-1.0
//
// Rules beside a struct: what Boost.Describe, which has no attributes, cannot say.
//
//     struct Account {
//       std::string id_, passwordHash_; std::vector<std::string> tags_;
//       friend constexpr auto fieldRules(bytepress::For<Account>) {
//         using namespace bytepress;
//         return rules(rename<&Account::id_>("_id"), skip<&Account::passwordHash_>, omitEmpty<&Account::tags_>);
//       }
//     };
//     BOOST_DESCRIBE_STRUCT(Account, (), (id_, passwordHash_, tags_))
//
// fieldRules is found by argument-dependent lookup: a friend in the class (for private members and
// templates) or a function in the class's namespace. Rules of a described base hold in a derived struct
// too, where the struct has none of its own for the member. Rules are constants; unused they cost nothing.
//
// May include: base, Boost.Describe, Boost.Mp11.
#ifndef BYTEPRESS_WALK_RULES_HPP
#define BYTEPRESS_WALK_RULES_HPP

#include <boost/describe/bases.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/list.hpp>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "bytepress/base/config.hpp"

namespace bytepress {

// Names the type that rules are about; has no value.
template <class T>
struct For {};

// When a member is left out. Four distinct things:
enum class Omit : unsigned char {
  null,       // it is an empty optional, a null pointer, a monostate: what prints as null
  empty,      // it is a text or container without elements (or null)
  zero,       // it is a number equal to 0, or false (or null)
  byDefault,  // it equals the member of a default-constructed owner
};

template <auto Member>
struct RenameRule {
  std::string_view key;
};
template <auto Member>
struct SkipRule {};
template <auto Member, Omit When>
struct OmitRule {};

template <class... Each>
struct Rules {
  std::tuple<Each...> each;
};

template <auto Member>
constexpr RenameRule<Member> rename(std::string_view key) {
  return {key};
}
template <auto Member>
inline constexpr SkipRule<Member> skip{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::null> omitNull{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::empty> omitEmpty{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::zero> omitZero{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::byDefault> omitDefault{};

template <class... Each>
constexpr Rules<Each...> rules(Each... each) {
  return {std::tuple<Each...>(each...)};
}

namespace detail {

template <class T>
concept HasFieldRules = requires { fieldRules(For<T>{}); };

template <class T>
constexpr auto rulesOf() {
  if constexpr (HasFieldRules<T>) {
    return fieldRules(For<T>{});
  } else {
    return Rules<>{};
  }
}

// Whether `A` and `B` point to the same member; they may be pointers of different types.
template <auto A, auto B>
constexpr bool sameMember() {
  if constexpr (std::is_same_v<decltype(A), decltype(B)>) {
    return A == B;
  } else {
    return false;
  }
}

template <auto Member>
struct Matches {
  std::string_view name;
  bool skipped = false;
  bool omitted[4] = {};

  template <auto Other>
  constexpr void apply(const RenameRule<Other>& rule) {
    if constexpr (sameMember<Member, Other>()) name = rule.key;
  }
  template <auto Other>
  constexpr void apply(const SkipRule<Other>&) {
    if constexpr (sameMember<Member, Other>()) skipped = true;
  }
  template <auto Other, Omit When>
  constexpr void apply(const OmitRule<Other, When>&) {
    if constexpr (sameMember<Member, Other>()) omitted[static_cast<unsigned>(When)] = true;
  }
};

template <class T, class M>
constexpr void applyRulesOf(M& matches);

template <class... Base, class M>
constexpr void applyRulesOfBases(M& matches, boost::mp11::mp_list<Base...>) {
  (applyRulesOf<typename Base::type>(matches), ...);
}

// Those of its described bases first, so that its own win.
template <class T, class M>
constexpr void applyRulesOf(M& matches) {
  if constexpr (boost::describe::has_describe_bases<T>::value) {
    using Bases = boost::describe::describe_bases<T, boost::describe::mod_any_access>;
    applyRulesOfBases(matches, boost::mp11::mp_rename<Bases, boost::mp11::mp_list>());
  }
  std::apply([&](const auto&... rule) { (matches.apply(rule), ...); }, rulesOf<T>().each);
}

template <class T, class D>
constexpr Matches<D::pointer> matchesOf() {
  Matches<D::pointer> matches{D::name};
  applyRulesOf<T>(matches);
  return matches;
}

}  // namespace detail

// What the rules of `T` say of its described member `D`.
template <class T, class D>
constexpr std::string_view fieldName() {
  return detail::matchesOf<T, D>().name;
}

template <class T, class D>
constexpr bool fieldIsSkipped() {
  return detail::matchesOf<T, D>().skipped;
}

template <class T, class D>
constexpr bool fieldMayBeOmitted() {
  constexpr auto matches = detail::matchesOf<T, D>();
  return matches.omitted[0] || matches.omitted[1] || matches.omitted[2] || matches.omitted[3];
}

inline namespace BYTEPRESS_ABI {

// Whether they leave it out when it holds this value; in walk/omit.hpp. Runs code of the user's types.
template <class T, class D, class V>
bool fieldOmits(const V& value);

}  // namespace BYTEPRESS_ABI

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_RULES_HPP
