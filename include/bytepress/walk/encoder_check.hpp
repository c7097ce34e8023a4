// SPDX-License-Identifier: BSL-1.0
//
// CheckedEncoder<E>: any encoder, and a guard that the events come in an order that makes sense. For
// tests, and for trying out a custom encode().
//
//     CheckedEncoder<CompactWriter> out(sink, options);
//     walk(out, value);
//     PrintStatus status = out.finish();      // PrintCode::misuse if the events made no sense
//
// Checked are: one value where one is due and nowhere else; element() before every element and key()
// or field<F>() before every member; ends that match; as many elements and members as announced; fields
// of the record that is open, each at most once; keys in the order that was asked for; branches in
// their range; nothing behind the root. When something has failed already, the rest is not looked at.
//
// It has no record() and no array() by design: values then go the way of plain events, which has to
// lead to the same bytes.
//
// May include: base.
#ifndef BYTEPRESS_WALK_ENCODER_CHECK_HPP
#define BYTEPRESS_WALK_ENCODER_CHECK_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/event_grammar.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class E>
class CheckedEncoder {
 public:
  static constexpr bool kBySchema = kPrintsBySchema<E>;

  template <class... Args>
  explicit CheckedEncoder(Args&&... args) : out_(std::forward<Args>(args)...) {}

  Done null() {
    return value([&] { return out_.null(); });
  }
  Done boolean(bool b) {
    return value([&] { return out_.boolean(b); });
  }
  template <class Integer>
  Done integer(Integer i) {
    return value([&] { return out_.integer(i); });
  }
  template <class Real>
  Done real(Real x) {
    return value([&] { return out_.real(x); });
  }
  Done string(std::string_view text) {
    return value([&] { return out_.string(text); });
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text)
    requires requires(E& e) { e.stringWide(text); }
  {
    return value([&] { return out_.stringWide(text); });
  }
  Done bytes(std::span<const std::byte> bytes) {
    return value([&] { return out_.bytes(bytes); });
  }
  template <class Time>
  Done time(const Time& moment)
    requires requires(E& e) { e.time(moment); }
  {
    return value([&] { return out_.time(moment); });
  }
  Done enumerator(std::string_view name, std::size_t index, std::int64_t number) {
    return value([&] { return out_.enumerator(name, index, number); });
  }
  Done rawJson(std::string_view text)
    requires requires(E& e) { e.rawJson(text); }
  {
    return value([&] { return out_.rawJson(text); });
  }
  Done rawNumber(std::string_view text)
    requires requires(E& e) { e.rawNumber(text); }
  {
    return value([&] { return out_.rawNumber(text); });
  }
  template <class Number>
  Done quotedNumber(Number number)
    requires requires(E& e) { e.quotedNumber(number); }
  {
    return value([&] { return out_.quotedNumber(number); });
  }
  template <class Real>
  Done fixedReal(Real number, unsigned digits)
    requires requires(E& e) { e.fixedReal(number, digits); }
  {
    return value([&] { return out_.fixedReal(number, digits); });
  }
  template <class Text>
  Done bytesAs(std::span<const std::byte> bytes, Text text)
    requires requires(E& e) { e.bytesAs(bytes, text); }
  {
    return value([&] { return out_.bytesAs(bytes, text); });
  }
  PrintCode checkRawJson(std::string_view text) const
    requires requires(const E& e) { e.checkRawJson(text); }
  {
    return out_.checkRawJson(text);
  }

  void beginArray(std::size_t n) { expect(grammar_.beginArray(n)), out_.beginArray(n); }
  void element() { expect(grammar_.element()), out_.element(); }
  Done endArray() { return expect(grammar_.endArray()), out_.endArray(); }

  void beginMap(std::size_t n) { expect(grammar_.beginMap(n)), out_.beginMap(n); }
  void key(std::string_view text) { expect(grammar_.key(text, order())), out_.key(text); }
  Done endMap() { return expect(grammar_.endMap()), out_.endMap(); }

  template <class T>
  void beginRecord() {
    expect(grammar_.beginRecord(&kTypeMark<T>));
    out_.template beginRecord<T>();
  }
  template <class Field>
  bool field() {
    const bool legal = expect(grammar_.field(&kTypeMark<typename Field::Owner>, &kTypeMark<Field>));
    const bool wanted = out_.template field<Field>();
    if (legal && !wanted) grammar_.skip();
    return wanted;
  }
  template <class T>
  Done endRecord() {
    expect(grammar_.endRecord(&kTypeMark<T>));
    return out_.template endRecord<T>();
  }

  void branch(std::size_t index, std::size_t count) {
    expect(grammar_.branch(index, count));
    out_.branch(index, count);
  }

  Done fail(PrintCode code) { return out_.fail(code); }
  bool failed() const { return out_.failed(); }
  void blame(std::string_view key) { out_.blame(key); }
  void blame(std::size_t index) { out_.blame(index); }
  KeyOrder order() const { return out_.order(); }

  PrintStatus finish() {
    expect(grammar_.complete());
    return out_.finish();
  }

 private:
  bool expect(bool legal) {
    if (!legal && !out_.failed()) out_.fail(PrintCode::misuse);
    return legal && !out_.failed();
  }
  template <class Event>
  Done value(Event event) {
    expect(grammar_.value());
    return event();
  }

  E out_;
  EventGrammar grammar_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_ENCODER_CHECK_HPP
