// SPDX-License-Identifier: BSL-1.0
//
// The texts that values with a logical type have in JSON.
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_DATUM_TEXT_HPP
#define BYTEPRESS_AVRO_DATUM_TEXT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bytepress/avro/logical_type.hpp"
#include "bytepress/base/config.hpp"

namespace bytepress::avro {

// Decimals that say they have more digits are shown as their bytes.
inline constexpr std::uint32_t kMostDecimalPrecision = 1000;

// A short text in memory of its own.
class DatumText {
 public:
  BYTEPRESS_INLINE std::string_view view() const noexcept { return {chars_.data(), size_}; }
  // Whether there is a text: some times have none (walk/chrono.hpp).
  BYTEPRESS_INLINE bool fits() const noexcept { return size_ != 0; }

  void put(std::string_view text) noexcept;
  // In decimal, with zeros in front up to `width`.
  void putNumber(std::uint64_t number, int width) noexcept;

 private:
  std::array<char, 64> chars_{};
  std::size_t size_ = 0;
};

// "2026-12-01" of a date; "2026-12-01T09:30:00.500Z" of a timestamp, without the Z if it is local; "09:30:00.500" of a time.
DatumText timeText(LogicalType logical, std::int64_t number) noexcept;

// "P1M2DT3.004S" of 12 bytes.
DatumText durationText(std::string_view bytes) noexcept;

// Lower-case digits of 16 bytes, as in RFC 9562.
DatumText uuidText(std::string_view bytes) noexcept;

// "-0.05" of an integer in two's complement, the highest byte first; "" if there are no bytes, or more than `precision` digits.
std::string decimalText(std::string_view bytes, std::uint32_t precision, std::uint32_t scale);

// Each byte as the character of its number.
std::string latin1Text(std::string_view bytes);

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DATUM_TEXT_HPP
