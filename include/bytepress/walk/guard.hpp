// SPDX-License-Identifier: BSL-1.0
//
// GuardedEncoder: what a user's encode() gets in place of the encoder, so that no order of events can
// make an invalid document.
//
// The encode() of a type has to tell exactly one value, with keys and elements where they belong; else the
// print fails with PrintCode::misuse. Where keys are wanted in order members are brought into it, and in canonical
// form each key has to come once (PrintCode::duplicateKey). Whole values, records and arrays are passed on as they are: what the walk tells
// is not looked at again. Nor is the text of rawJson() and rawNumber(), which stays as it stands.
//
// May include: base.
#ifndef BYTEPRESS_WALK_GUARD_HPP
#define BYTEPRESS_WALK_GUARD_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/member_order.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class E>
class GuardedEncoder {
 public:
  static constexpr bool kBySchema = kPrintsBySchema<E>;

  explicit GuardedEncoder(E& out) noexcept : members_(out) {}

  Done null() {
    return value([&] { out().null(); });
  }
  Done boolean(bool b) {
    return value([&] { out().boolean(b); });
  }
  template <class Integer>
  Done integer(Integer i) {
    return value([&] { out().integer(standardInteger(i)); });
  }
  template <class Real>
  Done real(Real x) {
    return value([&] { out().real(x); });
  }
  Done string(std::string_view text) {
    return value([&] { out().string(text); });
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text)
    requires requires(E& e) { e.stringWide(text); }
  {
    return value([&] { out().stringWide(text); });
  }
  Done bytes(std::span<const std::byte> bytes) {
    return value([&] { out().bytes(bytes); });
  }
  Done fixed(std::span<const std::byte> bytes)
    requires requires(E& e) { e.fixed(bytes); }
  {
    return value([&] { out().fixed(bytes); });
  }
  Done unnamed(std::int64_t number)
    requires requires(E& e) { e.unnamed(number); }
  {
    return value([&] { out().unnamed(number); });
  }
  template <class Time>
  Done time(const Time& moment)
    requires requires(E& e) { e.time(moment); }
  {
    return value([&] { out().time(moment); });
  }
  Done enumerator(std::string_view name, std::size_t index, std::int64_t number) {
    return value([&] { out().enumerator(name, index, number); });
  }
  Done rawJson(std::string_view text)
    requires requires(E& e) { e.rawJson(text); }
  {
    return value([&] { out().rawJson(text); });
  }
  Done rawNumber(std::string_view text)
    requires requires(E& e) { e.rawNumber(text); }
  {
    return value([&] { out().rawNumber(text); });
  }
  PrintCode checkRawJson(std::string_view text) const
    requires requires(const E& e) { e.checkRawJson(text); }
  {
    return out().checkRawJson(text);
  }

  void beginArray(std::size_t n) {
    if (begin(Open::array)) out().beginArray(n);
  }
  void element() {
    if (expect(inside_ == Open::array && !due_)) due_ = true, out().element();
  }
  Done endArray() {
    if (end(Open::array)) out().endArray();
    return Done(nullptr);
  }
  void beginMap(std::size_t n) {
    if (begin(Open::map)) out().beginMap(n), members_.open();
  }
  void key(std::string_view text) {
    if (!expect(inside_ == Open::map && !due_) || !isMember(text)) return;
    due_ = true;
    key_ = text;
    out().key(std::string_view(key_));
  }
  Done endMap() {
    if (end(Open::map)) members_.close(), out().endMap();
    return Done(nullptr);
  }
  template <class T>
  void beginRecord() {
    if (begin(Open::record)) out().template beginRecord<T>(), members_.open();
  }
  template <class Field>
  bool field() {
    if (!expect(inside_ == Open::record && !due_) || !isMember(Field::name)) return false;
    return due_ = out().template field<Field>();
  }
  template <class T>
  Done endRecord() {
    if (end(Open::record)) members_.close(), out().template endRecord<T>();
    return Done(nullptr);
  }

  template <class T>
  Done record(const T& record)
    requires requires(E& e) { e.record(record); }
  {
    return value([&] { out().record(record); });
  }
  template <class Tuple>
  Done tuple(const Tuple& tuple)
    requires requires(E& e) { e.tuple(tuple); }
  {
    return value([&] { out().tuple(tuple); });
  }
  template <class Range>
  Done array(Range& range)
    requires requires(E& e) { e.array(range); }
  {
    return value([&] { out().array(range); });
  }

  void branch(std::size_t index, std::size_t count) {
    if (expect(due_ && index < count)) out().branch(index, count);
  }
  Done fail(PrintCode code) { return out().fail(code); }
  bool failed() const { return out().failed(); }
  void blame(std::string_view key) { members_.abandon(), out().blame(key); }
  void blame(std::size_t index) { members_.abandon(), out().blame(index); }
  KeyOrder order() const { return out().order(); }

  // Calls tell(encoder) for one value, which tells it right by itself.
  template <class Tell>
  Done pass(Tell tell) {
    return value([&] { tell(out()); });
  }

  // Behind encode(): whether it told its value.
  Done finish() {
    expect(!due_ && inside_ == Open::nothing);
    return Done(nullptr);
  }

 private:
  enum class Open : unsigned char { nothing, array, map, record };

  bool expect(bool legal) {
    if (!legal && !out().failed()) out().fail(PrintCode::misuse);
    if (!out().failed()) [[likely]] return true;
    members_.abandon();
    return false;
  }
  template <class Event>
  Done value(Event event) {
    if (expect(due_)) due_ = false, event();
    return Done(nullptr);
  }
  bool begin(Open container) {
    if (!expect(due_)) return false;
    if (!outer_.push(inside_)) {
      out().fail(PrintCode::outOfMemory);
      return false;
    }
    inside_ = container;
    due_ = false;
    return true;
  }
  bool end(Open container) {
    if (!expect(inside_ == container && !due_)) return false;
    inside_ = outer_.pop();
    return true;
  }

  bool isMember(std::string_view key) {
    members_.member(key);
    return expect(true);
  }
  E& out() const noexcept { return members_.out(); }

  typename SorterOf<E>::Type members_;
  bool due_ = true;  // a value may come, and has to
  Open inside_ = Open::nothing;
  std::string key_;  // an encoder may look at it until the next event, longer than the user's text lives
  TreeStack<Open, 64> outer_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_GUARD_HPP
