// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes keys, and the brackets around members and elements.
//
// Where nulls may be dropped keys are written late: key() and field() note the key, and the next value
// that is printed writes it. So a null takes its key along without anybody looking ahead.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_KEY_WRITER_HPP
#define BYTEPRESS_JSON_KEY_WRITER_HPP

#include <cstddef>
#include <string_view>

#include "bytepress/json/key_constant.hpp"
#include "bytepress/json/line_writer.hpp"
#include "bytepress/json/record_plan.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class KeyWriter : public LineWriter<Layout> {
 public:
  using LineWriter<Layout>::LineWriter;
  using LineWriter<Layout>::kStyled;
  using LineWriter<Layout>::kItemRoom;

 protected:
  using Base = LineWriter<Layout>;
  using Base::first_;
  using Base::layout_;
  using Base::to_;

  void openArray() noexcept {
    beforeValue();
    this->enterArray();
    open('[');
  }
  void openObject() noexcept {
    beforeValue();
    this->enter();
    open('{');
  }
  Done closeArray() noexcept {
    this->leaveArray();
    to_.at = this->endArrayAt(this->roomAt(to_.at, Base::kCloseRoom));
    return closed();
  }
  Done closeObject() noexcept {
    this->leave();
    to_.at = this->endObjectAt(this->roomAt(to_.at, Base::kCloseRoom));
    return closed();
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
    char* at = this->separateAt(this->roomAt(to_.at, quotedRoom(text.size()) + 1 + kColonChars));
    to_.at = layout_.putColon(this->putShortText(at, text));
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

  // The name and the colon. Needs room for kFieldNameRoom.
  template <class Field>
  BYTEPRESS_INLINE char* putFieldName(char* at) noexcept {
    if constexpr (kStyled && !isPlainInEveryProfile(Field::name)) {
      return layout_.putColon(this->putShortText(at, Field::name));
    } else {
      at = putKeyName<Field>(at);
      return layout_.isPlain() ? at : layout_.putColon(at - 1);
    }
  }

 private:
  void open(char bracket) noexcept {
    to_.room(1);
    to_.put(bracket);
    first_ = true;
  }
  Done closed() noexcept {
    keyWaits_ = false;
    first_ = false;
    return Done(nullptr);
  }

  BYTEPRESS_NOINLINE void putWaitingKey() noexcept {
    keyWaits_ = false;
    if (putKey_ == nullptr) return putKey(key_);
    to_.at = putKey_(*this, to_.at);
  }

  BYTEPRESS_NOINLINE void putLongKey(std::string_view text) noexcept {
    char* at = this->startItemAt(this->roomAt(to_.at, kItemRoom));
    to_.at = layout_.putColon(this->roomAt(this->putText(at, text), kColonChars));
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
    return layout_.putColon(this->roomAt(at, kColonChars));
  }

  // A key that waits for its value, and for a field the function that writes it.
  std::string_view key_;
  char* (*putKey_)(KeyWriter&, char*) noexcept = nullptr;
  bool keyWaits_ = false;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_KEY_WRITER_HPP
