// SPDX-License-Identifier: BSL-1.0
//
// Where the members of an object that a user's encode() tells go, for encoders that want keys in order.
//
// An encoder that can sort has a Sorter, which is asked in place of this (see json/member_sorter.hpp). For any
// other MemberOrder passes members on as they come, and fails where that is not the canonical order.
//
// May include: base.
#ifndef BYTEPRESS_WALK_MEMBER_ORDER_HPP
#define BYTEPRESS_WALK_MEMBER_ORDER_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class E>
class MemberOrder {
 public:
  explicit MemberOrder(E& out) noexcept : out_(out) {}

  // The encoder for the next event.
  E& out() const noexcept { return out_; }

  // An object has begun, its next member has this key, it is about to end.
  void open() {
    if (checks()) lastKeys_.emplace_back();
  }
  void member(std::string_view key) {
    if (!checks()) return;
    std::optional<std::string>& last = lastKeys_.back();
    if (last && !lessUtf16(*last, key)) {
      out_.fail(*last == key ? PrintCode::duplicateKey : PrintCode::misuse);
      return;
    }
    last = key;
  }
  void close() {
    if (checks()) lastKeys_.pop_back();
  }
  // Behind a failure: out() is the encoder from the start again, and knows of it.
  void abandon() noexcept {}

 private:
  bool checks() const { return out_.order() == KeyOrder::utf16; }

  E& out_;
  std::vector<std::optional<std::string>> lastKeys_;  // of the objects that are open, in canonical form
};

template <class E>
struct SorterOf {
  using Type = MemberOrder<E>;
};
template <class E>
  requires requires { typename E::Sorter; }
struct SorterOf<E> {
  using Type = typename E::Sorter;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_MEMBER_ORDER_HPP
