// SPDX-License-Identifier: BSL-1.0
//
// Arrays and bytes read back. Included by avro/decode.hpp.
//
// No memory is asked for that the bytes do not pay for: a count is held against the bytes that are left, and
// containers grow with what has been read.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_RANGES_HPP
#define BYTEPRESS_AVRO_DECODE_RANGES_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <ranges>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/avro/decode_values.hpp"
#include "bytepress/avro/least_bytes.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class T>
void decodeBytes(AvroDecoder& in, T& value) {
  if constexpr (kHasFixedSize<T>) {
    const std::string_view bytes = in.fixed(kFixedBytes<T>);
    if (!bytes.empty()) std::memcpy(std::ranges::data(value), bytes.data(), bytes.size());
  } else {
    const std::string_view bytes = in.bytes();
    static_assert(requires { value.resize(bytes.size()); }, "bytepress: bytes can be decoded into a container, not into a span");
    value.resize(bytes.size());
    if (!bytes.empty()) std::memcpy(value.data(), bytes.data(), bytes.size());
  }
}

template <class Element>
void decodeItem(AvroDecoder& in, Element& element, std::size_t index) {
  decodeValue(in, element);
  if (in.failed()) [[unlikely]] in.blame(index);
}

// Arrays of a size that is fixed.
template <class Array>
void decodeFixedArray(AvroDecoder& in, Array& value) {
  using Element = ElementOf<Array&>;
  const std::size_t size = std::ranges::size(value);
  std::size_t filled = 0;
  in.blocks(leastAvroBytes<Element>(), [&](std::size_t count) {
    if (count > size - filled) {
      in.fail(avro::DecodeCode::wrongLength);
      return;
    }
    for (; count != 0 && !in.failed(); --count, ++filled) {
      decodeItem(in, std::ranges::begin(value)[static_cast<std::ptrdiff_t>(filled)], filled);
    }
  });
  if (!in.failed() && filled != size) in.fail(avro::DecodeCode::wrongLength);
}

// float and double that lie side by side, in a container that can be resized: copied. One that is decoded into
// again and again is filled no more often than it grows.
template <class Container>
void decodeReals(AvroDecoder& in, Container& value) {
  using Real = ElementOf<Container&>;
  std::size_t filled = 0;
  in.blocks(sizeof(Real), [&](std::size_t count) {
    const std::string_view bytes = in.fixed(count * sizeof(Real));
    if (value.size() < filled + count) value.resize(filled + count);
    std::memcpy(value.data() + filled, bytes.data(), bytes.size());
    filled += count;
  });
  value.resize(filled);
}

// Concepts, and not conditions where they are asked: clang 16 crashes on those in a lambda.
template <class Container>
concept InsertsOnce = requires(Container& value, ElementOf<Container&> element) {
  { value.insert(std::move(element)).second } -> std::convertible_to<bool>;
};
template <class Container>
concept PushesBack = requires(Container& value, ElementOf<Container&> element) { value.push_back(std::move(element)); };
template <class Container>
concept EmplacesBack = requires(Container& value) { value.emplace_back(); };
template <class Container>
concept Reserves = requires(Container& value) { value.reserve(1); };

template <class Container>
void decodeGrowing(AvroDecoder& in, Container& value) {
  using Element = ElementOf<Container&>;
  constexpr std::size_t kMostAtOnce = (std::size_t{1} << 20) / sizeof(Element) + 1;
  value.clear();
  std::size_t index = 0;
  in.blocks(leastAvroBytes<Element>(), [&](std::size_t count) {
    if constexpr (Reserves<Container>) {
      if (value.capacity() - value.size() < count) value.reserve(std::max(value.size() + std::min(count, kMostAtOnce), 2 * value.size()));
    }
    for (; count != 0 && !in.failed(); --count, ++index) {
      if constexpr (std::is_same_v<Element, bool>) {
        value.push_back(in.boolean());
        if (in.failed()) in.blame(index);
      } else if constexpr (EmplacesBack<Container>) {
        decodeItem(in, value.emplace_back(), index);
      } else {
        Element element{};
        decodeItem(in, element, index);
        if (in.failed()) return;
        if constexpr (InsertsOnce<Container>) {
          if (!value.insert(std::move(element)).second) in.fail(avro::DecodeCode::duplicateKey), in.blame(index);
        } else if constexpr (PushesBack<Container>) {
          value.push_back(std::move(element));
        } else {
          value.insert(std::move(element));
        }
      }
    }
  });
}

template <class Range>
void decodeArray(AvroDecoder& in, Range& value) {
  using Element = ElementOf<Range&>;
  if (!in.enter()) return;
  if constexpr (requires { value.clear(); }) {
    if constexpr ((std::is_same_v<Element, float> || std::is_same_v<Element, double>)&&isAvroMemory<AvroEncoder, Element>() &&
                  requires { value.data(), value.resize(1); }) {
      decodeReals(in, value);
    } else {
      decodeGrowing(in, value);
    }
  } else {
    static_assert(std::ranges::random_access_range<Range&> && (std::is_array_v<Range> || requires { std::tuple_size<Range>::value; }),
                  "bytepress: an array can be decoded into a container or an array, not into a view");
    decodeFixedArray(in, value);
  }
  in.leave();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_DECODE_RANGES_HPP
