// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals with the scalar writer: the version that all others must equal.
//
// May include: base, text, src/text.
#include "bytepress/text/real.hpp"

#include "kernels.hpp"

namespace bytepress {
namespace {

template <class T>
BulkStep<T> reals(char* at, char* end, const T* first, const T* last, RealStyle style) noexcept {
  for (; first != last && static_cast<std::size_t>(end - at) > kMaxRealChars; ++first) {
    if (!isFinite(*first)) break;
    at = writeReal(at, *first, style);
    *at++ = ',';
  }
  return {at, first};
}

}  // namespace

const RealKernels portable::kReals{reals<float>, reals<double>};

}  // namespace bytepress
