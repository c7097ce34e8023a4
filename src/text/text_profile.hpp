// SPDX-License-Identifier: BSL-1.0
//
// What to escape: the default profile, and the one with options. Both over a vector type.
//
// A profile says which bytes of a block stop the plain copy (dirty), which characters end in an
// escape although they are well-formed (special), and writes one character exactly.
//
// May include: base, text/escaping.hpp, text/unicode.hpp, src/text.
#ifndef BYTEPRESS_SRC_TEXT_TEXT_PROFILE_HPP
#define BYTEPRESS_SRC_TEXT_TEXT_PROFILE_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/text/escaping.hpp"
#include "bytepress/text/unicode.hpp"
#include "escape_table.hpp"
#include "escaped_sets.hpp"

namespace bytepress {
namespace {

BYTEPRESS_INLINE bool isAscii(char c) noexcept {
  return static_cast<unsigned char>(c) < 0x80;
}

BYTEPRESS_INLINE std::size_t roomTo(const char* end, const char* at) noexcept {
  return static_cast<std::size_t>(end - at);
}

// Where writing stands. Both sides advance by the same count while nothing is escaped.
struct Place {
  char* at;
  const char* from;

  BYTEPRESS_INLINE void advance(std::size_t n) noexcept {
    at += n;
    from += n;
  }
};

template <class Vec>
class DefaultProfile {
 public:
  using Flags = typename Vec::Flags;
  using Block = typename Vec::Block;

  explicit DefaultProfile(InvalidUtf8 policy) noexcept : policy_(policy) {}

  InvalidUtf8 policy() const noexcept { return policy_; }
  BYTEPRESS_INLINE Flags dirty(Block block) const noexcept { return Vec::dirty(block); }
  static constexpr bool copiesUnicode() noexcept { return true; }
  BYTEPRESS_INLINE static std::uint64_t special(Block, Block) noexcept { return 0; }
  static bool escapes(unsigned char c) noexcept { return c < 0x20 || c == '"' || c == '\\'; }
  BYTEPRESS_INLINE static const EscapeTable& table() noexcept { return kLowerEscapes; }
  static constexpr bool escapesUnicode(char32_t) noexcept { return false; }

 private:
  InvalidUtf8 policy_;
};

// What copyClean asks of a profile, of one of escaped_sets.hpp.
template <class Vec>
class SetProfile {
 public:
  explicit SetProfile(std::size_t index) noexcept : set_(Vec::makeSet(index)) {}
  BYTEPRESS_INLINE typename Vec::Flags dirty(typename Vec::Block block) const noexcept {
    return Vec::dirty(block, set_);
  }

 private:
  typename Vec::Set set_;
};

template <class Vec>
class StyledProfile {
 public:
  using Flags = typename Vec::Flags;
  using Block = typename Vec::Block;

  explicit StyledProfile(const Escaping& escaping) noexcept
      : set_(Vec::makeSet(escapedIndex(escaping))),
        escaping_(escaping) {
    if (escaping.asciiOnly && escaping.invalidUtf8 == InvalidUtf8::trust)
      escaping_.invalidUtf8 = InvalidUtf8::replace;
  }

  InvalidUtf8 policy() const noexcept { return escaping_.invalidUtf8; }
  BYTEPRESS_INLINE Flags dirty(Block block) const noexcept { return Vec::dirty(block, set_); }
  bool copiesUnicode() const noexcept { return !escaping_.asciiOnly; }

  // Bit i where byte i is the last one of a character above ASCII that is escaped.
  BYTEPRESS_INLINE std::uint64_t special(Block block, Block before) const noexcept {
    std::uint64_t found = 0;
    if (escaping_.htmlSafe) found = Vec::mask(Vec::lineSeparators(block, before));
    if (escaping_.c1) found |= Vec::mask(Vec::c1Controls(block, before));
    return found;
  }

  bool escapes(unsigned char c) const noexcept {
    if (c < 0x20 || c == '"' || c == '\\') return true;
    if (c == '/') return escaping_.slash;
    if (c == 0x7f) return escaping_.del || escaping_.asciiOnly;
    return escaping_.htmlSafe && (c == '<' || c == '>' || c == '&');
  }

  const EscapeTable& table() const noexcept {
    return escaping_.upperHex ? kUpperEscapes : kLowerEscapes;
  }

  bool escapesUnicode(char32_t value) const noexcept {
    return escaping_.asciiOnly || (escaping_.htmlSafe && (value == 0x2028 || value == 0x2029)) ||
           (escaping_.c1 && value < 0xa0);
  }

 private:
  typename Vec::Set set_;
  Escaping escaping_;
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_TEXT_PROFILE_HPP
