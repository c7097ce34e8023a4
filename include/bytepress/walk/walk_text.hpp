// SPDX-License-Identifier: BSL-1.0
//
// Texts and bytes. Included by walk/walk.hpp.
//
// May include: base.
#ifndef BYTEPRESS_WALK_WALK_TEXT_HPP
#define BYTEPRESS_WALK_WALK_TEXT_HPP

#include <array>
#include <cstddef>
#include <ranges>
#include <span>
#include <string_view>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/text.hpp"
#include "bytepress/walk/utf8.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Out, class T>
Done walkText(Out& out, const T& value) {
  const std::string_view text = textOf(value);
  if constexpr (detail::CharPointer<T>) {
    out.branch(text.data() != nullptr ? 1 : 0, 2);
    if (text.data() == nullptr) return out.null();
  }
  return out.string(text);
}

template <class Out, class T>
Done walkWideText(Out& out, const T& value) {
  const auto text = wideTextOf(value);
  if constexpr (detail::WideCharPointer<T>) {
    out.branch(text.data() != nullptr ? 1 : 0, 2);
    if (text.data() == nullptr) return out.null();
  }
  if constexpr (requires { out.stringWide(text); }) {
    return out.stringWide(text);
  } else {
    return out.string(narrowText(text));
  }
}

// Arrays of std::byte, whose number of bytes their type says.
template <class T>
inline constexpr bool kHasFixedSize = false;
template <class T, std::size_t N>
inline constexpr bool kHasFixedSize<std::array<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool kHasFixedSize<T[N]> = true;

template <class Out, class T>
Done walkBytes(Out& out, const T& value) {
  const std::span<const std::byte> bytes(std::ranges::data(value), std::ranges::size(value));
  if constexpr (kHasFixedSize<T> && requires { out.fixed(bytes); }) {
    return out.fixed(bytes);
  } else {
    return out.bytes(bytes);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_WALK_TEXT_HPP
