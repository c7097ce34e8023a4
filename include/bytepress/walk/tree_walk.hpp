// SPDX-License-Identifier: BSL-1.0
//
// TreeWalk: the loop behind walkTree (walk/tree.hpp, which says what a Tree is), with a stack of its own.
//
// May include: base.
#ifndef BYTEPRESS_WALK_TREE_WALK_HPP
#define BYTEPRESS_WALK_TREE_WALK_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/tree_members.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

enum class TreeShape : unsigned char { scalar, array, object };

// Containers inside each other up to this depth are walked without an allocation.
inline constexpr std::size_t kInlineTreeDepth = 64;

// kOrdered: for encoders whose order() is another than declared.
template <class Tree, class Out, bool kOrdered>
class TreeWalk {
 public:
  using Node = typename Tree::Node;
  using Elements = typename Tree::Elements;
  using Members = typename Tree::Members;

  explicit TreeWalk(Out& out) noexcept : out_(out) {}

  // A value of which Tree::print said that it is a container.
  void container(const Node& node, TreeShape shape) { walk(open(node, shape)); }

  // What is inside a container that the caller has begun; the walk ends it.
  void array(Elements elements) { walk(arrayFrame(elements)); }
  void object(Members members) { walk(objectFrame(members)); }

 private:
  // Where one is in an object.
  using Inside = std::conditional_t<kOrdered, MemberRange, Members>;

  struct Frame {
    std::variant<Elements, Inside> at;
    std::size_t index = 0;  // of the element, or of the member in its range

    bool isArray() const noexcept { return at.index() == 0; }
    Elements& elements() noexcept { return *std::get_if<0>(&at); }
    Inside& members() noexcept { return *std::get_if<1>(&at); }
  };

  void walk(Frame top) {
    if (out_.failed()) [[unlikely]] return;
    for (;;) {
      Node node{};
      const TreeShape below = top.isArray() ? elements(top, node) : members(top, node);
      if (out_.failed()) [[unlikely]] return blame(top);
      if (below != TreeShape::scalar) {
        if (!outer_.push(top)) [[unlikely]] {
          out_.fail(PrintCode::outOfMemory);
          return blame(top);
        }
        top = open(node, below);
        if (out_.failed()) [[unlikely]] return blame(outer_.pop());
      } else {
        close(top);
        if (outer_.empty()) return;
        top = outer_.pop();
        next(top);
      }
    }
  }

  static Frame arrayFrame(const Elements& elements) { return {std::variant<Elements, Inside>(elements)}; }
  Frame objectFrame(Members& members) {
    if constexpr (kOrdered) {
      MemberRange range{};
      if (!members_.gather(members, out_.order(), range)) [[unlikely]] out_.fail(PrintCode::outOfMemory);
      return {std::variant<Elements, Inside>(range)};
    } else {
      return {std::variant<Elements, Inside>(members)};
    }
  }

  BYTEPRESS_INLINE Frame open(const Node& node, TreeShape shape) {
    if (shape == TreeShape::array) {
      out_.beginArray(Tree::count(node, shape));
      return arrayFrame(Tree::elements(out_, node));
    }
    out_.beginMap(Tree::count(node, shape));
    Members members = Tree::members(out_, node);
    return objectFrame(members);
  }

  BYTEPRESS_INLINE void close(Frame& frame) {
    if (frame.isArray()) {
      out_.endArray();
    } else {
      out_.endMap();
      if constexpr (kOrdered) members_.drop(frame.members());
    }
  }

  // Behind a container that has been printed.
  BYTEPRESS_INLINE void next(Frame& frame) {
    ++frame.index;
    if (frame.isArray()) {
      frame.elements().next();
    } else if constexpr (!kOrdered) {
      frame.members().next();
    }
  }

  // Prints elements up to the next container, whose shape it returns and which is `node` then; scalar
  // at the end, or after a failure.
  BYTEPRESS_INLINE TreeShape elements(Frame& frame, Node& node) {
    for (Elements& at = frame.elements(); !at.done(); at.next(), ++frame.index) {
      out_.element();
      node = at.value();
      const TreeShape shape = Tree::print(out_, node);
      if (shape != TreeShape::scalar || out_.failed()) [[unlikely]] return shape;
    }
    return TreeShape::scalar;
  }

  BYTEPRESS_INLINE TreeShape members(Frame& frame, Node& node) {
    auto& at = frame.members();
    if constexpr (kOrdered) {
      for (; at.first + frame.index != at.last; ++frame.index) {
        out_.key(std::string_view(members_[at.first + frame.index].key));
        if (frame.index != 0 && members_.repeats(at.first + frame.index, out_.order())) [[unlikely]] {
          out_.fail(PrintCode::duplicateKey);
          return TreeShape::scalar;
        }
        node = members_[at.first + frame.index].value;
        const TreeShape shape = Tree::print(out_, node);
        if (shape != TreeShape::scalar || out_.failed()) [[unlikely]] return shape;
      }
    } else {
      for (; !at.done(); at.next()) {
        out_.key(keep(at.key()));
        node = at.value();
        const TreeShape shape = Tree::print(out_, node);
        if (shape != TreeShape::scalar || out_.failed()) [[unlikely]] return shape;
      }
    }
    return TreeShape::scalar;
  }

  // A key that the encoder may look at until the next event.
  static std::string_view keep(std::string_view key) noexcept { return key; }
  std::string_view keep(std::string&& key) noexcept { return key_ = std::move(key); }

  BYTEPRESS_COLD void blame(Frame frame) {
    for (;;) {
      if (frame.isArray()) {
        out_.blame(frame.index);
      } else if constexpr (kOrdered) {
        out_.blame(std::string_view(members_[frame.members().first + frame.index].key));
      } else {
        // A source that cannot be read further has no key.
        const auto& key = frame.members().key();
        if (key.data() != nullptr) out_.blame(std::string_view(key));
      }
      if (outer_.empty()) return;
      frame = outer_.pop();
    }
  }

  Out& out_;
  TreeStack<Frame, kInlineTreeDepth> outer_;  // the containers around the one being walked
  std::conditional_t<kOrdered, OrderedMembers<Tree>, std::monostate> members_;
  std::string key_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_TREE_WALK_HPP
