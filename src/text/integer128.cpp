// SPDX-License-Identifier: BSL-1.0
//
// 128-bit integers as decimal text: groups of sixteen digits, the most significant group by the
// 64-bit code. Rare enough that two divisions by the compiler's run-time library do not matter.
//
// May include: base, text.
#include "bytepress/text/integer.hpp"

#if BYTEPRESS_HAS_INT128

namespace bytepress {
namespace {

constexpr std::uint64_t kTenTo16 = 10000000000000000;

char* writeSixteen(char* at, std::uint64_t value) noexcept {
  const SixteenDigits digits(value / 100000000, value % 100000000);
  storeText(at, digits.firstText());
  storeText(at + 8, digits.secondText());
  return at + 16;
}

}  // namespace

char* writeInteger(char* at, Uint128 value) noexcept {
  if (value <= UINT64_MAX) return writeInteger(at, static_cast<std::uint64_t>(value));
  const Uint128 high = value / kTenTo16;
  at = writeInteger(at, high);
  return writeSixteen(at, static_cast<std::uint64_t>(value - high * kTenTo16));
}

char* writeInteger(char* at, Int128 value) noexcept {
  const bool negative = value < 0;
  const auto bits = static_cast<Uint128>(value);
  *at = '-';
  return writeInteger(at + negative, negative ? Uint128{0} - bits : bits);
}

}  // namespace bytepress

#endif  // BYTEPRESS_HAS_INT128
