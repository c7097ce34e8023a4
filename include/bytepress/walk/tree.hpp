// SPDX-License-Identifier: BSL-1.0
//
// walkTree<Tree>(out, node): tells an encoder what a tree of JSON values is made of, without recursion:
// a tree may be as deep as memory allows, and the encoder's depth limit is the only one.
//
// Tree says how the values of one library are gone through:
//
//     struct Tree {
//       using Node = …;       // names a value; cheap to copy, default-constructible
//       using Elements = …;   // where one is in an array: bool done(), void next(), Node value()
//       using Members = …;    // where one is in an object: the same and key(): std::string_view, or a
//                             // std::string where the text has to be made
//       // Prints a scalar and returns TreeShape::scalar; of a container says which it is.
//       template <class Out> static TreeShape print(Out& out, const Node& node);
//       static std::size_t count(const Node&, TreeShape);   // of a container; or kUnknownCount
//       template <class Out> static Elements elements(Out& out, const Node&);
//       template <class Out> static Members members(Out& out, const Node&);
//     };
//
// done() is asked once per position, then key(), then value(); next() comes when the value has been
// printed with all that is in it. So a source that can be read only once is a Tree too (for such,
// TreeWalk with kOrdered false).
//
// May include: base.
#ifndef BYTEPRESS_WALK_TREE_HPP
#define BYTEPRESS_WALK_TREE_HPP

#include <cstddef>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/tree_walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Tree, class Out, class Use>
Done withTreeWalk(Out& out, Use&& use) {
  if (out.order() == KeyOrder::declared) {
    use(TreeWalk<Tree, Out, false>(out));
  } else {
    use(TreeWalk<Tree, Out, true>(out));
  }
  return Done(nullptr);
}

template <class Tree, class Out>
Done walkTree(Out& out, const typename Tree::Node& root) {
  const TreeShape shape = Tree::print(out, root);
  if (shape == TreeShape::scalar) return Done(nullptr);
  return withTreeWalk<Tree>(out, [&](auto&& walk) { walk.container(root, shape); });
}

// An array or an object of which there is no Node.
template <class Tree, class Out>
Done walkTreeArray(Out& out, const typename Tree::Elements& elements, std::size_t count) {
  out.beginArray(count);
  return withTreeWalk<Tree>(out, [&](auto&& walk) { walk.array(elements); });
}
template <class Tree, class Out>
Done walkTreeObject(Out& out, const typename Tree::Members& members, std::size_t count) {
  out.beginMap(count);
  return withTreeWalk<Tree>(out, [&](auto&& walk) { walk.object(members); });
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_TREE_HPP
