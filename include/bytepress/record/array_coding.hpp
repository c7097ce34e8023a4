// SPDX-License-Identifier: BSL-1.0
//
// So many values of one type: std::array, arrays of C, and containers with a rule fixed<>.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_ARRAY_CODING_HPP
#define BYTEPRESS_RECORD_ARRAY_CODING_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <type_traits>

#include "bytepress/record/array_view.hpp"
#include "bytepress/record/choose.hpp"
#include "bytepress/record/elements.hpp"
#include "bytepress/record/list_view.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T, std::size_t Count, class Element, RuleSet Uses>
struct RepeatedCoding {
  // Elements of one byte are seen in place.
  static constexpr bool kIsBytes = ByteElement<typename Element::Value> && Element::kSize == 1;
  static consteval auto viewType() {
    if constexpr (kIsBytes) {
      return std::type_identity<std::span<const typename Element::Value, Count>>();
    } else if constexpr (Element::kFixed) {
      return std::type_identity<RecordArray<T, Element>>();
    } else {
      return std::type_identity<RecordList<T, Element>>();
    }
  }

  using Value = T;
  using View = typename decltype(viewType())::type;
  static constexpr bool kFixed = Element::kFixed;
  static constexpr std::size_t kSize = Count * Element::kSize;
  static constexpr RuleSet kUses = Uses | Element::kUses;
  static constexpr bool kAnyBytes = Element::kAnyBytes;
  template <class V>
  static constexpr bool kTakes = RangeOf<V, Element>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) {
    if (countIn(value) != Count) return fault.is(Code::wrongCount);
    return checkElements<Element>(value, fault);
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) { return sizeOfElements<Element>(value); }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) { return writeElements<Element>(at, value); }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    return verifyElements<Element>(at, end, Count, fault);
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    if constexpr (requires { value.resize(Count); }) {
      value.resize(Count);
    } else {
      static_assert(std::is_array_v<T> || requires { std::tuple_size<T>::value; },
                    "bytepress: a record cannot be read into this container: it has no resize()");
    }
    return readElements<Element>(at, value);
  }
  static constexpr const std::byte* skip(const std::byte* at) { return skipElements<Element>(at, Count); }
  static constexpr View view(const std::byte* at) {
    if constexpr (kIsBytes) {
      return View(reinterpret_cast<const typename Element::Value*>(at), Count);
    } else {
      return View(at, Count);
    }
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_ARRAY_CODING_HPP
