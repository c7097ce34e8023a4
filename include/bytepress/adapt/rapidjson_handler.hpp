// SPDX-License-Identifier: BSL-1.0
//
// RapidJsonHandler: takes the events of RapidJSON's Reader, or of Value::Accept, and passes them on to an
// encoder, without a document in between.
//
//     RapidJsonHandler handler(out);
//     reader.Parse(stream, handler) && handler.isComplete()
//
// bytepress/rapidjson.hpp binds it to JSON. Every function returns false once the encoder has failed, so
// that the parser stops. Numbers of kParseNumbersAsStringsFlag pass as they are written. Where the
// encoder wants sorted keys, the document is recorded and printed at its end.
//
// May include: base, walk, RapidJSON.
#ifndef BYTEPRESS_ADAPT_RAPIDJSON_HANDLER_HPP
#define BYTEPRESS_ADAPT_RAPIDJSON_HANDLER_HPP

#include <rapidjson/encodings.h>
#include <rapidjson/rapidjson.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/adapt/rapidjson_text.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/recorded_tree.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Out, class Encoding = rapidjson::UTF8<>>
class RapidJsonHandler {
 public:
  using Ch = typename Encoding::Ch;

  explicit RapidJsonHandler(Out& out) : out_(out) {
    if (out.order() != KeyOrder::declared) recorder_.emplace(out);
  }
  RapidJsonHandler(const RapidJsonHandler&) = delete;
  RapidJsonHandler& operator=(const RapidJsonHandler&) = delete;

  // One whole value has come.
  bool isComplete() const noexcept { return complete_; }

  bool Null() {
    return scalar([](auto& out) { out.null(); });
  }
  bool Bool(bool value) {
    return scalar([=](auto& out) { out.boolean(value); });
  }
  bool Int(int value) { return Int64(value); }
  bool Uint(unsigned value) { return Int64(value); }
  bool Int64(std::int64_t value) {
    return scalar([=](auto& out) { out.integer(value); });
  }
  bool Uint64(std::uint64_t value) {
    return scalar([=](auto& out) { out.integer(value); });
  }
  bool Double(double value) {
    return scalar([=](auto& out) { out.real(value); });
  }
  bool RawNumber(const Ch* text, rapidjson::SizeType size, bool) {
    const auto& digits = Text::key(text, size);
    return scalar([&](auto& out) { numberText(out, digits); });
  }
  bool String(const Ch* text, rapidjson::SizeType size, bool) {
    return scalar([&](auto& out) { Text::string(out, text, size); });
  }

  bool StartObject() {
    return open(false, [](auto& out) { out.beginMap(kUnknownCount); });
  }
  bool Key(const Ch* text, rapidjson::SizeType size, bool) {
    if (levels_.empty() || levels_.top().isArray || levels_.top().valueDue) [[unlikely]] return misuse();
    levels_.top().valueDue = true;
    // The encoder may look at the key until the next event, the parser keeps it only now.
    const std::size_t at = levels_.top().keyAt;
    keys_.resize(at);
    keys_.append(std::string_view(Text::key(text, size)));
    return emit([&](auto& out) { out.key(std::string_view(keys_).substr(at)); });
  }
  bool EndObject(rapidjson::SizeType) {
    return close(false, [](auto& out) { out.endMap(); });
  }
  bool StartArray() {
    return open(true, [](auto& out) { out.beginArray(kUnknownCount); });
  }
  bool EndArray(rapidjson::SizeType) {
    return close(true, [](auto& out) { out.endArray(); });
  }

 private:
  using Text = RapidJsonText<Encoding>;

  // A container that has begun.
  struct Level {
    std::size_t count;  // elements so far
    std::size_t keyAt;  // where the key of the member is in keys_
    bool isArray;
    bool valueDue = false;  // a key has come
  };

  template <class Event>
  bool emit(Event event) {
    recorder_.has_value() ? event(*recorder_) : event(out_);
    if (!out_.failed()) [[likely]] return true;
    blame();
    return false;
  }

  template <class Event>
  bool value(Event event) {
    if (levels_.empty()) {
      if (complete_) out_.fail(PrintCode::misuse);
    } else if (levels_.top().isArray) {
      ++levels_.top().count;
      return emit([&](auto& out) { out.element(), event(out); });
    } else if (!std::exchange(levels_.top().valueDue, false)) [[unlikely]] {
      return misuse();
    }
    return emit(event);
  }

  template <class Event>
  bool scalar(Event event) {
    return value(event) && endValue();
  }
  template <class Event>
  bool open(bool isArray, Event event) {
    if (!value(event)) return false;
    if (!levels_.push({0, keys_.size(), isArray})) [[unlikely]] out_.fail(PrintCode::outOfMemory);
    return !out_.failed();
  }
  template <class Event>
  bool close(bool isArray, Event event) {
    if (levels_.empty() || levels_.top().isArray != isArray || levels_.top().valueDue) [[unlikely]] return misuse();
    keys_.resize(levels_.pop().keyAt);
    return emit(event) && endValue();
  }

  bool endValue() {
    if (!levels_.empty()) [[likely]] return true;
    complete_ = true;
    if (recorder_.has_value()) recorder_->replay();
    return !out_.failed();
  }

  // Events that no Reader sends: a key or an end without a start, a member without a key.
  BYTEPRESS_COLD bool misuse() {
    if (!out_.failed()) out_.fail(PrintCode::misuse);
    return false;
  }

  // The path to the value that failed, once.
  BYTEPRESS_COLD void blame() {
    while (!levels_.empty()) {
      const Level level = levels_.pop();
      if (level.isArray) {
        out_.blame(level.count - 1);
      } else {
        out_.blame(std::string_view(keys_).substr(level.keyAt));
        keys_.resize(level.keyAt);
      }
    }
  }

  Out& out_;
  TreeStack<Level, kInlineTreeDepth> levels_;
  std::string keys_;  // those that lead to the value
  std::optional<TreeRecorder<Out>> recorder_;
  bool complete_ = false;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_RAPIDJSON_HANDLER_HPP
