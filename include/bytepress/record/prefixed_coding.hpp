// SPDX-License-Identifier: BSL-1.0
//
// Texts, bytes, containers, maps and sets of any length: a number that says how many elements follow, and these.
//
// A length that the bytes behind it cannot hold is refused before anything is allocated. Keys of maps and sets that
// come twice are refused, in what is read.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_PREFIXED_CODING_HPP
#define BYTEPRESS_RECORD_PREFIXED_CODING_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "bytepress/record/elements.hpp"
#include "bytepress/record/list_view.hpp"
#include "bytepress/record/unique_keys.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

// Containers inside each other, in what is written and in what is read; more is Code::tooDeep.
inline constexpr unsigned kMaxDepth = 1000;

namespace coding {

template <std::size_t Bits, std::endian Order>
struct Prefix {
  static_assert(Bits % 8 == 0 && Bits >= 8 && Bits <= 64, "bytepress: prefixed<> wants 8, 16, 24 … 64 bits");
  static constexpr std::size_t kSize = Bits / 8;

  static constexpr bool fits(std::uint64_t count) noexcept { return Bits == 64 || count >> (Bits % 64) == 0; }
  static constexpr std::byte* write(std::byte* at, std::uint64_t count) noexcept {
    storeBytes<kSize, Order>(at, count);
    return at + kSize;
  }
  static constexpr std::uint64_t read(const std::byte* at) noexcept { return loadBytes<kSize, Order>(at); }
};

// Text or bytes, of which `Prefix` says how many there are.
template <class T, class Prefix>
struct PrefixedBlock {
  using Value = T;
  using View = typename BlockView<T>::Type;
  static constexpr bool kFixed = false;
  static constexpr std::size_t kSize = Prefix::kSize;
  static constexpr RuleSet kUses = kPrefixRule | kPaddedRule | kFixedRule;
  static constexpr bool kAnyBytes = false;
  template <class V>
  static constexpr bool kTakes = Text<T> ? Text<V> : ByteBlock<V>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) noexcept {
    return fault.is(Prefix::fits(itemsOf(value).size()) ? Code::ok : Code::tooLong);
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) noexcept { return kSize + std::uint64_t{itemsOf(value).size()}; }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) noexcept {
    const auto items = itemsOf(value);
    at = Prefix::write(at, items.size());
    copyItems(at, items, 0);
    return at + items.size();
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) noexcept {
    const std::uint64_t count = Prefix::read(at);
    at += kSize;
    if (count > static_cast<std::uint64_t>(end - at)) {
      fault.is(Code::shortMemory);
      return nullptr;
    }
    return at + count;
  }
  static const std::byte* read(const std::byte* at, T& value) {
    assignItems(value, at + kSize, countOf(at));
    return skip(at);
  }
  static constexpr const std::byte* skip(const std::byte* at) noexcept { return at + kSize + countOf(at); }
  static View view(const std::byte* at) noexcept {
    return {reinterpret_cast<const typename View::value_type*>(at + kSize), countOf(at)};
  }

 private:
  static constexpr std::size_t countOf(const std::byte* at) noexcept { return static_cast<std::size_t>(Prefix::read(at)); }
};

template <class T, class Element>
struct ListView {
  using Type = RecordList<T, Element>;
};
template <class T, class Element>
  requires bytepress::detail::MapLike<T>
struct ListView<T, Element> {
  using Type = RecordMap<T, Element>;
};

// Key is the coding of the keys of a map or set.
template <class T, class Prefix, class Element, class Key>
struct PrefixedRange {
  using Value = T;
  using View = typename ListView<T, Element>::Type;
  static constexpr bool kFixed = false;
  static constexpr std::size_t kSize = Prefix::kSize;
  static constexpr RuleSet kUses = kPrefixRule | kFixedRule | Element::kUses;
  static constexpr bool kAnyBytes = false;
  template <class V>
  static constexpr bool kTakes = RangeOf<V, Element>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) {
    static_assert(Element::kSize != 0, "bytepress: the elements of a container in a record have to have bytes");
    if (!Prefix::fits(countIn(value))) return fault.is(Code::tooLong);
    if (fault.depth == kMaxDepth) return fault.is(Code::tooDeep);
    ++fault.depth;
    if (!checkElements<Element>(value, fault)) return false;
    --fault.depth;
    return true;
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) { return kSize + sizeOfElements<Element>(value); }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) {
    return writeElements<Element>(Prefix::write(at, countIn(value)), value);
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    static_assert(Element::kSize != 0, "bytepress: the elements of a container in a record have to have bytes");
    const std::uint64_t count = Prefix::read(at);
    at += kSize;
    if (count > static_cast<std::uint64_t>(end - at) / Element::kSize) return stop(fault, Code::shortMemory);
    if (fault.depth == kMaxDepth) return stop(fault, Code::tooDeep);
    ++fault.depth;
    const std::byte* const after = verifyElements<Element>(at, end, static_cast<std::size_t>(count), fault);
    if (after == nullptr) return nullptr;
    --fault.depth;
    if constexpr (UniqueKeys<T>) {
      if (!keysDiffer<Key, Element>(at, static_cast<std::size_t>(count))) return stop(fault, Code::duplicateKey);
    }
    return after;
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    std::size_t count = countOf(at);
    at += kSize;
    if constexpr (requires { value.resize(count); }) {
      value.resize(count);
      return readElements<Element>(at, value);
    } else {
      static_assert(requires(typename Element::Value element) { value.insert(value.end(), std::move(element)); },
                    "bytepress: a record cannot be read into this container: it has neither resize() nor insert()");
      value.clear();
      for (; count != 0; --count) {
        typename Element::Value element{};
        at = Element::read(at, element);
        value.insert(value.end(), std::move(element));
      }
      return at;
    }
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    return skipElements<Element>(at + kSize, countOf(at));
  }
  static constexpr View view(const std::byte* at) { return View(at + kSize, countOf(at)); }

 private:
  static constexpr std::size_t countOf(const std::byte* at) noexcept { return static_cast<std::size_t>(Prefix::read(at)); }
  static constexpr const std::byte* stop(Fault& fault, Code code) noexcept {
    fault.is(code);
    return nullptr;
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_PREFIXED_CODING_HPP
