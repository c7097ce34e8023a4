// SPDX-License-Identifier: BSL-1.0
//
// Described structs in compact JSON, taken whole: the position stays in a local through all simple
// members, runs of bounded members share one reservation, and a text shares its own with the run
// behind it.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_COMPACT_RECORD_HPP
#define BYTEPRESS_JSON_COMPACT_RECORD_HPP

#include <array>
#include <cstddef>
#include <tuple>
#include <utility>

#include "bytepress/json/compact_writer.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// What is reserved before each member, and at last before the closing brace; 0 where an earlier
// reservation covers it. A text adds its own length to what stands here.
template <class T>
consteval auto recordPlan() {
  // A short text asks for 6 * kShortText beside this.
  constexpr std::size_t kLargestRun = kMaxRoom - quotedRoom(kShortText);
  constexpr std::size_t count = kFieldCount<T>;
  std::array<std::size_t, count + 1> before{};
  std::size_t open = 0;
  const auto cover = [&](std::size_t position, std::size_t cost) {
    if (before[open] != 0 && before[open] + cost > kLargestRun) open = position;
    before[open] += cost;
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    [[maybe_unused]] const auto plan = [&]<std::size_t J>(std::integral_constant<std::size_t, J>) {
      using Field = FieldAt<T, J>;
      constexpr Shape shape = shapeOf<CompactWriter, typename Field::Type>();
      if constexpr (shape == Shape::bounded) {
        cover(J, kKeyChars<Field> + boundOf<CompactWriter, typename Field::Type>());
      } else if constexpr (shape == Shape::text) {
        before[open = J] = kKeyChars<Field> + kNullChars;
      } else {
        cover(J, kKeyChars<Field>);
        open = J + 1;
      }
    };
    (plan(std::integral_constant<std::size_t, I>()), ...);
  }(std::make_index_sequence<count>());
  cover(count, 1);
  return before;
}

template <class T>
inline constexpr auto kRecordPlan = recordPlan<T>();

template <class T>
inline constexpr bool kMayOmitFields = []<std::size_t... I>(std::index_sequence<I...>) {
  return (FieldAt<T, I>::kMayOmit || ... || false);
}(std::make_index_sequence<kFieldCount<T>>());

template <class V>
BYTEPRESS_INLINE char* CompactWriter::putBounded(char* at, const V& value) noexcept {
  constexpr Kind kind = kindOf<CompactWriter, V>();
  if constexpr (kind == Kind::null) {
    std::memcpy(at, "null", 4);
    return at + 4;
  } else if constexpr (kind == Kind::boolean) {
    return writeBoolean(at, static_cast<bool>(value));
  } else if constexpr (kind == Kind::integer) {
    return writeInteger(at, standardInteger(value));
  } else if constexpr (kind == Kind::real) {
    return putReal(at, value);
  } else if constexpr (kind == Kind::enumeration) {
    return putEnumerator(at, value);
  } else if constexpr (kIsOptional<V>) {
    return value.has_value() ? putBounded(at, *value) : putBounded(at, nullptr);
  } else if constexpr (kind == Kind::tuple) {
    return putBoundedTuple(at, value);
  } else {
    return putBoundedRecord(at, value);
  }
}

template <class T>
BYTEPRESS_INLINE char* CompactWriter::putBoundedRecord(char* at, const T& value) noexcept {
  if (!enter()) at = to_.at;
  if constexpr (kFieldCount<T> == 0) *at++ = '{';
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((at = putBounded(putKeyConstant<FieldAt<T, I>, I == 0>(at), FieldAt<T, I>::get(value))), ...);
  }(std::make_index_sequence<kFieldCount<T>>());
  *at++ = '}';
  leave();
  return at;
}

template <class Tuple>
BYTEPRESS_INLINE char* CompactWriter::putBoundedTuple(char* at, const Tuple& value) noexcept {
  if (!enter()) at = to_.at;
  *at++ = '[';
  std::apply([&](const auto&... each) { ((at = putBounded(at, each), *at++ = ','), ...); }, value);
  if constexpr (std::tuple_size_v<Tuple> != 0) --at;
  *at++ = ']';
  leave();
  return at;
}

template <class E>
BYTEPRESS_INLINE char* CompactWriter::putEnumerator(char* at, E value) noexcept {
  if constexpr (DescribedEnum<E>) {
    const bool named = withEnumerator(value, [&](std::string_view name, std::size_t) { at = putShortText(at, name); });
    if (named) return at;
  }
  return writeInteger(at, enumNumber(value));
}

// `blamed` is set when a member failed and is in the path.
template <class T, std::size_t I>
BYTEPRESS_INLINE char* CompactWriter::putField(char* at, const T& owner, bool& blamed) {
  using Field = FieldAt<T, I>;
  constexpr Shape shape = shapeOf<CompactWriter, typename Field::Type>();
  constexpr std::size_t before = kRecordPlan<T>[I];
  const auto& member = Field::get(owner);
  if constexpr (shape == Shape::text) {
    const std::string_view text = simpleTextOf(member);
    if (text.size() > kShortText) [[unlikely]] {
      at = putLongText(putKeyConstant<Field, I == 0>(roomAt(at, before)), text);
      return roomAt(at, before);
    }
    at = putKeyConstant<Field, I == 0>(roomAt(at, before + quotedRoom(text.size())));
    if constexpr (kTextMayBeNull<typename Field::Type>) {
      if (text.data() == nullptr) return putBounded(at, nullptr);
    }
    return putShortText(at, text);
  } else {
    if constexpr (before != 0) at = roomAt(at, before);
    at = putKeyConstant<Field, I == 0>(at);
    if constexpr (shape == Shape::bounded) return putBounded(at, member);
    to_.at = at;
    if (failed()) [[unlikely]] return at;
    walk(*this, member);
    if (failed()) [[unlikely]] {
      blame(Field::name);
      blamed = true;
    }
    return to_.at;
  }
}

// After a failure: whether it came from this simple value. Then the path leads to the part of it.
template <class V>
BYTEPRESS_COLD bool CompactWriter::blameSimple(const V& value) noexcept {
  constexpr Kind kind = kindOf<CompactWriter, V>();
  const unsigned before = to_.failures();
  char* const at = roomAt(to_.at, kMaxRoom);
  if constexpr (shapeOf<CompactWriter, V>() == Shape::text) {
    to_.at = putText(at, simpleTextOf(value));
  } else {
    to_.at = putBounded(at, value);
  }
  if (to_.failures() == before) return false;
  if constexpr (kIsOptional<V>) {
    blameSimple(*value);
  } else if constexpr (kind == Kind::record) {
    enter();
    blameFields(value);
    leave();
  } else if constexpr (kind == Kind::tuple) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (void)((blameSimple(std::get<I>(value)) && (blame(I), true)) || ...);
    }(std::make_index_sequence<std::tuple_size_v<V>>());
  }
  return true;
}

template <class T>
BYTEPRESS_COLD void CompactWriter::blameFields(const T& value) noexcept {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)(blameField<FieldAt<T, I>>(value) || ...);
  }(std::make_index_sequence<kFieldCount<T>>());
}

template <class Field, class T>
BYTEPRESS_COLD bool CompactWriter::blameField(const T& owner) noexcept {
  if constexpr (shapeOf<CompactWriter, typename Field::Type>() == Shape::other) {
    return false;
  } else {
    if (!blameSimple(Field::get(owner))) return false;
    blame(Field::name);
    return true;
  }
}

// The general way, for structs with members that may be left out.
template <class T>
Done CompactWriter::recordByFields(const T& value) {
  beginRecord<T>();
  walkFieldsAsDeclared(*this, value);
  return endRecord<T>();
}

template <class T>
Done CompactWriter::record(const T& value) {
  if constexpr (kMayOmitFields<T>) {
    return recordByFields(value);
  } else {
    if (!enter()) return Done(nullptr);
    char* at = to_.at;
    if constexpr (kFieldCount<T> == 0) {
      at = roomAt(at, 2);
      *at++ = '{';
    }
    bool blamed = false;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      // A print that failed begins no other member that may be long.
      (void)((at = putField<T, I>(at, value, blamed),
              shapeOf<CompactWriter, typename FieldAt<T, I>::Type>() != Shape::other || !failed()) &&
             ...);
    }(std::make_index_sequence<kFieldCount<T>>());
    if constexpr (kRecordPlan<T>[kFieldCount<T>] != 0) at = roomAt(at, 1);
    *at++ = '}';
    to_.at = at;
    if (failed() && !blamed) [[unlikely]] blameFields(value);
    leave();
    first_ = false;
    return Done(nullptr);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_COMPACT_RECORD_HPP
