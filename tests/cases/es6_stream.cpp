// SPDX-License-Identifier: BSL-1.0
//
// The number stream that the authors of RFC 8785 publish hashes of: "hex bits,text\n" lines. Its
// first numbers are chosen, then come 2000 neighbours of the smallest normal double, then what
// repeated SHA-256 of 32 zero bytes makes, eight bytes at a time.
#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "printed.hpp"
#include "sha256.hpp"
#include "suite.hpp"
#include "text.hpp"

namespace cases {

namespace {

constexpr bytepress::JsonOptions kCanonical{.canonical = true};
constexpr std::uint64_t kSmallestNormal = 0x0010000000000000;
constexpr std::size_t kNeighbours = 2000;

// Longer streams take minutes.
constexpr std::size_t kLongest = 1'000'000;

class Stream {
 public:
  explicit Stream(std::vector<std::uint64_t> chosen) : chosen_(std::move(chosen)) {}

  std::uint64_t next() {
    const std::size_t i = made_++;
    if (i < chosen_.size()) return chosen_[i];
    if (i < chosen_.size() + kNeighbours) return kSmallestNormal + (i - chosen_.size());
    for (;;) {
      const std::uint64_t bits = nextHashed();
      const auto value = std::bit_cast<double>(bits);
      if (value != 0 && std::isfinite(value)) return bits;
    }
  }

 private:
  std::uint64_t nextHashed() {
    if (used_ == block_.size()) {
      block_ = hashOf(block_);
      used_ = 0;
    }
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i != 8; ++i) bits |= std::uint64_t{block_[used_ + i]} << (8 * i);
    used_ += 8;
    return bits;
  }

  static Digest hashOf(const Digest& bytes) {
    Sha256 hash;
    hash.add({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return hash.digest();
  }

  std::vector<std::uint64_t> chosen_;
  std::size_t made_ = 0;
  Digest block_{};
  std::size_t used_ = block_.size();
};

void appendLine(std::string& text, std::uint64_t bits) {
  char hex[16];
  const auto end = std::to_chars(hex, hex + sizeof hex, bits, 16).ptr;
  text.append(hex, end).push_back(',');
  bytepress::printString(std::bit_cast<double>(bits), text, kCanonical);
  text.push_back('\n');
}

void runHashes(Suite& suite, std::vector<std::uint64_t> chosen) {
  Tally tally("rfc8785/ES6_STREAM_HASHES");
  Stream stream(std::move(chosen));
  Sha256 hash;
  std::size_t lines = 0;
  std::string text;
  for (const Row& cells : suite.rows("rfc8785/ES6_STREAM_HASHES.tsv")) {
    const std::size_t wanted = std::stoul(cells[0]);
    if (wanted > kLongest) continue;
    for (; lines != wanted; ++lines) {
      appendLine(text, stream.next());
      if (text.size() < 65536 && lines + 1 != wanted) continue;
      hash.add(text);
      text.clear();
    }
    tally.check(cells[0] + " lines", hash.hex(), cells.at(2));
  }
  suite.add(tally);
}

}  // namespace

void runEs6Stream(Suite& suite) {
  Tally tally("rfc8785/es6_numbers_first_10000");
  std::vector<std::uint64_t> bits;
  for (const Row& cells : suite.rows("rfc8785/es6_numbers_first_10000.csv", ',')) {
    bits.push_back(bitsOf(cells[0]));
    tally.check(cells[0], printed(std::bit_cast<double>(bits.back()), kCanonical), cells.at(1));
  }
  suite.add(tally);
  for (std::size_t i = 0; i + 1 < bits.size(); ++i) {
    if (bits[i] == kSmallestNormal && bits[i + 1] == kSmallestNormal + 1) {
      bits.resize(i);
      return runHashes(suite, std::move(bits));
    }
  }
}

}  // namespace cases
