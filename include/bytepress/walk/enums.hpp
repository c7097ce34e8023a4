// SPDX-License-Identifier: BSL-1.0
//
// Enumerators by name: described enums give name and position, others are numbers.
//
// May include: base, Boost.Describe.
#ifndef BYTEPRESS_WALK_ENUMS_HPP
#define BYTEPRESS_WALK_ENUMS_HPP

#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct EnumeratorName {
  std::string_view name;
  std::size_t index;
};

// Calls found(name, index) for the first described enumerator equal to `value`; false if there is none.
template <DescribedEnum E, class Found>
BYTEPRESS_INLINE constexpr bool withEnumerator(E value, Found&& found) {
  bool done = false;
  std::size_t index = 0;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto descriptor) {
    if (!done && descriptor.value == value) {
      done = true;
      found(std::string_view(descriptor.name), index);
    }
    ++index;
  });
  return done;
}

// The longest name of `E`, in bytes.
template <DescribedEnum E>
consteval std::size_t longestEnumeratorName() {
  std::size_t longest = 0;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto descriptor) {
    const std::size_t size = std::string_view(descriptor.name).size();
    if (size > longest) longest = size;
  });
  return longest;
}

// What an enumerator without a name is printed as.
template <class E>
constexpr auto enumNumber(E value) noexcept {
  using Number = std::underlying_type_t<E>;
  if constexpr (IntegerNumber<Number>) {
    return standardInteger(static_cast<Number>(value));
  } else {
    return static_cast<std::int32_t>(value);  // an enum over bool or a character type
  }
}

template <class Out, class E>
Done walkEnum(Out& out, E value) {
  if constexpr (DescribedEnum<E>) {
    const bool named = withEnumerator(value, [&](std::string_view name, std::size_t index) {
      out.enumerator(name, index, static_cast<std::int64_t>(enumNumber(value)));
    });
    if (named) return Done(nullptr);
    if constexpr (requires { out.unnamed(std::int64_t{}); }) return out.unnamed(static_cast<std::int64_t>(enumNumber(value)));
  }
  return out.integer(enumNumber(value));
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_ENUMS_HPP
