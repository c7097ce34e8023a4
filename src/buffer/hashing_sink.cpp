// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/hashing_sink.hpp"

namespace bytepress {

HashingSink::HashingSink(Sink& to, std::uint64_t seed) noexcept
    : RelaySink(to), seed_(seed), hash_(seed), start_(position()), kept_(seed), keptAt_(start_) {}

std::string HashingSink::etag() const {
  std::string tag(18, '"');
  std::uint64_t hash = hash_.value();
  for (std::size_t i = 16; i != 0; --i, hash >>= 4) tag[i] = "0123456789abcdef"[hash & 15];
  return tag;
}

void HashingSink::reset() noexcept {
  hash_ = kept_ = Xxhash64(seed_);
  start_ = keptAt_ = position();
  lost_ = false;
}

void HashingSink::begin() noexcept {
  kept_ = hash_;
  keptAt_ = position();
}

PrintCode HashingSink::see(std::span<char> text, bool) noexcept {
  if (lost_) return PrintCode::sinkFailed;
  hash_.add({text.data(), text.size()});
  return PrintCode::ok;
}

void HashingSink::goBack(std::size_t position) noexcept {
  if (position == keptAt_) {
    hash_ = kept_;
  } else if (position <= start_) {
    reset();
  } else {
    lost_ = true;
  }
}

}  // namespace bytepress
