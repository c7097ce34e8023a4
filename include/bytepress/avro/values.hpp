// SPDX-License-Identifier: BSL-1.0
//
// Records, tuples and ranges taken whole by the Avro encoder: what has a bound is written with the position in
// a local and one reservation for a run of members, and arrays whose bytes lie ready in memory are copied.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_AVRO_VALUES_HPP
#define BYTEPRESS_AVRO_VALUES_HPP

#include <array>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <tuple>
#include <utility>

#include "bytepress/avro/bound.hpp"
#include "bytepress/avro/encoder.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Needs room for avroBound<T>(), also where the value turns out not to be encodable.
template <class Target>
template <class T>
BYTEPRESS_INLINE char* BasicAvroEncoder<Target>::putBounded(char* at, const T& value) {
  constexpr Kind kind = kindOf<BasicAvroEncoder, T>();
  const auto refuse = [&] {
    to_.fail(PrintCode::unprintable);
    return to_.at;
  };
  if constexpr (kind == Kind::boolean) {
    *at = value ? '\1' : '\0';
    return at + 1;
  } else if constexpr (kind == Kind::integer) {
    const auto number = standardInteger(value);
    if (!isLong(number)) [[unlikely]] return refuse();
    return writeVarint(at, static_cast<std::int64_t>(number));
  } else if constexpr (kind == Kind::real) {
    return writeReal(at, value);
  } else if constexpr (kind == Kind::wrapped && detail::RealDuration<T>) {
    return writeReal(at, value.count());
  } else if constexpr (kind == Kind::wrapped) {
    std::int64_t number = 0;
    return avro::timeToInteger(value, number) ? writeVarint(at, number) : refuse();
  } else if constexpr (kind == Kind::enumeration && NamedEnum<T>) {
    const bool named = withEnumerator(
        value, [&](std::string_view, std::size_t index) BYTEPRESS_INLINE_LAMBDA { at = writeVarint(at, static_cast<std::int64_t>(index)); });
    return named ? at : refuse();
  } else if constexpr (kind == Kind::enumeration) {
    const auto number = enumNumber(value);
    if (!isLong(number)) [[unlikely]] return refuse();
    return writeVarint(at, static_cast<std::int64_t>(number));
  } else if constexpr (kind == Kind::nullable) {
    *at++ = value.has_value() ? '\2' : '\0';
    return value.has_value() ? putBounded(at, *value) : at;
  } else if constexpr (kind == Kind::tuple) {
    std::apply([&](const auto&... each) { ((at = putBounded(at, each)), ...); }, value);
    return at;
  } else if constexpr (kind == Kind::record) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((at = putField<FieldAt<T, I>, 0>(at, value)), ...);
    }(std::make_index_sequence<kFieldCount<T>>());
    return at;
  } else {
    static_assert(kind == Kind::null);
    return at;
  }
}

// For each field, what is reserved before it: for all of the run of bounded fields that begins there, or 0.
template <class Out, class T>
inline constexpr auto kAvroPlan = []<std::size_t... I>(std::index_sequence<I...>) {
  std::array<std::size_t, sizeof...(I) + 1> before{};
  std::size_t open = 0;
  std::size_t position = 0;
  [[maybe_unused]] const auto plan = [&](std::size_t bound) {
    if (bound == kNoAvroBound) {
      open = position + 1;
    } else {
      if (sumOfBounds(before[open], bound) == kNoAvroBound) open = position;
      before[open] += bound;
    }
    ++position;
  };
  (plan(avroBound<Out, typename FieldAt<T, I>::Type>()), ...);
  return before;
}(std::make_index_sequence<kFieldCount<T>>());

template <class Target>
template <class Field, std::size_t Reserve, class T>
BYTEPRESS_INLINE char* BasicAvroEncoder<Target>::putField(char* at, const T& owner) {
  if constexpr (requires { Field::kMayBeMissing; }) {
    static_assert(!Field::kMayBeMissing,
                  "bytepress: Avro has no form for a flattened optional or pointer, as every field of a record is there");
  }
  using Member = typename Field::Type;
  const auto failures = failed();
  if constexpr (Reserve != 0) {
    to_.at = at;
    to_.room(Reserve);
    at = to_.at;
  }
  if constexpr (kAvroBounded<BasicAvroEncoder, Member>) {
    at = putBounded(at, Field::get(owner));
  } else {
    to_.at = at;
    walk(*this, Field::get(owner));
    at = to_.at;
  }
  if (failed() && !failures) [[unlikely]] blame(Field::name);
  return at;
}

template <class Target>
template <class T>
Done BasicAvroEncoder<Target>::record(const T& value) {
  enter();
  if (failed()) [[unlikely]] return leave();
  constexpr const auto& plan = kAvroPlan<BasicAvroEncoder, T>;
  char* at = to_.at;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)((at = putField<FieldAt<T, I>, plan[I]>(at, value), !failed()) && ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  to_.at = at;
  return leave();
}

template <class Target>
template <class Tuple>
Done BasicAvroEncoder<Target>::tuple(const Tuple& value) {
  enter();
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    // Stops at the first element that failed.
    (void)(!failed() && ... && (walk(*this, std::get<I>(value)), !failed() || (blame(I), false)));
  }(std::make_index_sequence<std::tuple_size_v<Tuple>>());
  return leave();
}

template <class Target>
template <class Range>
void BasicAvroEncoder<Target>::putItems(Range& range) {
  using Element = ElementOf<Range&>;
  std::size_t index = 0;
  for (auto&& each : range) {
    beginItem();
    if constexpr (kAvroBounded<BasicAvroEncoder, Element>) {
      to_.room(avroBound<BasicAvroEncoder, Element>());
      to_.at = putBounded(to_.at, static_cast<const Element&>(each));
    } else {
      walk(*this, each);
    }
    if (failed()) [[unlikely]] return blame(index);
    ++index;
  }
}

template <class Target>
template <class Range>
Done BasicAvroEncoder<Target>::array(Range& range) {
  using Element = ElementOf<Range&>;
  std::size_t count = countOf(range);
  if constexpr (std::ranges::forward_range<Range&>) {
    if (count == kUnknownCount) count = static_cast<std::size_t>(std::ranges::distance(range));
  }
  beginBlocks(count);
  if (failed()) [[unlikely]] return endBlocks();
  if constexpr (std::ranges::contiguous_range<Range&> && isAvroMemory<BasicAvroEncoder, Element>()) {
    const Element* const first = std::ranges::data(range);
    if (count != 0 && liesInOrder(*first)) {
      if constexpr (kSized) to_.addItems(count);
      putMemory(reinterpret_cast<const char*>(first), count * sizeof(Element));
      return endBlocks();
    }
  }
  putItems(range);
  return endBlocks();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_VALUES_HPP
