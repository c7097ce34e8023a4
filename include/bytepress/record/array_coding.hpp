// SPDX-License-Identifier: BSL-1.0
//
// So many values of one type: std::array, arrays of C, and containers with a rule fixed<>.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_ARRAY_CODING_HPP
#define BYTEPRESS_RECORD_ARRAY_CODING_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ranges>
#include <span>
#include <type_traits>
#include <utility>

#include "bytepress/record/array_view.hpp"
#include "bytepress/record/block_coding.hpp"
#include "bytepress/record/choose.hpp"
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

// Reads what is assigned to, such as the elements of std::vector<bool>.
template <class C, class Target>
const std::byte* readInto(const std::byte* at, Target&& target) {
  if constexpr (std::is_same_v<std::remove_reference_t<Target>, typename C::Value>) {
    return C::read(at, target);
  } else {
    typename C::Value value{};
    at = C::read(at, value);
    target = value;
    return at;
  }
}

// So many elements; T is std::array, an array of C or a container.
template <class T, std::size_t Count, class Element, RuleSet Uses>
struct RepeatedCoding {
  using Value = T;
  static constexpr bool kFixed = Element::kFixed;
  static constexpr std::size_t kSize = Count * Element::kSize;
  static constexpr RuleSet kUses = Uses | Element::kUses;
  static constexpr bool kAnyBytes = Element::kAnyBytes;
  template <class V>
  static constexpr bool kTakes = requires(const V& value) {
    requires std::ranges::sized_range<const V&>;
    requires Element::template kTakes<ItemOf<V>>;
  };
  // Elements of one byte are seen in place.
  static constexpr bool kIsBytes = ByteElement<typename Element::Value> && Element::kSize == 1;
  using View = std::conditional_t<kIsBytes, std::span<const typename Element::Value, Count>, RecordArray<T, Element>>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) {
    if (std::ranges::size(value) != Count) return fault.is(Code::wrongCount);
    std::size_t index = 0;
    for (auto&& each : value) {
      if (!Element::check(each, fault)) return fault.in(index);
      ++index;
    }
    return true;
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) {
    if constexpr (kFixed) return kSize;
    std::uint64_t sum = 0;
    for (auto&& each : value) sum += Element::size(each);
    return sum;
  }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) {
    if constexpr (isMemoryOf<V>()) {
      if (!std::is_constant_evaluated()) {
        std::memcpy(at, std::ranges::data(value), kSize);
        return at + kSize;
      }
    }
    for (auto&& each : value) at = Element::write(at, each);
    return at;
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    if constexpr (kFixed && kAnyBytes) return at + kSize;
    for (std::size_t index = 0; index != Count; ++index) {
      at = kFixed ? Element::verify(at, end, fault) : verifyPart<Element>(at, end, fault);
      if (at == nullptr) {
        fault.in(index);
        return nullptr;
      }
    }
    return at;
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    if constexpr (requires { value.resize(Count); }) {
      value.resize(Count);
    } else {
      static_assert(std::is_array_v<T> || requires { std::tuple_size<T>::value; },
                    "bytepress: a record cannot be read into this container: it has no resize()");
    }
    if constexpr (isMemoryOf<T>()) {
      if (!std::is_constant_evaluated()) {
        std::memcpy(std::ranges::data(value), at, kSize);
        return at + kSize;
      }
    }
    for (auto&& each : value) at = readInto<Element>(at, each);
    return at;
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    if constexpr (kFixed) return at + kSize;
    for (std::size_t index = 0; index != Count; ++index) at = Element::skip(at);
    return at;
  }
  static constexpr View view(const std::byte* at) {
    if constexpr (kIsBytes) {
      return View(reinterpret_cast<const typename Element::Value*>(at), Count);
    } else {
      return View(at, Count);
    }
  }

 private:
  template <class V>
  static consteval bool isMemoryOf() {
    if constexpr (std::ranges::contiguous_range<const V&> && requires { requires Element::kIsMemory; }) {
      return std::same_as<ItemOf<V>, typename Element::Value>;
    } else {
      return false;
    }
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_ARRAY_CODING_HPP
