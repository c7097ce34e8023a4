// SPDX-License-Identifier: BSL-1.0
//
// GuardedEncoder: what a user's encode() gets in place of the encoder, so that no order of events can
// make an invalid document.
//
// The encode() of a type has to tell exactly one value, with keys and elements where they belong; else the
// print fails with PrintCode::misuse. In canonical form keys have to come in order too, and each once
// (PrintCode::duplicateKey). Whole values, records and arrays are passed on as they are: what the walk tells
// is not looked at again. Nor is the text of rawJson() and rawNumber(), which stays as it stands.
//
// May include: base.
#ifndef BYTEPRESS_WALK_GUARD_HPP
#define BYTEPRESS_WALK_GUARD_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class E>
class GuardedEncoder {
 public:
  explicit GuardedEncoder(E& out) noexcept : out_(out) {}

  Done null() {
    return value([&] { out_.null(); });
  }
  Done boolean(bool b) {
    return value([&] { out_.boolean(b); });
  }
  template <class Integer>
  Done integer(Integer i) {
    return value([&] { out_.integer(standardInteger(i)); });
  }
  template <class Real>
  Done real(Real x) {
    return value([&] { out_.real(x); });
  }
  Done string(std::string_view text) {
    return value([&] { out_.string(text); });
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text)
    requires requires(E& e) { e.stringWide(text); }
  {
    return value([&] { out_.stringWide(text); });
  }
  Done bytes(std::span<const std::byte> bytes) {
    return value([&] { out_.bytes(bytes); });
  }
  Done fixed(std::span<const std::byte> bytes)
    requires requires(E& e) { e.fixed(bytes); }
  {
    return value([&] { out_.fixed(bytes); });
  }
  Done unnamed(std::int64_t number)
    requires requires(E& e) { e.unnamed(number); }
  {
    return value([&] { out_.unnamed(number); });
  }
  Done enumerator(std::string_view name, std::size_t index, std::int64_t number) {
    return value([&] { out_.enumerator(name, index, number); });
  }
  Done rawJson(std::string_view text)
    requires requires(E& e) { e.rawJson(text); }
  {
    return value([&] { out_.rawJson(text); });
  }
  Done rawNumber(std::string_view text)
    requires requires(E& e) { e.rawNumber(text); }
  {
    return value([&] { out_.rawNumber(text); });
  }
  PrintCode checkRawJson(std::string_view text) const
    requires requires(const E& e) { e.checkRawJson(text); }
  {
    return out_.checkRawJson(text);
  }

  void beginArray(std::size_t n) {
    if (begin(Open::array)) out_.beginArray(n);
  }
  void element() {
    if (expect(inside_ == Open::array && !due_)) due_ = true, out_.element();
  }
  Done endArray() {
    if (end(Open::array)) out_.endArray();
    return Done(nullptr);
  }
  void beginMap(std::size_t n) {
    if (begin(Open::map)) out_.beginMap(n);
  }
  void key(std::string_view text) {
    if (!expect(inside_ == Open::map && !due_) || !inOrder(text)) return;
    due_ = true;
    key_ = text;
    out_.key(std::string_view(key_));
  }
  Done endMap() {
    if (end(Open::map)) out_.endMap();
    return Done(nullptr);
  }
  template <class T>
  void beginRecord() {
    if (begin(Open::record)) out_.template beginRecord<T>();
  }
  template <class Field>
  bool field() {
    if (!expect(inside_ == Open::record && !due_) || !inOrder(Field::name)) return false;
    return due_ = out_.template field<Field>();
  }
  template <class T>
  Done endRecord() {
    if (end(Open::record)) out_.template endRecord<T>();
    return Done(nullptr);
  }

  template <class T>
  Done record(const T& record)
    requires requires(E& e) { e.record(record); }
  {
    return value([&] { out_.record(record); });
  }
  template <class Tuple>
  Done tuple(const Tuple& tuple)
    requires requires(E& e) { e.tuple(tuple); }
  {
    return value([&] { out_.tuple(tuple); });
  }
  template <class Range>
  Done array(Range& range)
    requires requires(E& e) { e.array(range); }
  {
    return value([&] { out_.array(range); });
  }

  void branch(std::size_t index, std::size_t count) {
    if (expect(due_ && index < count)) out_.branch(index, count);
  }
  Done fail(PrintCode code) { return out_.fail(code); }
  bool failed() const { return out_.failed(); }
  void blame(std::string_view key) { out_.blame(key); }
  void blame(std::size_t index) { out_.blame(index); }
  KeyOrder order() const { return out_.order(); }

  // Calls tell(encoder) for one value, which tells it right by itself.
  template <class Tell>
  Done pass(Tell tell) {
    return value([&] { tell(out_); });
  }

  // Behind encode(): whether it told its value.
  Done finish() {
    expect(!due_ && inside_ == Open::nothing);
    return Done(nullptr);
  }

 private:
  enum class Open : unsigned char { nothing, array, map, record };

  bool expect(bool legal) {
    if (!legal && !out_.failed()) out_.fail(PrintCode::misuse);
    return !out_.failed();
  }
  template <class Event>
  Done value(Event event) {
    if (expect(due_)) due_ = false, event();
    return Done(nullptr);
  }
  bool begin(Open container) {
    if (!expect(due_)) return false;
    if (!outer_.push(inside_)) {
      out_.fail(PrintCode::outOfMemory);
      return false;
    }
    if (hasKeysInOrder(container)) lastKeys_.emplace_back();
    inside_ = container;
    due_ = false;
    return true;
  }
  bool end(Open container) {
    if (!expect(inside_ == container && !due_)) return false;
    if (hasKeysInOrder(container)) lastKeys_.pop_back();
    inside_ = outer_.pop();
    return true;
  }

  bool hasKeysInOrder(Open container) const { return container != Open::array && out_.order() == KeyOrder::utf16; }
  // False, and failed, if the key may not follow the one before it.
  bool inOrder(std::string_view key) {
    if (!hasKeysInOrder(inside_)) return true;
    std::optional<std::string>& last = lastKeys_.back();
    if (last && !lessUtf16(*last, key)) {
      out_.fail(*last == key ? PrintCode::duplicateKey : PrintCode::misuse);
      return false;
    }
    last = key;
    return true;
  }

  E& out_;
  bool due_ = true;  // a value may come, and has to
  Open inside_ = Open::nothing;
  std::string key_;  // an encoder may look at it until the next event, longer than the user's text lives
  TreeStack<Open, 64> outer_;
  std::vector<std::optional<std::string>> lastKeys_;  // of the maps and records that are open, in canonical form
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_GUARD_HPP
