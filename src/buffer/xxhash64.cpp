// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/xxhash64.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "bytepress/base/bytes.hpp"

namespace bytepress {
namespace {

constexpr std::uint64_t kPrime1 = 0x9e3779b185ebca87;
constexpr std::uint64_t kPrime2 = 0xc2b2ae3d27d4eb4f;
constexpr std::uint64_t kPrime3 = 0x165667b19e3779f9;
constexpr std::uint64_t kPrime4 = 0x85ebca77c2b2ae63;
constexpr std::uint64_t kPrime5 = 0x27d4eb2f165667c5;

template <std::size_t Bytes>
std::uint64_t load(const char* at) noexcept {
  return loadBytes<Bytes, std::endian::little>(reinterpret_cast<const std::byte*>(at));
}

std::uint64_t round(std::uint64_t lane, std::uint64_t input) noexcept {
  return std::rotl(lane + input * kPrime2, 31) * kPrime1;
}

}  // namespace

Xxhash64::Xxhash64(std::uint64_t seed) noexcept
    : seed_(seed), lanes_{seed + kPrime1 + kPrime2, seed + kPrime2, seed, seed - kPrime1} {}

void Xxhash64::addStripe(const char* stripe) noexcept {
  for (std::size_t i = 0; i < lanes_.size(); ++i) lanes_[i] = round(lanes_[i], load<8>(stripe + 8 * i));
}

void Xxhash64::add(std::string_view bytes) noexcept {
  const std::size_t waiting = size_ % kStripe;
  size_ += bytes.size();
  if (waiting != 0) {
    const std::size_t taken = std::min(kStripe - waiting, bytes.size());
    std::copy_n(bytes.data(), taken, rest_ + waiting);
    bytes.remove_prefix(taken);
    if (waiting + taken < kStripe) return;
    addStripe(rest_);
  }
  while (bytes.size() >= kStripe) {
    addStripe(bytes.data());
    bytes.remove_prefix(kStripe);
  }
  std::copy_n(bytes.data(), bytes.size(), rest_);
}

std::uint64_t Xxhash64::value() const noexcept {
  std::uint64_t hash = seed_ + kPrime5;
  if (size_ >= kStripe) {
    const auto& [a, b, c, d] = lanes_;
    hash = std::rotl(a, 1) + std::rotl(b, 7) + std::rotl(c, 12) + std::rotl(d, 18);
    for (const std::uint64_t lane : lanes_) hash = (hash ^ round(0, lane)) * kPrime1 + kPrime4;
  }
  hash += size_;
  const char* at = rest_;
  std::size_t left = size_ % kStripe;
  for (; left >= 8; left -= 8, at += 8) hash = std::rotl(hash ^ round(0, load<8>(at)), 27) * kPrime1 + kPrime4;
  if (left >= 4) {
    hash = std::rotl(hash ^ load<4>(at) * kPrime1, 23) * kPrime2 + kPrime3;
    left -= 4, at += 4;
  }
  for (; left != 0; --left, ++at) hash = std::rotl(hash ^ load<1>(at) * kPrime5, 11) * kPrime1;
  hash = (hash ^ hash >> 33) * kPrime2;
  hash = (hash ^ hash >> 29) * kPrime3;
  return hash ^ hash >> 32;
}

}  // namespace bytepress
