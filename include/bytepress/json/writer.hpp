// SPDX-License-Identifier: BSL-1.0
//
// JsonWriter: the JSON encoder, once for the compact default and once for all options.
//
//     CompactWriter out(sink, options);
//     walk(out, value);
//     PrintStatus status = out.finish();
//
// Described structs and ranges of simple elements are taken whole (record.hpp, array.hpp), so that the
// position stays in a register from one member to the next.
//
// Where nulls may be dropped keys are written late: key() and field() note the key, and the next value
// that is printed writes it. So a null takes its key along without anybody looking ahead.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_WRITER_HPP
#define BYTEPRESS_JSON_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "bytepress/json/key_constant.hpp"
#include "bytepress/json/record_plan.hpp"
#include "bytepress/json/simple.hpp"
#include "bytepress/json/text_writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class CompactFlow;

template <class Layout>
class JsonWriter : public TextWriter<Layout> {
 public:
  static constexpr bool kStyled = Layout::kStyled;

  using TextWriter<Layout>::TextWriter;

  KeyOrder order() const noexcept { return layout_.order(); }

  Done null() noexcept {
    if (layout_.dropsNulls() && keyWaits_) {
      keyWaits_ = false;
      return Done(nullptr);
    }
    beforeValue();
    to_.room(kNullChars);
    to_.put("null");
    return Done(nullptr);
  }
  Done boolean(bool value) noexcept {
    beforeValue();
    to_.room(kMaxBooleanChars);
    to_.at = writeBoolean(to_.at, value);
    return Done(nullptr);
  }
  template <class Integer>
  Done integer(Integer value) noexcept {
    beforeValue();
    to_.room(kIntegerChars<Integer>);
    to_.at = putInteger(to_.at, value);
    return Done(nullptr);
  }
  template <class Real>
  Done real(Real value) noexcept {
    if (layout_.dropsNulls() && keyWaits_ && printsNull(value, this->nonFinite_)) return null();
    beforeValue();
    to_.room(kRealChars<Real>);
    to_.at = putReal(to_.at, value);
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept {
    beforeValue();
    to_.at = this->putText(to_.at, text);
    return Done(nullptr);
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text) noexcept {
    beforeValue();
    this->putWideText(text);
    return Done(nullptr);
  }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    beforeValue();
    this->putBase64(bytes);
    return Done(nullptr);
  }
  Done enumerator(std::string_view name, std::size_t, std::int64_t) noexcept { return string(name); }
  // Text that is JSON already cannot be brought into canonical form.
  Done rawJson(std::string_view text) noexcept {
    if (layout_.isCanonical()) return this->fail(PrintCode::unprintable);
    if (layout_.dropsNulls() && isRawNull(text)) return null();
    beforeValue();
    if (layout_.escapesRawText()) {
      this->putRawEscaped(text);
    } else {
      this->putRaw(text);
    }
    return Done(nullptr);
  }
  Done rawNumber(std::string_view text) noexcept {
    if (layout_.isCanonical()) return real(numberValue(text));
    beforeValue();
    this->putRaw(text);
    return Done(nullptr);
  }

  void beginArray(std::size_t) noexcept { open('['); }
  void element() noexcept { to_.at = breakLineAt(this->separateAt(this->roomAt(to_.at, 1))); }
  Done endArray() noexcept { return close(']'); }

  void beginMap(std::size_t) noexcept { open('{'); }
  // The text has to live until the next event.
  void key(std::string_view text) noexcept {
    if (layout_.dropsNulls()) return wait(text, nullptr);
    putKey(text);
  }
  Done endMap() noexcept { return close('}'); }

  template <class T>
  void beginRecord() noexcept {
    open('{');
  }
  template <class Field>
  bool field() noexcept {
    if (layout_.dropsNulls()) {
      wait(Field::name, &JsonWriter::template putFieldKey<Field>);
    } else {
      to_.at = putFieldKey<Field>(*this, to_.at);
    }
    return true;
  }
  template <class T>
  Done endRecord() noexcept {
    return close('}');
  }

  // The same events with the position in registers; see flow.hpp.
  template <class Flow = CompactFlow>
    requires(!kStyled)
  Flow flow() noexcept {
    return Flow(*this);
  }

  // Taken whole; see record.hpp and array.hpp.
  template <class T>
  Done record(const T& value);
  template <class Range>
    requires SimpleElements<JsonWriter, Range>
  Done array(Range& range) {
    return putArray(range);
  }

 private:
  friend class CompactFlow;
  using Base = TextWriter<Layout>;
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
    if (!first_) to_.at = breakLineAt(to_.at);
    to_.room(1);
    to_.put(bracket);
    first_ = false;
    return Done(nullptr);
  }

  BYTEPRESS_INLINE void wait(std::string_view key, char* (*put)(JsonWriter&, char*) noexcept) noexcept {
    key_ = key;
    putKey_ = put;
    keyWaits_ = true;
  }
  BYTEPRESS_INLINE void beforeValue() noexcept {
    if constexpr (kStyled) {
      if (keyWaits_) putWaitingKey();
    }
  }
  BYTEPRESS_NOINLINE void putWaitingKey() noexcept {
    keyWaits_ = false;
    if (putKey_ == nullptr) return putKey(key_);
    to_.at = putKey_(*this, to_.at);
  }

  BYTEPRESS_INLINE void putKey(std::string_view text) noexcept {
    if (text.size() > kShortText || layout_.indent() != 0) [[unlikely]] return putLongKey(text);
    char* at = this->separateAt(this->roomAt(to_.at, quotedRoom(text.size()) + 3));
    to_.at = putColon(this->putShortText(at, text));
  }
  BYTEPRESS_NOINLINE void putLongKey(std::string_view text) noexcept {
    char* at = breakLineAt(this->separateAt(this->roomAt(to_.at, 1)));
    to_.at = putColon(this->roomAt(this->putText(at, text), 2));
  }
  // Needs room for 2 bytes.
  BYTEPRESS_INLINE char* putColon(char* at) noexcept {
    at[0] = ':';
    at[1] = ' ';
    return at + (layout_.indent() != 0 ? 2 : 1);
  }

  // Makes its own room.
  template <class Field>
  static char* putFieldKey(JsonWriter& out, char* at) noexcept {
    at = out.breakLineAt(out.separateAt(out.roomAt(at, 1)));
    if constexpr (kFieldNameRoom<JsonWriter, Field> > kLargestRun) {
      return out.template putLongFieldName<Field>(at);
    } else {
      return out.template putFieldName<Field>(out.roomAt(at, kFieldNameRoom<JsonWriter, Field>));
    }
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

  // A line break and the indent of the level, where the layout has any. Makes its own room, and keeps
  // what a record has reserved for a run of members.
  BYTEPRESS_INLINE char* breakLineAt(char* at) noexcept {
    if (layout_.indent() == 0) [[likely]] return at;
    return breakIndentedLineAt(at);
  }
  BYTEPRESS_INLINE char* breakIndentedLineAt(char* at) noexcept {
    const std::size_t columns = this->depth_ * layout_.indent();
    if (columns > kSlack / 2) [[unlikely]] return breakFarIndentedLineAt(at, columns);
    at = this->roomAt(at, 1 + kSlack / 2 + kLargestRun);
    *at++ = '\n';
    std::memset(at, layout_.indentChar(), kSlack / 2);  // of constant size; what is too much is written over
    return at + columns;
  }
  char* breakFarIndentedLineAt(char* at, std::size_t columns) noexcept;

  // Needs room for kIntegerChars<Integer>.
  template <class Integer>
  BYTEPRESS_INLINE char* putInteger(char* at, Integer value) noexcept {
    if (layout_.isCanonical() && !exactAsDouble(value)) [[unlikely]] {
      return writeReal(at, static_cast<double>(value), RealStyle::ecmaScript);
    }
    return writeInteger(at, value);
  }
  // Needs room for kRealChars<Real>.
  template <class Real>
  BYTEPRESS_INLINE char* putReal(char* at, Real value) noexcept {
    if (!bytepress::isFinite(value)) [[unlikely]] return this->putNonFinite(at, static_cast<double>(value));
    if (!layout_.isCanonical()) return writeReal(at, value, layout_.realStyle());
    const auto number = static_cast<double>(value);
    if (!bytepress::isFinite(number)) [[unlikely]] return this->putNonFinite(at, number);  // a long double
    return writeReal(at, number, RealStyle::ecmaScript);
  }

  template <class Integer>
  static constexpr bool exactAsDouble(Integer value) noexcept {
    if constexpr (sizeof(Integer) <= 4) {
      return true;
    } else {
      constexpr auto kLargest = static_cast<Integer>(std::int64_t{1} << 53);
      return value <= kLargest && (Integer(-1) > Integer(0) || value >= Integer(0) - kLargest);
    }
  }

  template <class V>
  char* putBounded(char* at, const V& value);
  template <class E>
  char* putEnumerator(char* at, E value) noexcept;
  template <class T>
  char* putBoundedRecord(char* at, const T& value);
  template <class Tuple>
  char* putBoundedTuple(char* at, const Tuple& value);

  template <class Field, Place Where>
  char* putFieldStart(char* at) noexcept;
  template <class Field, Place Where>
  char* putOwnFieldStart(char* at) noexcept;
  template <class Field, std::size_t Reserve, Place Where>
  char* putTextField(char* at, std::string_view text) noexcept;
  template <class Field, Place Where>
  char* putOtherField(char* at, const typename Field::Type& member, bool& blamed);
  template <class T, KeyOrder Order, std::size_t Position>
  char* putField(char* at, const T& owner, bool& blamed);
  template <class T, KeyOrder Order>
  char* putFields(char* at, const T& owner);

  template <class V>
  bool blameSimple(const V& value);
  template <class T, KeyOrder Order>
  void blameFields(const T& value);
  template <class Field, class T>
  bool blameField(const T& owner);

  template <class Range>
  Done putArray(Range& range);
  template <class Range>
  char* putElements(char* at, Range& range);
  template <class Element>
  char* putElement(char* at, const Element& element);
  template <class Number>
  void putNumbers(std::span<const Number> numbers) noexcept;
  template <class Bits>
  void putBits(Bits& bits);
  void putBitWords(const std::uint64_t* words, std::size_t first, std::size_t last) noexcept;
  template <class Range>
  bool takesInBulk() const noexcept;

  // A key that waits for its value, and for a field the function that writes it.
  std::string_view key_;
  char* (*putKey_)(JsonWriter&, char*) noexcept = nullptr;
  bool keyWaits_ = false;
};

using CompactWriter = JsonWriter<CompactLayout>;
using StyledWriter = JsonWriter<StyledLayout>;

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_WRITER_HPP
