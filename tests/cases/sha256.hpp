// SPDX-License-Identifier: BSL-1.0
//
// SHA-256 (FIPS 180-4), which the tables give for what is too long to keep. Slow and plain.
//
//     Sha256 hash; hash.add(piece); hash.hex();
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_SHA256_HPP
#define BYTEPRESS_TESTS_CASES_SHA256_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cases {

using Digest = std::array<unsigned char, 32>;

class Sha256 {
 public:
  void add(std::string_view bytes);
  // Of all that was added; more may follow.
  Digest digest() const;
  std::string hex() const;

 private:
  void block(const unsigned char* bytes);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, 64> pending_{};
  std::uint64_t size_ = 0;
};

std::string sha256(std::string_view bytes);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_SHA256_HPP
