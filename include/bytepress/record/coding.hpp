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
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/record/optional_coding.hpp"
#include "bytepress/record/struct_coding.hpp"
#include "bytepress/record/tuple_coding.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T>
inline constexpr std::size_t kArraySize = 0;
template <class T, std::size_t N>
inline constexpr std::size_t kArraySize<std::array<T, N>> = N;
template <class T, std::size_t N>
inline constexpr std::size_t kArraySize<T[N]> = N;

template <class T, Spec S, class Map, class Tuple>
struct TupleChoice;
template <class T, Spec S, class Map, template <class...> class Tuple, class... Each>
struct TupleChoice<T, S, Map, Tuple<Each...>> {
  using Type = TupleCoding<T, std::index_sequence_for<Each...>, CodingOf<Each, S, Map>...>;
};

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
    return type_identity<typename TupleChoice<T, S, Map, T>::Type>();
  } else if constexpr (BitsetLike<T>) {
    return type_identity<BitsetCoding<T, S.order>>();
  } else if constexpr (AnyRange<T> && S.fixed != 0) {
    return type_identity<RepeatedCoding<T, S.fixed, CodingOf<ItemOf<T>, S.withoutFixed(), Map>, kFixedRule>>();
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
