// SPDX-License-Identifier: BSL-1.0
//
// Ranges of simple elements taken whole: numbers and booleans that lie side by side by the bulk
// kernels, other elements in a loop that keeps the position in a local.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_ARRAY_HPP
#define BYTEPRESS_JSON_ARRAY_HPP

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bytepress/json/record.hpp"
#include "bytepress/json/text_array.hpp"
#include "bytepress/json/writer.hpp"
#include "bytepress/text/bulk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Numbers and booleans for which there is a bulk kernel.
template <class T>
concept BulkElement = std::same_as<T, bool> || (IntegerNumber<T> && sizeof(T) <= 8) || std::same_as<T, float> ||
                      std::same_as<T, double>;

template <class Range>
concept BulkRange = std::ranges::contiguous_range<Range&> && std::ranges::sized_range<Range&> &&
                    BulkElement<ElementOf<Range&>>;

template <class Range>
concept BitRange = std::ranges::input_range<Range&> && std::same_as<ElementOf<Range&>, bool>;

template <class Bits>
inline constexpr bool kIsBitVector = false;
template <class Allocator>
inline constexpr bool kIsBitVector<std::vector<bool, Allocator>> = true;

// std::vector<bool> whose words can be seen, as libstdc++'s can.
template <class Bits>
concept VisibleWords = kIsBitVector<std::remove_const_t<Bits>> && requires(const Bits& bits) {
  { *bits.begin()._M_p } -> std::same_as<std::uint64_t&>;
  { bits.begin()._M_offset } -> std::convertible_to<unsigned>;
} && std::same_as<typename Bits::const_reference, bool>;

// The values, each followed by a comma.
template <class Layout>
template <class Number>
void JsonWriter<Layout>::putNumbers(std::span<const Number> numbers) noexcept {
  const Number* next = numbers.data();
  const Number* const last = next + numbers.size();
  first_ = numbers.empty();
  while (next != last && !this->failed()) {
    to_.room(kMinBulkRoom);
    BulkStep<Number> step{};
    if constexpr (std::same_as<Number, bool>) {
      step = writeBooleans(to_.at, to_.end, next, last);
    } else if constexpr (std::floating_point<Number>) {
      step = writeReals(to_.at, to_.end, next, last, layout_.realStyle());
    } else {
      step = writeIntegers(to_.at, to_.end, next, last);
    }
    to_.at = step.at;
    next = step.next;
    if constexpr (std::floating_point<Number>) {
      if (next == last || isFinite(*next)) continue;
      to_.room(kMaxNonFiniteChars + 1);
      to_.at = this->putNonFinite(to_.at, static_cast<double>(*next));
      to_.put(',');
      if (this->failed()) return this->blame(static_cast<std::size_t>(next - numbers.data()));
      ++next;
    }
  }
}

template <class Layout>
BYTEPRESS_INLINE void JsonWriter<Layout>::putBitWords(const std::uint64_t* words, std::size_t first,
                                                      std::size_t last) noexcept {
  while (first != last && !this->failed()) {
    to_.room(kMinBulkRoom);
    const BitStep step = writeBooleanBits(to_.at, to_.end, words, first, last);
    to_.at = step.at;
    first = step.next;
  }
}

// Booleans that are not bools side by side; each followed by a comma.
template <class Layout>
template <class Bits>
void JsonWriter<Layout>::putBits(Bits& bits) {
  if constexpr (VisibleWords<Bits>) {
    const auto begin = std::as_const(bits).begin();
    first_ = bits.empty();
    putBitWords(begin._M_p, begin._M_offset, begin._M_offset + bits.size());
  } else {
    constexpr std::size_t kWords = 16;
    auto next = std::ranges::begin(bits);
    const auto last = std::ranges::end(bits);
    first_ = next == last;
    while (next != last && !this->failed()) {
      std::array<std::uint64_t, kWords> words{};
      std::size_t count = 0;
      for (; count < kWords * 64 && next != last; ++next, ++count) {
        words[count / 64] |= std::uint64_t{static_cast<bool>(*next)} << (count % 64);
      }
      putBitWords(words.data(), 0, count);
    }
  }
}

// In indented layouts with its line, in compact ones with room for a comma. Makes its own room.
template <class Layout>
template <class Element>
BYTEPRESS_INLINE char* JsonWriter<Layout>::putElement(char* at, const Element& element) {
  if constexpr (shapeOf<JsonWriter, Element>() == Shape::bounded) {
    at = this->roomAt(at, JsonWriter::kItemRoom + boundOf<JsonWriter, Element>());
    if (layout_.indent() != 0) at = this->startElementAt(at);
    return putBounded(at, element);
  } else {
    const std::string_view text = simpleTextOf(element);
    at = this->roomAt(at, JsonWriter::kItemRoom + quotedRoom(std::min(text.size(), kShortText)) + kNullChars);
    if (layout_.indent() != 0) at = this->startElementAt(at);
    if (text.size() > kShortText) [[unlikely]] return this->roomAt(this->putLongText(at, text), 1);
    return text.data() == nullptr ? putBounded(at, nullptr) : this->putShortText(at, text);
  }
}

// The elements, with a comma behind each in compact layouts.
template <class Layout>
template <class Range>
char* JsonWriter<Layout>::putElements(char* at, Range& range) {
  std::size_t index = 0;
  for (auto&& each : range) {
    const auto& element = static_cast<const ElementOf<Range&>&>(each);
    at = putElement(at, element);
    if (layout_.indent() == 0) *at++ = ',';
    first_ = false;
    if (this->failed()) [[unlikely]] {
      if (this->causedByValue()) blameSimple(element);
      this->blame(index);
      return to_.at;
    }
    ++index;
  }
  return at;
}

// Whether the bulk kernels write the elements as the options want them.
template <class Layout>
template <class Range>
BYTEPRESS_INLINE bool JsonWriter<Layout>::takesInBulk() const noexcept {
  using Element = ElementOf<Range&>;
  constexpr bool kWide = IntegerNumber<Element> && sizeof(Element) > 4;
  if (layout_.indent() != 0) return false;
  if (std::floating_point<Element> && layout_.precision() != kShortest) return false;
  if (IntegerNumber<Element> && layout_.integers() != IntegerStyle::numbers) {
    return layout_.integers() == IntegerStyle::unsafeAsString && !kWide;
  }
  return !layout_.isCanonical() || !(kWide || std::same_as<Element, float>);
}

template <class Layout>
template <class Range>
Done JsonWriter<Layout>::putArray(Range& range) {
  if constexpr (kStyled) {
    if (layout_.isSelective()) return walkElements(*this, range, countOf(range));
  }
  this->beforeValue();
  if (!this->enterArray()) return this->leaveArray(), Done(nullptr);
  to_.room(2);
  to_.put('[');
  first_ = true;
  if (BulkRange<Range> && takesInBulk<Range>()) {
    if constexpr (BulkRange<Range>) {
      putNumbers(std::span<const ElementOf<Range&>>(std::ranges::data(range), std::ranges::size(range)));
    }
  } else if (BitRange<Range> && takesInBulk<Range>()) {
    if constexpr (BitRange<Range>) putBits(range);
  } else if (TextRange<JsonWriter, Range> && layout_.quotesInBulk()) {
    if constexpr (TextRange<JsonWriter, Range>) to_.at = putTexts(to_.at, range);
  } else {
    to_.at = putElements(to_.at, range);
  }
  this->leaveArray();
  if (layout_.indent() == 0 && !first_) {
    if (!this->failed()) to_.at[-1] = ']';
  } else {
    to_.at = this->endArrayAt(this->roomAt(to_.at, JsonWriter::kCloseRoom));
  }
  first_ = false;
  return Done(nullptr);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_ARRAY_HPP
