// SPDX-License-Identifier: BSL-1.0
//
// Ranges of simple elements in compact JSON, taken whole: numbers and booleans that lie side by side
// by the bulk kernels, other bounded elements and texts in a loop that keeps the position in a local.
//
// Every element is followed by a comma; the bracket then takes the place of the last one.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_COMPACT_ARRAY_HPP
#define BYTEPRESS_JSON_COMPACT_ARRAY_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <vector>

#include "bytepress/json/compact_record.hpp"
#include "bytepress/json/compact_writer.hpp"
#include "bytepress/text/bulk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Numbers and booleans for which there is a bulk kernel.
template <class T>
concept BulkElement = std::same_as<T, bool> || (IntegerNumber<T> && sizeof(T) <= 8) || std::same_as<T, float> ||
                      std::same_as<T, double>;

template <class Range>
concept BulkRange = std::ranges::contiguous_range<Range&> && std::ranges::sized_range<Range&> &&
                    BulkElement<ElementOf<Range&>> && kindOf<CompactWriter, ElementOf<Range&>>() != Kind::custom;

template <class Range>
concept BitRange = std::ranges::input_range<Range&> && std::same_as<ElementOf<Range&>, bool>;

template <class Number>
void CompactWriter::putNumbers(std::span<const Number> numbers) noexcept {
  const Number* next = numbers.data();
  const Number* const last = next + numbers.size();
  first_ = numbers.empty();
  while (next != last) {
    to_.roomForSteps(kMinBulkRoom, kMinBulkRoom);
    BulkStep<Number> step{};
    if constexpr (std::same_as<Number, bool>) {
      step = writeBooleans(to_.at, to_.end, next, last);
    } else if constexpr (std::floating_point<Number>) {
      step = writeReals(to_.at, to_.end, next, last, RealStyle::json);
    } else {
      step = writeIntegers(to_.at, to_.end, next, last);
    }
    to_.at = step.at;
    next = step.next;
    if constexpr (std::floating_point<Number>) {
      if (next == last || isFinite(*next)) continue;
      to_.room(kMaxNonFiniteChars + 1);
      to_.at = putNonFinite(to_.at, static_cast<double>(*next));
      to_.put(',');
      if (failed()) return blame(static_cast<std::size_t>(next - numbers.data()));
      ++next;
    }
    if (failed()) [[unlikely]] return;
  }
}

// std::vector<bool> whose words can be seen, as libstdc++'s can.
template <class Bits>
concept VisibleWords = requires(const Bits& bits) {
  { *bits.begin()._M_p } -> std::same_as<std::uint64_t&>;
  { bits.begin()._M_offset } -> std::convertible_to<unsigned>;
} && std::same_as<typename Bits::const_reference, bool>;

BYTEPRESS_INLINE void CompactWriter::putBitWords(const std::uint64_t* words, std::size_t first, std::size_t last) noexcept {
  while (first != last && !failed()) {
    to_.room(kMinBulkRoom);
    const BitStep step = writeBooleanBits(to_.at, to_.end, words, first, last);
    to_.at = step.at;
    first = step.next;
  }
}

// Booleans that are not bools side by side: packed into words first.
template <class Bits>
void CompactWriter::putBits(const Bits& bits) noexcept {
  if constexpr (VisibleWords<Bits>) {
    const auto begin = bits.begin();
    first_ = bits.empty();
    return putBitWords(begin._M_p, begin._M_offset, begin._M_offset + bits.size());
  }
  constexpr std::size_t kWords = 16;
  auto next = std::ranges::begin(bits);
  const auto last = std::ranges::end(bits);
  first_ = next == last;
  while (next != last && !failed()) {
    std::array<std::uint64_t, kWords> words{};
    std::size_t count = 0;
    for (; count < kWords * 64 && next != last; ++next, ++count) {
      words[count / 64] |= std::uint64_t{static_cast<bool>(*next)} << (count % 64);
    }
    putBitWords(words.data(), 0, count);
  }
}

template <class Range>
char* CompactWriter::putBoundedElements(char* at, Range& range) {
  using Element = ElementOf<Range&>;
  constexpr std::size_t bound = boundOf<CompactWriter, Element>() + 1;
  std::size_t index = 0;
  for (auto&& each : range) {
    at = putBounded(roomAt(at, bound), static_cast<const Element&>(each));
    *at++ = ',';
    first_ = false;
    if (failed()) [[unlikely]] {
      blameSimple(static_cast<const Element&>(each));
      blame(index);
      return to_.at;
    }
    ++index;
  }
  return at;
}

template <class Range>
char* CompactWriter::putTextElements(char* at, Range& range) {
  std::size_t index = 0;
  for (auto&& each : range) {
    const std::string_view text = simpleTextOf(each);
    if (text.size() > kShortText) [[unlikely]] {
      at = roomAt(putLongText(at, text), 1);
    } else {
      at = roomAt(at, quotedRoom(text.size()) + kNullChars);
      at = text.data() == nullptr ? putBounded(at, nullptr) : putShortText(at, text);
    }
    *at++ = ',';
    first_ = false;
    if (failed()) [[unlikely]] {
      blame(index);
      return to_.at;
    }
    ++index;
  }
  return at;
}

template <class Range>
  requires SimpleElements<CompactWriter, Range>
Done CompactWriter::array(Range& range) {
  if (!enter()) return Done(nullptr);
  to_.room(2);
  to_.put('[');
  first_ = true;
  if constexpr (BulkRange<Range>) {
    putNumbers(std::span<const ElementOf<Range&>>(std::ranges::data(range), std::ranges::size(range)));
  } else if constexpr (BitRange<Range>) {
    putBits(range);
  } else if constexpr (shapeOf<CompactWriter, ElementOf<Range&>>() == Shape::bounded) {
    to_.at = putBoundedElements(to_.at, range);
  } else {
    to_.at = putTextElements(to_.at, range);
  }
  if (first_) {
    to_.put(']');
  } else if (!failed()) {
    to_.at[-1] = ']';
  }
  leave();
  first_ = false;
  return Done(nullptr);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_COMPACT_ARRAY_HPP
