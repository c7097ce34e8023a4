// SPDX-License-Identifier: BSL-1.0
//
// Integers as decimal text.
//
//     at = writeInteger(at, order.quantity);
//
// Values below 1000, the most frequent ones, are one table entry, inlined where they are printed.
// All others share a function of two or three size classes; inside a class nothing depends on
// the number of digits, so that values of mixed magnitude cost no mispredicted branches.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_INTEGER_HPP
#define BYTEPRESS_TEXT_INTEGER_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "bytepress/base/config.hpp"
#include "bytepress/base/number_types.hpp"
#include "bytepress/text/digits.hpp"

namespace bytepress {

// '-' and the 19 digits of 2^63; 2^64 - 1 has 20 and no sign.
inline constexpr std::size_t kMaxIntegerChars = 20;

// '-' and the 39 digits of 2^127; 2^128 - 1 has 39 too.
inline constexpr std::size_t kMaxInteger128Chars = 40;

#if BYTEPRESS_HAS_INT128
// Need room for kMaxInteger128Chars bytes.
char* writeInteger(char* at, Int128 value) noexcept;
char* writeInteger(char* at, Uint128 value) noexcept;
#endif

inline namespace BYTEPRESS_ABI {

#if BYTEPRESS_HAS_INT128
using bytepress::writeInteger;  // those below would hide it from code in this namespace
#endif

// 1000 to 10^8 - 1: two or three groups of three digits. The first is always written, and kept
// only if it is not zero; what follows it is padded then, else it leads.
BYTEPRESS_INLINE char* writeMedium(char* at, std::uint32_t value) noexcept {
  const std::uint32_t millions = value / 1000000;
  const std::uint32_t rest = value - millions * 1000000;
  const std::uint32_t thousands = rest / 1000;
  const std::uint32_t any = millions != 0;
  at += (writeSmall(at, millions) - at) & -static_cast<std::ptrdiff_t>(any);
  at = writeSmall(at, thousands + any * kPadded);
  return writeSmall(at, rest - thousands * 1000 + kPadded);
}

// 1000 and above.
BYTEPRESS_NOINLINE inline char* writeLarge(char* at, std::uint32_t value) noexcept {
  if (value < 100000000) return writeMedium(at, value);
  const std::uint32_t high = value / 100000000;
  at = writeSmall(at, high);
  storeText(at, eightDigits(value - high * 100000000) | kAsciiZeros);
  return at + 8;
}

// 10^16 and above: up to four digits, then sixteen.
BYTEPRESS_INLINE char* writeHuge(char* at, std::uint64_t value) noexcept {
  const std::uint64_t high = value / 10000000000000000;
  const std::uint64_t rest = value - high * 10000000000000000;
  const std::uint64_t thousand = high >= 1000;  // high is at most 1844
  *at = '1';
  at = writeSmall(at + thousand, high - thousand * 1000 + thousand * kPadded);
  const SixteenDigits digits(rest / 100000000, rest % 100000000);
  storeText(at, digits.firstText());
  storeText(at + 8, digits.secondText());
  return at + 16;
}

BYTEPRESS_NOINLINE inline char* writeLarge(char* at, std::uint64_t value) noexcept {
  if (value < 100000000) return writeMedium(at, static_cast<std::uint32_t>(value));
  if (value >= 10000000000000000) return writeHuge(at, value);
  const SixteenDigits digits(value / 100000000, value % 100000000);
  const unsigned skipped = leadingZeros(digits.first());
  storeText(at, digits.firstText() >> (8 * skipped));
  storeText(at + 8 - skipped, digits.secondText());
  return at + 16 - skipped;
}

template <class Unsigned>
BYTEPRESS_INLINE char* writeUnsigned(char* at, Unsigned value) noexcept {
  if (value < 1000) return writeSmall(at, value);
  return writeLarge(at, value);
}

// The sign is always written and counts only if there is one.
template <class Unsigned, class Signed>
BYTEPRESS_INLINE char* writeSigned(char* at, Signed value) noexcept {
  const bool negative = value < 0;
  const auto bits = static_cast<Unsigned>(value);
  *at = '-';
  return writeUnsigned<Unsigned>(at + negative, negative ? Unsigned{0} - bits : bits);
}

template <class Integer>
using SameWidth = std::conditional_t<sizeof(Integer) <= 4, std::uint32_t, std::uint64_t>;

// Write `value` in decimal. Need room for kMaxIntegerChars bytes. One overload for every
// fundamental type from int up, so that no typedef of any platform is ambiguous; narrower
// ones promote to int.
BYTEPRESS_INLINE char* writeInteger(char* at, int value) noexcept {
  return writeSigned<SameWidth<int>>(at, value);
}
BYTEPRESS_INLINE char* writeInteger(char* at, long value) noexcept {
  return writeSigned<SameWidth<long>>(at, value);
}
BYTEPRESS_INLINE char* writeInteger(char* at, long long value) noexcept {
  return writeSigned<SameWidth<long long>>(at, value);
}
BYTEPRESS_INLINE char* writeInteger(char* at, unsigned value) noexcept {
  return writeUnsigned<SameWidth<unsigned>>(at, value);
}
BYTEPRESS_INLINE char* writeInteger(char* at, unsigned long value) noexcept {
  return writeUnsigned<SameWidth<unsigned long>>(at, value);
}
BYTEPRESS_INLINE char* writeInteger(char* at, unsigned long long value) noexcept {
  return writeUnsigned<SameWidth<unsigned long long>>(at, value);
}

}  // inline namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_INTEGER_HPP
