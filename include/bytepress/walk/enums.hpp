// SPDX-License-Identifier: BSL-1.0
//
// Enumerators by name: described enums give name and position, their rules may say otherwise, others are numbers.
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_ENUMS_HPP
#define BYTEPRESS_WALK_ENUMS_HPP

#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/enum_rules.hpp"
#include "bytepress/walk/rule_list.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// An enum whose values are sets of enumerators.
template <class E>
concept FlagsEnum = DescribedEnum<E> && detail::kHasRule<E, detail::AreFlags>;

// An enum whose values are printed by name.
template <class E>
concept NamedEnum = DescribedEnum<E> && !FlagsEnum<E> && !detail::kHasRule<E, detail::PrintsNumbers>;

namespace enums {

using namespace bytepress::detail;

template <DescribedEnum E>
using EnumeratorsOf = boost::mp11::mp_rename<boost::describe::describe_enumerators<E>, boost::mp11::mp_list>;

template <class E, class D>
constexpr std::string_view enumeratorName() {
  if constexpr (kHasRuleAbout<E, Renames, D::value>) {
    return LastRule<E, Renames, D::value>::rule().key;
  } else if constexpr (kHasRule<E, SetsCase>) {
    return CasedName<D, LastOfKind<E, SetsCase>::rule().keyCase>::kView;
  } else {
    return D::name;
  }
}

template <class E, class Ref>
constexpr bool renamesAnEnumerator() {
  if constexpr (IsOfKind<Ref, Renames>::value) {
    bool found = false;
    boost::mp11::mp_for_each<EnumeratorsOf<E>>([&](auto d) { found = found || sameMember<decltype(d)::value, Ref::Rule::kMember>(); });
    return found;
  } else {
    return true;
  }
}

template <class E>
constexpr bool checkEnumRules() {
  [&]<class... Ref>(boost::mp11::mp_list<Ref...>) {
    static_assert((renamesAnEnumerator<E, Ref>() && ...), "bytepress: a rule renames an enumerator that this enum does not describe");
  }(RulesOf<E>());
  return [&]<class... D>(boost::mp11::mp_list<D...>) {
    const std::string_view names[] = {enumeratorName<E, D>()..., std::string_view()};
    for (std::size_t i = 0; i < sizeof...(D); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        if (names[i] == names[k]) return false;
      }
    }
    return true;
  }(EnumeratorsOf<E>());
}

template <class E>
inline constexpr bool kEnumRulesHold = [] {
  static_assert(checkEnumRules<E>(), "bytepress: two enumerators of this enum have the same name");
  return true;
}();

}  // namespace enums

// Calls found(name, index) for the first described enumerator equal to `value`; false if there is none.
template <DescribedEnum E, class Found>
BYTEPRESS_INLINE constexpr bool withEnumerator(E value, Found&& found) {
  static_assert(enums::kEnumRulesHold<E>);
  bool done = false;
  std::size_t index = 0;
  boost::mp11::mp_for_each<enums::EnumeratorsOf<E>>([&](auto descriptor) {
    constexpr std::string_view kName = enums::enumeratorName<E, decltype(descriptor)>();
    if (!done && descriptor.value == value) {
      done = true;
      found(kName, index);
    }
    ++index;
  });
  return done;
}

// The longest name of `E`, in bytes.
template <DescribedEnum E>
consteval std::size_t longestEnumeratorName() {
  std::size_t longest = 0;
  boost::mp11::mp_for_each<enums::EnumeratorsOf<E>>([&](auto descriptor) {
    const std::size_t size = enums::enumeratorName<E, decltype(descriptor)>().size();
    if (size > longest) longest = size;
  });
  return longest;
}

// Whether a value that no enumerator has is an error.
template <class E>
inline constexpr bool kRefusesUndescribed = [] {
  if constexpr (detail::kHasRule<E, detail::SetsUndescribed>) {
    return detail::LastOfKind<E, detail::SetsUndescribed>::rule().policy == Undescribed::error;
  } else {
    return false;
  }
}();

// What an enumerator without a name is printed as.
template <class E>
constexpr auto enumNumber(E value) noexcept {
  using Number = std::underlying_type_t<E>;
  if constexpr (IntegerNumber<Number>) {
    return standardInteger(static_cast<Number>(value));
  } else {
    return static_cast<std::int32_t>(value);  // an enum over bool or a character type
  }
}

template <class Out, class E>
Done walkEnum(Out& out, E value) {
  if constexpr (NamedEnum<E>) {
    const bool named = withEnumerator(value, [&](std::string_view name, std::size_t index) {
      out.enumerator(name, index, static_cast<std::int64_t>(enumNumber(value)));
    });
    if (named) return Done(nullptr);
    if constexpr (kRefusesUndescribed<E>) return out.fail(PrintCode::unprintable);
    if constexpr (requires { out.unnamed(std::int64_t{}); }) return out.unnamed(static_cast<std::int64_t>(enumNumber(value)));
  }
  return out.integer(enumNumber(value));
}

template <class Out, FlagsEnum E>
Done walkFlags(Out& out, E value) {
  static_assert(enums::kEnumRulesHold<E>);
  if constexpr (kPrintsBySchema<Out>) return out.integer(enumNumber(value));
  using Bits = std::make_unsigned_t<std::underlying_type_t<E>>;
  const auto all = static_cast<Bits>(value);
  Bits left = all;
  out.beginArray(kUnknownCount);
  if (out.failed()) [[unlikely]] return out.endArray();
  std::size_t index = 0;
  boost::mp11::mp_for_each<enums::EnumeratorsOf<E>>([&](auto descriptor) {
    const auto bits = static_cast<Bits>(descriptor.value);
    if ((all & bits) == bits && (left & bits) != 0) {
      out.element();
      out.enumerator(enums::enumeratorName<E, decltype(descriptor)>(), index, static_cast<std::int64_t>(bits));
      left = static_cast<Bits>(left & ~bits);
    }
    ++index;
  });
  if (left != 0) {
    out.element();
    if constexpr (kRefusesUndescribed<E>) {
      out.fail(PrintCode::unprintable);
    } else {
      out.integer(standardInteger(left));
    }
  }
  return out.endArray();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_ENUMS_HPP
