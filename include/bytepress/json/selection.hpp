// SPDX-License-Identifier: BSL-1.0
//
// Selection: which events of a print are not to be printed, because a field view does not want the member
// that they belong to.
//
// May include: base, walk.
#ifndef BYTEPRESS_JSON_SELECTION_HPP
#define BYTEPRESS_JSON_SELECTION_HPP

#include <cstddef>
#include <string_view>

#include "bytepress/walk/field_view.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class Selection {
 public:
  explicit Selection(const FieldView* view) noexcept {
    if (view != nullptr) value_ = ViewPlace(*view);
  }

  // For a writer of members of the container that is open.
  Selection inside() const noexcept { return Selection(container_, skippedDepth_); }

  // The key of a member; says whether its value is wanted. Events of one that is not may come, and are skipped.
  bool key(std::string_view key) noexcept {
    if (skippedDepth_ != 0) return false;
    skipsNext_ = !container_.enter(key, value_);
    return !skipsNext_;
  }
  void element() noexcept {
    if (skippedDepth_ == 0) value_ = container_;
  }

  // Whether the value that comes, a scalar or whole container, is skipped.
  bool skipsValue() noexcept {
    const bool skips = skippedDepth_ != 0 || skipsNext_;
    skipsNext_ = false;
    return skips;
  }
  bool isSkipping() const noexcept { return skippedDepth_ != 0; }

  // A container opens or closes; says whether it is skipped. `failed` if there is no memory.
  bool open(bool& failed) noexcept {
    if (skippedDepth_ != 0 || skipsNext_) {
      skipsNext_ = false;
      ++skippedDepth_;
      return true;
    }
    failed = !outer_.push(container_);
    container_ = value_;
    return false;
  }
  bool close() noexcept {
    skipsNext_ = false;
    if (skippedDepth_ != 0) {
      --skippedDepth_;
      return true;
    }
    if (!outer_.empty()) container_ = outer_.pop();
    return false;
  }

 private:
  Selection(ViewPlace container, std::size_t skippedDepth) noexcept : container_(container), skippedDepth_(skippedDepth) {}

  ViewPlace container_;  // of the container that is open
  ViewPlace value_;      // of the value that comes next
  bool skipsNext_ = false;
  std::size_t skippedDepth_ = 0;  // containers open inside of what is skipped
  TreeStack<ViewPlace, 16> outer_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_SELECTION_HPP
