// SPDX-License-Identifier: BSL-1.0
//
// Names of C++ types, as the compiler spells them; works without RTTI.
//
//     shortTypeName<shop::Page<int>>()        "Page"
//     kIsNamedByUser<shop::Page<int>>         true; false for what stands in std, and for types without a name
//
// May include: std.
#ifndef BYTEPRESS_SCHEMA_TYPE_NAME_HPP
#define BYTEPRESS_SCHEMA_TYPE_NAME_HPP

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace bytepress {

namespace detail {

// As in "… [with T = shop::Order; …]" of g++ and "… [T = shop::Order]" of clang.
template <class T>
constexpr std::string_view typeName() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("T = ") + 4);
  std::size_t open = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (open == 0 && (c == ';' || c == ']')) return text.substr(0, i);
    if (c == '<' || c == '(' || c == '[' || c == '{') ++open;
    if (c == '>' || c == ')' || c == ']' || c == '}') --open;
  }
  return text;
}

// Without the scopes around it and the arguments of a template; empty for a type without a name.
constexpr std::string_view shortened(std::string_view name) {
  std::size_t begin = 0, end = name.size(), open = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (open == 0 && c == ':') begin = i + 1, end = name.size();
    const bool opens = c == '<' || c == '(' || c == '{';
    if (open == 0 && opens && end == name.size()) end = i;
    if (opens) ++open;
    if (c == '>' || c == ')' || c == '}') --open;
  }
  return name.substr(begin, end - begin);
}

}  // namespace detail

template <class T>
constexpr std::string_view shortTypeName() {
  return detail::shortened(detail::typeName<T>());
}

template <class T>
inline constexpr bool kIsNamedByUser = (std::is_class_v<T> || std::is_union_v<T> || std::is_enum_v<T>) &&
                                       !detail::typeName<T>().starts_with("std::") && !shortTypeName<T>().empty();

}  // namespace bytepress

#endif  // BYTEPRESS_SCHEMA_TYPE_NAME_HPP
