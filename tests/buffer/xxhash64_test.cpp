// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/xxhash64.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

using bytepress::Xxhash64;

namespace {

std::uint64_t hashOf(std::string_view bytes, std::uint64_t seed = 0) {
  Xxhash64 hash(seed);
  hash.add(bytes);
  return hash.value();
}

// The test data of xxHash itself (its sanity checks): bytes from a multiplicative generator.
std::string sanityBytes(std::size_t size) {
  std::string bytes;
  for (std::uint64_t state = 2654435761; bytes.size() < size; state *= 11400714785074694797u) {
    bytes += static_cast<char>(state >> 56);
  }
  return bytes;
}

}  // namespace

TEST_CASE("XXH64 gives the published values") {
  // From xxHash's sanity checks and the documentation of its bindings.
  constexpr std::uint64_t kSeed = 2654435761;
  CHECK(hashOf("") == 0xef46db3751d8e999);
  CHECK(hashOf("", kSeed) == 0xac75fda2929b17ef);
  CHECK(hashOf("abc") == 0x44bc2cf5ad770999);
  CHECK(hashOf("Nobody inspects the spammish repetition") == 0xfbcea83c8a378bf1);
  const struct {
    std::size_t size;
    std::uint64_t plain, seeded;
  } table[] = {{1, 0xe934a84adb052768, 0x5014607643a9b4c3},
               {4, 0x9136a0dca57457ee, 0xcaab286bd8e9fdb5},
               {14, 0x8282dcc4994e35c8, 0xc3bd6bf63deb6df0},
               {222, 0xb641ae8cb691c174, 0x20cb8ab7ae10c14a}};
  for (const auto& row : table) {
    CHECK(hashOf(sanityBytes(row.size)) == row.plain);
    CHECK(hashOf(sanityBytes(row.size), kSeed) == row.seeded);
  }
}

TEST_CASE("XXH64 around the length of a stripe agrees with libxxhash") {
  const struct {
    std::size_t size;
    std::uint64_t hash;
  } table[] = {{31, 0xc346d2b59b4d8ee1}, {32, 0xcbf59c5116ff32b4}, {33, 0x0c535d1acafb8ead},
               {63, 0xe26aa9e2a95f8e4f}, {64, 0xf7c67301db6713f0}, {65, 0xc31eb63b2ae4465b},
               {1000, 0xf306f04aa88b54d3}};
  for (const auto& row : table) {
    std::string bytes;
    for (std::size_t i = 0; i < row.size; ++i) bytes += static_cast<char>(i % 251);
    CHECK(hashOf(bytes) == row.hash);
  }
}

TEST_CASE("the hash does not depend on how the bytes are cut") {
  const std::string bytes = sanityBytes(150);
  for (std::size_t first = 0; first <= bytes.size(); ++first) {
    for (std::size_t second = first; second <= bytes.size(); second += 7) {
      Xxhash64 hash;
      hash.add(std::string_view(bytes).substr(0, first));
      hash.add(std::string_view(bytes).substr(first, second - first));
      (void)hash.value();  // asking changes nothing
      hash.add(std::string_view(bytes).substr(second));
      REQUIRE(hash.value() == hashOf(bytes));
    }
  }
}
