// SPDX-License-Identifier: BSL-1.0
//
// RecordList and RecordMap: the elements of a container in a record, where each may take another number of bytes, so
// that they are gone through one after the other.
//
//     for (const std::string_view tag : view.get<&Frame::tags>()) …
//     for (const auto& [key, value] : view.get<&Frame::counts>()) …
//
// They are views: the memory has to stay.
//
// May include: base.
#ifndef BYTEPRESS_RECORD_LIST_VIEW_HPP
#define BYTEPRESS_RECORD_LIST_VIEW_HPP

#include <cstddef>
#include <iterator>

#include "bytepress/base/config.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

// T is the container, Element the coding of its elements.
template <class T, class Element>
class RecordList {
 public:
  using value_type = typename Element::View;

  class iterator {
   public:
    using value_type = typename Element::View;
    using difference_type = std::ptrdiff_t;
    using reference = value_type;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;  // its elements are values
    using iterator_concept = std::forward_iterator_tag;

    constexpr iterator() noexcept = default;
    constexpr iterator(const std::byte* at, std::size_t left) noexcept : at_(at), left_(left) {}

    constexpr value_type operator*() const { return Element::view(at_); }
    constexpr iterator& operator++() {
      at_ = Element::skip(at_);
      --left_;
      return *this;
    }
    constexpr iterator operator++(int) {
      const iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(iterator a, iterator b) noexcept { return a.left_ == b.left_; }

   private:
    const std::byte* at_ = nullptr;
    std::size_t left_ = 0;  // with this one
  };
  using const_iterator = iterator;

  constexpr RecordList() noexcept = default;
  constexpr RecordList(const std::byte* at, std::size_t count) noexcept : at_(at), count_(count) {}

  constexpr std::size_t size() const noexcept { return count_; }
  constexpr bool empty() const noexcept { return count_ == 0; }
  constexpr iterator begin() const noexcept { return iterator(at_, count_); }
  constexpr iterator end() const noexcept { return iterator(); }
  // `index` has to be below size().
  constexpr value_type operator[](std::size_t index) const
    requires(Element::kFixed)
  {
    return Element::view(at_ + index * Element::kSize);
  }

 private:
  const std::byte* at_ = nullptr;
  std::size_t count_ = 0;
};

// Elements that are keys and values, as tuples.
template <class T, class Element>
class RecordMap : public RecordList<T, Element> {
 public:
  using key_type = typename T::key_type;
  using mapped_type = typename T::mapped_type;
  using RecordList<T, Element>::RecordList;
};

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_LIST_VIEW_HPP
