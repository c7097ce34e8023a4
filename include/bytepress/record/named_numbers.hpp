// SPDX-License-Identifier: BSL-1.0
//
// Numbers (record/numbers.hpp) of enums, durations and points in time.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_NAMED_NUMBERS_HPP
#define BYTEPRESS_RECORD_NAMED_NUMBERS_HPP

#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "bytepress/record/numbers.hpp"
#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/enums.hpp"
#include "bytepress/walk/std_types.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// The integers that the values of an enum are: without a sign where no enumerator has one, so that all of the bits
// of a narrow field count.
template <class T>
consteval bool hasNegative() {
  bool found = false;
  if constexpr (DescribedEnum<T>) {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
        [&](auto each) { found = found || enumNumber(each.value) < 0; });
  }
  return found;
}
template <class T>
struct EnumInteger {
  using Underlying = std::underlying_type_t<T>;
  // An enum over bool or a character type is a small number.
  using Number = std::conditional_t<IntegerNumber<Underlying>, Underlying, std::int32_t>;
  static consteval auto choose() {
    if constexpr (DescribedEnum<T> && !hasNegative<T>()) {
      return std::make_unsigned<Number>();
    } else {
      return std::type_identity<Number>();
    }
  }
  using Type = typename decltype(choose())::type;
};

// An enum by its values, of which only those with a name are taken where it is described.
template <class T, unsigned Bits>
  requires std::is_enum_v<T>
struct Numbers<T, Bits, void> {
  using Plain = typename EnumInteger<T>::Type;
  using Values = Numbers<Plain, Bits, void>;
  static constexpr bool kAllBits = !DescribedEnum<T> && Values::kAllBits;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr Plain numberOf(T value) noexcept { return static_cast<Plain>(value); }
  static constexpr bool isNamed(T value) noexcept {
    if constexpr (DescribedEnum<T>) {
      return withEnumerator(value, [](auto&&...) {});
    } else {
      return true;
    }
  }
  static_assert([] {
    bool fit = true;
    if constexpr (DescribedEnum<T>) {
      boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
          [&](auto each) { fit = fit && Values::check(numberOf(each.value)) == Code::ok; });
    }
    return fit;
  }(), "bytepress: an enumerator does not fit the field; give it a larger width<> or more bits<>");

  static constexpr Code check(T value) noexcept { return isNamed(value) ? Values::check(numberOf(value)) : Code::badEnum; }
  static constexpr std::uint64_t toBits(T value) noexcept { return Values::toBits(numberOf(value)); }
  static constexpr Code checkBits(std::uint64_t bits) noexcept {
    return Values::checkBits(bits) == Code::ok && isNamed(fromBits(bits)) ? Code::ok : Code::badEnum;
  }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return static_cast<T>(Values::fromBits(bits)); }
};

// An enum by the numbers that a rule gives for it.
template <class T, unsigned Bits, class Map>
  requires(std::is_enum_v<T> && !std::is_void_v<Map>)
struct Numbers<T, Bits, Map> {
  static constexpr const auto& values() noexcept { return Map::rule().values; }
  static constexpr bool kAllBits = false;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr std::uint64_t bitsOf(const auto& each) noexcept {
    return extended<Bits, false>(static_cast<std::uint64_t>(each.stored));
  }
  using Signed = Numbers<std::int64_t, Bits, void>;
  using Unsigned = Numbers<std::uint64_t, Bits, void>;
  static_assert([] {
    for (const auto& each : values()) {
      if (Signed::check(each.stored) != Code::ok && Unsigned::check(each.stored) != Code::ok) return false;
    }
    return true;
  }(), "bytepress: mapped<> has a number that does not fit the field; give the field a larger width<>");
  static_assert([] {
    for (const auto& a : values()) {
      for (const auto& b : values()) {
        if (&a != &b && (a.enumerator == b.enumerator || bitsOf(a) == bitsOf(b))) return false;
      }
    }
    return true;
  }(), "bytepress: mapped<> has an enumerator or a number twice");

  static constexpr Code check(T value) noexcept {
    for (const auto& each : values()) {
      if (each.enumerator == value) return Code::ok;
    }
    return Code::badEnum;
  }
  static constexpr std::uint64_t toBits(T value) noexcept {
    for (const auto& each : values()) {
      if (each.enumerator == value) return static_cast<std::uint64_t>(each.stored);
    }
    return 0;
  }
  static constexpr Code checkBits(std::uint64_t bits) noexcept {
    return find(bits) != values().end() ? Code::ok : Code::badEnum;
  }
  static constexpr T fromBits(std::uint64_t bits) noexcept {
    const auto found = find(bits);
    return found != values().end() ? found->enumerator : T{};
  }

 private:
  static constexpr auto find(std::uint64_t bits) noexcept {
    auto at = values().begin();
    for (; at != values().end(); ++at) {
      if (bitsOf(*at) == extended<Bits, false>(bits)) break;
    }
    return at;
  }
};

// Times whose count is an integer; it is what is stored.
template <class T>
concept Duration = bytepress::detail::DurationLike<T> && Integer<typename T::rep>;
template <class T>
concept TimePoint = bytepress::detail::SystemTime<T> && Integer<typename T::duration::rep>;

template <Duration T, unsigned Bits, class Map>
struct Numbers<T, Bits, Map> {
  using Counts = Numbers<typename T::rep, Bits, void>;
  static constexpr bool kAllBits = Counts::kAllBits;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr Code check(const T& value) noexcept { return Counts::check(value.count()); }
  static constexpr std::uint64_t toBits(const T& value) noexcept { return Counts::toBits(value.count()); }
  static constexpr Code checkBits(std::uint64_t bits) noexcept { return Counts::checkBits(bits); }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return T(Counts::fromBits(bits)); }
};

template <TimePoint T, unsigned Bits, class Map>
struct Numbers<T, Bits, Map> {
  using Counts = Numbers<typename T::duration, Bits, void>;
  static constexpr bool kAllBits = Counts::kAllBits;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  static constexpr Code check(const T& value) noexcept { return Counts::check(value.time_since_epoch()); }
  static constexpr std::uint64_t toBits(const T& value) noexcept { return Counts::toBits(value.time_since_epoch()); }
  static constexpr Code checkBits(std::uint64_t bits) noexcept { return Counts::checkBits(bits); }
  static constexpr T fromBits(std::uint64_t bits) noexcept { return T(Counts::fromBits(bits)); }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_NAMED_NUMBERS_HPP
