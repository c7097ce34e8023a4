// SPDX-License-Identifier: BSL-1.0
//
// fieldOmits(value): whether the rules of a struct (walk/rules.hpp) leave a member out, told by what the
// walk would make of its value.
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_OMIT_HPP
#define BYTEPRESS_WALK_OMIT_HPP

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <variant>

#include "bytepress/base/number_types.hpp"
#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/rules.hpp"
#include "bytepress/walk/std_types.hpp"
#include "bytepress/walk/text.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Optionals and pointers, those too that only encodeAs() or Printing make printable.
template <class V>
concept MayBeNull = !std::is_array_v<V> && !std::is_function_v<V> && !detail::ExpectedLike<V> && !DescribedStruct<V> &&
                    std::is_constructible_v<bool, const V&> && requires(const V& value) { *value; };

template <class V>
bool isNullValue(const V& value) {
  if constexpr (detail::NullType<V>) {
    return true;
  } else if constexpr (detail::AtomicLike<V> || detail::ReferenceWrapper<V>) {
    return isNullValue(plainerOf(value));
  } else if constexpr (detail::kIsWeak<V>) {
    return value.expired();
  } else if constexpr (detail::kIsVariant<V>) {
    return !value.valueless_by_exception() && std::visit([](const auto& held) { return isNullValue(held); }, value);
  } else if constexpr (MayBeNull<V>) {
    return !static_cast<bool>(value);
  } else {
    return false;
  }
}

template <class V>
bool isEmptyValue(const V& value) {
  if constexpr (requires { { value.empty() } -> std::convertible_to<bool>; }) {
    return value.empty();
  } else if constexpr (detail::TextLike<V>) {
    return textOf(value).empty();
  } else if constexpr (detail::WideTextLike<V>) {
    return wideTextOf(value).empty();
  } else {
    return isNullValue(value);
  }
}

template <class V>
bool isZeroValue(const V& value) {
  if constexpr (detail::AtomicLike<V> || detail::ReferenceWrapper<V>) {
    return isZeroValue(plainerOf(value));
  } else if constexpr (std::is_arithmetic_v<V> || WideInteger<V> || RealNumber<V>) {
    return value == V{};
  } else {
    return isNullValue(value);
  }
}

template <class T, class D, class V>
bool fieldOmits(const V& value) {
  using namespace detail;
  constexpr auto member = D::pointer;
  bool omits = false;
  if constexpr (kHasRuleAbout<T, Omits<Omit::null>, member>) omits = omits || isNullValue(value);
  if constexpr (kHasRuleAbout<T, Omits<Omit::empty>, member>) omits = omits || isEmptyValue(value);
  if constexpr (kHasRuleAbout<T, Omits<Omit::zero>, member>) omits = omits || isZeroValue(value);
  if constexpr (kHasRuleAbout<T, Omits<Omit::byDefault>, member>) {
    static const T fresh{};
    omits = omits || value == fresh.*member;
  }
  return omits;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_OMIT_HPP
