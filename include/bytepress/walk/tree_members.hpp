// SPDX-License-Identifier: BSL-1.0
//
// Members of objects of a tree, gathered and brought into the order that an encoder asks for.
//
// May include: base.
#ifndef BYTEPRESS_WALK_TREE_MEMBERS_HPP
#define BYTEPRESS_WALK_TREE_MEMBERS_HPP

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/keys.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Tree>
struct TreeMember {
  decltype(std::declval<typename Tree::Members&>().key()) key;
  typename Tree::Node value;
  std::size_t position;  // equal keys keep their order
};

// In the order of keys; equal keys stay as they were.
template <class Member>
void sortMembers(Member* first, Member* last, KeyOrder order) {
  constexpr std::ptrdiff_t kFew = 24;
  const auto less = [order](const Member& a, const Member& b) {
    return a.key == b.key ? a.position < b.position : lessKey(a.key, b.key, order);
  };
  if (last - first > kFew) return std::sort(first, last, less);
  for (Member* each = first; each != last; ++each) {
    Member* place = each;
    while (place != first && less(*each, place[-1])) --place;
    if (place != each) std::rotate(place, each, each + 1);
  }
}

// Members of one object: a part of OrderedMembers.
struct MemberRange {
  std::size_t first;
  std::size_t last;
};

// The members of all objects that are open, outer ones first.
template <class Tree>
class OrderedMembers {
 public:
  // Appends the members of one object. False if there is no memory for them; they are then in no order.
  bool gather(typename Tree::Members& at, KeyOrder order, MemberRange& range) {
    range = {members_.size(), members_.size()};
    for (; !at.done(); at.next()) {
      if (!members_.push({at.key(), at.value(), range.last})) [[unlikely]] return false;
      ++range.last;
    }
    sortMembers(members_.end() - (range.last - range.first), members_.end(), order);
    return true;
  }

  // Forgets the range that was gathered last.
  void drop(const MemberRange& range) noexcept { members_.truncate(range.first); }

  // Whether a member that is not the first of its object has the key of the one before, and may not.
  bool repeats(std::size_t index, KeyOrder order) noexcept {
    return order == KeyOrder::utf16 && members_[index].key == members_[index - 1].key;
  }

  const TreeMember<Tree>& operator[](std::size_t index) noexcept { return members_[index]; }

 private:
  static constexpr std::size_t kInlineMembers = 64;
  TreeStack<TreeMember<Tree>, kInlineMembers> members_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_TREE_MEMBERS_HPP
