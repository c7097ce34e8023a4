// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes what stands between values: keys, commas, line breaks and
// brackets.
//
// Where nulls may be dropped keys are written late: key() and field() note the key, and the next value
// that is printed writes it. So a null takes its key along without anybody looking ahead.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_KEY_WRITER_HPP
#define BYTEPRESS_JSON_KEY_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "bytepress/json/key_constant.hpp"
#include "bytepress/json/number_writer.hpp"
#include "bytepress/json/record_plan.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class KeyWriter : public NumberWriter<Layout> {
 public:
  static constexpr bool kStyled = Layout::kStyled;
  // Room for what may stand before an element or member: a comma and a line.
  static constexpr std::size_t kItemRoom = kStyled ? 1 + StyledLayout::kLineChars : 1;

  using NumberWriter<Layout>::NumberWriter;

 protected:
  using Base = NumberWriter<Layout>;
  using Base::first_;
  using Base::layout_;
  using Base::to_;

  void open(char bracket) noexcept {
    beforeValue();
    this->enter();
    to_.room(1);
    to_.put(bracket);
    first_ = true;
  }
  Done close(char bracket) noexcept {
    this->leave();
    keyWaits_ = false;
    to_.room(kItemRoom + 1);
    if (!first_) to_.at = breakLineAt(to_.at);
    to_.put(bracket);
    first_ = false;
    return Done(nullptr);
  }

  // Notes a key, and the function that writes it where it is a field's.
  BYTEPRESS_INLINE void wait(std::string_view key, char* (*put)(KeyWriter&, char*) noexcept) noexcept {
    key_ = key;
    putKey_ = put;
    keyWaits_ = true;
  }
  BYTEPRESS_INLINE bool keyWaits() const noexcept { return keyWaits_; }
  BYTEPRESS_INLINE void dropKey() noexcept { keyWaits_ = false; }
  BYTEPRESS_INLINE void beforeValue() noexcept {
    if constexpr (kStyled) {
      if (keyWaits_) putWaitingKey();
    }
  }

  BYTEPRESS_INLINE void putKey(std::string_view text) noexcept {
    if (text.size() > kShortText || layout_.indent() != 0) [[unlikely]] return putLongKey(text);
    char* at = this->separateAt(this->roomAt(to_.at, quotedRoom(text.size()) + 3));
    to_.at = putColon(this->putShortText(at, text));
  }

  // Makes its own room.
  template <class Field>
  static char* putFieldKey(KeyWriter& out, char* at) noexcept {
    at = out.startItemAt(out.roomAt(at, kItemRoom));
    if constexpr (kFieldNameRoom<KeyWriter, Field> > kLargestRun<KeyWriter>) {
      return out.template putLongFieldName<Field>(at);
    } else {
      return out.template putFieldName<Field>(out.roomAt(at, kFieldNameRoom<KeyWriter, Field>));
    }
  }

  // `"name":`, and a space in indented layouts. Needs room for kFieldNameRoom.
  template <class Field>
  BYTEPRESS_INLINE char* putFieldName(char* at) noexcept {
    if constexpr (kStyled && !isPlainInEveryProfile(Field::name)) {
      return putColon(this->putShortText(at, Field::name));
    } else {
      at = putKeyName<Field>(at);
      if (layout_.indent() != 0) *at++ = ' ';
      return at;
    }
  }

  // Begins an element or member: a comma unless the container was just opened, and in indented layouts a
  // line. Needs kItemRoom, and keeps all other room that was made.
  BYTEPRESS_INLINE char* startItemAt(char* at) noexcept {
    if (layout_.indent() == 0) [[likely]] return this->separateAt(at);
    at = startLineAt(at, !first_);
    first_ = false;
    return at;
  }

  // A line break and the indent of the level, where the layout has any. Needs kItemRoom.
  BYTEPRESS_INLINE char* breakLineAt(char* at) noexcept {
    return layout_.indent() == 0 ? at : startLineAt(at, false);
  }

  // For indented layouts: a line, behind a comma if one is asked for. Needs kItemRoom.
  BYTEPRESS_INLINE char* startLineAt(char* at, bool comma) noexcept {
    const std::size_t columns = this->depth_ * layout_.indent();
    if (columns > StyledLayout::kLineColumns) [[unlikely]] return startFarLineAt(at, comma, columns);
    const std::size_t skipped = comma ? 0 : 1;
    std::memcpy(at, layout_.line() + skipped, StyledLayout::kLineChars);  // of constant size: what is too much is written over
    return at + (StyledLayout::kBreakChars + columns - skipped);
  }

 private:
  BYTEPRESS_NOINLINE void putWaitingKey() noexcept {
    keyWaits_ = false;
    if (putKey_ == nullptr) return putKey(key_);
    to_.at = putKey_(*this, to_.at);
  }

  BYTEPRESS_NOINLINE void putLongKey(std::string_view text) noexcept {
    char* at = startItemAt(this->roomAt(to_.at, kItemRoom));
    to_.at = putColon(this->roomAt(this->putText(at, text), 2));
  }

  // putFieldName in steps.
  template <class Field>
  char* putLongFieldName(char* at) noexcept {
    if constexpr (kStyled && !isPlainInEveryProfile(Field::name)) {
      at = this->putText(at, Field::name);
    } else {
      to_.at = at;
      this->putRaw(std::string_view(kOtherKey<Field>.data() + 1, kKeyChars<Field> - 2));
      at = to_.at;
    }
    return putColon(this->roomAt(at, 2));
  }

  // Needs room for 2 bytes.
  BYTEPRESS_INLINE char* putColon(char* at) noexcept {
    at[0] = ':';
    at[1] = ' ';
    return at + (layout_.indent() != 0 ? 2 : 1);
  }

  // An indent of any width, in pieces that fit a window. Leaves the largest room behind it, in place of what was there.
  BYTEPRESS_NOINLINE char* startFarLineAt(char* at, bool comma, std::size_t columns) noexcept {
    constexpr std::size_t kPiece = kMaxRoom / 2;
    at = this->roomAt(at, kPiece);
    *at = ',';
    at += comma ? 1 : 0;
    *at++ = '\n';
    while (columns >= kPiece && !this->failed()) {
      std::memset(at, layout_.indentChar(), kPiece - 2);
      columns -= kPiece - 2;
      at = this->roomAt(at + kPiece - 2, kPiece);
    }
    columns = std::min(columns, kPiece);
    std::memset(at, layout_.indentChar(), columns);
    return this->roomAt(at + columns, kMaxRoom);
  }

  // A key that waits for its value, and for a field the function that writes it.
  std::string_view key_;
  char* (*putKey_)(KeyWriter&, char*) noexcept = nullptr;
  bool keyWaits_ = false;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_KEY_WRITER_HPP
