// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes keys.
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
  using LineWriter<Layout>::layout_;
  using LineWriter<Layout>::to_;

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
      return layout_.putColon(putKeyName<Field>(at));
    }
  }

 private:
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

};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_KEY_WRITER_HPP
