// SPDX-License-Identifier: BSL-1.0
//
// Which compiled kernels run: asked, and overridden for tests and for measuring.
//
//     std::puts(bytepress::kernelName(bytepress::activeKernels()).data());
//     if (bytepress::useKernels(bytepress::KernelSet::portable)) …
//
// The best set that the processor and the system support is chosen at first use. The environment
// variable BYTEPRESS_KERNELS (portable, avx2, avx512), read once at that moment, lowers the
// choice; a set that the processor lacks is ignored. The bytes printed never depend on the set.
//
// May include: std.
#ifndef BYTEPRESS_TEXT_DISPATCH_HPP
#define BYTEPRESS_TEXT_DISPATCH_HPP

#include <cstdint>
#include <string_view>

namespace bytepress {

enum class KernelSet : std::uint8_t {
  portable,  // what the library was compiled for
  avx2,      // AVX2, BMI, BMI2
  avx512,    // AVX-512 F, BW, VL, DQ, CD, VBMI, VBMI2, IFMA on top
};

// Safe from any thread, and in a global constructor of any translation unit.
KernelSet activeKernels() noexcept;

// Makes `set` the one that runs, in all threads; calls under way finish with the one they took.
// False, and nothing changes, when the processor or the build lacks it.
bool useKernels(KernelSet set) noexcept;

// "portable", "avx2" or "avx512"; ends in a '\0'.
constexpr std::string_view kernelName(KernelSet set) noexcept {
  switch (set) {
    case KernelSet::portable:
      return "portable";
    case KernelSet::avx2:
      return "avx2";
    case KernelSet::avx512:
      return "avx512";
  }
  return "unknown";
}

}  // namespace bytepress

#endif  // BYTEPRESS_TEXT_DISPATCH_HPP
