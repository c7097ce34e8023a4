// SPDX-License-Identifier: BSL-1.0
//
// Places in records, known when the program is compiled.
//
//     record::kSize<Frame>                             how many bytes a record has
//     record::offsetOf<&Frame::name>()                 where a member begins
//     record::offsetOf<&Frame::header, &Header::id>()  where a member of a member does
//     record::offsetOf<Derived, &Derived::id>()        of an inherited member, whose pointer does not say of what
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_PLACE_HPP
#define BYTEPRESS_RECORD_PLACE_HPP

#include <cstddef>
#include <type_traits>

#include "bytepress/record/coding.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class Owner, class V>
Owner ownerOf(V Owner::*);
template <auto Member>
using OwnerOf = decltype(ownerOf(Member));

// The place of the member of a record of T that has an index in the layout.
template <class T, std::size_t Index>
struct PlaceAt {
  using Coding = typename Layout<T>::template Coding<Index>;
  static constexpr bool kHas = Index < Layout<T>::kPlaced;  // else it depends on the values before it
  static constexpr std::size_t kOffset = Layout<T>::kOffsets[Index];

  static void blame(Fault& fault) { fault.in(Layout<T>::template Member<Index>::kName); }
};

template <class T, auto Member>
consteval std::size_t indexIn() {
  constexpr std::size_t kIndex = Layout<T>::template kIndexOf<Member>;
  static_assert(kIndex < Layout<T>::kCount, "bytepress: the record has no such member: it is not described, not public, or skipped");
  return kIndex;
}

// The place of a member, or of a member of a member.
template <class T, auto... Path>
struct PlaceOf;
template <class T, auto Member>
struct PlaceOf<T, Member> : PlaceAt<T, indexIn<T, Member>()> {
  static_assert(PlaceAt<T, indexIn<T, Member>()>::kHas,
                "bytepress: the place of this member depends on the values before it; use decompose() or a RecordView");
};
template <class T, auto Member, auto... Rest>
  requires(sizeof...(Rest) > 0)
struct PlaceOf<T, Member, Rest...> {
  using First = PlaceOf<T, Member>;
  static_assert(DescribedStruct<typename First::Coding::Value>, "bytepress: only a described struct has members");
  using Last = PlaceOf<typename First::Coding::Value, Rest...>;
  using Coding = typename Last::Coding;
  static constexpr std::size_t kOffset = First::kOffset + Last::kOffset;

  static void blame(Fault& fault) {
    Last::blame(fault);
    First::blame(fault);
  }
};

// The same, with T from the first member or given before it.
template <auto First, auto... Rest>
struct PlaceIn : PlaceOf<OwnerOf<First>, First, Rest...> {};

template <class T>
consteval std::size_t sizeOfRecord() {
  static_assert(StructCoding<T>::kFixed, "bytepress: records of this struct differ in size; see record::sizeOf(value)");
  return StructCoding<T>::kSize;
}

// A member, or a member of a member.
template <auto... Path>
concept MemberPath = sizeof...(Path) > 0 && (std::is_member_object_pointer_v<decltype(Path)> && ...);

}  // namespace coding

template <class T>
inline constexpr std::size_t kSize = coding::sizeOfRecord<T>();

template <auto... Path>
  requires coding::MemberPath<Path...>
consteval std::size_t offsetOf() {
  return coding::PlaceIn<Path...>::kOffset;
}
template <class T, auto... Path>
  requires coding::MemberPath<Path...>
consteval std::size_t offsetOf() {
  return coding::PlaceOf<T, Path...>::kOffset;
}

// Whether all records of T have the same number of bytes.
template <class T>
inline constexpr bool kFixed = coding::StructCoding<T>::kFixed;

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_PLACE_HPP
