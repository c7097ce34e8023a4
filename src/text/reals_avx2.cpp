// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals with AVX2: short decimals four at a time (decimals_avx2.hpp), all other doubles
// and all floats by the portable kernel.
//
// May include: text, src/text, <immintrin.h>.
#include "decimals_avx2.hpp"
#include "kernels.hpp"
#include "short_trial.hpp"

namespace bytepress {
namespace {

constexpr unsigned kBlock = 4;
constexpr std::size_t kStep = kMaxRealChars + 1;

// One block of short decimals, if it is one.
BYTEPRESS_INLINE bool writeBlock(char*& at, const double* from, RealStyle style) {
  const __m256d values = _mm256_loadu_pd(from);
  const Decimals decimals = asDecimals(values);
  if (!decimals.fit) return false;
  __m256i bits = _mm256_castpd_si256(values);
  if (style == RealStyle::ecmaScript) {  // no sign for zero
    bits = _mm256_andnot_si256(_mm256_cmpeq_epi64(decimals.scaled, _mm256_setzero_si256()), bits);
  }
  const auto negative = static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(bits)));
  at = writeDecimals(at, decimals, negative, style);
  return true;
}

// Whole blocks. Not inlined, so that no arithmetic moves to the other side of the changes of the
// control register.
BYTEPRESS_NOINLINE BulkStep<double> writeBlocks(char* at, char* end, const double* first,
                                                const double* last, RealStyle style) {
  ShortTrial trial;
  while (last - first >= static_cast<std::ptrdiff_t>(kBlock) &&
         static_cast<std::size_t>(end - at) >= kBlock * kStep) {
    if (writeBlock(at, first, style)) {
      trial.succeeded();
      first += kBlock;
      continue;
    }
    // This block and those not to be tried go to the portable kernel in one call.
    trial.failed();
    const std::size_t left = static_cast<std::size_t>(last - first),
                      wanted = kBlock * (1 + trial.blocksToWait());
    const double* behind = first + (wanted < left ? wanted : left);
    const BulkStep<double> step = portable::kReals.float64(at, end, first, behind, style);
    at = step.at;
    first = step.next;
    if (first != behind) break;
    trial.waited(trial.blocksToWait());
  }
  return {at, first};
}

constexpr unsigned kDefaultControl = 0x1f80;  // round to nearest, subnormals as they are, no traps

BulkStep<double> doubles(char* at, char* end, const double* first, const double* last,
                         RealStyle style) noexcept {
  if (last - first >= static_cast<std::ptrdiff_t>(kBlock)) {
    // Also hides from the thread the flags that the arithmetic raises.
    const unsigned control = _mm_getcsr();
    _mm_setcsr(kDefaultControl);
    const BulkStep<double> step = writeBlocks(at, end, first, last, style);
    _mm_setcsr(control);
    at = step.at;
    first = step.next;
  }
  return portable::kReals.float64(at, end, first, last, style);
}

BulkStep<float> floats(char* at, char* end, const float* first, const float* last,
                       RealStyle style) noexcept {
  return portable::kReals.float32(at, end, first, last, style);
}

}  // namespace

const RealKernels avx2::kReals{floats, doubles};

}  // namespace bytepress
