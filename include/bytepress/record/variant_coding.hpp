// SPDX-License-Identifier: BSL-1.0
//
// Variants: a byte that says which type it is, counted from 0, and its value.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_VARIANT_CODING_HPP
#define BYTEPRESS_RECORD_VARIANT_CODING_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "bytepress/record/elements.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// std::monostate and the like have no bytes.
template <class T>
struct NothingCoding : FixedSize<0> {
  using Value = T;
  using View = T;
  static constexpr RuleSet kUses = 0;
  static constexpr bool kAnyBytes = true;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr bool check(const T&, Fault&) noexcept { return true; }
  static constexpr std::byte* write(std::byte* at, const T&) noexcept { return at; }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte*, Fault&) noexcept { return at; }
  static constexpr const std::byte* read(const std::byte* at, T&) noexcept { return at; }
  static constexpr View view(const std::byte*) noexcept { return View(); }
};

template <class T, class Indexes, class... Each>
struct VariantCoding;
template <class T, std::size_t... I, class... Each>
struct VariantCoding<T, std::index_sequence<I...>, Each...> {
  static_assert(sizeof...(Each) <= 256, "bytepress: a variant in a record has at most 256 types");

  using Value = T;
  using View = std::variant<typename Each::View...>;
  static constexpr bool kFixed = false;
  static constexpr std::size_t kSize = 1;
  static constexpr RuleSet kUses = (Each::kUses | ... | 0U);
  static constexpr bool kAnyBytes = false;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr bool check(const T& value, Fault& fault) {
    if (value.valueless_by_exception()) return fault.is(Code::emptyVariant);
    return ((value.index() != I || Each::check(*std::get_if<I>(&value), fault)) && ...);
  }
  static constexpr std::uint64_t size(const T& value) {
    std::uint64_t size = 1;
    ((size += value.index() == I ? Each::size(*std::get_if<I>(&value)) : 0), ...);
    return size;
  }
  static constexpr std::byte* write(std::byte* at, const T& value) {
    *at++ = static_cast<std::byte>(value.index());
    (void)((value.index() == I && (at = Each::write(at, *std::get_if<I>(&value)), true)) || ...);
    return at;
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    const std::byte* after = nullptr;
    if (!((indexAt(at) == I && (after = verifyPart<Each>(at + 1, end, fault), true)) || ...)) fault.is(Code::badBranch);
    return after;
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    const std::byte* after = nullptr;
    (void)((indexAt(at) == I &&
            (after = Each::read(at + 1, value.index() == I ? *std::get_if<I>(&value) : value.template emplace<I>()), true)) ||
           ...);
    return after;
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    const std::byte* after = nullptr;
    (void)((indexAt(at) == I && (after = Each::skip(at + 1), true)) || ...);
    return after;
  }
  static constexpr View view(const std::byte* at) {
    // One function for each type, so that no view has to be made before it is known which.
    constexpr View (*makers[])(const std::byte*) = {
        [](const std::byte* value) { return View(std::in_place_index<I>, Each::view(value)); }...};
    return makers[indexAt(at)](at + 1);
  }

 private:
  static constexpr std::size_t indexAt(const std::byte* at) noexcept { return std::to_integer<std::size_t>(*at); }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_VARIANT_CODING_HPP
