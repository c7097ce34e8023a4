// SPDX-License-Identifier: BSL-1.0
//
// EventGrammar: which event may follow which. The rules are listed in walk/encoder_check.hpp, which asks it.
//
// May include: base.
#ifndef BYTEPRESS_WALK_EVENT_GRAMMAR_HPP
#define BYTEPRESS_WALK_EVENT_GRAMMAR_HPP

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Its address names a type.
template <class T>
inline constexpr char kTypeMark = 0;

// What is open, and what may come next. Every function says whether the event was legal.
class EventGrammar {
 public:
  bool value() {
    if (open_.empty()) return !std::exchange(rootSeen_, true);
    return std::exchange(open_.back().valueDue, false);
  }
  bool beginArray(std::size_t count) { return begin({.kind = Kind::array, .left = count}); }
  bool beginMap(std::size_t count) { return begin({.kind = Kind::map, .left = count}); }
  bool beginRecord(const void* type) { return begin({.kind = Kind::record, .left = kUnknownCount, .type = type}); }

  bool element() { return in(Kind::array) && next(); }
  bool key(std::string_view text, KeyOrder order) {
    if (!in(Kind::map) || !next()) return false;
    std::optional<std::string>& last = open_.back().lastKey;
    const bool sorted = order == KeyOrder::declared || !last || !lessKey(text, *last, order);
    last = text;
    return sorted;
  }
  bool field(const void* owner, const void* field) {
    if (!in(Kind::record) || !next() || open_.back().type != owner) return false;
    auto& seen = open_.back().fields;
    if (std::find(seen.begin(), seen.end(), field) != seen.end()) return false;
    seen.push_back(field);
    return true;
  }
  // An encoder did not want the member just begun.
  void skip() { open_.back().valueDue = false; }

  bool endArray() { return end(Kind::array, nullptr); }
  bool endMap() { return end(Kind::map, nullptr); }
  bool endRecord(const void* type) { return end(Kind::record, type); }

  bool branch(std::size_t index, std::size_t count) const {
    return index < count && (open_.empty() ? !rootSeen_ : open_.back().valueDue);
  }
  bool complete() const { return open_.empty() && rootSeen_; }

 private:
  enum class Kind : unsigned char { array, map, record };
  struct Level {
    Kind kind;
    std::size_t left;  // elements or members to come, or kUnknownCount
    const void* type = nullptr;
    bool valueDue = false;
    std::optional<std::string> lastKey = {};
    std::vector<const void*> fields = {};
  };

  bool in(Kind kind) const { return !open_.empty() && open_.back().kind == kind; }
  bool begin(Level level) {
    const bool due = value();
    open_.push_back(std::move(level));
    return due;
  }
  bool next() {
    Level& level = open_.back();
    if (level.valueDue || level.left == 0) return false;
    if (level.left != kUnknownCount) --level.left;
    return level.valueDue = true;
  }
  bool end(Kind kind, const void* type) {
    if (!in(kind)) return false;
    const Level& level = open_.back();
    const bool right = !level.valueDue && level.type == type && (level.left == 0 || level.left == kUnknownCount);
    open_.pop_back();
    return right;
  }

  std::vector<Level> open_;
  bool rootSeen_ = false;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_EVENT_GRAMMAR_HPP
