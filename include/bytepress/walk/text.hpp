// SPDX-License-Identifier: BSL-1.0
//
// Views of everything that is text: strings, literals, character arrays, pointers.
//
// May include: base.
#ifndef BYTEPRESS_WALK_TEXT_HPP
#define BYTEPRESS_WALK_TEXT_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/classify.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// The units of an array up to its first NUL, and never past its end.
template <class Unit, std::size_t N>
constexpr std::basic_string_view<Unit> viewOfArray(const Unit (&units)[N]) noexcept {
  std::size_t size = 0;
  while (size < N && units[size] != Unit{}) ++size;
  return {units, size};
}

template <detail::NarrowUnit Unit>
std::string_view characterText(const Unit& unit) noexcept {
  return {reinterpret_cast<const char*>(&unit), 1};
}

// UTF-8 bytes of a text; a null pointer gives a view whose data() is null.
template <class T>
constexpr std::string_view textOf(const T& text) {
  if constexpr (detail::CharArray<T>) {
    const auto view = viewOfArray(text);
    return {reinterpret_cast<const char*>(view.data()), view.size()};
  } else if constexpr (detail::CharPointer<T>) {
    if (text == nullptr) return {};
    const auto* chars = reinterpret_cast<const char*>(text);
    return {chars, std::char_traits<char>::length(chars)};
  } else if constexpr (detail::ViewOf<T, char>) {
    return text;
  } else {
    const std::u8string_view view = text;
    return {reinterpret_cast<const char*>(view.data()), view.size()};
  }
}

// Units of a UTF-16 or UTF-32 text, which wchar_t is by its size; null as above.
template <class T>
constexpr auto wideTextOf(const T& text) {
  if constexpr (detail::WideUnit<T>) {
    return std::basic_string_view<T>(&text, 1);
  } else if constexpr (detail::WideCharArray<T>) {
    return viewOfArray(text);
  } else if constexpr (detail::WideCharPointer<T>) {
    using Unit = std::remove_cv_t<std::remove_pointer_t<T>>;
    return text == nullptr ? std::basic_string_view<Unit>() : std::basic_string_view<Unit>(text);
  } else if constexpr (detail::ViewOf<T, char16_t>) {
    return std::u16string_view(text);
  } else if constexpr (detail::ViewOf<T, char32_t>) {
    return std::u32string_view(text);
  } else {
    return std::wstring_view(text);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_TEXT_HPP
