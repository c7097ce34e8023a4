// SPDX-License-Identifier: BSL-1.0
//
// The event vocabulary between producers of values (described structs, containers, JSON ASTs, users'
// own code) and formats (JSON, fixed records, Avro). A producer knows no format, a format knows no
// producer; an Encoder is any class with these events:
//
//   event                                        in JSON
//   null()                                       null
//   boolean(b)                                   true, false
//   integer(i)   32 to 128 bits                  digits
//   real(x)      float, double, long double      shortest digits
//   string(text)                                 quoted, escaped
//   bytes(span)                                  base64
//   enumerator(name, index, value)               quoted name
//   beginArray(n) element() endArray()           [ , ]
//   beginMap(n) key(text) endMap()               { ,"k": }
//   beginRecord<T>() field<F>() endRecord<T>()   { ,"name": }
//   branch(index, count)                         nothing; comes before the payload of an optional or variant
//
// A format without names (fixed records, Avro) would take its fields from the order of field<F>(), the tag
// of a union from branch(), and the number of an enumerator from its index or value.
//
// `n` is the number of elements, or kUnknownCount. Every element is announced by element(), every
// member of a map by key(), every member of a record by field<F>(); the value follows at once.
// Events return Done, so that a custom encode() can end with `return out.string(…)`.
//
// Errors. No event throws. An encoder remembers the first failure (fail(code)) and lets the rest pass
// into memory that is dropped. Whoever loops asks failed() once per element, names the element that
// failed with blame(key) or blame(index), innermost first, and returns: that makes the JSON Pointer.
//
// Questions. An encoder answers what a producer must order itself: order() is the order that the
// members of maps and records have to come in. Constant answers vanish at compile time. A format whose readers
// know the types, and which says for itself what a variant holds, has a constant kBySchema that is true.
//
// An encoder may have more events than these. The walk lowers them to plainer ones where it has not:
//
//   stringWide(text)               UTF-16 or UTF-32, of char16_t, char32_t or wchar_t; else string()
//   record(value)                  a whole described struct; else field by field
//   array(range)                   a whole range; else element by element
//   tuple(value)                   a whole tuple or pair; else an array
//   fixed(bytes)                   bytes whose number is part of the type; else bytes()
//   unnamed(number)                an enumerator that is not described, of an enum that is; else integer()
//   time(value)                    a point in time, a date or a duration (walk/chrono.hpp); else its text
//   decimal(value)                 a Decimal (walk/decimal.hpp); else rawNumber()
//   rawNumber(text)                a number as it is written in a document; else real()
//   rawJson(text), checkRawJson(text)   text that is JSON; without them a RawJson does not compile
//   quotedNumber(x), fixedReal(x, digits), bytesAs(span, text)   for walk/spelled.hpp; else integer(), real(), bytes()
//   flow()                         an encoder of the same events that a tree is walked with; else itself
//
// May include: base.
#ifndef BYTEPRESS_WALK_ENCODER_HPP
#define BYTEPRESS_WALK_ENCODER_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "bytepress/base/config.hpp"
#include "bytepress/base/number_types.hpp"
#include "bytepress/base/status.hpp"

namespace bytepress {

template <class Out>
inline constexpr bool kPrintsBySchema = false;
template <class Out>
  requires requires { Out::kBySchema; }
inline constexpr bool kPrintsBySchema<Out> = Out::kBySchema;

// What every event that completes a value returns. Only events make one, so a function that returns
// Done has printed something.
class Done {
 public:
  explicit constexpr Done(std::nullptr_t) noexcept {}
};

inline constexpr std::size_t kUnknownCount = static_cast<std::size_t>(-1);

// The order in which an encoder needs the members of maps and records.
enum class KeyOrder : std::uint8_t {
  declared,  // as they come
  utf8,      // by the bytes of the keys in UTF-8, which is the order of code points
  utf16,     // by the UTF-16 code units of the keys, as RFC 8785 wants; duplicates are an error
};

// Integers that are numbers; bool and the character types are not among them.
template <class T>
concept IntegerNumber =
    (std::integral<T> || WideInteger<T>) && !std::same_as<T, bool> && !std::same_as<T, char> &&
    !std::same_as<T, wchar_t> && !std::same_as<T, char8_t> && !std::same_as<T, char16_t> && !std::same_as<T, char32_t>;

// The value as one of the types that encoders take: 32, 64 or 128 bits, signed or unsigned.
template <IntegerNumber T>
constexpr auto standardInteger(T value) noexcept {
  if constexpr (sizeof(T) < 4) {
    return static_cast<std::int32_t>(value);
  } else if constexpr (sizeof(T) == 4) {
    return static_cast<std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>>(value);
  } else if constexpr (sizeof(T) == 8) {
    return static_cast<std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>(value);
  } else {
    return value;
  }
}

template <class E>
concept Encoder = requires(E& out, std::string_view text, std::span<const std::byte> bytes, std::size_t n) {
  { out.null() } -> std::same_as<Done>;
  { out.boolean(true) } -> std::same_as<Done>;
  { out.integer(std::int32_t{}) } -> std::same_as<Done>;
  { out.integer(std::uint64_t{}) } -> std::same_as<Done>;
  { out.real(double{}) } -> std::same_as<Done>;
  { out.string(text) } -> std::same_as<Done>;
  { out.bytes(bytes) } -> std::same_as<Done>;
  { out.enumerator(text, n, std::int64_t{}) } -> std::same_as<Done>;
  out.beginArray(n);
  out.element();
  { out.endArray() } -> std::same_as<Done>;
  out.beginMap(n);
  out.key(text);
  { out.endMap() } -> std::same_as<Done>;
  out.branch(n, n);
  { out.fail(PrintCode::misuse) } -> std::same_as<Done>;
  { out.failed() } -> std::convertible_to<bool>;
  out.blame(text);
  out.blame(n);
  { out.order() } -> std::same_as<KeyOrder>;
};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_ENCODER_HPP
