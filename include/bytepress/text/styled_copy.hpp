// SPDX-License-Identifier: BSL-1.0
//
// copyStyledCleanText: copyCleanText for writers that escape more of ASCII. On data that the options do
// not touch it costs nearly the same.
//
//     const StyledLook look(escaping);     // once
//     std::size_t clean = copyStyledCleanText(at, text.data(), text.size(), look, escaping);
//
// May include: base, text.
#ifndef BYTEPRESS_TEXT_STYLED_COPY_HPP
#define BYTEPRESS_TEXT_STYLED_COPY_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/text/clean_copy.hpp"
#include "bytepress/text/escaping.hpp"

namespace bytepress {

// For texts that are worth a call: any length, wider vectors.
std::size_t copyCleanTextStyled(char* at, const char* from, std::size_t n,
                                const Escaping& escaping) noexcept;

inline namespace BYTEPRESS_ABI {

// Stops at what JSON demands to escape, what is above ASCII, and up to four more: < and > as one, & / DEL.
// '"' stands for those that are not wanted.
class StyledLook {
 public:
  explicit StyledLook(const Escaping& escaping) noexcept {
    fill(0, 0xfd);  // makes > the same as <, and nothing the same as '"' but itself
    fill(1, escaping.htmlSafe ? '<' : '"');
    fill(2, escaping.htmlSafe ? '&' : '"');
    fill(3, escaping.slash ? '/' : '"');
    fill(4, escaping.del || escaping.asciiOnly ? 0x7f : '"');
  }

  BYTEPRESS_INLINE CleanBlock::Flags dirty(CleanBlock block) const noexcept {
    const auto angles = block.masked(wanted(0)).equal(wanted(1));
    const auto more = CleanBlock::either(CleanBlock::either(angles, block.equal(wanted(2))),
                                         CleanBlock::either(block.equal(wanted(3)), block.equal(wanted(4))));
    return CleanBlock::either(block.dirty(), more);
  }
  BYTEPRESS_INLINE std::uint64_t dirty(std::uint64_t word) const noexcept {
    return dirtyBytes(word) | equalBytes(word & wantedWord(0), wantedWord(1)) | equalBytes(word, wantedWord(2)) |
           equalBytes(word, wantedWord(3)) | equalBytes(word, wantedWord(4));
  }

 private:
  static constexpr std::size_t kBytes = 16;

  void fill(std::size_t index, unsigned char value) noexcept { std::memset(patterns_[index], value, kBytes); }
  BYTEPRESS_INLINE CleanBlock wanted(std::size_t index) const noexcept { return CleanBlock::load(patterns_[index]); }
  BYTEPRESS_INLINE std::uint64_t wantedWord(std::size_t index) const noexcept {
    std::uint64_t word;
    std::memcpy(&word, patterns_[index], sizeof word);  // of equal bytes: the same in every order
    return word;
  }

  alignas(kBytes) char patterns_[5][kBytes];
};

// As copyCleanText, but clean is what `escaping` leaves alone; `look` is made of it.
BYTEPRESS_INLINE std::size_t copyStyledCleanText(char* at, const char* from, std::size_t n, const StyledLook& look,
                                                 const Escaping& escaping) noexcept {
  if (n >= 16) {
    if (static_cast<unsigned char>(*from) >= 0x80) return 0;
    if (n > kInlineText) return copyCleanTextStyled(at, from, n, escaping);
  }
  return copyCleanInline(at, from, n, look);
}

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_STYLED_COPY_HPP
