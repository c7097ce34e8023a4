// SPDX-License-Identifier: BSL-1.0
//
// Maps read back, whose keys are texts in Avro. Included by avro/decode.hpp.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DECODE_MAPS_HPP
#define BYTEPRESS_AVRO_DECODE_MAPS_HPP

#include <charconv>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

#include "bytepress/avro/decode_values.hpp"
#include "bytepress/avro/least_bytes.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// The key of a map from the text that stands for it. False if the text is no such key.
template <class Key>
bool keyFromText(std::string_view text, Key& key) {
  if constexpr (requires { key.assign(text.data(), text.size()); }) {
    key.assign(text.data(), text.size());
    return true;
  } else if constexpr (std::is_same_v<Key, bool>) {
    key = text == "true";
    return key || text == "false";
  } else if constexpr (detail::NarrowUnit<Key>) {
    if (text.size() != 1) return false;
    key = static_cast<Key>(text.front());
    return true;
  } else if constexpr (std::is_enum_v<Key>) {
    if constexpr (NamedEnum<Key>) {
      bool found = false;
      boost::mp11::mp_for_each<enums::EnumeratorsOf<Key>>([&](auto descriptor) {
        if (text == enums::enumeratorName<Key, decltype(descriptor)>()) key = descriptor.value, found = true;
      });
      if (found) return true;
    }
    std::underlying_type_t<Key> number{};
    if (!keyFromText(text, number)) return false;
    key = static_cast<Key>(number);
    return true;
  } else {
    static_assert(std::integral<Key>, "bytepress: the keys of a map that is decoded are strings, integers, enums, bool or char");
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), key);
    return error == std::errc() && end == text.data() + text.size();
  }
}

template <class Map>
void decodeMap(AvroDecoder& in, Map& value) {
  using Key = typename Map::key_type;
  using Mapped = typename Map::mapped_type;
  if (!in.enter()) return;
  value.clear();
  in.blocks(1 + leastAvroBytes<Mapped>(), [&](std::size_t count) {
    for (; count != 0 && !in.failed(); --count) {
      const std::string_view text = in.string();
      Key key{};
      if (!in.failed() && !keyFromText(text, key)) in.failBefore(avro::DecodeCode::badText, text.size());
      Mapped mapped{};
      if (!in.failed()) decodeValue(in, mapped);
      if (!in.failed()) {
        const auto placed = value.emplace(std::move(key), std::move(mapped));
        if constexpr (requires { placed.second; }) {
          if (!placed.second) in.fail(avro::DecodeCode::duplicateKey);
        }
      }
      if (in.failed()) in.blame(text);
    }
  });
  in.leave();
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_AVRO_DECODE_MAPS_HPP
