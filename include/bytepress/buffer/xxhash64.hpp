// SPDX-License-Identifier: BSL-1.0
//
// Xxhash64: XXH64, a hash of 64 bits for telling contents apart, not for security.
//
//     Xxhash64 hash;
//     hash.add("{\"id\":");
//     hash.add("7}");
//     hash.value();       // that of {"id":7}, however it was cut
//
// The algorithm is Yann Collet's, "xxHash fast digest algorithm", section "XXH64 algorithm description":
// https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md. The value is the same on every machine.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_XXHASH64_HPP
#define BYTEPRESS_BUFFER_XXHASH64_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bytepress {

class Xxhash64 {
 public:
  explicit Xxhash64(std::uint64_t seed = 0) noexcept;

  void add(std::string_view bytes) noexcept;

  // The hash of all bytes added so far; more may be added.
  std::uint64_t value() const noexcept;

 private:
  static constexpr std::size_t kStripe = 32;

  void addStripe(const char* stripe) noexcept;

  std::uint64_t seed_;
  std::array<std::uint64_t, 4> lanes_;
  std::uint64_t size_ = 0;
  char rest_[kStripe];  // size_ % kStripe bytes that make no stripe yet
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_XXHASH64_HPP
