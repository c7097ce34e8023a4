// SPDX-License-Identifier: BSL-1.0
//
// memoryOf(memory): the bytes of anything that has some, as a span of std::byte, whose size is part of its type
// where it is part of the memory's.
//
// Taken are spans, arrays and contiguous containers of std::byte, char or unsigned char, and what has bytes(),
// such as ByteBuffer. What is const, or has const bytes, can be read and not written.
//
// May include: base.
#ifndef BYTEPRESS_RECORD_MEMORY_HPP
#define BYTEPRESS_RECORD_MEMORY_HPP

#include <cstddef>
#include <ranges>
#include <span>
#include <type_traits>
#include <utility>

#include "bytepress/base/config.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class M>
concept ByteRange = std::ranges::contiguous_range<M> && std::ranges::sized_range<M> &&
                    (std::is_same_v<std::ranges::range_value_t<M>, std::byte> ||
                     std::is_same_v<std::ranges::range_value_t<M>, char> ||
                     std::is_same_v<std::ranges::range_value_t<M>, unsigned char>);

template <class M>
concept HasBytes = requires(const M& memory) {
  { memory.bytes() } -> std::convertible_to<std::span<const std::byte>>;
};

template <class M>
BYTEPRESS_INLINE constexpr auto memoryOf(M&& memory) noexcept {
  if constexpr (ByteRange<M&>) {
    const auto span = std::span(memory);
    using Span = std::remove_const_t<decltype(span)>;
    using Item = typename Span::element_type;
    if constexpr (std::is_same_v<std::remove_const_t<Item>, std::byte>) {
      return span;
    } else {
      using Byte = std::conditional_t<std::is_const_v<Item>, const std::byte, std::byte>;
      return std::span<Byte, Span::extent>(reinterpret_cast<Byte*>(span.data()), span.size());
    }
  } else {
    return std::span<const std::byte>(memory.bytes());
  }
}

template <class M>
using MemoryOf = decltype(memoryOf(std::declval<M&>()));

}  // namespace coding

// What records are read from, and written to.
template <class M>
concept ReadableMemory = coding::ByteRange<M&> || coding::HasBytes<M>;
template <class M>
concept WritableMemory = coding::ByteRange<M&> && !std::is_const_v<typename coding::MemoryOf<M>::element_type>;

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_MEMORY_HPP
