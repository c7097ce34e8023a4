// SPDX-License-Identifier: BSL-1.0
//
// From digits and an exponent to the text of a number: where the point goes, zeros before or
// behind, an exponent if need be. Does not branch on how many digits there are nor, in plain
// notation, on where the point goes.
//
//     at = layout(at, digits, style);                       // digits already as characters
//     at = layoutReal(at, negative, 1234, -2, style);       // 12.34
//
// May include: base, text.
#ifndef BYTEPRESS_SRC_TEXT_REAL_LAYOUT_HPP
#define BYTEPRESS_SRC_TEXT_REAL_LAYOUT_HPP

#include <array>

#include "bytepress/text/digits.hpp"
#include "bytepress/text/real.hpp"

namespace bytepress {
namespace {

// A decimal number below 10^21 in magnitude or above 10^-7 is written without an exponent.
inline constexpr int kMinPlainExponent = -6;
inline constexpr int kMaxPlainExponent = 20;

// d.ddd... * 10^exponent: seventeen digits, the first of them not zero.
struct Digits {
  SixteenDigits sixteen;
  std::uint64_t last;
  int exponent;
};

// How to lay out digits with a point among or before them.
struct alignas(8) Place {
  std::uint8_t lead;      // characters of "0.00000" in front
  std::uint8_t point;     // where the point is
  std::uint8_t kept;      // so many of the first sixteen digits are before the point
  std::uint8_t last;      // where the seventeenth digit is
  std::uint8_t extra;     // length beyond the digits
  std::uint8_t minimum;   // the length if there are no digits behind the point, but ".0"
  std::uint8_t integral;  // the length that such a number has
};

constexpr int kPlaces = kMaxPlainExponent - kMinPlainExponent + 1;

constexpr Place placeOf(int exponent, RealStyle style) noexcept {
  if (exponent < 0) {
    const auto lead = static_cast<std::uint8_t>(1 - exponent);
    return {lead, 1, 16, static_cast<std::uint8_t>(lead + 16), lead, 0, 0};
  }
  const auto point = static_cast<std::uint8_t>(exponent + 1);
  const auto minimum = static_cast<std::uint8_t>(point + 2);
  const bool among = point <= 16;
  return {0,
          point,
          among ? point : std::uint8_t{16},
          among ? std::uint8_t{17} : std::uint8_t{16},
          1,
          minimum,
          style == RealStyle::json ? minimum : point};
}

constexpr auto makePlaces() noexcept {
  std::array<std::array<Place, kPlaces>, 2> places{};
  for (const RealStyle style : {RealStyle::json, RealStyle::ecmaScript})
    for (int i = 0; i < kPlaces; ++i)
      places[static_cast<std::size_t>(style)][static_cast<std::size_t>(i)] =
          placeOf(i + kMinPlainExponent, style);
  return places;
}

inline constexpr auto kPlaceTable = makePlaces();

constexpr auto makeKeptTable() noexcept {
  std::array<Kept, 17> table{};
  for (unsigned count = 0; count <= 16; ++count)
    for (unsigned byte = 0; byte < count; ++byte)
      (byte < 8 ? table[count].first : table[count].second) += std::uint64_t{0xff} << byte % 8 * 8;
  return table;
}

inline constexpr auto kKeptTable = makeKeptTable();

// How many digits there are up to the last that is not zero.
BYTEPRESS_INLINE unsigned countOf(const Digits& digits) noexcept {
  const auto last = static_cast<unsigned>(digits.last + 15) >> 4;  // 1 if it is not zero
  return static_cast<unsigned>(std::bit_width(digits.sixteen.nonZero() | last << 16 | 1));
}

// The digits with the point; all seventeen and zeros behind them, of which the caller keeps some.
BYTEPRESS_INLINE void placeDigits(char* at, const Digits& digits, const Place& place) noexcept {
  storeText(at, 0x3030303030302e30);  // "0.000000"
  storeText(at + 17, kAsciiZeros);    // for 10^17 and above; garbage behind other numbers
  digits.sixteen.storeGapped(at + place.lead, kKeptTable[place.kept]);
  at[place.last] = static_cast<char>('0' + digits.last);
  at[place.point] = '.';
}

BYTEPRESS_INLINE char* writeExponent(char* at, int exponent, RealStyle style) noexcept {
  const int below = exponent < 0;
  at[0] = 'e';
  at[1] = static_cast<char>('+' + ('-' - '+') * below);
  at += 1 + (below | (style == RealStyle::ecmaScript));
  return writeSmall(at, static_cast<unsigned>((exponent ^ -below) + below));
}

// Needs room for kMaxRealChars bytes.
BYTEPRESS_INLINE char* layout(char* at, const Digits& digits, RealStyle style) noexcept {
  const bool plain = digits.exponent >= kMinPlainExponent && digits.exponent <= kMaxPlainExponent;
  const auto index = static_cast<std::size_t>((plain ? digits.exponent : 0) - kMinPlainExponent);
  const Place& place = kPlaceTable[static_cast<std::size_t>(style)][index];
  placeDigits(at, digits, place);
  const unsigned count = countOf(digits);
  if (!plain) return writeExponent(at + count + (count > 1), digits.exponent, style);
  const unsigned length = count + place.extra;
  const unsigned isIntegral = length < place.minimum;
  return at + (length + ((place.integral - length) & (0 - isIntegral)));
}

BYTEPRESS_INLINE char* layoutZero(char* at, bool negative, RealStyle style) noexcept {
  if (style == RealStyle::ecmaScript) {
    *at = '0';
    return at + 1;
  }
  *at = '-';
  std::memcpy(at + negative, "0.0", 3);
  return at + negative + 3;
}

}  // namespace

// Writes digits * 10^exponent; digits is below 10^17. Trailing zeros of `digits` are dropped.
// Needs room for kMaxRealChars bytes.
char* layoutReal(char* at, bool negative, std::uint64_t digits, int exponent,
                 RealStyle style) noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_REAL_LAYOUT_HPP
