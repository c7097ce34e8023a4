// SPDX-License-Identifier: BSL-1.0
//
// Rules beside a struct: what Describe cannot say, found when the program is compiled.
//
//     struct Account {
//       …
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
// More rules: walk/field_rules.hpp (getters, constants, flattening, order) and walk/value_rules.hpp (how one
// value is printed).
//
// May include: base.
#ifndef BYTEPRESS_WALK_RULES_HPP
#define BYTEPRESS_WALK_RULES_HPP

#include <string_view>
#include <tuple>

#include "bytepress/base/config.hpp"
#include "bytepress/walk/key_case.hpp"

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

namespace detail {

// The kinds of rules, by which they are found.
struct Renames {};
struct Skips {};
template <Omit When>
struct Omits {};
struct SetsCase {};
struct TakesAllAccess {};
struct Respells {};

}  // namespace detail

// A rule about a member. kMember is what it is about, Kind what it says.
template <class RuleKind, auto Member>
struct MemberRule {
  using Kind = RuleKind;
  static constexpr auto kMember = Member;
};

template <auto Member>
struct RenameRule : MemberRule<detail::Renames, Member> {
  constexpr explicit RenameRule(std::string_view name) : key(name) {}
  std::string_view key;
};
template <auto Member>
struct SkipRule : MemberRule<detail::Skips, Member> {};
template <auto Member, Omit When>
struct OmitRule : MemberRule<detail::Omits<When>, Member> {};

struct CaseRule {
  using Kind = detail::SetsCase;
  KeyCase keyCase;
};
struct AllAccessRule {
  using Kind = detail::TakesAllAccess;
};

template <class... Each>
struct Rules {
  std::tuple<Each...> each;
};

template <class... Each>
constexpr Rules<Each...> rules(Each... each) {
  return {std::tuple<Each...>(each...)};
}

// The member has another key.
template <auto Member>
constexpr RenameRule<Member> rename(std::string_view key) {
  return RenameRule<Member>(key);
}

// The member is not printed.
template <auto Member>
inline constexpr SkipRule<Member> skip{};

// The member is left out when it holds a certain value.
template <auto Member>
inline constexpr OmitRule<Member, Omit::null> omitNull{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::empty> omitEmpty{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::zero> omitZero{};
template <auto Member>
inline constexpr OmitRule<Member, Omit::byDefault> omitDefault{};

// The keys of all members that no rule renames are written in a case; see walk/key_case.hpp.
constexpr CaseRule keyCase(KeyCase keyCase) { return {keyCase}; }

// Described members that are private or protected are printed too.
inline constexpr AllAccessRule allAccess{};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_RULES_HPP
