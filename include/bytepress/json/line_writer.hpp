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

  using NumberWriter<Layout>::NumberWriter;

 protected:
  using NumberWriter<Layout>::first_;
  using NumberWriter<Layout>::layout_;

  // Room for a closing bracket and what stands before it.
  static constexpr std::size_t kCloseRoom = kStyled ? 2 * kItemRoom + 1 : 1;

  // As enter() and leave(), for arrays: some layouts do not indent them.
  BYTEPRESS_INLINE bool enterArray() noexcept {
    if constexpr (kStyled) flatArrays_ += layout_.arrays() == ArrayLayout::spaced ? 1 : 0;
    return this->enter();
  }
  BYTEPRESS_INLINE void leaveArray() noexcept {
    if constexpr (kStyled) flatArrays_ -= layout_.arrays() == ArrayLayout::spaced ? 1 : 0;
    this->leave();
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
      if (layout_.indent() != 0 && layout_.arrays() == ArrayLayout::spaced) {
        at = this->separateAt(at);
        *at++ = ' ';
        return at;
      }
    }
    return startItemAt(at);
  }

  // For indented layouts: a line, behind a comma if one is asked for. Needs kItemRoom.
  BYTEPRESS_INLINE char* startLineAt(char* at, bool comma) noexcept {
    const std::size_t columns = levels() * layout_.indent();
    const std::size_t chars = layout_.breakChars() + columns;
    if (chars > StyledLayout::kLineChars) [[unlikely]] return startFarLineAt(at, comma, columns);
    const std::size_t skipped = comma ? 0 : 1;
    std::memcpy(at, layout_.line() + skipped, StyledLayout::kLineChars);  // of constant size: what is too much is written over
    return at + (chars - skipped);
  }

  // A closing bracket and what stands before it, once the container is left. Needs kCloseRoom.
  BYTEPRESS_INLINE char* endObjectAt(char* at) noexcept {
    if (layout_.indent() != 0) at = first_ ? endEmptyAt(at, true) : startLineAt(at, false);
    *at++ = '}';
    return at;
  }
  BYTEPRESS_INLINE char* endArrayAt(char* at) noexcept {
    if (layout_.indent() != 0) at = first_ ? endEmptyAt(at, false) : startArrayEndAt(at);
    *at++ = ']';
    return at;
  }

 private:
  std::size_t levels() const noexcept {
    if constexpr (kStyled) {
      return this->depth_ - flatArrays_;
    } else {
      return this->depth_;
    }
  }

  char* startArrayEndAt(char* at) noexcept {
    if constexpr (kStyled) {
      if (layout_.arrays() == ArrayLayout::spaced) {
        *at++ = ' ';
        return at;
      }
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
        ++this->depth_;
        at = startLineAt(at, false);
        --this->depth_;
        at = this->roomAt(at, kCloseRoom);
      }
      return startLineAt(at, false);
    } else {
      return at;
    }
  }

  // An indent of any width, in pieces that fit a window. Leaves the largest room behind it, in place of what was there.
  BYTEPRESS_NOINLINE char* startFarLineAt(char* at, bool comma, std::size_t columns) noexcept {
    constexpr std::size_t kPiece = kMaxRoom / 2;
    at = this->roomAt(at, kPiece);
    const std::size_t chars = layout_.breakChars() - (comma ? 0 : 1);
    std::memcpy(at, layout_.line() + (comma ? 0 : 1), StyledLayout::kLineChars);
    at += chars;
    while (columns >= kPiece && !this->failed()) {
      std::memset(at, layout_.indentChar(), kPiece - 3);
      columns -= kPiece - 3;
      at = this->roomAt(at + kPiece - 3, kPiece);
    }
    columns = std::min(columns, kPiece);
    std::memset(at, layout_.indentChar(), columns);
    return this->roomAt(at + columns, kMaxRoom);
  }

  // Of the containers that are open, arrays that are not indented.
  std::uint32_t flatArrays_ = 0;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_LINE_WRITER_HPP
