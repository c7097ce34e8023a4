// SPDX-License-Identifier: BSL-1.0
//
// Bytes as text: base64 and base64url (RFC 4648), and hexadecimal.
//
//     for (BytesStep step{to.at, bytes.data()}; step.next != last;) {
//       …make room…
//       step = writeBase64(step.at, end, step.next, last);
//     }
//
// Each call writes what fits before `end` and says how far it came. It comes further whenever
// end - at is 16 or more; until the last call it takes whole groups (three bytes, four
// characters), so that the pieces together are the text of the whole.
//
// May include: base.
#ifndef BYTEPRESS_TEXT_BASE64_HPP
#define BYTEPRESS_TEXT_BASE64_HPP

#include <cstddef>

namespace bytepress {

// The least room (end - at) with which a call always writes something.
inline constexpr std::size_t kMinBytesRoom = 16;

struct BytesStep {
  char* at;               // behind the last character written
  const std::byte* next;  // the first byte not yet written
};

// A-Z a-z 0-9 + / and one or two '=' at the end where the length is no multiple of three.
BytesStep writeBase64(char* at, char* end, const std::byte* from, const std::byte* last) noexcept;

// A-Z a-z 0-9 - _ without padding.
BytesStep writeBase64Url(char* at, char* end, const std::byte* from,
                         const std::byte* last) noexcept;

// Two lower-case digits for each byte.
BytesStep writeHex(char* at, char* end, const std::byte* from, const std::byte* last) noexcept;

// The lengths of the texts of `bytes` bytes. A base64 text longer than SIZE_MAX cannot be asked
// for in memory that holds the bytes too: on 32-bit machines the sum stays below as well, as no
// object is larger than half of the address space.
constexpr std::size_t base64Chars(std::size_t bytes) noexcept {
  return bytes / 3 * 4 + (bytes % 3 != 0 ? 4 : 0);
}
constexpr std::size_t base64UrlChars(std::size_t bytes) noexcept {
  return bytes / 3 * 4 + (bytes % 3 != 0 ? bytes % 3 + 1 : 0);
}
constexpr std::size_t hexChars(std::size_t bytes) noexcept {
  return bytes * 2;
}

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_BASE64_HPP
