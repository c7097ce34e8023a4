// SPDX-License-Identifier: BSL-1.0
//
// ViewOffsets<T>: where the members of one record begin. Constants where all records of T are alike; else they are
// looked for once, when a view of the record is made.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_VIEW_OFFSETS_HPP
#define BYTEPRESS_RECORD_VIEW_OFFSETS_HPP

#include <array>
#include <cstddef>

#include "bytepress/record/struct_coding.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T, bool Fixed = StructCoding<T>::kFixed>
class ViewOffsets {
 public:
  constexpr ViewOffsets() noexcept = default;
  constexpr explicit ViewOffsets(const std::byte*) noexcept {}

  // Of the member with this index; one more than there are is the end.
  template <std::size_t I>
  constexpr std::size_t at() const noexcept {
    return Layout<T>::kOffsets[I];
  }
};

template <class T>
class ViewOffsets<T, false> {
 public:
  constexpr ViewOffsets() noexcept = default;
  constexpr explicit ViewOffsets(const std::byte* record) {
    const std::byte* at = record;
    Layout<T>::each([&]<std::size_t... I>() {
      ((at = StructCoding<T>::template skipMember<I>(at), offsets_[I + 1] = static_cast<std::size_t>(at - record)), ...);
    });
  }

  template <std::size_t I>
  constexpr std::size_t at() const noexcept {
    return offsets_[I];
  }

 private:
  std::array<std::size_t, Layout<T>::kCount + 1> offsets_{};
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_VIEW_OFFSETS_HPP
