// SPDX-License-Identifier: BSL-1.0
//
// Arrays of numbers and booleans as text, many values at a time.
//
//     auto [at, next] = writeIntegers(to.at, to.end, first, last);   // "1,2,3,"
//
// Every value is followed by ','; the caller overwrites the last one by its bracket. The writers
// take the end of the room, stop when the next values might not fit, and say where they stopped;
// with at least kMinBulkRoom bytes they get on by one value or more. They may write kSlack bytes
// of garbage behind `end`, and read nothing outside [first, last).
//
// Each call looks the processor's kernels up once (dispatch.hpp): call per array, not per value.
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_BULK_HPP
#define BYTEPRESS_TEXT_BULK_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "bytepress/base/config.hpp"
#include "bytepress/base/room.hpp"
#include "bytepress/text/escaping.hpp"
#include "bytepress/text/real.hpp"

namespace bytepress {

inline constexpr std::size_t kMinBulkRoom = kMaxRoom / 2;

template <class T>
struct BulkStep {
  char* at;       // behind the last ','
  const T* next;  // first value not written
};

struct BitStep {
  char* at;
  std::size_t next;
};

BulkStep<std::int8_t> writeIntegers(char* at, char* end, const std::int8_t* first,
                                    const std::int8_t* last) noexcept;
BulkStep<std::uint8_t> writeIntegers(char* at, char* end, const std::uint8_t* first,
                                     const std::uint8_t* last) noexcept;
BulkStep<std::int16_t> writeIntegers(char* at, char* end, const std::int16_t* first,
                                     const std::int16_t* last) noexcept;
BulkStep<std::uint16_t> writeIntegers(char* at, char* end, const std::uint16_t* first,
                                      const std::uint16_t* last) noexcept;
BulkStep<std::int32_t> writeIntegers(char* at, char* end, const std::int32_t* first,
                                     const std::int32_t* last) noexcept;
BulkStep<std::uint32_t> writeIntegers(char* at, char* end, const std::uint32_t* first,
                                      const std::uint32_t* last) noexcept;
BulkStep<std::int64_t> writeIntegers(char* at, char* end, const std::int64_t* first,
                                     const std::int64_t* last) noexcept;
BulkStep<std::uint64_t> writeIntegers(char* at, char* end, const std::uint64_t* first,
                                      const std::uint64_t* last) noexcept;

// Stops at the first value that is not finite, with `next` pointing at it.
BulkStep<float> writeReals(char* at, char* end, const float* first, const float* last,
                           RealStyle style) noexcept;
BulkStep<double> writeReals(char* at, char* end, const double* first, const double* last,
                            RealStyle style) noexcept;

BulkStep<bool> writeBooleans(char* at, char* end, const bool* first, const bool* last) noexcept;

struct TextPiece {
  const char* data;
  std::size_t size;
};

// Texts between quotes. Stops at the first that is longer than kShortText or, where that is an error, ill-formed; one
// for which there is no room may stop it at once.
BulkStep<TextPiece> writeTexts(char* at, char* end, const TextPiece* first, const TextPiece* last,
                               InvalidUtf8 policy) noexcept;

// Bits [first, last) of an array of words, bit 0 of word 0 being its lowest: std::vector<bool>
// and std::bitset. Reads only the words that hold these bits.
BitStep writeBooleanBits(char* at, char* end, const std::uint64_t* words, std::size_t first,
                         std::size_t last) noexcept;

inline namespace BYTEPRESS_ABI {

// The other integer types, such as `long long` where std::int64_t is `long`, and `char`.
template <std::integral T>
  requires(!std::same_as<T, bool> && sizeof(T) <= sizeof(std::int64_t))
BulkStep<T> writeIntegers(char* at, char* end, const T* first, const T* last) noexcept {
  using Signed = std::conditional_t<
      sizeof(T) == 8, std::int64_t,
      std::conditional_t<sizeof(T) == 4, std::int32_t,
                         std::conditional_t<sizeof(T) == 2, std::int16_t, std::int8_t>>>;
  using Fixed = std::conditional_t<std::is_signed_v<T>, Signed, std::make_unsigned_t<Signed>>;
  // The kernels load bytes, so it does not matter to them under which name the values were stored.
  const auto step = bytepress::writeIntegers(at, end, reinterpret_cast<const Fixed*>(first),
                                             reinterpret_cast<const Fixed*>(last));
  return {step.at, reinterpret_cast<const T*>(step.next)};
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_BULK_HPP
