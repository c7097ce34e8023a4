// SPDX-License-Identifier: BSL-1.0
//
// Arrays of integers with the scalar writer: the version that all others must equal.
//
// May include: base, text, src/text.
#include <cstring>

#include "bytepress/text/integer.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

// The longest text of a T and its comma.
template <class T>
constexpr std::size_t kStep = sizeof(T) == 1   ? 5
                              : sizeof(T) == 2 ? 7
                              : sizeof(T) == 4 ? 12
                                               : 21;

// What the scalar writer takes.
template <class T>
using Written = std::conditional_t<(sizeof(T) < 4), std::int32_t, T>;

template <class T>
BulkStep<T> integers(char* at, char* end, const T* first, const T* last) noexcept {
  while (first != last) {
    const std::size_t fit = static_cast<std::size_t>(end - at) / kStep<T>;
    const std::size_t left = static_cast<std::size_t>(last - first);
    if (fit == 0) break;
    // One check for as many values as fit at their longest; most are shorter, hence the outer loop.
    for (const T* stop = first + (fit < left ? fit : left); first != stop; ++first) {
      T value;
      std::memcpy(&value, first, sizeof value);
      at = writeInteger(at, static_cast<Written<T>>(value));
      *at++ = ',';
    }
  }
  return {at, first};
}

}  // namespace

const IntegerKernels portable::kIntegers{
    integers<std::int8_t>,   integers<std::uint8_t>,  integers<std::int16_t>,
    integers<std::uint16_t>, integers<std::int32_t>,  integers<std::uint32_t>,
    integers<std::int64_t>,  integers<std::uint64_t>,
};

}  // namespace bytepress
