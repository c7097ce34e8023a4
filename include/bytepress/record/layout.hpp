// SPDX-License-Identifier: BSL-1.0
//
// Layout<T>: where the members of a struct lie in its record, all of it known when the program is compiled.
//
// A record has the described members that are printed and that no rule skips, those of bases first, in the order
// in which they are described, without gaps. Rules about order, keys and omission are about printing; what they say
// does not change a byte.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_LAYOUT_HPP
#define BYTEPRESS_RECORD_LAYOUT_HPP

#include <array>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/record/choose.hpp"
#include "bytepress/record/number_coding.hpp"
#include "bytepress/walk/describe.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// A described member of T.
template <class T, class D>
struct MemberOf {
  using Type = std::remove_cvref_t<decltype(std::declval<const T&>().*D::pointer)>;
  using Map = coding::MapOf<T, D>;
  static constexpr auto kPointer = D::pointer;
  static constexpr Spec kSpec = specOf<T, D>();
  static constexpr std::string_view kName = fields::keyOf<T, D>();
};

template <class T>
struct MemberLister {
  static_assert(bytepress::detail::kRulesAreAboutMembers<T>,
                "bytepress: fieldRules of this struct has a rule for something that is not among its described members");

  template <class D>
  using Of = MemberOf<T, D>;
  using List = boost::mp11::mp_transform<Of, typename bytepress::detail::MemberLister<T>::Printed>;
};

// Where a member of a run of bits is in the word of the run.
struct BitPlace {
  std::size_t wordBits = 0;  // 0: it is none
  std::size_t shift = 0;
  bool isFirst = false;
  bool isLast = false;
};

template <std::size_t N>
consteval std::array<BitPlace, N + 1> bitPlaces(const std::array<Spec, N + 1>& specs) {
  std::array<BitPlace, N + 1> places{};
  for (std::size_t first = 0; first < N;) {
    std::size_t end = first;
    std::size_t bits = 0;
    for (; end < N && specs[end].bits != 0; ++end) bits += specs[end].bits;
    for (std::size_t i = first, left = bits; i < end; ++i) {
      left -= specs[i].bits;
      places[i] = {bits, left, i == first, i + 1 == end};
    }
    first = end + (end == first);
  }
  return places;
}

template <std::size_t N>
consteval bool haveOneOrder(const std::array<Spec, N + 1>& specs) {
  for (std::size_t i = 1; i < N; ++i) {
    if (specs[i].bits != 0 && specs[i - 1].bits != 0 && specs[i].order != specs[i - 1].order) return false;
  }
  return true;
}

template <class T, class M, BitPlace Place>
struct MemberCoding {
  static_assert(M::kSpec.bits == 0 || (Place.wordBits <= 64 && Place.wordBits % 8 == 0),
                "bytepress: members with bits<> that follow each other have to be a multiple of 8 bits, at most 64");
  static consteval auto choose() {
    if constexpr (Place.wordBits == 0) {
      return std::type_identity<CodingOf<typename M::Type, M::kSpec.withoutGiven(), typename M::Map>>();
    } else {
      static_assert(Number<typename M::Type>, "bytepress: bits<> is for integers, bool, enums and times");
      return std::type_identity<
          BitsCoding<typename M::Type, M::kSpec.bits, Place.shift, Place.wordBits, M::kSpec.order, typename M::Map>>();
    }
  }
  using Type = typename decltype(choose())::type;
  static_assert((M::kSpec.given & ~Type::kUses) == 0,
                "bytepress: a rule of bytepress::record does not fit the type of its member");
};

template <class T>
struct Layout;

template <class T, class List>
struct LayoutOf;
template <class T, class... M>
struct LayoutOf<T, boost::mp11::mp_list<M...>> {
  static constexpr std::size_t kCount = sizeof...(M);
  template <std::size_t I>
  using Member = boost::mp11::mp_at_c<boost::mp11::mp_list<M...>, I>;

  static constexpr std::array<Spec, kCount + 1> kSpecs{M::kSpec...};
  static_assert(haveOneOrder<kCount>(kSpecs), "bytepress: members with bits<> that follow each other have one byte order");
  static constexpr std::array<BitPlace, kCount + 1> kBits = bitPlaces<kCount>(kSpecs);

  template <std::size_t I>
  using Coding = typename MemberCoding<T, Member<I>, kBits[I]>::Type;

  // What a member adds to the size, or to the least size.
  template <std::size_t I>
  static constexpr std::size_t kStep = kBits[I].wordBits == 0 || kBits[I].isLast ? Coding<I>::kSize : 0;

  template <class Use>
  static constexpr auto each(Use use) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return use.template operator()<I...>();
    }(std::make_index_sequence<kCount>());
  }

  static constexpr bool kFixed = each([]<std::size_t... I>() { return (Coding<I>::kFixed && ... && true); });
  static constexpr std::size_t kSize = each([]<std::size_t... I>() { return (kStep<I> + ... + 0); });
  static constexpr bool kAnyBytes = each([]<std::size_t... I>() { return (Coding<I>::kAnyBytes && ... && true); });

  // The members before the first one, if any, whose size is not known, and it: only their places are known.
  static constexpr std::size_t kPlaced = each([]<std::size_t... I>() {
    std::size_t count = 0;
    (void)((++count, Coding<I>::kFixed) && ... && true);
    return count;
  });
  static constexpr std::array<std::size_t, kCount + 1> kOffsets = each([]<std::size_t... I>() {
    std::array<std::size_t, kCount + 1> offsets{};
    std::size_t at = 0;
    ((offsets[I] = at, at += kStep<I>), ...);
    offsets[kCount] = at;
    return offsets;
  });

  // kCount if it is none of the members.
  template <auto Pointer>
  static constexpr std::size_t kIndexOf = [] {
    std::size_t index = 0;
    (void)((bytepress::detail::sameMember<M::kPointer, Pointer>() || (++index, false)) || ...);
    return index;
  }();
};

template <class T>
struct Layout : LayoutOf<T, typename MemberLister<T>::List> {};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_LAYOUT_HPP
