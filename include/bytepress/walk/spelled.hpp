// SPDX-License-Identifier: BSL-1.0
//
// Values with a spelling of their own, for walk/value_rules.hpp: numbers in quotes or with fixed digits, bytes as
// text, JSON text. Formats without such a spelling get the plain value.
//
// May include: base.
#ifndef BYTEPRESS_WALK_SPELLED_HPP
#define BYTEPRESS_WALK_SPELLED_HPP

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string_view>
#include <type_traits>

#include "bytepress/base/number_types.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/enums.hpp"

namespace bytepress {

// Texts that bytes can become.
enum class BytesText : std::uint8_t { base64, base64Url, hex };

template <class Number>
struct QuotedNumber {
  Number value;
};
template <class Real>
struct FixedNumber {
  Real value;
  unsigned digits;
};
struct SpelledBytes {
  std::span<const std::byte> bytes;
  BytesText text;
};
struct CheckedJson {
  std::string_view text;
};

namespace detail {

struct SpellAsString {
  template <class Number>
  static constexpr QuotedNumber<Number> of(const Number& value) {
    static_assert(IntegerNumber<Number> || RealNumber<Number>, "bytepress: asString<> wants a number");
    return {value};
  }
};

template <unsigned Digits>
struct SpellFixed {
  static_assert(Digits <= 17, "bytepress: asFixed<> prints at most 17 digits behind the point");

  template <class Real>
  static constexpr FixedNumber<Real> of(const Real& value) {
    static_assert(RealNumber<Real>, "bytepress: asFixed<> wants a floating-point number");
    return {value, Digits};
  }
};

struct SpellAsJson {
  template <class Text>
  static constexpr CheckedJson of(const Text& value) {
    static_assert(std::convertible_to<const Text&, std::string_view>, "bytepress: asRaw<> wants a text");
    return {std::string_view(value)};
  }
};

template <BytesText As>
struct SpellBytes {
  template <class Bytes>
  static SpelledBytes of(const Bytes& value) {
    static_assert(std::ranges::contiguous_range<const Bytes&> && sizeof(std::ranges::range_value_t<const Bytes&>) == 1,
                  "bytepress: asBase64<>, asBase64Url<> and asHex<> want a text, or bytes side by side");
    return {std::as_bytes(std::span(std::ranges::data(value), std::ranges::size(value))), As};
  }
};

template <class Period>
struct SpellEpoch {
  template <class Clock, class Duration>
  static constexpr std::int64_t of(const std::chrono::time_point<Clock, Duration>& time) {
    return std::chrono::floor<Period>(time.time_since_epoch()).count();
  }
};

struct SpellCount {
  template <class Rep, class Period>
  static constexpr Rep of(const std::chrono::duration<Rep, Period>& duration) {
    return duration.count();
  }
};

struct SpellNumber {
  template <class Enum>
  static constexpr auto of(Enum value) {
    static_assert(std::is_enum_v<Enum>, "bytepress: asNumber<> wants an enumeration");
    return enumNumber(value);
  }
};

}  // namespace detail

template <class Number>
struct Printing<QuotedNumber<Number>> : TrustedPrinting {
  template <class Out>
  static Done encode(Out& out, const QuotedNumber<Number>& number) {
    if constexpr (requires { out.quotedNumber(number.value); }) {
      return out.quotedNumber(number.value);
    } else if constexpr (RealNumber<Number>) {
      return out.real(number.value);
    } else {
      return out.integer(standardInteger(number.value));
    }
  }
};

template <class Real>
struct Printing<FixedNumber<Real>> : TrustedPrinting {
  template <class Out>
  static Done encode(Out& out, const FixedNumber<Real>& number) {
    if constexpr (requires { out.fixedReal(number.value, number.digits); }) {
      return out.fixedReal(number.value, number.digits);
    } else {
      return out.real(number.value);
    }
  }
};

template <>
struct Printing<SpelledBytes> : TrustedPrinting {
  template <class Out>
  static Done encode(Out& out, const SpelledBytes& spelled) {
    if constexpr (requires { out.bytesAs(spelled.bytes, spelled.text); }) {
      return out.bytesAs(spelled.bytes, spelled.text);
    } else {
      return out.bytes(spelled.bytes);
    }
  }
};

template <>
struct Printing<CheckedJson> : TrustedPrinting {
  template <class Out>
  static Done encode(Out& out, const CheckedJson& json) {
    if constexpr (requires { out.checkRawJson(json.text); }) {
      const PrintCode code = out.checkRawJson(json.text);
      return code == PrintCode::ok ? out.rawJson(json.text) : out.fail(code);
    } else {
      return out.string(json.text);
    }
  }
};

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_SPELLED_HPP
