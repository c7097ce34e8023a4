// SPDX-License-Identifier: BSL-1.0
//
// HashingSink: hashes what is printed on its way to another sink, such as for the ETag of a response.
//
//     ByteBuffer body;
//     HashingSink sink(body);
//     printTo(sink, order);
//     header("ETag", sink.etag());        // "44bc2cf5ad770999" with its quotes: XXH64 of the bytes
//
// Print to a CountingSink behind it to have the hash alone. A print that fails, and is taken back, is not hashed.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_HASHING_SINK_HPP
#define BYTEPRESS_BUFFER_HASHING_SINK_HPP

#include <cstddef>
#include <cstdint>
#include <string>

#include "bytepress/buffer/relay_sink.hpp"
#include "bytepress/buffer/xxhash64.hpp"

namespace bytepress {

class HashingSink final : public RelaySink {
 public:
  explicit HashingSink(Sink& to, std::uint64_t seed = 0) noexcept;

  // XXH64 of all that was printed since the sink was made, or reset.
  BYTEPRESS_INLINE std::uint64_t hash() const noexcept { return hash_.value(); }

  // The same as a strong entity tag (RFC 9110, section 8.8.3): 16 hexadecimal digits between quotes.
  std::string etag() const;

  // Begins a new hash with what comes next.
  void reset() noexcept;

 private:
  void begin() noexcept override;
  PrintCode see(std::span<char> text, bool last) noexcept override;
  void goBack(std::size_t position) noexcept override;

  std::uint64_t seed_;
  Xxhash64 hash_;
  std::size_t start_;    // where hashing began, as a position of the sink behind
  Xxhash64 kept_;        // the hash of what came before the last print
  std::size_t keptAt_;   // and where that is
  bool lost_ = false;    // went back to where the hash is not known
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_HASHING_SINK_HPP
