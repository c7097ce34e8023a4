// SPDX-License-Identifier: BSL-1.0
//
// RecordedTree: JSON values written down as they come, so that they can be gone through in another
// order. For sources that can be read only once, when an encoder wants sorted keys:
//
//     TreeRecorder<Out> recorder(out);        // takes events in the place of `out`
//     …
//     recorder.replay();                      // walks what was recorded, into `out`
//
// May include: base.
#ifndef BYTEPRESS_WALK_RECORDED_TREE_HPP
#define BYTEPRESS_WALK_RECORDED_TREE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class RecordedTree {
 public:
  enum class Kind : unsigned char { null, boolean, signedInteger, unsignedInteger, real, numberText, string, array, object };

  // A piece of text_.
  struct Piece {
    std::size_t first;
    std::size_t size;
  };
  // A value; those inside a container follow it.
  struct Item {
    Kind kind;
    Piece key;           // of a member
    std::size_t behind;  // the item that follows all that is in this one
    union {
      bool boolean;
      std::int64_t signedInteger;
      std::uint64_t unsignedInteger;
      double real;
      Piece text;
      std::size_t count;
    };
  };

  // What walkTree asks for.
  struct Node {
    const RecordedTree* tree;
    std::size_t index;
    const Item& item() const noexcept { return tree->items_[index]; }
  };
  struct Elements {
    Node at;
    std::size_t last;

    bool done() const noexcept { return at.index == last; }
    void next() noexcept { at.index = at.item().behind; }
    Node value() const noexcept { return at; }
  };
  struct Members : Elements {
    std::string_view key() const noexcept { return at.tree->view(at.item().key); }
  };

  static std::size_t count(const Node& node, TreeShape) noexcept { return node.item().count; }
  template <class Out>
  static Elements elements(Out&, const Node& node) noexcept {
    return {{node.tree, node.index + 1}, node.item().behind};
  }
  template <class Out>
  static Members members(Out& out, const Node& node) noexcept {
    return {elements(out, node)};
  }

  template <class Out>
  static TreeShape print(Out& out, const Node& node) {
    const Item& item = node.item();
    switch (item.kind) {
      case Kind::object: return TreeShape::object;
      case Kind::array: return TreeShape::array;
      case Kind::string: out.string(node.tree->view(item.text)); break;
      case Kind::numberText: numberText(out, node.tree->view(item.text)); break;
      case Kind::signedInteger: out.integer(item.signedInteger); break;
      case Kind::unsignedInteger: out.integer(item.unsignedInteger); break;
      case Kind::real: out.real(item.real); break;
      case Kind::boolean: out.boolean(item.boolean); break;
      case Kind::null: out.null(); break;
    }
    return TreeShape::scalar;
  }

  bool empty() const noexcept { return items_.empty(); }
  Node root() const noexcept { return {this, 0}; }

  // The next member's key.
  void addKey(std::string_view key) { key_ = keep(key); }
  // The value is set by the caller.
  Item& add(Kind kind) {
    items_.push_back({kind, key_, items_.size() + 1, {}});
    return items_.back();
  }
  void addText(Kind kind, std::string_view text) {
    const Piece piece = keep(text);
    add(kind).text = piece;
  }
  void open(Kind kind, std::size_t count) {
    open_.push_back(items_.size());
    add(kind).count = count;
  }
  void close() {
    items_[open_.back()].behind = items_.size();
    open_.pop_back();
  }

 private:
  std::string_view view(const Piece& piece) const noexcept { return {text_.data() + piece.first, piece.size}; }
  Piece keep(std::string_view text) {
    const Piece piece{text_.size(), text.size()};
    text_.append(text);
    return piece;
  }

  std::vector<Item> items_;
  std::vector<std::size_t> open_;  // containers that have not ended, outer ones first
  std::string text_;
  Piece key_{};
};

// The events that sources of JSON have, recorded. Failures are those of `Out`.
template <class Out>
class TreeRecorder {
 public:
  explicit TreeRecorder(Out& out) noexcept : out_(out) {}

  Done null() {
    tree_.add(Kind::null);
    return Done(nullptr);
  }
  Done boolean(bool value) {
    tree_.add(Kind::boolean).boolean = value;
    return Done(nullptr);
  }
  Done integer(std::int64_t value) {
    tree_.add(Kind::signedInteger).signedInteger = value;
    return Done(nullptr);
  }
  Done integer(std::uint64_t value) {
    tree_.add(Kind::unsignedInteger).unsignedInteger = value;
    return Done(nullptr);
  }
  Done real(double value) {
    tree_.add(Kind::real).real = value;
    return Done(nullptr);
  }
  Done string(std::string_view text) {
    tree_.addText(Kind::string, text);
    return Done(nullptr);
  }
  Done rawNumber(std::string_view text) {
    tree_.addText(Kind::numberText, text);
    return Done(nullptr);
  }

  void beginArray(std::size_t count) { tree_.open(Kind::array, count); }
  void element() noexcept {}
  Done endArray() {
    tree_.close();
    return Done(nullptr);
  }
  void beginMap(std::size_t count) { tree_.open(Kind::object, count); }
  void key(std::string_view text) { tree_.addKey(text); }
  Done endMap() { return endArray(); }

  Done fail(PrintCode code) noexcept { return out_.fail(code); }
  bool failed() const noexcept { return out_.failed(); }
  void blame(std::string_view key) noexcept { out_.blame(key); }
  void blame(std::size_t index) noexcept { out_.blame(index); }

  Done replay() {
    if (!failed() && !tree_.empty()) walkTree<RecordedTree>(out_, tree_.root());
    return Done(nullptr);
  }

 private:
  using Kind = RecordedTree::Kind;

  Out& out_;
  RecordedTree tree_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_RECORDED_TREE_HPP
