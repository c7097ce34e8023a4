// SPDX-License-Identifier: BSL-1.0
//
// walk(out, value): tells an encoder what a C++ value is made of.
//
//     walk(out, order);          // events for order and all that is in it; see walk/encoder.hpp
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_WALK_HPP
#define BYTEPRESS_WALK_WALK_HPP

#include <concepts>
#include <memory>
#include <string_view>
#include <tuple>
#include <utility>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/enums.hpp"
#include "bytepress/walk/guarding.hpp"
#include "bytepress/walk/keys.hpp"
#include "bytepress/walk/value_rules.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Out, class T>
Done walk(Out& out, const T& value);

}  // namespace bytepress::inline BYTEPRESS_ABI

#include "bytepress/walk/ranges.hpp"
#include "bytepress/walk/records.hpp"
#include "bytepress/walk/variants.hpp"
#include "bytepress/walk/walk_text.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Out, class T>
Done walkNullable(Out& out, const T& value) {
  const bool present = static_cast<bool>(value);
  out.branch(present ? 1 : 0, 2);
  return present ? walk(out, *value) : out.null();
}

template <class Out, class T>
Done walkWeak(Out& out, const T& value) {
  const auto held = value.lock();
  return walkNullable(out, held);
}

template <class Out, class T>
Done walkExpected(Out& out, const T& value) {
  const bool present = value.has_value();
  out.branch(present ? 0 : 1, 2);
  if (present) {
    if constexpr (std::is_void_v<typename T::value_type>) {
      return out.null();
    } else {
      return walk(out, *value);
    }
  }
  constexpr std::string_view key = "error";
  out.beginMap(1);
  if (out.failed()) [[unlikely]] return out.endMap();  // too deep: that is where it failed
  out.key(key);
  walk(out, value.error());
  if (out.failed()) [[unlikely]] out.blame(key);
  return out.endMap();
}

template <class Out, class T>
Done walkWrapped(Out& out, const T& value) {
  if constexpr (detail::ChronoLike<T> && requires { out.time(value); }) {
    return out.time(value);
  } else if constexpr (detail::RealDuration<T>) {
    const auto text = plainerOf(value);
    if (!std::string_view(text).empty()) return out.string(text);
    const bool finite = ChronoText().putReal(static_cast<double>(value.count()));
    return finite ? out.fail(PrintCode::unprintable) : out.real(value.count());
  } else if constexpr (detail::ChronoLike<T>) {
    const auto text = plainerOf(value);
    return std::string_view(text).empty() ? out.fail(PrintCode::unprintable) : out.string(text);
  } else {
    return walk(out, plainerOf(value));
  }
}

template <class Out, class Tuple>
Done walkTuple(Out& out, const Tuple& value) {
  if constexpr (requires { out.tuple(value); }) return out.tuple(value);
  constexpr std::size_t size = std::tuple_size_v<Tuple>;
  out.beginArray(size);
  if (out.failed()) [[unlikely]] return out.endArray();
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    // Stops at the first element that failed.
    (void)((out.element(), walk(out, std::get<I>(value)), !out.failed() || (out.blame(I), false)) && ...);
  }(std::make_index_sequence<size>());
  return out.endArray();
}

template <class Out, class T>
Done walk(Out& out, const T& value) {
  constexpr Kind kind = kindOf<Out, T>();
  if constexpr (kind == Kind::custom) {
    return guarded(out, [&](auto& guard) { encode(guard, value); });
  } else if constexpr (kind == Kind::printing) {
    if constexpr (detail::HasTrustedPrinting<T>) {
      return Guarding<Out>::pass(out, [&](auto& encoder) { Printing<T>::encode(encoder, value); });
    } else {
      return guarded(out, [&](auto& guard) { Printing<T>::encode(guard, value); });
    }
  } else if constexpr (kind == Kind::printingAs) {
    return walk(out, Printing<T>::encodeAs(value));
  } else if constexpr (kind == Kind::as) {
    return walk(out, encodeAs(value));
  } else if constexpr (kind == Kind::null) {
    return out.null();
  } else if constexpr (kind == Kind::boolean) {
    return out.boolean(static_cast<bool>(value));
  } else if constexpr (kind == Kind::character) {
    return out.string(characterText(value));
  } else if constexpr (kind == Kind::integer) {
    return out.integer(standardInteger(value));
  } else if constexpr (kind == Kind::real) {
    return out.real(value);
  } else if constexpr (kind == Kind::enumeration) {
    return walkEnum(out, value);
  } else if constexpr (kind == Kind::flagSet) {
    return walkFlags(out, value);
  } else if constexpr (kind == Kind::text) {
    return walkText(out, value);
  } else if constexpr (kind == Kind::wideText) {
    return walkWideText(out, value);
  } else if constexpr (kind == Kind::bytes) {
    return walkBytes(out, value);
  } else if constexpr (kind == Kind::nullable) {
    return walkNullable(out, value);
  } else if constexpr (kind == Kind::weak) {
    return walkWeak(out, value);
  } else if constexpr (kind == Kind::expected) {
    return walkExpected(out, value);
  } else if constexpr (kind == Kind::wrapped) {
    return walkWrapped(out, value);
  } else if constexpr (kind == Kind::variant) {
    return walkVariant(out, value);
  } else if constexpr (kind == Kind::tuple) {
    return walkTuple(out, value);
  } else if constexpr (kind == Kind::map) {
    return walkMap(out, value);
  } else if constexpr (kind == Kind::array) {
    return walkArray(out, value);
  } else if constexpr (kind == Kind::record) {
    return walkRecord(out, value);
  } else {
    static_assert(!detail::HasOtherEncode<typename Guarding<Out>::Guard, T>,
                  "bytepress: the encode() of this type has to return bytepress::Done");
    static_assert(detail::HasOtherEncode<typename Guarding<Out>::Guard, T>,
                  "bytepress cannot print this type: describe it with BOOST_DESCRIBE_STRUCT, or give it encodeAs() or "
                  "encode(); see docs/guide.md. (A type from a JSON library needs its bytepress/adapt/ header.)");
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_WALK_HPP
