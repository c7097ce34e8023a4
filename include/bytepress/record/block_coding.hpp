// SPDX-License-Identifier: BSL-1.0
//
// Texts and bytes in a field of so many bytes: padded with zeros, or filling it exactly.
//
// A padded text that is shorter leaves nothing of what was there before; one that is longer, or that ends in a
// zero, is refused. Character arrays of C are padded to their size, and are text up to their first zero.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_BLOCK_CODING_HPP
#define BYTEPRESS_RECORD_BLOCK_CODING_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <ranges>
#include <span>
#include <string_view>
#include <type_traits>

#include "bytepress/record/number_coding.hpp"
#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/text.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// Strings, views and character arrays of UTF-8; not pointers.
template <class T>
concept Text = bytepress::detail::TextLike<T> && !std::is_pointer_v<T>;

template <class T>
concept ByteElement = std::same_as<T, std::byte> || std::same_as<T, unsigned char> || std::same_as<T, signed char> ||
                      std::same_as<T, char> || std::same_as<T, char8_t>;

template <class T>
using ItemOf = std::remove_cvref_t<std::ranges::range_value_t<const T&>>;

// Containers of single bytes side by side, such as std::vector<std::byte>.
template <class T>
concept ByteBlock = !Text<T> && std::ranges::contiguous_range<const T&> && std::ranges::sized_range<const T&> &&
                    ByteElement<ItemOf<T>>;

// The bytes of either as a range of single bytes.
template <class T>
constexpr auto itemsOf(const T& value) noexcept {
  if constexpr (bytepress::detail::CharArray<T>) {
    return std::span(viewOfArray(value));
  } else if constexpr (bytepress::detail::ViewOf<T, char>) {
    return std::span(std::string_view(value));
  } else if constexpr (Text<T>) {
    return std::span(std::u8string_view(value));
  } else {
    return std::span<const ItemOf<T>>(std::ranges::data(value), std::ranges::size(value));
  }
}

template <class Item>
constexpr void copyItems(std::byte* at, std::span<const Item> items, std::size_t fill) noexcept {
  if (std::is_constant_evaluated()) {
    for (const Item item : items) *at++ = static_cast<std::byte>(item);
    for (; fill != 0; --fill) *at++ = std::byte{0};
  } else {
    if (!items.empty()) std::memcpy(at, items.data(), items.size());
    std::memset(at + items.size(), 0, fill);
  }
}

// Makes `value` consist of these bytes.
template <class T>
void assignItems(T& value, const std::byte* at, std::size_t size) {
  if constexpr (std::is_array_v<T>) {
    std::memcpy(value, at, size);
    std::memset(value + size, 0, std::extent_v<T> - size);
  } else {
    using Item = typename T::value_type;
    static_assert(requires { value.assign(reinterpret_cast<const Item*>(at), reinterpret_cast<const Item*>(at) + size); },
                  "bytepress: a record cannot be read into a view; use a std::string or a std::vector");
    value.assign(reinterpret_cast<const Item*>(at), reinterpret_cast<const Item*>(at) + size);
  }
}

template <class T>
struct BlockView {
  using Type = std::span<const ItemOf<T>>;
};
template <Text T>
struct BlockView<T> {
  using Type = std::string_view;
};

template <class T, std::size_t Size, bool Padded>
struct BlockCoding : FixedSize<Size> {
  static constexpr bool kIsCharArray = bytepress::detail::CharArray<T>;
  static_assert(Size != 0, "bytepress: padded<> and fixed<> want at least one byte");
  static_assert(!kIsCharArray || Size <= sizeof(T), "bytepress: padded<> is longer than the character array");

  using Value = T;
  using View = typename BlockView<T>::Type;
  static constexpr RuleSet kUses = kPaddedRule | (kIsCharArray ? 0U : kFixedRule);
  static constexpr bool kAnyBytes = true;
  template <class V>
  static constexpr bool kTakes = Text<T> ? Text<V> : ByteBlock<V>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) noexcept {
    const auto items = itemsOf(value);
    if constexpr (!Padded) return fault.is(items.size() == Size ? Code::ok : Code::wrongCount);
    if (items.size() > Size) return fault.is(Code::tooLong);
    return items.empty() || items.back() != typename decltype(items)::value_type{} || fault.is(Code::endsInZero);
  }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) noexcept {
    const auto items = itemsOf(value);
    copyItems(at, items, Size - items.size());
    return at + Size;
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte*, Fault&) noexcept { return at + Size; }
  static View view(const std::byte* at) noexcept {
    return {reinterpret_cast<const typename View::value_type*>(at), usedOf(at)};
  }
  static const std::byte* read(const std::byte* at, T& value) {
    assignItems(value, at, kIsCharArray ? Size : usedOf(at));
    return at + Size;
  }

 private:
  static std::size_t usedOf(const std::byte* at) noexcept {
    std::size_t used = Size;
    if constexpr (kIsCharArray) {
      used = static_cast<std::size_t>(std::find(at, at + Size, std::byte{0}) - at);
    } else if constexpr (Padded) {
      while (used != 0 && at[used - 1] == std::byte{0}) --used;
    }
    return used;
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_BLOCK_CODING_HPP
