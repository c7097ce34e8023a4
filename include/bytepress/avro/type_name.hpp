// SPDX-License-Identifier: BSL-1.0
//
// What a C++ type is called, for Avro's names: "shop.Order" for shop::Order.
//
//     cppName<shop::Order>()     "shop::Order", as the compiler writes it
//     putCppName(text, "{anonymous}::f(int)::Order")   Order
//
// Parts that are no names are left out: unnamed namespaces, functions around a type. Compilers write template
// arguments each in its own way, so they are left out too.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_TYPE_NAME_HPP
#define BYTEPRESS_AVRO_TYPE_NAME_HPP

#include <cstddef>
#include <string_view>

#include "bytepress/avro/name_text.hpp"
#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class T>
constexpr std::string_view functionText() noexcept {
  return BYTEPRESS_FUNCTION_TEXT;
}

// What is around the type is as long for every type.
template <class T>
constexpr std::string_view cppName() noexcept {
  constexpr std::string_view kProbe = functionText<double>();
  constexpr std::size_t kBefore = kProbe.find("double");
  constexpr std::size_t kBehind = kProbe.size() - kBefore - std::string_view("double").size();
  constexpr std::string_view kText = functionText<T>();
  std::string_view name = kText.substr(kBefore, kText.size() - kBefore - kBehind);
  for (const std::string_view keyword : {"struct ", "class ", "enum "}) {  // MSVC says which
    if (name.substr(0, keyword.size()) == keyword) name.remove_prefix(keyword.size());
  }
  return name;
}

// How far the first part of a qualified name reaches: up to a :: that is in no brackets.
constexpr std::size_t firstPartSize(std::string_view name) noexcept {
  std::size_t depth = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (c == '<' || c == '(' || c == '{' || c == '[') ++depth;
    if (c == '>' || c == ')' || c == '}' || c == ']') --depth;
    if (depth == 0 && name.substr(i, 2) == "::") return i;
  }
  return name.size();
}

// Appends the parts with dots between; false if the last part is no name.
constexpr bool putCppName(NameText& text, std::string_view name) noexcept {
  for (;;) {
    const std::size_t size = firstPartSize(name);
    const bool last = size == name.size();
    std::string_view part = name.substr(0, size);
    if (last) part = part.substr(0, part.find('<'));
    if (isName(part)) {
      text.put(part);
      if (!last) text.put('.');
    }
    if (last) return isName(part);
    name.remove_prefix(size + 2);
  }
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_TYPE_NAME_HPP
