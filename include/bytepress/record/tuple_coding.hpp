// SPDX-License-Identifier: BSL-1.0
//
// Tuples, pairs and bit sets, and types that are stored as another one.
//
// A type that is not described, but has encodeAs() and its inverse `bool decodeAs(T& value, const Plain& plain)`
// beside it, is stored as what encodeAs() returns (as text, a std::string is what decodeAs() takes).
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_TUPLE_CODING_HPP
#define BYTEPRESS_RECORD_TUPLE_CODING_HPP

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/record/elements.hpp"
#include "bytepress/walk/custom.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// Whether a tuple or pair of type V may be stored as values of these codings.
template <class V, class... Each>
inline constexpr bool kTupleTakes = false;
template <template <class...> class Tuple, class... V, class... Each>
  requires(bytepress::detail::kIsTuple<Tuple<V...>> && sizeof...(V) == sizeof...(Each))
inline constexpr bool kTupleTakes<Tuple<V...>, Each...> = (Each::template kTakes<std::remove_cv_t<V>> && ... && true);

// Its elements, one behind another.
template <class T, class Indexes, class... Each>
struct TupleCoding;
template <class T, std::size_t... I, class... Each>
struct TupleCoding<T, std::index_sequence<I...>, Each...> {
  using Value = T;
  using View = std::tuple<typename Each::View...>;
  static constexpr bool kFixed = (Each::kFixed && ... && true);
  static constexpr std::size_t kSize = (Each::kSize + ... + 0);
  static constexpr RuleSet kUses = (Each::kUses | ... | 0U);
  static constexpr bool kAnyBytes = (Each::kAnyBytes && ... && true);
  template <class V>
  static constexpr bool kTakes = kTupleTakes<V, Each...>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) {
    return ((Each::check(std::get<I>(value), fault) || fault.in(I)) && ... && true);
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) {
    return (Each::size(std::get<I>(value)) + ... + std::uint64_t{0});
  }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) {
    ((at = Each::write(at, std::get<I>(value))), ...);
    return at;
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    const auto next = [&]<class C>(C*, std::size_t index) {
      at = kFixed ? C::verify(at, end, fault) : verifyPart<C>(at, end, fault);
      return at != nullptr || fault.in(index);
    };
    (void)(next(static_cast<Each*>(nullptr), I) && ... && true);
    return at;
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    ((at = readInto<Each>(at, std::get<I>(value))), ...);
    return at;
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    ((at = Each::skip(at)), ...);
    return at;
  }
  static constexpr View view(const std::byte* at) {
    const auto next = [&]<class C>(C*) {
      const std::byte* const from = at;
      at = C::skip(at);
      return C::view(from);
    };
    return View{next(static_cast<Each*>(nullptr))...};  // in braces from left to right
  }
};

template <class T>
inline constexpr std::size_t kBitsetSize = 0;
template <class T>
  requires bytepress::detail::BitsetLike<T>
inline constexpr std::size_t kBitsetSize<T> = T().size();

// One number of so many bits, its highest bit first where the order is big.
template <class T, std::endian Order>
struct BitsetCoding : FixedSize<kBitsetSize<T> / 8> {
  static constexpr std::size_t kBits = kBitsetSize<T>;
  static_assert(kBits % 8 == 0, "bytepress: a bit set in a record has a multiple of 8 bits");

  using Value = T;
  using View = T;
  static constexpr RuleSet kUses = kOrderRule;
  static constexpr bool kAnyBytes = true;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static bool check(const T&, Fault&) noexcept { return true; }
  static std::byte* write(std::byte* at, const T& value) noexcept {
    for (std::size_t i = 0; i != kBits / 8; ++i) at[i] = std::byte{0};
    for (std::size_t i = 0; i != kBits; ++i) {
      if (value[i]) at[placeOf(i)] |= std::byte{1} << (i % 8);
    }
    return at + kBits / 8;
  }
  static const std::byte* verify(const std::byte* at, const std::byte*, Fault&) noexcept { return at + kBits / 8; }
  static View view(const std::byte* at) noexcept {
    T value;
    read(at, value);
    return value;
  }
  static const std::byte* read(const std::byte* at, T& value) noexcept {
    for (std::size_t i = 0; i != kBits; ++i) value[i] = (at[placeOf(i)] >> (i % 8) & std::byte{1}) != std::byte{0};
    return at + kBits / 8;
  }

 private:
  static constexpr std::size_t placeOf(std::size_t bit) noexcept {
    return Order == std::endian::little ? bit / 8 : kBits / 8 - 1 - bit / 8;
  }
};

// What encodeAs() returns, as something that owns what it holds.
template <class T>
struct Owned {
  using Type = T;
};
template <class Unit>
struct Owned<std::basic_string_view<Unit>> {
  using Type = std::basic_string<Unit>;
};
template <class T>
using PlainOf = typename Owned<std::remove_cvref_t<decltype(encodeAs(std::declval<const T&>()))>>::Type;

template <class T>
concept StoredAsOther = bytepress::detail::HasEncodeAs<T> && requires(T& value, const PlainOf<T>& plain) {
  { decodeAs(value, plain) } -> std::same_as<bool>;
};

template <class T, class Plain>
struct AsCoding {
  using Value = T;
  using View = T;
  static constexpr bool kFixed = Plain::kFixed;
  static constexpr std::size_t kSize = Plain::kSize;
  static constexpr RuleSet kUses = Plain::kUses;
  static constexpr bool kAnyBytes = false;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr bool check(const T& value, Fault& fault) { return Plain::check(encodeAs(value), fault); }
  static constexpr std::uint64_t size(const T& value) { return kFixed ? kSize : Plain::size(encodeAs(value)); }
  static constexpr std::byte* write(std::byte* at, const T& value) { return Plain::write(at, encodeAs(value)); }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    const std::byte* const after = Plain::verify(at, end, fault);
    if (after == nullptr) return nullptr;
    T value{};
    return fault.is(readPlain(at, value) ? Code::ok : Code::outOfRange) ? after : nullptr;
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    readPlain(at, value);
    return skip(at);
  }
  static constexpr const std::byte* skip(const std::byte* at) { return Plain::skip(at); }
  static constexpr View view(const std::byte* at) {
    T value{};
    read(at, value);
    return value;
  }

 private:
  static constexpr bool readPlain(const std::byte* at, T& value) {
    typename Plain::Value plain{};
    Plain::read(at, plain);
    return decodeAs(value, plain);
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_TUPLE_CODING_HPP
