// SPDX-License-Identifier: BSL-1.0
//
// CRC-64-AVRO, the fingerprint of schemas, as the Avro specification defines it ("Schema Fingerprints").
//
//     fingerprintOf("\"int\"") == 0x7275d51a3f395c8f
//
// Of a schema it is taken of the parsing canonical form: kFingerprint<T> in avro/schema.hpp, Schema::fingerprint() in
// avro/parsed_schema.hpp.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_FINGERPRINT_HPP
#define BYTEPRESS_AVRO_FINGERPRINT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

// The fingerprint of no bytes, and the polynomial.
inline constexpr std::uint64_t kEmptyFingerprint = 0xc15d'213a'a4d7'a795;

inline constexpr auto kFingerprintTable = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    std::uint64_t bits = i;
    for (int bit = 0; bit < 8; ++bit) bits = bits >> 1 ^ (kEmptyFingerprint & (0 - (bits & 1)));
    table[i] = bits;
  }
  return table;
}();

constexpr std::uint64_t fingerprintOf(std::string_view bytes) noexcept {
  std::uint64_t print = kEmptyFingerprint;
  for (const char byte : bytes) print = print >> 8 ^ kFingerprintTable[(print ^ static_cast<unsigned char>(byte)) & 0xff];
  return print;
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_FINGERPRINT_HPP
