// SPDX-License-Identifier: BSL-1.0
//
// Which members and elements a writer can take without going back to the walk: those of bounded
// length, and texts.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_JSON_SIMPLE_HPP
#define BYTEPRESS_JSON_SIMPLE_HPP

#include <ranges>
#include <string_view>
#include <type_traits>

#include "bytepress/json/bound.hpp"
#include "bytepress/json/options.hpp"
#include "bytepress/text/real.hpp"
#include "bytepress/walk/ranges.hpp"
#include "bytepress/walk/text.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

enum class Shape : unsigned char {
  bounded,  // no longer than boundOf<Out, T>()
  text,     // a string, or an optional one
  other,
};

template <class Out, class T>
consteval Shape shapeOf() {
  if constexpr (kindOf<Out, T>() == Kind::text || kindOf<Out, T>() == Kind::character) {
    return Shape::text;
  } else if constexpr (kindOf<Out, T>() == Kind::nullable && kIsOptional<T>) {
    return shapeOf<Out, typename T::value_type>() == Shape::text && !kIsOptional<typename T::value_type> ? Shape::text
           : boundOf<Out, T>() != kUnbounded                                                             ? Shape::bounded
                                                                                                         : Shape::other;
  } else {
    return boundOf<Out, T>() != kUnbounded ? Shape::bounded : Shape::other;
  }
}

// The text of a member of Shape::text; data() is null where JSON is null.
template <class T>
BYTEPRESS_INLINE std::string_view simpleTextOf(const T& value) {
  if constexpr (kIsOptional<T>) {
    return value.has_value() ? simpleTextOf(*value) : std::string_view();
  } else if constexpr (detail::NarrowUnit<T>) {
    return characterText(value);
  } else if constexpr (detail::CharPointer<T>) {
    return textOf(value);
  } else {
    const std::string_view text = textOf(value);
    return text.data() != nullptr ? text : std::string_view("");
  }
}

// Whether simpleTextOf can say null.
template <class T>
inline constexpr bool kTextMayBeNull = kIsOptional<T> || detail::CharPointer<T>;

// Whether a member of this type can print as null. A number that is not finite matters only to the writer
// that can drop it.
template <class Out, class T>
inline constexpr bool kMayPrintNull = []() consteval {
  constexpr Kind kind = kindOf<Out, T>();
  if (shapeOf<Out, T>() == Shape::text) return kTextMayBeNull<T>;
  return kind == Kind::null || kind == Kind::custom || kind == Kind::printing || kind == Kind::printingAs ||
         kind == Kind::as || kind == Kind::nullable || kind == Kind::weak || kind == Kind::variant || kind == Kind::wideText ||
         kind == Kind::expected || kind == Kind::wrapped || (kind == Kind::real && Out::kStyled);
}();

// Whether a number prints as null, having no other spelling.
template <class Real>
BYTEPRESS_INLINE bool printsNull(Real value, NonFinite nonFinite) noexcept {
  return nonFinite == NonFinite::null && !bytepress::isFinite(value);
}

// Whether a simple member prints as null.
template <class T>
BYTEPRESS_INLINE bool isNullMember(const T& member, NonFinite nonFinite) noexcept {
  if constexpr (kIsOptional<T>) {
    return !member.has_value() || isNullMember(*member, nonFinite);
  } else if constexpr (RealNumber<T>) {
    return printsNull(member, nonFinite);
  } else if constexpr (detail::CharPointer<T>) {
    return member == nullptr;
  } else {
    return detail::NullType<T>;
  }
}

template <class Out, class Range>
concept SimpleElements =
    std::ranges::input_range<Range&> && shapeOf<Out, ElementOf<Range&>>() != Shape::other &&
    // Proxies such as those of vector<bool> come as values.
    (std::is_lvalue_reference_v<std::ranges::range_reference_t<Range&>> || shapeOf<Out, ElementOf<Range&>>() == Shape::bounded);

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_SIMPLE_HPP
