// SPDX-License-Identifier: BSL-1.0
//
// How a type says that it wants to be printed otherwise. After the rules (walk/rules.hpp), the rungs are:
//
//     auto encodeAs(const Uuid& id) { return id.text(); }             // print it as something else
//
//     template <class Encoder>                                       // full control, by events
//     bytepress::Done encode(Encoder& out, const Money& money) { return out.string(money.toString()); }
//
//     template <> struct bytepress::Printing<std::bitset<8>> {        // for types one may not touch
//       template <class Encoder>
//       static Done encode(Encoder& out, const std::bitset<8>& bits) { return out.string(bits.to_string()); }
//     };                                                            // or: static auto encodeAs(const T&)
//
// The first two are found by argument-dependent lookup, as friends too, and are taken for exactly
// that type: not for a derived type, nor for one that converts to it. Of several for one type encode() is
// taken before Printing, and Printing before encodeAs(); for keys of maps too, where encode() has no part.
//
// May include: base.
#ifndef BYTEPRESS_WALK_CUSTOM_HPP
#define BYTEPRESS_WALK_CUSTOM_HPP

#include <concepts>
#include <type_traits>

#include "bytepress/walk/encoder.hpp"

namespace bytepress {

// Specialise it for types of other libraries; see the top of this file.
template <class T>
struct Printing;

// Base of a Printing whose encode() is known to tell its value right, and is not guarded (walk/guard.hpp).
// For the adapters of this library.
struct TrustedPrinting {};

namespace detail {

// Converts to exactly `T`: an overload that would take a `T` only as its base, or through a
// conversion, is not viable for it. ADL looks where it would for `T`, which is its argument.
template <class T>
struct Exactly {
  template <class U>
    requires std::same_as<U, T>
  operator const U&() const;
};
// The same for functions that take their argument by value, which g++ 12 does not see from the above.
template <class T>
struct ExactlyByValue {
  template <class U>
    requires std::same_as<U, T>
  operator U() const;
};

// A function template that deduces the arguments of `T` cannot be called with Exactly<T>.
template <class T>
inline constexpr bool kIsSpecialization = false;
template <template <class...> class Template, class... Args>
inline constexpr bool kIsSpecialization<Template<Args...>> = true;

template <class T>
concept UserType = std::is_class_v<T> || std::is_union_v<T> || std::is_enum_v<T>;

template <class T>
concept HasEncodeAs = UserType<T> && (requires(const Exactly<T>& probe) { encodeAs(probe); } ||
                                      requires(const ExactlyByValue<T>& probe) { encodeAs(probe); } ||
                                      (kIsSpecialization<T> && requires(const T& value) { encodeAs(value); }));

template <class Out, class T>
concept HasEncode =
    UserType<T> && (requires(Out& out, const Exactly<T>& probe) {
      { encode(out, probe) } -> std::same_as<Done>;
    } || requires(Out& out, const ExactlyByValue<T>& probe) {
      { encode(out, probe) } -> std::same_as<Done>;
    } || (kIsSpecialization<T> && requires(Out& out, const T& value) {
      { encode(out, value) } -> std::same_as<Done>;
    }));

template <class Out, class T>
concept HasPrintingEncode = requires(Out& out, const T& value) {
  { Printing<T>::encode(out, value) } -> std::same_as<Done>;
};

// An encode() that is not taken, because it returns something else than Done.
template <class Out, class T>
concept HasOtherEncode = requires(Out& out, const T& value) { Printing<T>::encode(out, value); } ||
                         (UserType<T> && (requires(Out& out, const Exactly<T>& probe) { encode(out, probe); } ||
                                          requires(Out& out, const ExactlyByValue<T>& probe) { encode(out, probe); }));

template <class T>
concept HasTrustedPrinting = std::is_base_of_v<TrustedPrinting, Printing<T>>;

template <class T>
concept HasPrintingAs = requires(const T& value) { Printing<T>::encodeAs(value); };

}  // namespace detail
}  // namespace bytepress

#endif  // BYTEPRESS_WALK_CUSTOM_HPP
