// SPDX-License-Identifier: BSL-1.0
//
// Described structs: their members, one behind another.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_STRUCT_CODING_HPP
#define BYTEPRESS_RECORD_STRUCT_CODING_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "bytepress/record/elements.hpp"
#include "bytepress/record/layout.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

template <class T>
class RecordView;

namespace coding {

// Says that the bytes of a record have been looked at.
struct Verified {};

template <class T>
struct StructCoding {
  using Layout = coding::Layout<T>;
  template <std::size_t I>
  using Coding = typename Layout::template Coding<I>;
  template <std::size_t I>
  using Member = typename Layout::template Member<I>;

  using Value = T;
  using View = RecordView<T>;
  static constexpr RuleSet kUses = 0;
  static constexpr bool kFixed = Layout::kFixed;
  static constexpr std::size_t kSize = Layout::kSize;
  static constexpr bool kAnyBytes = Layout::kAnyBytes;
  template <class V>
  static constexpr bool kTakes = std::same_as<V, T>;

  BYTEPRESS_INLINE static constexpr bool check(const T& value, Fault& fault) {
    return Layout::each([&]<std::size_t... I>() BYTEPRESS_INLINE_LAMBDA {
      return ((Coding<I>::check(value.*Member<I>::kPointer, fault) || fault.in(Member<I>::kName)) && ... && true);
    });
  }
  static constexpr std::uint64_t size(const T& value) {
    if constexpr (kFixed) {
      return kSize;
    } else {
      return Layout::each([&]<std::size_t... I>() {
        const auto sizeOf = [&]<std::size_t J>() {
          return Coding<J>::kFixed ? std::uint64_t{Layout::template kStep<J>} : Coding<J>::size(value.*Member<J>::kPointer);
        };
        return (sizeOf.template operator()<I>() + ... + std::uint64_t{0});
      });
    }
  }
  BYTEPRESS_INLINE static constexpr std::byte* write(std::byte* at, const T& value) {
    Layout::each([&]<std::size_t... I>() BYTEPRESS_INLINE_LAMBDA { ((at = writeMember<I>(at, value)), ...); });
    return at;
  }
  BYTEPRESS_INLINE static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    if constexpr (kFixed && kAnyBytes) {
      return at + kSize;
    } else {
      Layout::each([&]<std::size_t... I>() BYTEPRESS_INLINE_LAMBDA {
        (void)(verifyMember<I>(at, end, fault) && ... && true);
      });
      return at;
    }
  }
  BYTEPRESS_INLINE static constexpr const std::byte* read(const std::byte* at, T& value) {
    Layout::each([&]<std::size_t... I>() BYTEPRESS_INLINE_LAMBDA {
      ((Coding<I>::read(at, value.*Member<I>::kPointer), at = skipMember<I>(at)), ...);
    });
    return at;
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    if constexpr (kFixed) return at + kSize;
    Layout::each([&]<std::size_t... I>() { ((at = skipMember<I>(at)), ...); });
    return at;
  }
  static constexpr View view(const std::byte* at) { return View(Verified(), at); }

  // From the start of a member to that of the next.
  template <std::size_t I>
  BYTEPRESS_INLINE static constexpr const std::byte* skipMember(const std::byte* at) {
    if constexpr (Coding<I>::kFixed) {
      return at + Layout::template kStep<I>;
    } else {
      return Coding<I>::skip(at);
    }
  }

 private:
  template <std::size_t I>
  BYTEPRESS_INLINE static constexpr std::byte* writeMember(std::byte* at, const T& value) {
    constexpr BitPlace place = Layout::kBits[I];
    if constexpr (place.wordBits == 0) {
      return Coding<I>::write(at, value.*Member<I>::kPointer);
    } else if constexpr (place.isFirst) {
      storeBytes<place.wordBits / 8, Layout::kSpecs[I].order>(at, wordOf<I>(value));
    }
    return at + Layout::template kStep<I>;
  }
  // The word of the run of bits that begins with a member.
  template <std::size_t I>
  BYTEPRESS_INLINE static constexpr std::uint64_t wordOf(const T& value) {
    const std::uint64_t part = Coding<I>::part(value.*Member<I>::kPointer);
    if constexpr (Layout::kBits[I].isLast) {
      return part;
    } else {
      return part | wordOf<I + 1>(value);
    }
  }
  template <std::size_t I>
  BYTEPRESS_INLINE static constexpr bool verifyMember(const std::byte*& at, const std::byte* end, Fault& fault) {
    const std::byte* after = kFixed ? Coding<I>::verify(at, end, fault) : verifyPart<Coding<I>>(at, end, fault);
    if (after == nullptr) {
      at = nullptr;
      return fault.in(Member<I>::kName);
    }
    at = Coding<I>::kFixed ? at + Layout::template kStep<I> : after;
    return true;
  }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_STRUCT_CODING_HPP
