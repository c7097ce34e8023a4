// SPDX-License-Identifier: BSL-1.0
//
// RecordArray: the elements of an array in a record, each read when it is asked for.
//
//     for (const std::int32_t sample : record::get<&Frame::samples>(memory)) …
//
// It is a view: the memory has to stay.
//
// May include: base.
#ifndef BYTEPRESS_RECORD_ARRAY_VIEW_HPP
#define BYTEPRESS_RECORD_ARRAY_VIEW_HPP

#include <compare>
#include <cstddef>
#include <iterator>

#include "bytepress/base/config.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

// T is the container, Element the coding of its elements, which all take the same number of bytes.
template <class T, class Element>
class RecordArray {
 public:
  using value_type = typename Element::View;

  class iterator {
   public:
    using value_type = typename Element::View;
    using difference_type = std::ptrdiff_t;
    using reference = value_type;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;  // its elements are values
    using iterator_concept = std::random_access_iterator_tag;

    constexpr iterator() noexcept = default;
    constexpr explicit iterator(const std::byte* at) noexcept : at_(at) {}

    constexpr value_type operator*() const { return Element::view(at_); }
    constexpr value_type operator[](difference_type n) const { return *(*this + n); }

    constexpr iterator& operator+=(difference_type n) noexcept {
      at_ += n * kStep;
      return *this;
    }
    constexpr iterator& operator-=(difference_type n) noexcept { return *this += -n; }
    constexpr iterator& operator++() noexcept { return *this += 1; }
    constexpr iterator& operator--() noexcept { return *this -= 1; }
    constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      ++*this;
      return before;
    }
    constexpr iterator operator--(int) noexcept {
      const iterator before = *this;
      --*this;
      return before;
    }
    friend constexpr iterator operator+(iterator a, difference_type n) noexcept { return a += n; }
    friend constexpr iterator operator+(difference_type n, iterator a) noexcept { return a += n; }
    friend constexpr iterator operator-(iterator a, difference_type n) noexcept { return a -= n; }
    friend constexpr difference_type operator-(iterator a, iterator b) noexcept { return (a.at_ - b.at_) / kStep; }
    constexpr auto operator<=>(const iterator&) const noexcept = default;

   private:
    static constexpr auto kStep = static_cast<difference_type>(Element::kSize);
    const std::byte* at_ = nullptr;
  };
  using const_iterator = iterator;

  constexpr RecordArray() noexcept = default;
  constexpr RecordArray(const std::byte* at, std::size_t count) noexcept : at_(at), count_(count) {}

  constexpr std::size_t size() const noexcept { return count_; }
  constexpr bool empty() const noexcept { return count_ == 0; }
  constexpr iterator begin() const noexcept { return iterator(at_); }
  constexpr iterator end() const noexcept { return begin() + static_cast<std::ptrdiff_t>(count_); }
  // `index` has to be below size().
  constexpr value_type operator[](std::size_t index) const { return Element::view(at_ + index * Element::kSize); }

 private:
  const std::byte* at_ = nullptr;
  std::size_t count_ = 0;
};

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_ARRAY_VIEW_HPP
