// SPDX-License-Identifier: BSL-1.0
//
// Text in blocks: one algorithm for every instruction set, over a vector type and a profile.
//
//     Vec::kBytes, Block, Flags (one per byte), Set; load, loadPart, store, zero, reload;
//     dirty (controls, '"', '\', bytes from 0x80 on), nonAscii, either, without, mask (bit i: byte
//     i); wrong(block, before): the bytes where UTF-8 goes wrong, given the block before it;
//     anyWrong.
//
// A block is stored first and looked at afterwards. While it is clean ASCII nothing else happens;
// the first byte that is not decides: an escape is laid over the stored bytes and the next block
// starts right behind it; anything above ASCII leads to a loop that checks UTF-8 at full stride.
//
// May include: base, text/escaping.hpp, text/unicode.hpp, src/text.
#ifndef BYTEPRESS_SRC_TEXT_TEXT_BLOCKS_HPP
#define BYTEPRESS_SRC_TEXT_TEXT_BLOCKS_HPP

#include <type_traits>

#include "text_exact.hpp"

namespace bytepress {
namespace {

// `count` bytes at the place, already stored there; those behind them are zero.
template <class Vec>
struct Loaded {
  typename Vec::Block block;
  std::size_t count;
  std::uint64_t dirty;  // never of bytes behind `count`
};

// In a register where it fits into one.
template <class Profile>
using Passed = std::conditional_t<sizeof(Profile) <= sizeof(void*), Profile, const Profile&>;

// The two ends of the source.
struct Source {
  const char* first;
  const char* last;
};

BYTEPRESS_INLINE std::uint64_t below(std::size_t count) noexcept {
  return count < 64 ? (std::uint64_t{1} << count) - 1 : ~std::uint64_t{0};
}

// The last border between characters in [first, cut], for well-formed text at least.
inline const char* characterBorder(const char* first, const char* cut) noexcept {
  for (std::ptrdiff_t back = 1; back <= 3 && back <= cut - first; ++back) {
    const auto c = static_cast<unsigned char>(cut[-back]);
    if (c < 0x80) return cut;
    if (c >= 0xc0) return back < (c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2) ? cut - back : cut;
  }
  return cut;
}

// How far this piece may go if nothing is escaped on the way.
BYTEPRESS_INLINE const char* pieceEnd(Place p, const char* end, const char* last) noexcept {
  const std::size_t room = roomTo(end, p.at);
  if (static_cast<std::size_t>(last - p.from) <= room) [[likely]]
    return last;
  return characterBorder(p.from, p.from + room);
}

// Loads, stores and looks at up to a block before `stop`.
template <class Vec, class Profile>
BYTEPRESS_INLINE Loaded<Vec> moveBlock(Place p, const char* stop, const char* first,
                                       const Profile& profile) noexcept {
  const auto left = static_cast<std::size_t>(stop - p.from);
  if (left >= Vec::kBytes) {
    const auto block = Vec::load(p.from);
    Vec::store(p.at, block);
    return {block, Vec::kBytes, Vec::mask(profile.dirty(block))};
  }
  const auto block = Vec::loadPart(p.from, left, first);
  Vec::store(p.at, block);
  return {block, left, Vec::mask(profile.dirty(block)) & below(left)};
}

// Copies four blocks; says whether they are clean.
template <class Vec, class Profile>
BYTEPRESS_INLINE bool moveFourClean(Place p, const Profile& profile) noexcept {
  constexpr std::size_t kBytes = Vec::kBytes;
  const auto a = Vec::load(p.from), b = Vec::load(p.from + kBytes);
  const auto c = Vec::load(p.from + 2 * kBytes), d = Vec::load(p.from + 3 * kBytes);
  Vec::store(p.at, a);
  Vec::store(p.at + kBytes, b);
  Vec::store(p.at + 2 * kBytes, c);
  Vec::store(p.at + 3 * kBytes, d);
  const auto front = Vec::either(profile.dirty(a), profile.dirty(b));
  const auto back = Vec::either(profile.dirty(c), profile.dirty(d));
  return Vec::mask(Vec::either(front, back)) == 0;
}

// Copies while all is clean. False at a block that is not, which is then in `loaded`.
template <class Vec, class Profile>
BYTEPRESS_INLINE bool copyCleanBlocks(Place& p, const char* stop, const char* first,
                                      const Profile& profile, Loaded<Vec>& loaded) noexcept {
  constexpr std::ptrdiff_t kBytes = Vec::kBytes;
  while (p.from != stop) {
    loaded = moveBlock<Vec>(p, stop, first, profile);
    if (loaded.dirty != 0) return false;
    p.advance(loaded.count);
    while (stop - p.from >= 4 * kBytes && moveFourClean<Vec>(p, profile))
      p.advance(4 * Vec::kBytes);
  }
  return true;
}

// Escapes a character above ASCII whose last byte is at p: U+2028, U+2029 (E2 80 A8/A9) or a
// control of C1 (C2 80…9F). Its other bytes were copied already.
template <class Profile>
BYTEPRESS_NOINLINE Exact escapeUnicode(Place p, char* end, const Profile& profile) noexcept {
  const char* behind = p.from + 1;
  const std::size_t back = static_cast<unsigned char>(p.from[-1]) == 0xc2 ? 1 : 2;
  p.at -= back;
  p.from -= back;
  return writeExactly(p, behind, end, behind, profile);
}

BYTEPRESS_INLINE TextStop takePlace(Place& p, const Exact& exact) noexcept {
  p = exact.place;
  return exact.stop;
}

// Escapes the characters of a block whose last bytes are in `special`, and copies what is between
// them; nothing else in the block needs care. The block is stored at p.
template <class Vec, class Profile>
BYTEPRESS_INLINE TextStop escapeWithin(Place& p, const Loaded<Vec>& loaded, std::uint64_t special,
                                       char* end, const char* last,
                                       const Profile& profile) noexcept {
  std::size_t done = 0;
  for (;;) {
    const auto index = static_cast<std::size_t>(__builtin_ctzll(special));
    p.advance(index - done);
    if (isAscii(*p.from)) [[likely]] {
      if (!writeEscape(p, end, profile)) return TextStop::room;
    } else {
      const TextStop stop = takePlace(p, escapeUnicode(p, end, profile));
      if (stop != TextStop::done) return stop;
    }
    special &= special - 1;
    if (special == 0 || roomTo(end, p.at) < Vec::kBytes) return TextStop::done;
    // The next one is known from the mask: no need to wait for another look at the bytes.
    done = index + 1;
    if (!Vec::reload(p.at, p.from, last, loaded.block, done)) return TextStop::done;
  }
}

// The exact way through `count` bytes with an error, from the start of the character that p cuts.
template <class Profile>
BYTEPRESS_NOINLINE Exact writeIllFormed(Place p, const char* start, std::size_t count, char* end,
                                        const char* last, const Profile& profile) noexcept {
  const char* until = p.from + count;
  const char* border = characterBorder(start, p.from);
  p.at -= p.from - border;
  p.from = border;
  return writeExactly(p, until, end, last, profile);
}

// Copies four blocks; says whether they are well-formed and without anything to escape.
template <class Vec, class Profile>
BYTEPRESS_INLINE bool moveFourUnicode(Place p, typename Vec::Block& before,
                                      const Profile& profile) noexcept {
  constexpr std::size_t kBytes = Vec::kBytes;
  const auto a = Vec::load(p.from), b = Vec::load(p.from + kBytes);
  const auto c = Vec::load(p.from + 2 * kBytes), d = Vec::load(p.from + 3 * kBytes);
  Vec::store(p.at, a);
  Vec::store(p.at + kBytes, b);
  Vec::store(p.at + 2 * kBytes, c);
  Vec::store(p.at + 3 * kBytes, d);
  const auto front =
      Vec::either(Vec::without(profile.dirty(a), a), Vec::without(profile.dirty(b), b));
  const auto back =
      Vec::either(Vec::without(profile.dirty(c), c), Vec::without(profile.dirty(d), d));
  const std::uint64_t special = Vec::mask(Vec::either(front, back)) | profile.special(a, before) |
                                profile.special(b, a) | profile.special(c, b) |
                                profile.special(d, c);
  const auto wrongFront = Vec::either(Vec::wrong(a, before), Vec::wrong(b, a));
  const auto wrongBack = Vec::either(Vec::wrong(c, b), Vec::wrong(d, c));
  if (special != 0 || Vec::anyWrong(Vec::either(wrongFront, wrongBack))) return false;
  before = d;
  return true;
}

// Goes on at a block with something above ASCII in it, as long as there is more of that.
template <class Vec, class Profile>
BYTEPRESS_INLINE TextStop copyUnicodeBlocks(Place& p, Loaded<Vec> loaded, const char* stop,
                                            char* end, Source source,
                                            const Profile& profile) noexcept {
  const char* start = p.from;
  const bool checked = profile.policy() != InvalidUtf8::trust;
  auto before = Vec::zero();
  for (;;) {
    if (checked && Vec::anyWrong(Vec::wrong(loaded.block, before))) [[unlikely]] {
      return takePlace(p, writeIllFormed(p, start, loaded.count, end, source.last, profile));
    }
    const std::uint64_t above = Vec::mask(Vec::nonAscii(loaded.block));
    const std::uint64_t special = (loaded.dirty & ~above) | profile.special(loaded.block, before);
    if (special != 0) return escapeWithin<Vec>(p, loaded, special, end, source.last, profile);
    p.advance(loaded.count);
    before = loaded.block;
    while (stop - p.from >= static_cast<std::ptrdiff_t>(4 * Vec::kBytes) && checked &&
           moveFourUnicode<Vec>(p, before, profile)) {
      p.advance(4 * Vec::kBytes);
    }
    if (p.from == stop) {
      // Zero bytes behind a part would have shown a cut character; behind a whole block there are
      // none.
      if (!checked || characterBorder(start, p.from) == p.from) return TextStop::done;
      return takePlace(p, writeIllFormed(p, start, 0, end, source.last, profile));
    }
    if (Vec::mask(Vec::nonAscii(before)) == 0) return TextStop::done;
    loaded = moveBlock<Vec>(p, stop, source.first, profile);
  }
}

template <class Vec, class Profile>
BYTEPRESS_NOINLINE TextStep writeManyBlocks(char* at, char* end, const char* first,
                                            const char* last, Passed<Profile> profile) noexcept {
  Place p{at, first};
  for (;;) {
    const char* stop = pieceEnd(p, end, last);
    Loaded<Vec> loaded;
    if (copyCleanBlocks<Vec>(p, stop, first, profile, loaded)) {
      return {p.at, p.from, p.from == last ? TextStop::done : TextStop::room};
    }
    const std::uint64_t above = Vec::mask(Vec::nonAscii(loaded.block));
    TextStop ended;
    if (above == 0) {
      ended = escapeWithin<Vec>(p, loaded, loaded.dirty, end, last, profile);
    } else if (Vec::kChecksUtf8 && profile.copiesUnicode()) {
      ended = copyUnicodeBlocks<Vec>(p, loaded, stop, end, {first, last}, profile);
    } else {
      p.advance(static_cast<unsigned>(__builtin_ctzll(loaded.dirty)));
      ended = takePlace(p, isAscii(*p.from) ? writeExactly(p, p.from + 1, end, last, profile)
                                            : writeUnicode(p, end, last, profile));
    }
    if (ended != TextStop::done) return {p.at, p.from, ended};
  }
}

// Whether a block with something above ASCII in it may stay as it is.
template <class Vec, class Profile>
BYTEPRESS_INLINE bool staysAsItIs(const Loaded<Vec>& loaded, typename Vec::Block before,
                                  const Profile& profile) noexcept {
  const std::uint64_t special = (loaded.dirty & ~Vec::mask(Vec::nonAscii(loaded.block))) |
                                profile.special(loaded.block, before);
  return special == 0 && !Vec::anyWrong(Vec::wrong(loaded.block, before));
}

// A text that nothing happens to: what short texts above ASCII nearly always are. False, and
// nothing done that counts, if something does.
template <class Vec, class Profile>
BYTEPRESS_INLINE bool copyShortUnicode(Place p, const char* last, const Profile& profile) noexcept {
  const char* first = p.from;
  auto before = Vec::zero();
  for (;;) {
    const auto loaded = moveBlock<Vec>(p, last, first, profile);
    if (!staysAsItIs<Vec>(loaded, before, profile)) return false;
    p.advance(loaded.count);
    if (p.from == last) {
      // Zero bytes behind a part would have shown a cut character; behind a whole block there are
      // none.
      return loaded.count != Vec::kBytes || characterBorder(first, last) == last;
    }
    before = loaded.block;
  }
}

template <class Vec, class Profile>
BYTEPRESS_INLINE TextStep writeBlocks(char* at, char* end, const char* first, const char* last,
                                      const Profile& profile) noexcept {
  const auto n = static_cast<std::size_t>(last - first);
  if (Vec::kChecksUtf8 && n - 1 < kShortText && n <= roomTo(end, at) && !isAscii(*first) &&
      profile.copiesUnicode() && copyShortUnicode<Vec>({at, first}, last, profile)) {
    return {at + n, last, TextStop::done};
  }
  return writeManyBlocks<Vec, Profile>(at, end, first, last, profile);
}

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_TEXT_BLOCKS_HPP
