// SPDX-License-Identifier: BSL-1.0
//
// Which member of a record has a name: a table that is made when the program is compiled, in which every name has a
// slot of its own.
//
// The slot comes from the length and three characters of a name, multiplied by a number that is searched for until no
// two names meet. Names that are alike in all of these, or very many of them, are compared one after the other.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_NAMES_HPP
#define BYTEPRESS_RECORD_NAMES_HPP

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "bytepress/record/place.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T>
inline constexpr auto kNames = Layout<T>::each([]<std::size_t... I>() {
  return std::array<std::string_view, sizeof...(I)>{Layout<T>::template Member<I>::kName...};
});

template <class T>
inline constexpr bool kNamesDiffer = [] {
  auto names = kNames<T>;
  std::sort(names.begin(), names.end());
  return std::adjacent_find(names.begin(), names.end()) == names.end();
}();

BYTEPRESS_INLINE constexpr std::uint32_t sampleOf(std::string_view name) noexcept {
  if (name.empty()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(name[i])); };
  const auto size = static_cast<std::uint32_t>(name.size()) & 0xff;
  return size | byte(0) << 8 | byte(name.size() / 2) << 16 | byte(name.size() - 1) << 24;
}

template <class T>
class NameTable {
  static constexpr std::size_t kCount = kNames<T>.size();
  static constexpr std::uint8_t kNone = 0xff;
  static constexpr unsigned kSlotBits = std::clamp(static_cast<unsigned>(std::bit_width(kCount * kCount)), 3U, 12U);

 public:
  // kCount if there is none.
  BYTEPRESS_INLINE static constexpr std::size_t find(std::string_view name) noexcept {
    if constexpr (kSeed == 0) {
      return static_cast<std::size_t>(std::find(kNames<T>.begin(), kNames<T>.end(), name) - kNames<T>.begin());
    } else {
      const std::size_t index = kSlots[slotOf(name, kSeed)];
      return index != kNone && kNames<T>[index] == name ? index : kCount;
    }
  }

 private:
  BYTEPRESS_INLINE static constexpr std::size_t slotOf(std::string_view name, std::uint32_t seed) noexcept {
    return (sampleOf(name) * seed) >> (32 - kSlotBits);
  }
  static constexpr bool separates(std::uint32_t seed) {
    std::array<bool, std::size_t{1} << kSlotBits> taken{};
    for (const std::string_view name : kNames<T>) {
      if (std::exchange(taken[slotOf(name, seed)], true)) return false;
    }
    return true;
  }
  static constexpr std::uint32_t kSeed = [] {
    std::uint32_t seed = 0x9e3779b1;  // 2^32 over the golden ratio
    for (int i = 0; kCount < kNone && i < 64; ++i, seed = seed * 0x2c1b3c6d | 1) {
      if (separates(seed)) return seed;
    }
    return std::uint32_t{0};
  }();
  static constexpr auto kSlots = [] {
    std::array<std::uint8_t, std::size_t{1} << kSlotBits> slots{};
    slots.fill(kNone);
    for (std::size_t i = 0; kSeed != 0 && i < kCount; ++i) {
      slots[slotOf(kNames<T>[i], kSeed)] = static_cast<std::uint8_t>(i);
    }
    return slots;
  }();
};

// Calls use.operator()<I>() with the index of the member that has the name, if there is one.
template <class T, class Use>
BYTEPRESS_INLINE constexpr void withIndex(std::string_view name, Use use) {
  static_assert(kNamesDiffer<T>,
                "bytepress: two members of this struct have the same key; rename<> one of them by other rules");
  const std::size_t index = NameTable<T>::find(name);
  Layout<T>::each([&]<std::size_t... I>() {
    (void)((index == I && (use.template operator()<I>(), true)) || ...);
  });
}

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_NAMES_HPP
