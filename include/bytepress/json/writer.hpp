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
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_WRITER_HPP
#define BYTEPRESS_JSON_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "bytepress/json/member_sorter.hpp"
#include "bytepress/json/record_plan.hpp"
#include "bytepress/json/simple.hpp"
#include "bytepress/json/spelling_writer.hpp"
#include "bytepress/text/bulk.hpp"
#include "bytepress/walk/member_order.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class CompactFlow;

template <class Layout>
class JsonWriter : public SpellingWriter<Layout> {
 public:
  using SpellingWriter<Layout>::kStyled;
  using SpellingWriter<Layout>::SpellingWriter;

  KeyOrder order() const noexcept { return layout_.order(); }

  Done null() noexcept {
    if (this->dropsNull() || !this->beforeValue()) return Done(nullptr);
    to_.room(kNullChars);
    to_.put("null");
    return Done(nullptr);
  }
  Done boolean(bool value) noexcept {
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(kMaxBooleanChars);
    to_.at = writeBoolean(to_.at, value);
    return Done(nullptr);
  }
  template <class Integer>
  Done integer(Integer value) noexcept {
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(kIntegerRoom<JsonWriter, Integer>);
    to_.at = this->putInteger(to_.at, value);
    return Done(nullptr);
  }
  template <class Real>
  Done real(Real value) noexcept {
    if (printsNull(value, this->nonFinite_) && this->dropsNull()) return Done(nullptr);
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(kRealRoom<JsonWriter, Real>);
    to_.at = this->putReal(to_.at, value);
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept {
    if (!this->beforeValue(text.empty())) return Done(nullptr);
    to_.at = this->putText(to_.at, text);
    return Done(nullptr);
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text) noexcept {
    if (!this->beforeValue(text.empty())) return Done(nullptr);
    this->putWideText(text);
    return Done(nullptr);
  }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    if (!this->beforeValue(bytes.empty())) return Done(nullptr);
    this->putBytes(bytes, &writeBase64);
    return Done(nullptr);
  }
  Done enumerator(std::string_view name, std::size_t, std::int64_t) noexcept { return string(name); }
  // Text that is JSON already cannot be brought into canonical form.
  Done rawJson(std::string_view text) noexcept {
    if (layout_.isCanonical()) return this->fail(PrintCode::unprintable);
    if (layout_.dropsNulls() && isRawNull(text)) return null();
    if (!this->beforeValue(layout_.dropsEmpties() && isRawEmpty(text))) return Done(nullptr);
    this->putRawJson(text);
    return Done(nullptr);
  }
  Done rawNumber(std::string_view text) noexcept {
    if (layout_.isCanonical()) return real(numberValue(text));
    if (!this->beforeValue()) return Done(nullptr);
    this->putNumberText(text);
    return Done(nullptr);
  }

  void beginArray(std::size_t) noexcept { this->openArray(); }
  void element() noexcept {
    if (!this->beforeElement()) return;
    to_.at = this->startElementAt(this->roomAt(to_.at, JsonWriter::kItemRoom));
  }
  Done endArray() noexcept { return this->closeArray(); }

  void beginMap(std::size_t) noexcept { this->openObject(); }
  // The text has to live until the next event. Says whether the value is wanted; if not, it may yet be told.
  bool key(std::string_view text) noexcept {
    if (!this->wantsKey(text)) return false;
    if (layout_.writesKeysLate()) {
      this->wait(text, nullptr);
    } else {
      this->putKey(text);
    }
    return true;
  }
  Done endMap() noexcept { return this->closeObject(); }

  template <class T>
  void beginRecord() noexcept { this->openObject(); }
  template <class Field>
  bool field() noexcept {
    if (!this->wantsKey(Field::name)) return false;
    if (layout_.writesKeysLate()) {
      this->wait(Field::name, &KeyWriter<Layout>::template putFieldKey<Field>);
    } else {
      to_.at = KeyWriter<Layout>::template putFieldKey<Field>(*this, to_.at);
    }
    return true;
  }
  template <class T>
  Done endRecord() noexcept { return this->closeObject(); }

  // Sorts members that a user's encode() tells, each printed before by a writer made for inside this one.
  using Sorter = std::conditional_t<kStyled, MemberSorter<JsonWriter>, MemberOrder<JsonWriter>>;
  void putMember(std::string_view printed) noexcept
    requires kStyled
  {
    this->putHeld();
    this->putRaw(printed.substr(first_ ? 1 : 0));
    first_ = false;
  }

  // The same events with the position in registers; see flow.hpp.
  template <class Flow = CompactFlow>
    requires(!kStyled)
  Flow flow() noexcept { return Flow(*this); }

  // Taken whole; see record.hpp and array.hpp.
  template <class T>
  Done record(const T& value);
  template <class Range>
    requires SimpleElements<JsonWriter, Range>
  Done array(Range& range) { return putArray(range); }

 private:
  friend class CompactFlow;
  using Base = SpellingWriter<Layout>;
  using Base::first_;
  using Base::layout_;
  using Base::to_;

  template <class V>
  char* putBounded(char* at, const V& value);
  template <class T>
  char* putBoundedRecord(char* at, const T& value);
  template <class Tuple>
  char* putBoundedTuple(char* at, const Tuple& value);

  template <class Field, Place Where>
  char* putFieldStart(char* at) noexcept;
  template <class Field, Place Where>
  char* putStyledFieldStart(char* at) noexcept;
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
  template <class Range>
  char* putTexts(char* at, Range& range);
  char* putTextPieces(char* at, const TextPiece* first, const TextPiece* last, std::size_t index);
  template <class Number>
  void putNumbers(std::span<const Number> numbers) noexcept;
  template <class Bits>
  void putBits(Bits& bits);
  void putBitWords(const std::uint64_t* words, std::size_t first, std::size_t last) noexcept;
  template <class Range>
  bool takesInBulk() const noexcept;
};

using CompactWriter = JsonWriter<CompactLayout>;
using StyledWriter = JsonWriter<StyledLayout>;

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_WRITER_HPP
