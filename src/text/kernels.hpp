// SPDX-License-Identifier: BSL-1.0
//
// The table of kernels: one entry per thing that has a version for each instruction set.
//
//     return kernels().integers->int32(at, end, first, last);
//
// A new kernel gets a function pointer here, a definition in <what>_portable.cpp, _avx2.cpp and
// _avx512.cpp, and needs nothing in dispatch.cpp. A new instruction set gets a namespace here and
// a line in dispatch.cpp.
//
// Files compiled for an instruction set keep all they define in an anonymous namespace, but for
// the constants below, and use no inline function of another header: the linker might keep their
// copy of it, and run that on a processor without the instructions.
//
// May include: base, text, src/text.
#ifndef BYTEPRESS_SRC_TEXT_KERNELS_HPP
#define BYTEPRESS_SRC_TEXT_KERNELS_HPP

#include <cstddef>
#include <cstdint>

#include "bytepress/base/config.hpp"
#include "bytepress/text/bulk.hpp"
#include "bytepress/text/dispatch.hpp"
#include "bytepress/text/escaping.hpp"

namespace bytepress {

template <class T>
using IntegersKernel = BulkStep<T> (*)(char* at, char* end, const T* first, const T* last) noexcept;

struct IntegerKernels {
  IntegersKernel<std::int8_t> int8;
  IntegersKernel<std::uint8_t> uint8;
  IntegersKernel<std::int16_t> int16;
  IntegersKernel<std::uint16_t> uint16;
  IntegersKernel<std::int32_t> int32;
  IntegersKernel<std::uint32_t> uint32;
  IntegersKernel<std::int64_t> int64;
  IntegersKernel<std::uint64_t> uint64;
};

template <class T>
using RealsKernel = BulkStep<T> (*)(char* at, char* end, const T* first, const T* last,
                                    RealStyle style) noexcept;

struct RealKernels {
  RealsKernel<float> float32;
  RealsKernel<double> float64;
};

struct BooleanKernels {
  BulkStep<bool> (*booleans)(char* at, char* end, const bool* first, const bool* last) noexcept;
  BitStep (*bits)(char* at, char* end, const std::uint64_t* words, std::size_t first,
                  std::size_t last) noexcept;
};

struct TextKernels {
  std::size_t (*copyClean)(char* at, const char* from, std::size_t n) noexcept;
  char* (*quoteShort)(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept;
  BulkStep<TextPiece> (*quoteTexts)(char* at, char* end, const TextPiece* first, const TextPiece* last,
                                    InvalidUtf8 policy) noexcept;
  char* (*quoteClean)(char* at, const char* from, std::size_t n, std::size_t set) noexcept;
  TextStep (*write)(char* at, char* end, const char* from, const char* last,
                    InvalidUtf8 policy) noexcept;
  TextStep (*writeStyled)(char* at, char* end, const char* from, const char* last,
                          const Escaping& escaping) noexcept;
};

// Defined in <what>_<set>.cpp and initialised at compile time, so right in any constructor.
namespace portable {
extern const IntegerKernels kIntegers;
extern const RealKernels kReals;
extern const BooleanKernels kBooleans;
extern const TextKernels kText;
}  // namespace portable

namespace avx2 {
extern const IntegerKernels kIntegers;
extern const RealKernels kReals;
extern const BooleanKernels kBooleans;
extern const TextKernels kText;
}  // namespace avx2

namespace avx512 {
extern const IntegerKernels kIntegers;
extern const RealKernels kReals;
extern const BooleanKernels kBooleans;
extern const TextKernels kText;
}  // namespace avx512

struct Kernels {
  KernelSet set;
  const IntegerKernels* integers;
  const RealKernels* reals;
  const BooleanKernels* booleans;
  const TextKernels* text;
};

// The table that runs. One load once it has been chosen.
const Kernels& kernels() noexcept;

}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_KERNELS_HPP
