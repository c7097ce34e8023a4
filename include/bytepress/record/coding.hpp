// SPDX-License-Identifier: BSL-1.0
//
// The coding of each type, as one list that is read from top to bottom.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_CODING_HPP
#define BYTEPRESS_RECORD_CODING_HPP

#include <array>
#include <cstddef>
#include <optional>
#include <ranges>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "bytepress/record/array_coding.hpp"
#include "bytepress/record/optional_coding.hpp"
#include "bytepress/record/prefixed_coding.hpp"
#include "bytepress/record/struct_coding.hpp"
#include "bytepress/record/tuple_coding.hpp"
#include "bytepress/record/variant_coding.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T>
inline constexpr std::size_t kArraySize = 0;
template <class T, std::size_t N>
inline constexpr std::size_t kArraySize<std::array<T, N>> = N;
template <class T, std::size_t N>
inline constexpr std::size_t kArraySize<T[N]> = N;

// Coding is TupleCoding or VariantCoding, T a tuple or variant.
template <template <class...> class Coding, Spec S, class Map, class T>
struct EachChosen;
template <template <class...> class Coding, Spec S, class Map, template <class...> class Of, class... Each>
struct EachChosen<Coding, S, Map, Of<Each...>> {
  using Type = Coding<Of<Each...>, std::index_sequence_for<Each...>, CodingOf<Each, S, Map>...>;
};

// What a container holds, as it can be read: the keys of a map are not const.
template <class T>
struct ElementIn {
  using Type = ItemOf<T>;
};
template <bytepress::detail::MapLike T>
struct ElementIn<T> {
  using Type = std::pair<typename T::key_type, typename T::mapped_type>;
};
template <class T>
struct KeyIn {
  using Type = ItemOf<T>;
};
template <KeyedContainer T>
struct KeyIn<T> {
  using Type = typename T::key_type;
};
template <class T, Spec S, class Map>
using RangeChoice = PrefixedRange<T, Prefix<S.prefix, S.order>, CodingOf<typename ElementIn<T>::Type, S, Map>,
                                  CodingOf<typename KeyIn<T>::Type, S, Map>>;

template <class T>
inline constexpr bool kIsOptionalType = false;
template <class T>
inline constexpr bool kIsOptionalType<std::optional<T>> = true;

template <class T, Spec S, class Map>
consteval auto chooseCoding() {
  using namespace bytepress::detail;
  using std::type_identity;
  if constexpr (Number<T>) {
    constexpr unsigned bits = S.width != 0 && kResizable<T> ? unsigned{S.width} : kOwnBits<T>;
    return type_identity<NumberCoding<T, bits, S.order, std::conditional_t<std::is_enum_v<T>, Map, void>>>();
  } else if constexpr (DescribedStruct<T>) {
    return type_identity<StructCoding<T>>();
  } else if constexpr (StoredAsOther<T>) {
    return type_identity<AsCoding<T, CodingOf<PlainOf<T>, S, Map>>>();
  } else if constexpr (CharArray<T>) {                                  // before arrays: it is text
    return type_identity<BlockCoding<T, S.padded != 0 ? S.padded : std::extent_v<T>, true>>();
  } else if constexpr (kArraySize<T> != 0) {                            // before blocks: its type says its size
    return type_identity<RepeatedCoding<T, kArraySize<T>, CodingOf<ItemOf<T>, S, Map>, 0>>();
  } else if constexpr ((Text<T> || ByteBlock<T>) && S.padded != 0) {
    return type_identity<BlockCoding<T, S.padded, true>>();
  } else if constexpr ((Text<T> || ByteBlock<T>) && S.fixed != 0) {
    return type_identity<BlockCoding<T, S.fixed, false>>();
  } else if constexpr (kIsOptionalType<T>) {
    return type_identity<OptionalCoding<T, CodingOf<typename T::value_type, S, Map>>>();
  } else if constexpr (kIsTuple<T>) {
    return type_identity<typename EachChosen<TupleCoding, S, Map, T>::Type>();
  } else if constexpr (BitsetLike<T>) {
    return type_identity<BitsetCoding<T, S.order>>();
  } else if constexpr (AnyRange<T> && S.fixed != 0) {
    return type_identity<RepeatedCoding<T, S.fixed, CodingOf<ItemOf<T>, S.withoutFixed(), Map>, kFixedRule>>();
  } else if constexpr (Text<T> || ByteBlock<T>) {
    return type_identity<PrefixedBlock<T, Prefix<S.prefix, S.order>>>();
  } else if constexpr (kIsVariant<T>) {
    return type_identity<typename EachChosen<VariantCoding, S, Map, T>::Type>();
  } else if constexpr (NullType<T>) {
    return type_identity<NothingCoding<T>>();
  } else if constexpr (std::ranges::forward_range<const T&>) {
    return type_identity<RangeChoice<T, S, Map>>();
  } else {
    static_assert(kAlwaysFalse<T>,
                  "bytepress cannot store this type in a record: describe it with BOOST_DESCRIBE_STRUCT, or give it "
                  "encodeAs() and decodeAs(); see docs/guide.md");
  }
}

template <class T, Spec S, class Map>
struct Choice {
  using Type = typename decltype(chooseCoding<T, S, Map>())::type;
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_CODING_HPP
