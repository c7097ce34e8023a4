// SPDX-License-Identifier: BSL-1.0
//
// Rules about how the value of one member is printed.
//
//     return rules(asString<&Trade::id>, asFixed<&Trade::price, 2>, asEpochMillis<&Trade::time>, asHex<&Trade::hash>,
//                  asRaw<&Trade::payload>, mask<&Trade::account>());
//
// May include: base.
#ifndef BYTEPRESS_WALK_VALUE_RULES_HPP
#define BYTEPRESS_WALK_VALUE_RULES_HPP

#include <chrono>
#include <string_view>

#include "bytepress/walk/rules.hpp"
#include "bytepress/walk/spelled.hpp"

namespace bytepress {

// Another way to print a member: Spelling::of(value) is what is printed in its place.
template <auto Member, class Spelling>
struct SpellingRule : MemberRule<detail::Respells, Member> {
  template <class Value>
  static constexpr decltype(auto) of(const Value& value) {
    return Spelling::of(value);
  }
};

template <auto Member>
struct MaskRule : MemberRule<detail::Respells, Member> {
  constexpr explicit MaskRule(std::string_view shown) : text(shown) {}
  std::string_view text;

  template <class Value>
  constexpr std::string_view of(const Value&) const {
    return text;
  }
};

// A number in quotes.
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellAsString> asString{};

// A floating-point number with so many digits behind the point; see JsonOptions::precision.
template <auto Member, unsigned Digits>
inline constexpr SpellingRule<Member, detail::SpellFixed<Digits>> asFixed{};

// A text that is JSON already. It is looked at: PrintCode::invalidJson if it is not one value.
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellAsJson> asRaw{};

// A text or a range of bytes (std::byte, char, unsigned char) side by side, as base64, base64url or lower-case
// hexadecimal digits.
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellBytes<BytesText::base64>> asBase64{};
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellBytes<BytesText::base64Url>> asBase64Url{};
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellBytes<BytesText::hex>> asHex{};

// A point in time as the number of whole seconds, milliseconds or microseconds since 1970 (before it, rounded down).
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellEpoch<std::chrono::seconds>> asEpochSeconds{};
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellEpoch<std::chrono::milliseconds>> asEpochMillis{};
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellEpoch<std::chrono::microseconds>> asEpochMicros{};

// A duration as the number of its own ticks.
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellCount> asCount{};

// An enumerator as its number.
template <auto Member>
inline constexpr SpellingRule<Member, detail::SpellNumber> asNumber{};

// The key stays, and the value is not shown.
template <auto Member>
constexpr MaskRule<Member> mask(std::string_view shown = "***") {
  return MaskRule<Member>(shown);
}

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_VALUE_RULES_HPP
