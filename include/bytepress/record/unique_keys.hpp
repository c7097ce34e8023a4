// SPDX-License-Identifier: BSL-1.0
//
// Whether the keys of a map or set in a record differ, told by their bytes. Nothing is allocated where they come in
// order.
//
// May include: base.
#ifndef BYTEPRESS_RECORD_UNIQUE_KEYS_HPP
#define BYTEPRESS_RECORD_UNIQUE_KEYS_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <vector>

#include "bytepress/base/config.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T>
concept KeyedContainer = requires { typename T::key_type; };
// Those that have a key once at most.
template <class T>
concept UniqueKeys = KeyedContainer<T> && requires(T& container, typename T::value_type element) {
  { container.insert(element).second } -> std::convertible_to<bool>;
};

// Whether no two of the keys, which begin the elements, have the same bytes.
template <class Key, class Element>
bool keysDiffer(const std::byte* at, std::size_t count) {
  const auto keyAt = [](const std::byte* from) {
    return std::string_view(reinterpret_cast<const char*>(from), static_cast<std::size_t>(Key::skip(from) - from));
  };
  std::string_view before;
  const std::byte* next = at;
  std::size_t i = 0;
  for (; i != count; ++i, next = Element::skip(next)) {
    const std::string_view key = keyAt(next);
    if (i != 0 && key <= before) break;
    before = key;
  }
  if (i == count) return true;  // they come in order, so that nothing has to be kept
  std::vector<std::string_view> keys;
  for (i = 0; i != count; ++i, at = Element::skip(at)) keys.push_back(keyAt(at));
  std::sort(keys.begin(), keys.end());
  return std::adjacent_find(keys.begin(), keys.end()) == keys.end();
}

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_UNIQUE_KEYS_HPP
