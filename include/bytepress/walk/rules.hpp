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
// templates) or a function in the class's namespace. Rules are constants; unused they cost nothing.
//
// May include: base.
#ifndef BYTEPRESS_WALK_RULES_HPP
#define BYTEPRESS_WALK_RULES_HPP

#include <string_view>
#include <tuple>
#include <type_traits>

namespace bytepress {

// Names the type that rules are about; has no value.
template <class T>
struct For {};

// When a member is left out. Four distinct things:
enum class Omit : unsigned char {
  null,       // it is an empty optional, a null pointer, a monostate
  empty,      // it is a string or container without elements (or null)
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

template <class T, class D>
constexpr Matches<D::pointer> matchesOf() {
  Matches<D::pointer> matches{D::name};
  std::apply([&](const auto&... rule) { (matches.apply(rule), ...); }, rulesOf<T>().each);
  return matches;
}

template <class V>
constexpr bool isNullValue(const V& value) {
  if constexpr (std::is_constructible_v<bool, const V&> && requires { *value; }) {
    return !static_cast<bool>(value);
  } else {
    return false;
  }
}

template <class V>
constexpr bool isEmptyValue(const V& value) {
  if constexpr (requires { value.empty(); }) {
    return value.empty();
  } else {
    return isNullValue(value);
  }
}

template <class V>
constexpr bool isZeroValue(const V& value) {
  if constexpr (std::is_arithmetic_v<V>) {
    return value == V{};
  } else {
    return isNullValue(value);
  }
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

template <class T, class D, class V>
bool fieldOmits(const V& value) {
  constexpr auto matches = detail::matchesOf<T, D>();
  bool omits = false;
  if constexpr (matches.omitted[0]) omits = omits || detail::isNullValue(value);
  if constexpr (matches.omitted[1]) omits = omits || detail::isEmptyValue(value);
  if constexpr (matches.omitted[2]) omits = omits || detail::isZeroValue(value);
  if constexpr (matches.omitted[3]) {
    static const T fresh{};
    omits = omits || value == fresh.*D::pointer;
  }
  return omits;
}

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_RULES_HPP
