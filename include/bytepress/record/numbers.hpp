// SPDX-License-Identifier: BSL-1.0
//
// Numbers<T, Bits, Map>: the values of a type as numbers of so many bits. Here integers, bool, characters and
// floating point; record/named_numbers.hpp has enums and times.
//
//     kTakes<V>        whether a V may be stored as a T
//     check(value)     Code::ok if it fits
//     toBits(value)    its bits; what is above the lowest `Bits` is garbage
//     checkBits(bits)  Code::ok if they are a value
//     fromBits(bits)   the value
//     kAllBits         whether checkBits always says ok
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_NUMBERS_HPP
#define BYTEPRESS_RECORD_NUMBERS_HPP

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "bytepress/base/bytes.hpp"
#include "bytepress/base/number_types.hpp"
#include "bytepress/record/status.hpp"
#include "bytepress/walk/classify.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T>
concept Integer = IntegerNumber<T> && sizeof(T) <= 8;

// The bits above the lowest `Bits` become copies of the highest of them, for a signed number, or zeros.
template <unsigned Bits, bool Signed>
constexpr std::uint64_t extended(std::uint64_t bits) noexcept {
  constexpr unsigned kAbove = 64 - Bits;
  if constexpr (Signed) {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << kAbove) >> kAbove);
  } else {
    return bits << kAbove >> kAbove;
  }
}

template <class T, unsigned Bits, class Map>
struct Numbers;

template <Integer T, unsigned Bits, class Map>
struct Numbers<T, Bits, Map> {
  static constexpr bool kSigned = std::is_signed_v<T>;
  static constexpr bool kAllBits = Bits <= sizeof(T) * 8;
  template <class V>
  static constexpr bool kTakes = Integer<V>;

  // The largest and the smallest value that both the bits and the type have.
  static constexpr unsigned kUsed = kAllBits ? Bits : sizeof(T) * 8;
  static constexpr T kMost = static_cast<T>(std::uint64_t(-1) >> (64 - kUsed + kSigned));
  static constexpr T kLeast = kSigned ? static_cast<T>(-kMost - 1) : T(0);

  template <class V>
  static constexpr Code check(V value) noexcept {
    return std::cmp_less_equal(value, kMost) && std::cmp_greater_equal(value, kLeast) ? Code::ok : Code::outOfRange;
  }
  template <class V>
  static constexpr std::uint64_t toBits(V value) noexcept {
    return static_cast<std::uint64_t>(value);
  }
  static constexpr Code checkBits(std::uint64_t bits) noexcept {
    if constexpr (kAllBits) {
      return Code::ok;
    } else {
      return extended<Bits, kSigned>(bits) == extended<kUsed, kSigned>(bits) ? Code::ok : Code::outOfRange;
    }
  }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return static_cast<T>(extended<Bits, kSigned>(bits)); }
};

template <unsigned Bits, class Map>
struct Numbers<bool, Bits, Map> {
  static constexpr bool kAllBits = Bits == 1;
  template <class V>
  static constexpr bool kTakes = bytepress::detail::BooleanLike<V>;

  template <class V>
  static constexpr Code check(const V&) noexcept { return Code::ok; }
  template <class V>
  static constexpr std::uint64_t toBits(const V& value) noexcept { return static_cast<bool>(value) ? 1 : 0; }
  static constexpr Code checkBits(std::uint64_t bits) noexcept {
    return extended<Bits, false>(bits) <= 1 ? Code::ok : Code::badBoolean;
  }
  static constexpr bool fromBits(std::uint64_t bits) noexcept { return extended<Bits, false>(bits) != 0; }
};

template <class T>
concept Character = std::same_as<T, char> || std::same_as<T, char8_t>;

template <Character T, unsigned Bits, class Map>
struct Numbers<T, Bits, Map> {
  static constexpr bool kAllBits = true;
  template <class V>
  static constexpr bool kTakes = Character<V>;

  template <class V>
  static constexpr Code check(V) noexcept { return Code::ok; }
  template <class V>
  static constexpr std::uint64_t toBits(V value) noexcept { return static_cast<unsigned char>(value); }
  static constexpr Code checkBits(std::uint64_t) noexcept { return Code::ok; }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return static_cast<T>(static_cast<unsigned char>(bits)); }
};

template <class T>
concept Real = RealNumber<T> && sizeof(T) <= 8;

// The bits are never looked at as a number on the way, so every NaN stays the one it is.
template <Real T, unsigned Bits, class Map>
struct Numbers<T, Bits, Map> {
  using Word = UnsignedOf<sizeof(T)>;
  static constexpr bool kAllBits = true;
  template <class V>
  static constexpr bool kTakes = Real<V> || Integer<V>;

  // A finite number that only its own type can hold does not become an infinity, and of integers those are taken
  // below which there is none that changes.
  template <class V>
  static constexpr Code check(V value) noexcept {
    if constexpr (Integer<V>) {
      constexpr auto kExact = std::int64_t{1} << std::numeric_limits<T>::digits;
      return std::cmp_less_equal(value, kExact) && std::cmp_greater_equal(value, -kExact) ? Code::ok : Code::outOfRange;
    } else if constexpr (sizeof(V) > sizeof(T)) {
      using Limits = std::numeric_limits<V>;
      constexpr auto kMost = static_cast<V>(std::numeric_limits<T>::max());
      const bool finite = value >= Limits::lowest() && value <= Limits::max();
      return finite && (value > kMost || value < -kMost) ? Code::outOfRange : Code::ok;
    } else {
      return Code::ok;
    }
  }
  template <class V>
  static constexpr std::uint64_t toBits(V value) noexcept { return std::bit_cast<Word>(static_cast<T>(value)); }
  static constexpr Code checkBits(std::uint64_t) noexcept { return Code::ok; }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return std::bit_cast<T>(static_cast<Word>(bits)); }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_NUMBERS_HPP
