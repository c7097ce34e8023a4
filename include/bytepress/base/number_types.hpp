// SPDX-License-Identifier: BSL-1.0
//
// Names for number types that compilers have as extensions.
//
// May include: base.
#ifndef BYTEPRESS_BASE_NUMBER_TYPES_HPP
#define BYTEPRESS_BASE_NUMBER_TYPES_HPP

#include <concepts>
#include <type_traits>

#include "bytepress/base/config.hpp"

namespace bytepress {

#if BYTEPRESS_HAS_INT128
__extension__ using Int128 = __int128;
__extension__ using Uint128 = unsigned __int128;

template <class T>
concept WideInteger = std::same_as<T, Int128> || std::same_as<T, Uint128>;
#else
template <class T>
concept WideInteger = false;
#endif

#if BYTEPRESS_HAS_FLOAT16
template <class T>
concept RealNumber = std::floating_point<T> || std::same_as<T, _Float16>;
#else
template <class T>
concept RealNumber = std::floating_point<T>;
#endif

}  // namespace bytepress

#endif  // BYTEPRESS_BASE_NUMBER_TYPES_HPP
