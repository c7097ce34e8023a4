// SPDX-License-Identifier: BSL-1.0
//
// Field views: parsing, and the look for a key.
//
// May include: base, walk.
#include "bytepress/walk/field_view.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bytepress {
namespace {

using Node = FieldView::Node;

template <class Nodes>
auto placeOf(Nodes& nodes, std::string_view key) noexcept {
  return std::lower_bound(nodes.begin(), nodes.end(), key,
                          [](const Node& node, std::string_view wanted) { return node.key < wanted; });
}

Node& childOf(Node& node, std::string&& key) {
  const auto place = placeOf(node.below, key);
  if (place != node.below.end() && place->key == key) return *place;
  return *node.below.insert(place, Node{std::move(key), false, {}});
}

// Reads one path into the tree, and says where it ended; npos if it is none.
std::size_t readPath(std::string_view text, std::size_t at, Node& root) {
  Node* node = &root;
  std::string key;
  for (;; ++at) {
    const bool ended = at == text.size() || text[at] == ',';
    if (ended || text[at] == '.') {
      if (key.empty()) return std::string_view::npos;
      node = &childOf(*node, std::move(key));
      key.clear();
      if (ended) break;
    } else if (text[at] == '\\') {
      if (++at == text.size() || std::string_view(",.\\-").find(text[at]) == std::string_view::npos) {
        return std::string_view::npos;
      }
      key += text[at];
    } else {
      key += text[at];
    }
  }
  node->isEnd = true;
  return at;
}

}  // namespace

std::optional<FieldView> FieldView::parse(std::string_view text) {
  FieldView view;
  view.excludes_ = text.starts_with('-');
  for (std::size_t at = 0;; ++at) {
    const bool minus = at < text.size() && text[at] == '-';
    if (minus != view.excludes_) return std::nullopt;
    at = readPath(text, at + (minus ? 1 : 0), view.root_);
    if (at == std::string_view::npos) return std::nullopt;
    if (at == text.size()) return view;
  }
}

bool ViewPlace::enter(std::string_view key, ViewPlace& member) const noexcept {
  member = ViewPlace();
  if (node_ == nullptr) return true;
  const auto place = placeOf(node_->below, key);
  if (place == node_->below.end() || place->key != key) return excludes_;
  if (place->isEnd) return !excludes_;
  member.node_ = &*place;
  member.excludes_ = excludes_;
  return true;
}

}  // namespace bytepress
