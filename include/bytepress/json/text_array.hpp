// SPDX-License-Identifier: BSL-1.0
//
// Ranges of texts: their bytes gathered a few at a time and handed to one kernel.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_TEXT_ARRAY_HPP
#define BYTEPRESS_JSON_TEXT_ARRAY_HPP

#include <array>
#include <cstddef>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "bytepress/json/writer.hpp"
#include "bytepress/text/bulk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Texts that stay where they are while a range is gone through, each of which prints as a string.
template <class Out, class Range>
concept TextRange =
    std::ranges::input_range<Range&> && std::is_lvalue_reference_v<std::ranges::range_reference_t<Range&>> &&
    shapeOf<Out, ElementOf<Range&>>() == Shape::text && !kTextMayBeNull<ElementOf<Range&>> &&
    !detail::NarrowUnit<ElementOf<Range&>>;

// The texts, each followed by a comma. `index` is that of the first.
template <class Layout>
char* JsonWriter<Layout>::putTextPieces(char* at, const TextPiece* first, const TextPiece* last, std::size_t index) {
  while (first != last) {
    const BulkStep<TextPiece> step = writeTexts(at, to_.end, first, last, this->invalidUtf8_);
    at = step.at;
    if (step.next == last) return at;
    index += static_cast<std::size_t>(step.next - first);
    // One that is long, or ill-formed, or has no room.
    const std::string_view text(step.next->data, step.next->size);
    at = putElement(at, text);
    *at++ = ',';
    if (this->failed()) [[unlikely]] {
      if (this->causedByValue()) blameSimple(text);
      this->blame(index);
      return to_.at;
    }
    first = step.next + 1;
    ++index;
  }
  return at;
}

template <class Layout>
template <class Range>
char* JsonWriter<Layout>::putTexts(char* at, Range& range) {
  constexpr std::size_t kPieces = 32;
  std::array<TextPiece, kPieces> pieces;
  std::size_t index = 0;
  auto next = std::ranges::begin(range);
  const auto last = std::ranges::end(range);
  while (next != last) {
    std::size_t count = 0;
    for (; count < kPieces && next != last; ++next, ++count) {
      const std::string_view text = simpleTextOf(static_cast<const ElementOf<Range&>&>(*next));
      pieces[count] = {text.data(), text.size()};
    }
    at = putTextPieces(at, pieces.data(), pieces.data() + count, index);
    if (this->failed()) [[unlikely]] return at;
    index += count;
    first_ = false;
  }
  return at;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_TEXT_ARRAY_HPP
