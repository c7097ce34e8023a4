// SPDX-License-Identifier: BSL-1.0
//
// kindOf<Out, T>: which of a few kinds a C++ type is, as one list that is read from top to bottom.
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_CLASSIFY_HPP
#define BYTEPRESS_WALK_CLASSIFY_HPP

#include <cstddef>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/enums.hpp"
#include "bytepress/walk/std_types.hpp"

namespace bytepress {

inline namespace BYTEPRESS_ABI {
template <class Out>
struct Guarding;
}  // namespace BYTEPRESS_ABI

enum class Kind : unsigned char {
  custom,       // encode(out, value)
  printing,     // Printing<T>::encode
  printingAs,   // Printing<T>::encodeAs
  as,           // encodeAs(value)
  null,         // nullptr, monostate, nullopt
  boolean,
  character,    // char, char8_t: a string of one byte
  integer,
  real,
  enumeration,
  flagSet,      // an enum whose values are sets of enumerators
  text,         // UTF-8
  wideText,     // UTF-16 or UTF-32, single characters too
  bytes,
  nullable,     // optional, pointers: null or what they hold
  weak,         // weak_ptr: null or what it still holds
  expected,     // a value or an error
  wrapped,      // what plainerOf() makes plainer
  variant,
  tuple,
  map,
  array,
  record,
  unsupported,
};

namespace detail {

template <class T>
inline constexpr bool kIsVariant = false;
template <class... Each>
inline constexpr bool kIsVariant<std::variant<Each...>> = true;

template <class T>
inline constexpr bool kIsTuple = false;
template <class A, class B>
inline constexpr bool kIsTuple<std::pair<A, B>> = true;
template <class... Each>
inline constexpr bool kIsTuple<std::tuple<Each...>> = true;

template <class T>
inline constexpr bool kIsWeak = false;
template <class T>
inline constexpr bool kIsWeak<std::weak_ptr<T>> = true;

template <class T>
concept NullType = std::same_as<T, std::nullptr_t> || std::same_as<T, std::monostate> || std::same_as<T, std::nullopt_t>;

// bool, and what vector<bool> and bitset hand out in its place.
template <class T>
concept BooleanLike = std::same_as<T, bool> ||
                      (std::is_class_v<T> && std::convertible_to<const T&, bool> && requires(T& bit) { bit.flip(); });

template <class T>
concept WideUnit = std::same_as<T, wchar_t> || std::same_as<T, char16_t> || std::same_as<T, char32_t>;

template <class T>
concept NarrowUnit = std::same_as<T, char> || std::same_as<T, char8_t>;

template <class T>
concept CharArray = std::is_array_v<T> && NarrowUnit<std::remove_cv_t<std::remove_extent_t<T>>>;
template <class T>
concept WideCharArray = std::is_array_v<T> && WideUnit<std::remove_cv_t<std::remove_extent_t<T>>>;

template <class T>
concept CharPointer = std::is_pointer_v<T> && NarrowUnit<std::remove_cv_t<std::remove_pointer_t<T>>>;
template <class T>
concept WideCharPointer = std::is_pointer_v<T> && WideUnit<std::remove_cv_t<std::remove_pointer_t<T>>>;

template <class T, class Unit>
concept ViewOf = std::is_class_v<T> && std::convertible_to<const T&, std::basic_string_view<Unit>>;

template <class T>
concept TextLike = CharArray<T> || CharPointer<T> || ViewOf<T, char> || ViewOf<T, char8_t>;
template <class T>
concept WideTextLike = WideUnit<T> || WideCharArray<T> || WideCharPointer<T> || ViewOf<T, wchar_t> || ViewOf<T, char16_t> || ViewOf<T, char32_t>;

template <class T>
concept ByteRange = std::ranges::contiguous_range<const T&> && std::ranges::sized_range<const T&> &&
                    std::same_as<std::remove_cv_t<std::ranges::range_value_t<const T&>>, std::byte>;

// Views that only a non-const object can go through, such as filter_view, are ranges too.
template <class T>
concept AnyRange = std::ranges::input_range<const T&> || std::ranges::input_range<T&>;

template <class T>
concept MapLike = std::ranges::forward_range<const T&> && requires {
  typename T::key_type;
  typename T::mapped_type;
};

template <class T>
concept Nullable = (std::is_pointer_v<T> && !std::is_function_v<std::remove_pointer_t<T>> && !std::is_void_v<std::remove_pointer_t<T>>) ||
                   (std::is_class_v<T> && !AnyRange<T> && requires(const T& value) {
                     { static_cast<bool>(value) };
                     *value;
                     requires !std::is_void_v<decltype(*value)>;
                   } && (requires { typename T::element_type; } || requires(const T& value) { value.has_value(); }));

}  // namespace detail

template <class Out, class T>
consteval Kind kindOf() {
  using namespace detail;
  if constexpr (HasEncode<typename Guarding<Out>::Guard, T>) return Kind::custom;                // the user's word comes first
  else if constexpr (HasPrintingEncode<typename Guarding<Out>::Guard, T>) return Kind::printing;
  else if constexpr (HasPrintingAs<T>) return Kind::printingAs;
  else if constexpr (HasEncodeAs<T>) return Kind::as;
  else if constexpr (NullType<T>) return Kind::null;
  else if constexpr (BooleanLike<T>) return Kind::boolean;             // before integers: bool is one
  else if constexpr (NarrowUnit<T>) return Kind::character;
  else if constexpr (IntegerNumber<T>) return Kind::integer;
  else if constexpr (RealNumber<T>) return Kind::real;
  else if constexpr (FlagsEnum<T>) return Kind::flagSet;
  else if constexpr (std::is_enum_v<T>) return Kind::enumeration;      // std::byte too, as a number
  else if constexpr (DescribedStruct<T>) return Kind::record;          // before shapes: the user's word again
  else if constexpr (HasPlainer<T>) return Kind::wrapped;              // before ranges: a path is one of paths
  else if constexpr (TextLike<T>) return Kind::text;                   // before ranges: a string is one
  else if constexpr (WideTextLike<T>) return Kind::wideText;
  else if constexpr (ByteRange<T>) return Kind::bytes;
  else if constexpr (kIsWeak<T>) return Kind::weak;
  else if constexpr (ExpectedLike<T>) return Kind::expected;           // before nullable: it looks like an optional
  else if constexpr (Nullable<T>) return Kind::nullable;
  else if constexpr (kIsVariant<T>) return Kind::variant;
  else if constexpr (kIsTuple<T>) return Kind::tuple;
  else if constexpr (MapLike<T>) return Kind::map;
  else if constexpr (AnyRange<T>) return Kind::array;
  else return Kind::unsupported;
}

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_CLASSIFY_HPP
