// SPDX-License-Identifier: BSL-1.0
//
// Spec: what the rules of a struct say about how one member is stored, as one constant.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_SPEC_HPP
#define BYTEPRESS_RECORD_SPEC_HPP

#include <bit>
#include <cstddef>
#include <type_traits>

#include "bytepress/record/rules.hpp"
#include "bytepress/walk/rule_list.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

// Rules that say it, as a set. A coding names those that it makes use of.
using RuleSet = unsigned;
inline constexpr RuleSet kOrderRule = 1;
inline constexpr RuleSet kWidthRule = 2;
inline constexpr RuleSet kBitsRule = 4;
inline constexpr RuleSet kPaddedRule = 8;
inline constexpr RuleSet kFixedRule = 16;
inline constexpr RuleSet kMapRule = 32;
inline constexpr RuleSet kPrefixRule = 64;

// Zero where there is no rule.
struct Spec {
  std::endian order = std::endian::big;
  std::size_t width = 0;
  std::size_t bits = 0;
  std::size_t padded = 0;
  std::size_t fixed = 0;
  std::size_t prefix = 32;
  RuleSet given = 0;  // by rules about the member

  consteval Spec withoutGiven() const {
    Spec spec = *this;
    spec.given = 0;
    return spec;
  }
  // For the elements of a container that has used it.
  consteval Spec withoutFixed() const {
    Spec spec = *this;
    spec.fixed = 0;
    return spec;
  }
};

namespace coding {

template <class T, class D, class Kind>
consteval std::size_t numberOf(RuleSet flag, RuleSet& given, std::size_t otherwise = 0) {
  using Rule = bytepress::detail::LastRule<T, Kind, D::pointer>;
  if constexpr (std::is_void_v<Rule>) {
    return otherwise;
  } else {
    given |= flag;
    return Rule::Rule::kNumber;
  }
}

template <class T>
consteval std::endian recordOrder() {
  using Rule = bytepress::detail::LastOfKind<T, bytepress::detail::SetsAllByteOrders>;
  if constexpr (std::is_void_v<Rule>) {
    return std::endian::big;
  } else {
    return Rule::Rule::kOrder;
  }
}

template <class T>
consteval std::size_t recordPrefix() {
  using Rule = bytepress::detail::LastOfKind<T, bytepress::detail::SetsAllPrefixes>;
  if constexpr (std::is_void_v<Rule>) {
    return 32;
  } else {
    return Rule::Rule::kNumber;
  }
}

template <class T, class D>
consteval Spec specOf() {
  using namespace bytepress::detail;
  Spec spec;
  spec.width = numberOf<T, D, SetsWidth>(kWidthRule, spec.given);
  spec.bits = numberOf<T, D, SetsBits>(kBitsRule, spec.given);
  spec.padded = numberOf<T, D, SetsPadding>(kPaddedRule, spec.given);
  spec.fixed = numberOf<T, D, SetsFixedCount>(kFixedRule, spec.given);
  spec.prefix = numberOf<T, D, SetsPrefix>(kPrefixRule, spec.given, recordPrefix<T>());
  using OrderRef = LastRule<T, SetsByteOrder, D::pointer>;
  if constexpr (std::is_void_v<OrderRef>) {
    spec.order = recordOrder<T>();
  } else {
    spec.order = OrderRef::Rule::kOrder;
    spec.given |= kOrderRule;
  }
  if constexpr (kHasRuleAbout<T, MapsEnum, D::pointer>) spec.given |= kMapRule;
  return spec;
}

// The rule that maps the enumerators of a member, or void.
template <class T, class D>
using MapOf = bytepress::detail::LastRule<T, bytepress::detail::MapsEnum, D::pointer>;

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_SPEC_HPP
