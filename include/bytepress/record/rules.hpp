// SPDX-License-Identifier: BSL-1.0
//
// Rules about how the members of a struct are stored in a record. They stand in the same fieldRules as those of
// walk/rules.hpp, in a namespace of their own, and say nothing about how the struct is printed.
//
//     constexpr auto fieldRules(bytepress::For<Frame>) {
//       using namespace bytepress;
//       using namespace bytepress::record;
//       return rules(width<&Frame::sequence, 24>, little<&Frame::crc>, padded<&Frame::name, 10>,
//                    bits<&Frame::version, 3>, bits<&Frame::urgent, 1>, bits<&Frame::kind, 4>,
//                    mapped<&Frame::state>({{State::startup, 2}, {State::query, 7}}), skip<&Frame::cache>);
//     }
//
// A rule about an optional, a tuple or a container is about what is in it. One that does not fit the type of its
// member does not compile.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_RULES_HPP
#define BYTEPRESS_RECORD_RULES_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "bytepress/walk/rules.hpp"

namespace bytepress {

namespace detail {

struct SetsByteOrder {};
struct SetsAllByteOrders {};
struct SetsWidth {};
struct SetsPadding {};
struct SetsFixedCount {};
struct SetsBits {};
struct MapsEnum {};
struct SetsPrefix {};
struct SetsAllPrefixes {};

// The type of a member, and the enum that is in it.
template <class T>
struct EnumIn {
  using Type = T;
};
template <class T>
struct EnumIn<std::optional<T>> : EnumIn<T> {};
template <class T, std::size_t N>
struct EnumIn<std::array<T, N>> : EnumIn<T> {};
template <class T, std::size_t N>
struct EnumIn<T[N]> : EnumIn<T> {};
template <class Owner, class T>
T memberTypeOf(T Owner::*);
template <auto Member>
using EnumInMember = typename EnumIn<decltype(memberTypeOf(Member))>::Type;

}  // namespace detail

namespace record {

template <auto Member, std::endian Order>
struct OrderRule : MemberRule<bytepress::detail::SetsByteOrder, Member> {
  static constexpr std::endian kOrder = Order;
};
template <std::endian Order>
struct AllOrderRule {
  using Kind = bytepress::detail::SetsAllByteOrders;
  static constexpr std::endian kOrder = Order;
};
// Rules with a number. RuleKind says what it counts.
template <class RuleKind, auto Member, std::size_t Number>
struct NumberRule : MemberRule<RuleKind, Member> {
  static constexpr std::size_t kNumber = Number;
};
template <std::size_t Bits>
struct AllPrefixRule {
  using Kind = bytepress::detail::SetsAllPrefixes;
  static constexpr std::size_t kNumber = Bits;
};

template <class Enum>
struct Mapping {
  Enum enumerator;
  std::int64_t stored;
};
template <auto Member, std::size_t N>
struct MapRule : MemberRule<bytepress::detail::MapsEnum, Member> {
  std::array<Mapping<bytepress::detail::EnumInMember<Member>>, N> values;
};

// The order of the bytes of a number. Without a rule it is big.
template <auto Member>
inline constexpr OrderRule<Member, std::endian::little> little{};
template <auto Member>
inline constexpr OrderRule<Member, std::endian::big> big{};
template <auto Member>
inline constexpr OrderRule<Member, std::endian::native> native{};

// The same for all numbers of the struct. Structs inside it have rules of their own, so that the bytes of a
// struct are the same wherever it stands.
inline constexpr AllOrderRule<std::endian::little> allLittle{};
inline constexpr AllOrderRule<std::endian::big> allBig{};
inline constexpr AllOrderRule<std::endian::native> allNative{};

// An integer, a bool or an enum takes so many bits: a multiple of 8, up to 64.
template <auto Member, unsigned Bits>
inline constexpr NumberRule<bytepress::detail::SetsWidth, Member, Bits> width{};

// A number that takes so many bits, 1 to 64. Members that follow each other share bytes, the first one has the most
// significant bits. The bits of such a run are a multiple of 8, at most 64, and it is stored as one number in
// the byte order of its members.
template <auto Member, unsigned Bits>
inline constexpr NumberRule<bytepress::detail::SetsBits, Member, Bits> bits{};

// A text or bytes of at most so many bytes, followed by zeros. Zeros at the end belong to the padding: a value
// that ends in one is refused.
template <auto Member, std::size_t Bytes>
inline constexpr NumberRule<bytepress::detail::SetsPadding, Member, Bytes> padded{};

// A text or a container of exactly so many elements.
template <auto Member, std::size_t Count>
inline constexpr NumberRule<bytepress::detail::SetsFixedCount, Member, Count> fixed{};

// The numbers that enumerators are stored as; others are refused. Without it they are stored as their values.
template <auto Member, std::size_t N>
constexpr MapRule<Member, N> mapped(const Mapping<bytepress::detail::EnumInMember<Member>> (&values)[N]) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return MapRule<Member, N>{{}, {values[I]...}};
  }(std::make_index_sequence<N>());
}

// The bits of the length before a text or a container, and before those in it: 8, 16, 32 or 64. Without it 32.
template <auto Member, unsigned Bits>
inline constexpr NumberRule<bytepress::detail::SetsPrefix, Member, Bits> prefixed{};
template <unsigned Bits>
inline constexpr AllPrefixRule<Bits> allPrefixed{};

}  // namespace record
}  // namespace bytepress

#endif  // BYTEPRESS_RECORD_RULES_HPP
