// SPDX-License-Identifier: BSL-1.0
//
// FieldView: which members of objects are wanted, compiled once from text and applied while printing.
//
//     const auto view = FieldView::parse("id,owner.name,items.sku");   // these and no others
//     const auto rest = FieldView::parse("-password,-owner.mail");     // all but these
//     printString(order, {.view = &*view});
//
// A path is a list of keys with points between them, and goes through arrays as if they were not there. What a path
// ends at is taken (or left out) whole. A path that leads further than the data ends where the data does. Keys that
// are nowhere select nothing. A backslash makes a comma, a point, a backslash, or a minus sign at the start of a
// path part of a key.
//
// May include: base.
#ifndef BYTEPRESS_WALK_FIELD_VIEW_HPP
#define BYTEPRESS_WALK_FIELD_VIEW_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bytepress {

class FieldView {
 public:
  // The keys below a key, in the order of their bytes.
  struct Node {
    std::string key;
    bool isEnd = false;  // a path ends here
    std::vector<Node> below;
  };

  // Nothing if the text is no list of paths: a path or key is empty, a backslash stands before another
  // character, or some paths have a minus sign and some have not. May throw std::bad_alloc.
  static std::optional<FieldView> parse(std::string_view text);

  const Node& root() const noexcept { return root_; }
  // Whether the paths say what is left out.
  bool excludes() const noexcept { return excludes_; }

 private:
  FieldView() = default;

  Node root_;
  bool excludes_ = false;
};

// Where a walk is in a view: in which of its nodes, or where all is wanted.
class ViewPlace {
 public:
  ViewPlace() noexcept = default;
  explicit ViewPlace(const FieldView& view) noexcept : node_(&view.root()), excludes_(view.excludes()) {}

  bool wantsAll() const noexcept { return node_ == nullptr; }

  // Whether the member with this key is wanted; then `member` is its place.
  bool enter(std::string_view key, ViewPlace& member) const noexcept;

 private:
  const FieldView::Node* node_ = nullptr;
  bool excludes_ = false;
};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_FIELD_VIEW_HPP
