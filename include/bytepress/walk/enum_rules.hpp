// SPDX-License-Identifier: BSL-1.0
//
// Rules beside a described enum: what its enumerators are called, and whether they are names at all.
//
//     enum class Level { low, highest };
//     BOOST_DESCRIBE_ENUM(Level, low, highest)
//     constexpr auto enumRules(bytepress::For<Level>) {
//       using namespace bytepress;
//       return rules(keyCase(KeyCase::screamingSnake), rename<Level::highest>("TOP"), undescribed(Undescribed::error));
//     }
//
// enumRules is found by argument-dependent lookup, in the namespace of the enum. The names are those of map keys too.
//
// May include: base.
#ifndef BYTEPRESS_WALK_ENUM_RULES_HPP
#define BYTEPRESS_WALK_ENUM_RULES_HPP

#include "bytepress/walk/rules.hpp"

namespace bytepress {

// What becomes of a value that no described enumerator has.
enum class Undescribed : unsigned char {
  number,
  error,  // PrintCode::unprintable
};

namespace detail {

struct PrintsNumbers {};
struct AreFlags {};
struct SetsUndescribed {};

}  // namespace detail

struct AsNumbersRule {
  using Kind = detail::PrintsNumbers;
};
struct FlagsRule {
  using Kind = detail::AreFlags;
};
struct UndescribedRule {
  using Kind = detail::SetsUndescribed;
  Undescribed policy;
};

// Every value is printed as its number.
inline constexpr AsNumbersRule asNumbers{};

// A value is a set of enumerators, each of them some bits: an array of the names that make it up, in the order in
// which they are described, one after the other until all bits are named. Bits without a name come last, as one number.
// As the key of a map it is a number.
inline constexpr FlagsRule asFlags{};

constexpr UndescribedRule undescribed(Undescribed policy) { return {policy}; }

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_ENUM_RULES_HPP
