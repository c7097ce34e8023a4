// SPDX-License-Identifier: BSL-1.0
//
// Types of the standard library that are printed as something plainer, told by their shape: so that
// none of their headers has to be included, and that look-alikes of other libraries work as well.
//
//     std::atomic, reference_wrapper      what they hold
//     std::bitset                         "0101", the most significant bit first
//     std::complex                        [re,im]
//     std::error_code, error_condition    {"category":"generic","value":2}
//     std::filesystem::path               its text
//     std::expected                       the value (null if void), or {"error":…}
//     durations and points in time        walk/chrono.hpp
//
//     plainerOf(value)                    what is printed in place of value; HasPlainer<T>
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_STD_TYPES_HPP
#define BYTEPRESS_WALK_STD_TYPES_HPP

#include <array>
#include <boost/describe/class.hpp>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/walk/chrono.hpp"

namespace bytepress {
namespace detail {

template <class T>
concept AtomicLike = std::is_class_v<T> && requires(const T& value) {
  typename T::value_type;
  { value.load() } -> std::same_as<typename T::value_type>;
  { value.is_lock_free() } -> std::same_as<bool>;
};

template <class T>
concept ReferenceWrapper = std::is_class_v<T> && requires(const T& value) {
  typename T::type;
  { value.get() } -> std::same_as<typename T::type&>;
  requires std::convertible_to<const T&, typename T::type&>;
};

template <class T>
concept BitsetLike = std::is_class_v<T> && requires(const T& value, std::size_t n) {
  { value.to_string() } -> std::same_as<std::string>;
  { value.test(n) } -> std::same_as<bool>;
  { value.count() } -> std::same_as<std::size_t>;
};

template <class T>
concept ComplexLike = std::is_class_v<T> && requires(const T& value) {
  typename T::value_type;
  { value.real() } -> std::same_as<typename T::value_type>;
  { value.imag() } -> std::same_as<typename T::value_type>;
};

template <class T>
concept ErrorCodeLike = std::is_class_v<T> && requires(const T& value) {
  { value.value() } -> std::same_as<int>;
  { value.category().name() } -> std::convertible_to<const char*>;
};

template <class T>
concept PathLike = std::is_class_v<T> && requires(const T& value) {
  typename T::value_type;
  { value.lexically_normal() } -> std::same_as<T>;
  { value.native() } -> std::convertible_to<std::basic_string_view<typename T::value_type>>;
};

template <class T>
concept ExpectedLike = std::is_class_v<T> && requires(const T& value) {
  typename T::value_type;
  typename T::error_type;
  { value.has_value() } -> std::same_as<bool>;
  value.error();
};

struct ErrorCodeParts {
  std::string_view category;
  int value;
};
BOOST_DESCRIBE_STRUCT(ErrorCodeParts, (), (category, value))

template <class T>
concept HasPlainer = AtomicLike<T> || ReferenceWrapper<T> || BitsetLike<T> || ComplexLike<T> || ErrorCodeLike<T> ||
                     PathLike<T> || ChronoLike<T>;

}  // namespace detail

inline namespace BYTEPRESS_ABI {

// Returns a value, or a view of what lives as long as `value`.
template <detail::HasPlainer T>
decltype(auto) plainerOf(const T& value) {
  using namespace detail;
  if constexpr (AtomicLike<T>) {
    return value.load();
  } else if constexpr (ReferenceWrapper<T>) {
    return std::as_const(value.get());
  } else if constexpr (BitsetLike<T>) {
    return value.to_string();
  } else if constexpr (ComplexLike<T>) {
    return std::array<typename T::value_type, 2>{value.real(), value.imag()};
  } else if constexpr (ErrorCodeLike<T>) {
    return ErrorCodeParts{value.category().name(), value.value()};
  } else if constexpr (PathLike<T>) {
    return std::basic_string_view<typename T::value_type>(value.native());
  } else {
    return chronoText(value);
  }
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_WALK_STD_TYPES_HPP
