// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that lays out: commas, line breaks, indents, and what stands in front of a
// closing bracket.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_LINE_WRITER_HPP
#define BYTEPRESS_JSON_LINE_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bytepress/json/number_writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class LineWriter : public NumberWriter<Layout> {
 public:
  static constexpr bool kStyled = Layout::kStyled;
  // Room for what may stand before an element or member: a comma and a line.
  static constexpr std::size_t kItemRoom = kStyled ? 1 + StyledLayout::kLineChars : 1;

  LineWriter(Sink& sink, const JsonOptions& options) noexcept
      : NumberWriter<Layout>(sink, options), lineChars_(layout_.breakChars()) {}
  LineWriter(Sink& sink, const LineWriter& around) noexcept
      : NumberWriter<Layout>(sink, around), lineChars_(around.lineChars_) {}

 protected:
  using NumberWriter<Layout>::first_;
  using NumberWriter<Layout>::layout_;
  using NumberWriter<Layout>::to_;

  bool behindContainer_ = false;  // the value before this place was one; said only in layouts with lines

  // Room for a closing bracket and what stands before it.
  static constexpr std::size_t kCloseRoom = kStyled ? 2 * kItemRoom + 1 : 1;

  // False, and failed, if what begins is nested too deep.
  BYTEPRESS_INLINE bool enter() noexcept {
    if constexpr (kStyled) lineChars_ += layout_.indent();
    return NumberWriter<Layout>::enter();
  }
  BYTEPRESS_INLINE void leave() noexcept {
    if constexpr (kStyled) lineChars_ -= layout_.indent();
    NumberWriter<Layout>::leave();
  }
  // The same for arrays, which some layouts do not indent.
  BYTEPRESS_INLINE bool enterArray() noexcept {
    if constexpr (kStyled) lineChars_ += layout_.arrayIndent();
    return NumberWriter<Layout>::enter();
  }
  BYTEPRESS_INLINE void leaveArray() noexcept {
    if constexpr (kStyled) lineChars_ -= layout_.arrayIndent();
    NumberWriter<Layout>::leave();
  }

  // Begins a member: a comma unless the container was just opened, and in indented layouts a line. Needs
  // kItemRoom, and keeps all other room that was made.
  BYTEPRESS_INLINE char* startItemAt(char* at) noexcept {
    if (layout_.indent() == 0) [[likely]] return this->separateAt(at);
    at = startLineAt(at, !first_);
    first_ = false;
    return at;
  }

  // The same for an element.
  BYTEPRESS_INLINE char* startElementAt(char* at) noexcept {
    if constexpr (kStyled) {
      if (layout_.indent() != layout_.arrayIndent()) [[unlikely]] {
        at = this->separateAt(at);
        *at++ = ' ';
        return at;
      }
    }
    return startItemAt(at);
  }

  // An element that is no container, where such ones share a line. Makes its own room.
  BYTEPRESS_NOINLINE void startSharedElement() noexcept {
    to_.room(2);
    if (!first_) to_.put(", ");
    first_ = false;
    behindContainer_ = false;
  }

  // For indented layouts: a line, behind a comma if one is asked for. Needs kItemRoom.
  BYTEPRESS_INLINE char* startLineAt(char* at, bool comma) noexcept {
    if (lineChars_ > StyledLayout::kLineChars) [[unlikely]] return startFarLineAt(at, comma);
    const std::size_t skipped = comma ? 0 : 1;
    std::memcpy(at, layout_.line() + skipped, StyledLayout::kLineChars);  // of constant size: what is too much is written over
    return at + (lineChars_ - skipped);
  }

  void open(char bracket) noexcept {
    to_.room(1);
    to_.put(bracket);
    first_ = true;
  }

  // A closing bracket and what stands before it, once the container is left. Needs kCloseRoom.
  BYTEPRESS_INLINE char* endObjectAt(char* at) noexcept {
    if (layout_.indent() != 0) at = first_ ? endEmptyAt(at, true) : startLineAt(at, false);
    if constexpr (kStyled) behindContainer_ = true;
    *at++ = '}';
    return at;
  }
  BYTEPRESS_INLINE char* endArrayAt(char* at) noexcept {
    if (layout_.indent() != 0) at = first_ ? endEmptyAt(at, false) : startArrayEndAt(at);
    if constexpr (kStyled) behindContainer_ = true;
    *at++ = ']';
    return at;
  }

 private:
  char* startArrayEndAt(char* at) noexcept {
    if constexpr (kStyled) {
      if (layout_.indent() != layout_.arrayIndent()) [[unlikely]] {
        *at++ = ' ';
        return at;
      }
      if (layout_.scalarsShareLines() && !behindContainer_) return at;
    }
    return startLineAt(at, false);
  }

  // circe breaks the line behind a bracket and before one, and forgets that an empty object has no
  // members; its empty arrays have one break.
  BYTEPRESS_NOINLINE char* endEmptyAt(char* at, bool object) noexcept {
    if constexpr (kStyled) {
      if (layout_.empties() == EmptyLayout::spaced) *at++ = ' ';
      if (layout_.empties() != EmptyLayout::broken) return at;
      if (object) {
        lineChars_ += layout_.indent();
        at = startLineAt(at, false);
        lineChars_ -= layout_.indent();
        at = this->roomAt(at, kCloseRoom);
      }
      return startLineAt(at, false);
    } else {
      return at;
    }
  }

  // An indent of any width, in pieces that fit a window. Leaves the largest room behind it, in place of what was there.
  BYTEPRESS_NOINLINE char* startFarLineAt(char* at, bool comma) noexcept {
    constexpr std::size_t kPiece = kMaxRoom / 2;
    at = this->roomAt(at, kPiece);
    const std::size_t chars = layout_.breakChars() - (comma ? 0 : 1);
    std::memcpy(at, layout_.line() + (comma ? 0 : 1), StyledLayout::kLineChars);
    at += chars;
    std::size_t columns = lineChars_ - layout_.breakChars();
    while (columns >= kPiece && !this->failed()) {
      std::memset(at, layout_.indentChar(), kPiece - 3);
      columns -= kPiece - 3;
      at = this->roomAt(at + kPiece - 3, kPiece);
    }
    columns = std::min(columns, kPiece);
    std::memset(at, layout_.indentChar(), columns);
    return this->roomAt(at + columns, kMaxRoom);
  }

  // How long the start of a line is now: a comma, the break, and the indent.
  std::size_t lineChars_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_LINE_WRITER_HPP
