// SPDX-License-Identifier: BSL-1.0
//
// ContainerSink: appends one print to a std::string, std::vector<std::byte> …, in the container's own
// memory.
//
// Such containers fill whatever they grow by. So a print begins in a window on the stack, where small
// documents end, and goes on in the container, made longer in steps that are still in the cache when
// they are overwritten. Memory that the container does not have yet is asked for when there is text
// for it: its end is filled by way of the Cursor's scratch.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_CONTAINER_SINK_HPP
#define BYTEPRESS_BUFFER_CONTAINER_SINK_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "bytepress/buffer/sink.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Containers of bytes that a document can be written to in place.
template <class C>
concept ContiguousBytes = requires(C& container, typename C::size_type size) {
  requires sizeof(typename C::value_type) == 1 && std::is_trivially_copyable_v<typename C::value_type>;
  { container.data() } -> std::same_as<typename C::value_type*>;
  { container.size() } -> std::same_as<typename C::size_type>;
  { container.capacity() } -> std::same_as<typename C::size_type>;
  container.resize(size);
  container.reserve(size);
};

template <ContiguousBytes Container>
class ContainerSink final : public Sink {
 public:
  BYTEPRESS_INLINE explicit ContainerSink(Container& container) noexcept
      : container_(container), lent_(first_), written_(container.size()) {
    mark_ = written_;
    free_ = first_;
    freeEnd_ = first_ + kFirst;
  }

  // Makes room for `first` bytes, and when that is not enough for `then`, once.
  BYTEPRESS_INLINE void expect(std::size_t first, std::size_t then) noexcept {
    if (first > kFirst) reserve(first + kSlack);
    expected_ = then;
  }

  BYTEPRESS_INLINE std::size_t size() const noexcept { return written_; }

 private:
  static constexpr std::size_t kFirst = 2048;
  static constexpr std::size_t kStep = std::size_t{1} << 15;

  PrintCode next(const WindowRequest& request, Window& window) noexcept override {
    if (!take(request.used)) return PrintCode::outOfMemory;
    if (left() < request.wanted + kSlack && (request.wanted > kMaxRoom || expected_ != 0)) {
      reserve(std::max(request.wanted, expected_) + kSlack);
      expected_ = 0;
    }
    if (left() < request.atLeast + kSlack) {
      trim();
      lent_ = request.scratch;
      window = {request.scratch, request.scratch + kMaxRoom};
    } else {
      lent_ = nullptr;
      const std::size_t length = std::min(left() - kSlack, std::max(kStep, request.atLeast));
      lengthen(written_ + length + kSlack);
      char* const begin = reinterpret_cast<char*>(container_.data()) + written_;
      window = {begin, begin + length};
    }
    return PrintCode::ok;
  }

  PrintCode finish(std::size_t used, const char*) noexcept override {
    if (!take(used)) return PrintCode::outOfMemory;
    trim();
    free_ = freeEnd_ = nullptr;
    lent_ = nullptr;
    mark_ = written_;
    return PrintCode::ok;
  }

  void rollback() noexcept override { rewind(mark_); }
  std::size_t position() const noexcept override { return written_; }
  void rewind(std::size_t position) noexcept override {
    written_ = mark_ = position;
    free_ = freeEnd_ = nullptr;
    lent_ = nullptr;
    trim();
  }

  std::size_t left() const noexcept { return container_.capacity() - written_; }

  // Makes the used bytes of the last window part of the text.
  bool take(std::size_t used) noexcept {
    if (lent_ != nullptr && used != 0 && !append(used)) return false;
    written_ += used;
    return true;
  }

  // The container is as long as the text, and grows as it likes.
  bool append(std::size_t used) noexcept {
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
#endif
      if constexpr (std::is_same_v<typename Container::value_type, char>) {
        container_.insert(container_.end(), lent_, lent_ + used);
      } else {
        container_.resize(written_ + used);
        std::memcpy(container_.data() + written_, lent_, used);
      }
      return true;
#if BYTEPRESS_HAS_EXCEPTIONS
    } catch (...) {
      return false;
    }
#endif
  }

  // Memory for `bytes` more, if it can be had; if not, append() may still find enough.
  BYTEPRESS_NOINLINE void reserve(std::size_t bytes) noexcept {
    if (bytes > container_.max_size() - written_) return;
    const std::size_t generous = container_.capacity() + container_.capacity() / 2;
    const std::size_t wanted = std::max(written_ + bytes, generous);
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      container_.reserve(wanted);
    } catch (...) {
    }
#else
    container_.reserve(wanted);
#endif
  }

  // Within the capacity, so that nothing is allocated.
  void lengthen(std::size_t size) noexcept {
    if (container_.size() < size) container_.resize(size);
  }
  void trim() noexcept {
    if (container_.size() != written_) container_.resize(written_);
  }

  Container& container_;
  const char* lent_;  // what the last window was, or null: the container itself
  std::size_t written_;
  std::size_t expected_ = 0;
  char first_[kFirst + kSlack];
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_BUFFER_CONTAINER_SINK_HPP
