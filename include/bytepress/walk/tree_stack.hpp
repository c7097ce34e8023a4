// SPDX-License-Identifier: BSL-1.0
//
// TreeStack: the stack of a walk that does not recurse. The first kInline entries lie in the object
// itself, deeper ones in one block that grows and is kept until the walk ends.
//
// May include: base.
#ifndef BYTEPRESS_WALK_TREE_STACK_HPP
#define BYTEPRESS_WALK_TREE_STACK_HPP

#include <cstddef>
#include <memory>
#include <new>
#include <utility>

#include "bytepress/base/config.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T, std::size_t kInline>
class TreeStack {
 public:
  TreeStack() noexcept = default;
  TreeStack(const TreeStack&) = delete;
  TreeStack& operator=(const TreeStack&) = delete;
  ~TreeStack() {
    truncate(0);
    if (begin_ != inlineBegin()) ::operator delete(begin_, std::align_val_t{alignof(T)});
  }

  // False, and nothing changed, if memory cannot be had.
  BYTEPRESS_INLINE bool push(T entry) noexcept {
    if (size_ == capacity_) [[unlikely]] {
      if (!grow()) return false;
    }
    std::construct_at(begin_ + size_, std::move(entry));
    ++size_;
    return true;
  }

  // Needs an entry.
  BYTEPRESS_INLINE T pop() noexcept {
    T entry = std::move(begin_[size_ - 1]);
    truncate(size_ - 1);
    return entry;
  }

  BYTEPRESS_INLINE void truncate(std::size_t size) noexcept {
    std::destroy(begin_ + size, begin_ + size_);
    size_ = size;
  }

  // Needs an entry.
  T& top() noexcept { return begin_[size_ - 1]; }
  T& operator[](std::size_t index) noexcept { return begin_[index]; }
  T* end() noexcept { return begin_ + size_; }
  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }

 private:
  BYTEPRESS_COLD bool grow() noexcept {
    if (capacity_ > static_cast<std::size_t>(-1) / sizeof(T) / 4) return false;
    void* const memory = ::operator new(capacity_ * 2 * sizeof(T), std::align_val_t{alignof(T)}, std::nothrow);
    if (memory == nullptr) return false;
    T* const moved = static_cast<T*>(memory);
    std::uninitialized_move(begin_, begin_ + size_, moved);
    std::destroy(begin_, begin_ + size_);
    if (begin_ != inlineBegin()) ::operator delete(begin_, std::align_val_t{alignof(T)});
    begin_ = moved;
    capacity_ *= 2;
    return true;
  }

  T* inlineBegin() noexcept { return reinterpret_cast<T*>(inline_); }

  T* begin_ = inlineBegin();
  std::size_t size_ = 0;
  std::size_t capacity_ = kInline;
  alignas(T) std::byte inline_[kInline * sizeof(T)];
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_TREE_STACK_HPP
