// SPDX-License-Identifier: BSL-1.0
//
// HeldOpens: containers in members that may yet turn out to be empty, one inside the other. Their keys are not
// printed, nor are their brackets.
//
// May include: base, walk.
#ifndef BYTEPRESS_JSON_HELD_OPENS_HPP
#define BYTEPRESS_JSON_HELD_OPENS_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "bytepress/json/writer_base.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// PutKey: the function that writes a field's key; null where the key is text.
template <class PutKey>
class HeldOpens {
 public:
  bool empty() const noexcept { return opens_.empty(); }
  std::size_t size() const noexcept { return opens_.size(); }

  // False if there is no memory. The key is copied: it lives no longer than the event that told it.
  bool push(std::string_view key, PutKey put, char bracket) noexcept {
    return opens_.push({put, keys_.size(), bracket}) && addText(keys_, key);
  }
  // Needs one.
  void pop() noexcept { keys_.resize(opens_.pop().keyStart); }

  // Calls take(key, put, bracket) for each, outermost first, and forgets them.
  template <class Take>
  void takeAll(Take take) noexcept {
    for (std::size_t i = 0; i < opens_.size(); ++i) {
      const std::size_t end = i + 1 < opens_.size() ? opens_[i + 1].keyStart : keys_.size();
      take(std::string_view(keys_).substr(opens_[i].keyStart, end - opens_[i].keyStart), opens_[i].put, opens_[i].bracket);
    }
    opens_.truncate(0);
    keys_.clear();
  }

 private:
  struct Open {
    PutKey put;
    std::size_t keyStart;  // in keys_
    char bracket;
  };

  TreeStack<Open, 8> opens_;
  std::string keys_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_HELD_OPENS_HPP
