// SPDX-License-Identifier: BSL-1.0
//
// Codings: how values of a type lie in memory. Here numbers in whole bytes; the others are alike:
//
//     Value, View                     what is stored, and what reading in place gives
//     kUses                           the rules that it makes use of
//     kFixed, kSize                   whether all values take kSize bytes; else the least that one takes
//     kAnyBytes                       whether all bytes are a value
//     kTakes<V>                       whether a V may be stored
//     check(value, fault)             whether this one can be; also says why not
//     size(value)                     the bytes that it takes
//     write(at, value)                stores what check() let pass; returns where it ends
//     verify(at, end, fault)          where the value ends; null, and says why, if it is none. The caller has
//                                     seen that there are kSize bytes.
//     read(at, value), view(at)       the value of bytes that verify() let pass; read() returns where it ends
//     skip(at)                        where it ends
//
// So all checks are made before the first byte is written or the first value changed.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_NUMBER_CODING_HPP
#define BYTEPRESS_RECORD_NUMBER_CODING_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "bytepress/base/bytes.hpp"
#include "bytepress/record/named_numbers.hpp"
#include "bytepress/record/numbers.hpp"
#include "bytepress/record/spec.hpp"
#include "bytepress/record/status.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// What all codings have whose values take the same number of bytes.
template <std::size_t Size>
struct FixedSize {
  static constexpr bool kFixed = true;
  static constexpr std::size_t kSize = Size;

  template <class V>
  static constexpr std::uint64_t size(const V&) noexcept { return Size; }
  static constexpr const std::byte* skip(const std::byte* at) noexcept { return at + Size; }
};

template <class T>
concept Number = Integer<T> || Real<T> || Character<T> || Duration<T> || TimePoint<T> || std::is_enum_v<T> ||
                 std::same_as<T, bool>;

// Numbers whose type does not say how many bits they have.
template <class T>
inline constexpr bool kResizable = !Real<T> && !Character<T>;

template <class T>
inline constexpr unsigned kOwnBits = sizeof(T) * 8;
template <>
inline constexpr unsigned kOwnBits<bool> = 8;

template <class T>
inline constexpr RuleSet kNumberRules =
    kOrderRule | (kResizable<T> ? kWidthRule | kBitsRule : 0U) | (std::is_enum_v<T> ? kMapRule : 0U);

template <class T, unsigned Bits, std::endian Order, class Map>
struct NumberCoding : FixedSize<Bits / 8> {
  static_assert(Bits % 8 == 0 && Bits >= 8 && Bits <= 64, "bytepress: width<> wants 8, 16, 24 … 64 bits");

  using Is = Numbers<T, Bits, Map>;
  using Value = T;
  using View = T;
  static constexpr std::size_t kSize = Bits / 8;
  static constexpr RuleSet kUses = kNumberRules<T>;
  static constexpr bool kAnyBytes = Is::kAllBits;
  template <class V>
  static constexpr bool kTakes = Is::template kTakes<V>;
  // Whether an array of these lies in memory as it is stored.
  static constexpr bool kIsMemory = kAnyBytes && (Integer<T> || Real<T>) && kSize == sizeof(T) &&
                                    (kSize == 1 || Order == std::endian::native);

  template <class V>
  BYTEPRESS_INLINE static constexpr bool check(const V& value, Fault& fault) noexcept {
    return fault.is(Is::check(value));
  }
  template <class V>
  BYTEPRESS_INLINE static constexpr std::byte* write(std::byte* at, const V& value) noexcept {
    storeBytes<kSize, Order>(at, Is::toBits(value));
    return at + kSize;
  }
  BYTEPRESS_INLINE static constexpr const std::byte* verify(const std::byte* at, const std::byte*, Fault& fault) noexcept {
    if constexpr (!kAnyBytes) {
      if (!fault.is(Is::checkBits(load(at)))) return nullptr;
    }
    return at + kSize;
  }
  BYTEPRESS_INLINE static constexpr View view(const std::byte* at) noexcept { return Is::fromBits(load(at)); }
  BYTEPRESS_INLINE static constexpr const std::byte* read(const std::byte* at, T& value) noexcept {
    value = view(at);
    return at + kSize;
  }

 private:
  BYTEPRESS_INLINE static constexpr std::uint64_t load(const std::byte* at) noexcept { return loadBytes<kSize, Order>(at); }
};

// A number in some of the bits of a word, which is that of the run of such members. `at` is the word's.
template <class T, unsigned Bits, unsigned Shift, unsigned WordBits, std::endian Order, class Map>
struct BitsCoding {
  using Is = Numbers<T, Bits, Map>;
  using Value = T;
  using View = T;
  static constexpr bool kFixed = true;
  static constexpr std::size_t kSize = WordBits / 8;
  static constexpr RuleSet kUses = kNumberRules<T> & ~kWidthRule;
  static constexpr bool kAnyBytes = Is::kAllBits;
  template <class V>
  static constexpr bool kTakes = Is::template kTakes<V>;
  static constexpr std::uint64_t kMask = std::uint64_t(-1) >> (64 - Bits);

  template <class V>
  BYTEPRESS_INLINE static constexpr bool check(const V& value, Fault& fault) noexcept {
    return fault.is(Is::check(value));
  }
  // Its part of the word.
  template <class V>
  BYTEPRESS_INLINE static constexpr std::uint64_t part(const V& value) noexcept {
    return (Is::toBits(value) & kMask) << Shift;
  }
  template <class V>
  BYTEPRESS_INLINE static constexpr std::byte* write(std::byte* at, const V& value) noexcept {
    const std::uint64_t others = loadBytes<kSize, Order>(at) & ~(kMask << Shift);
    storeBytes<kSize, Order>(at, others | part(value));
    return at;
  }
  BYTEPRESS_INLINE static constexpr const std::byte* verify(const std::byte* at, const std::byte*, Fault& fault) noexcept {
    if constexpr (!kAnyBytes) {
      if (!fault.is(Is::checkBits(load(at)))) return nullptr;
    }
    return at;
  }
  BYTEPRESS_INLINE static constexpr View view(const std::byte* at) noexcept { return Is::fromBits(load(at)); }
  BYTEPRESS_INLINE static constexpr const std::byte* read(const std::byte* at, T& value) noexcept {
    value = view(at);
    return at;
  }

 private:
  BYTEPRESS_INLINE static constexpr std::uint64_t load(const std::byte* at) noexcept {
    return loadBytes<kSize, Order>(at) >> Shift;
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_NUMBER_CODING_HPP
