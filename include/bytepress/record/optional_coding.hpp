// SPDX-License-Identifier: BSL-1.0
//
// Optionals: a byte that says whether there is a value, and the value.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_OPTIONAL_CODING_HPP
#define BYTEPRESS_RECORD_OPTIONAL_CODING_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bytepress/record/elements.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// Whether a V may be stored as an optional value of coding Held.
template <class Held, class V>
inline constexpr bool kOptionalTakes = Held::template kTakes<V> || std::same_as<V, std::nullopt_t>;
template <class Held, class U>
inline constexpr bool kOptionalTakes<Held, std::optional<U>> = Held::template kTakes<U>;

// A byte, 0 or 1, then the value. Where there is none, a value of fixed size leaves zeros.
template <class T, class Held>
struct OptionalCoding {
  using Value = T;
  using View = std::optional<typename Held::View>;
  static constexpr bool kFixed = Held::kFixed;
  static constexpr std::size_t kSize = 1 + (kFixed ? Held::kSize : 0);
  static constexpr RuleSet kUses = Held::kUses;
  static constexpr bool kAnyBytes = false;
  template <class V>
  static constexpr bool kTakes = kOptionalTakes<Held, V>;

  template <class V>
  static constexpr bool check(const V& value, Fault& fault) {
    const auto* held = heldIn(value);
    return held == nullptr || Held::check(*held, fault);
  }
  template <class V>
  static constexpr std::uint64_t size(const V& value) {
    if constexpr (kFixed) return kSize;
    const auto* held = heldIn(value);
    return 1 + (held == nullptr ? 0 : Held::size(*held));
  }
  template <class V>
  static constexpr std::byte* write(std::byte* at, const V& value) {
    const auto* held = heldIn(value);
    *at++ = static_cast<std::byte>(held != nullptr);
    if (held != nullptr) return Held::write(at, *held);
    if constexpr (kFixed) {
      for (std::size_t i = 0; i != Held::kSize; ++i) *at++ = std::byte{0};
    }
    return at;
  }
  static constexpr const std::byte* verify(const std::byte* at, const std::byte* end, Fault& fault) {
    if (*at > std::byte{1}) {
      fault.is(Code::badPresence);
      return nullptr;
    }
    if (*at == std::byte{0}) return at + kSize;
    return kFixed ? Held::verify(at + 1, end, fault) : verifyPart<Held>(at + 1, end, fault);
  }
  static constexpr const std::byte* read(const std::byte* at, T& value) {
    if (*at == std::byte{0}) {
      value.reset();
      return at + kSize;
    }
    return Held::read(at + 1, value ? *value : value.emplace());
  }
  static constexpr const std::byte* skip(const std::byte* at) {
    return kFixed || *at == std::byte{0} ? at + kSize : Held::skip(at + 1);
  }
  static constexpr View view(const std::byte* at) {
    return *at == std::byte{0} ? View() : View(Held::view(at + 1));
  }

 private:
  // Something to point at where nullopt is stored.
  static constexpr typename Held::Value* kNothing = nullptr;

  static constexpr const typename Held::Value* heldIn(const std::nullopt_t&) noexcept { return kNothing; }
  template <class U>
  static constexpr const U* heldIn(const std::optional<U>& value) noexcept { return value ? &*value : nullptr; }
  template <class V>
  static constexpr const V* heldIn(const V& value) noexcept { return &value; }
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_OPTIONAL_CODING_HPP
