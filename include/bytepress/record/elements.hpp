// SPDX-License-Identifier: BSL-1.0
//
// The elements of arrays and containers, one behind another; what is told of each is in record/number_coding.hpp.
//
// Numbers that lie in memory as they are stored are copied in one piece.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_ELEMENTS_HPP
#define BYTEPRESS_RECORD_ELEMENTS_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ranges>
#include <type_traits>

#include "bytepress/record/block_coding.hpp"
#include "bytepress/record/number_coding.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// Where a value of coding C ends; null, and says why, if it is none or the memory ends before.
template <class C>
BYTEPRESS_INLINE constexpr const std::byte* verifyPart(const std::byte* at, const std::byte* end, Fault& fault) {
  if (static_cast<std::size_t>(end - at) < C::kSize) {
    fault.is(Code::shortMemory);
    return nullptr;
  }
  return C::verify(at, end, fault);
}

// Reads into what can be assigned to, such as the elements of std::vector<bool>.
template <class C, class Target>
constexpr const std::byte* readInto(const std::byte* at, Target&& target) {
  if constexpr (std::is_same_v<std::remove_reference_t<Target>, typename C::Value>) {
    return C::read(at, target);
  } else {
    typename C::Value value{};
    at = C::read(at, value);
    target = value;
    return at;
  }
}

// Ranges of elements of coding C that can be gone through more than once.
template <class V, class C>
concept RangeOf = std::ranges::forward_range<const V&> && C::template kTakes<ItemOf<V>>;

// Whether the elements of V lie in memory as they are stored.
template <class C, class V>
consteval bool isMemory() {
  if constexpr (std::ranges::contiguous_range<const V&> && requires { requires C::kIsMemory; }) {
    return std::same_as<ItemOf<V>, typename C::Value>;
  } else {
    return false;
  }
}

template <class V>
constexpr std::size_t countIn(const V& values) {
  if constexpr (std::ranges::sized_range<const V&>) {
    return static_cast<std::size_t>(std::ranges::size(values));
  } else {
    return static_cast<std::size_t>(std::ranges::distance(values));
  }
}

template <class C, class V>
constexpr bool checkElements(const V& values, Fault& fault) {
  std::size_t index = 0;
  for (auto&& each : values) {
    if (!C::check(each, fault)) return fault.in(index);
    ++index;
  }
  return true;
}

template <class C, class V>
constexpr std::uint64_t sizeOfElements(const V& values) {
  if constexpr (C::kFixed) {
    return std::uint64_t{countIn(values)} * C::kSize;
  } else {
    std::uint64_t sum = 0;
    for (auto&& each : values) sum += C::size(each);
    return sum;
  }
}

template <class C, class V>
constexpr std::byte* writeElements(std::byte* at, const V& values) {
  if constexpr (isMemory<C, V>()) {
    if (!std::is_constant_evaluated()) {
      const std::size_t bytes = countIn(values) * C::kSize;
      if (bytes != 0) std::memcpy(at, std::ranges::data(values), bytes);
      return at + bytes;
    }
  }
  for (auto&& each : values) at = C::write(at, each);
  return at;
}

// The caller has seen that there are `count` times C::kSize bytes.
template <class C>
constexpr const std::byte* verifyElements(const std::byte* at, const std::byte* end, std::size_t count, Fault& fault) {
  if constexpr (C::kFixed && C::kAnyBytes) return at + count * C::kSize;
  for (std::size_t index = 0; index != count; ++index) {
    at = C::kFixed ? C::verify(at, end, fault) : verifyPart<C>(at, end, fault);
    if (at == nullptr) {
      fault.in(index);
      return nullptr;
    }
  }
  return at;
}

// Into all elements that there are.
template <class C, class V>
constexpr const std::byte* readElements(const std::byte* at, V& values) {
  if constexpr (isMemory<C, V>()) {
    if (!std::is_constant_evaluated()) {
      const std::size_t bytes = countIn(values) * C::kSize;
      if (bytes != 0) std::memcpy(std::ranges::data(values), at, bytes);
      return at + bytes;
    }
  }
  for (auto&& each : values) at = readInto<C>(at, each);
  return at;
}

template <class C>
constexpr const std::byte* skipElements(const std::byte* at, std::size_t count) {
  if constexpr (C::kFixed) return at + count * C::kSize;
  for (; count != 0; --count) at = C::skip(at);
  return at;
}

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_ELEMENTS_HPP
