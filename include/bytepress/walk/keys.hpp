// SPDX-License-Identifier: BSL-1.0
//
// Keys of maps as text, and the orders of keys.
//
// Keys are strings (wide ones too), integers, enums (names, else numbers), bool, char, and types that
// encodeAs() or walk/std_types.hpp turn into one of these. A floating-point key does not compile: two texts
// of one number would be two keys.
//
// May include: base.
#ifndef BYTEPRESS_WALK_KEYS_HPP
#define BYTEPRESS_WALK_KEYS_HPP

#include <charconv>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/enums.hpp"
#include "bytepress/walk/text.hpp"
#include "bytepress/walk/utf8.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
inline constexpr bool kAlwaysFalse = false;

// Digits of an integer, in a few bytes of its own.
class IntegerText {
 public:
  template <class Integer>
  explicit IntegerText(Integer value) noexcept {
    end_ = std::to_chars(digits_, digits_ + sizeof digits_, value).ptr;
  }
#if BYTEPRESS_HAS_INT128
  explicit IntegerText(Uint128 value) noexcept { putBackwards(value); }
  explicit IntegerText(Int128 value) noexcept {
    putBackwards(value < 0 ? -static_cast<Uint128>(value) : static_cast<Uint128>(value));
    if (value < 0) *--begin_ = '-';
  }
#endif
  std::string_view view() const noexcept { return {begin_, static_cast<std::size_t>(end_ - begin_)}; }

 private:
#if BYTEPRESS_HAS_INT128
  void putBackwards(Uint128 value) noexcept {
    begin_ = end_ = digits_ + sizeof digits_;
    do {
      *--begin_ = static_cast<char>('0' + static_cast<int>(value % 10));
      value /= 10;
    } while (value != 0);
  }
#endif
  char digits_[40];
  char* begin_ = digits_;
  char* end_;
};

// Calls use(std::string_view) with the text of a key, which lives as long as the call.
template <class Key, class Use>
decltype(auto) withKeyText(const Key& key, Use&& use) {
  using namespace detail;
  if constexpr (HasPrintingAs<Key>) {  // the same order as in walk/classify.hpp
    return withKeyText(Printing<Key>::encodeAs(key), use);
  } else if constexpr (HasEncodeAs<Key>) {
    return withKeyText(encodeAs(key), use);
  } else if constexpr (BooleanLike<Key>) {
    return use(std::string_view(key ? "true" : "false"));
  } else if constexpr (NarrowUnit<Key>) {
    return use(characterText(key));
  } else if constexpr (IntegerNumber<Key>) {
    return use(IntegerText(key).view());
  } else if constexpr (HasPlainer<Key>) {
    return withKeyText(plainerOf(key), use);
  } else if constexpr (TextLike<Key>) {
    return use(textOf(key));
  } else if constexpr (WideTextLike<Key>) {
    return use(std::string_view(narrowText(wideTextOf(key))));
  } else if constexpr (std::is_enum_v<Key>) {
    std::string_view name;
    if constexpr (NamedEnum<Key>) withEnumerator(key, [&](std::string_view found, std::size_t) { name = found; });
    return name.data() != nullptr ? use(name) : use(IntegerText(enumNumber(key)).view());
  } else {
    static_assert(kAlwaysFalse<Key>,
                  "bytepress: this type cannot be the key of a JSON object. Keys are strings, integers, enums, bool "
                  "or char; floating-point keys are refused. Give the type an encodeAs() that returns one of them.");
  }
}

// Whether `a` comes before `b` by UTF-16 code units (RFC 8785, 3.2.3), told from their UTF-8 bytes.
// The orders differ only where one character is beyond U+FFFF (first byte 0xF0 and up): its
// surrogates come before U+E000 (first byte 0xEE).
constexpr bool lessUtf16(std::string_view a, std::string_view b) noexcept {
  const std::size_t common = a.size() < b.size() ? a.size() : b.size();
  for (std::size_t i = 0; i < common; ++i) {
    const auto x = static_cast<unsigned char>(a[i]);
    const auto y = static_cast<unsigned char>(b[i]);
    if (x == y) continue;
    if (x >= 0xEE && y >= 0xEE && (x >= 0xF0) != (y >= 0xF0)) return x >= 0xF0;
    return x < y;
  }
  return a.size() < b.size();
}

constexpr bool lessKey(std::string_view a, std::string_view b, KeyOrder order) noexcept {
  return order == KeyOrder::utf16 ? lessUtf16(a, b) : a < b;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_KEYS_HPP
