// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals with AVX-512: eight values a step, the shortest digits of all of them at once.
//
// Two ways, tried in this order: short decimals (decimals_avx512.hpp), which most data of people
// is, and the general one (shortest_avx512.hpp). What a vector step cannot decide (a subnormal, or a value
// next to a rounding boundary) is handed to the scalar writer, one value in 600 of random bits.
//
// May include: text, src/text, <immintrin.h>.
#include "decimals_avx512.hpp"
#include "digits_avx512.hpp"
#include "kernels.hpp"
#include "real_layout_avx512.hpp"
#include "shortest_avx512.hpp"

namespace bytepress {
namespace {

constexpr unsigned kBlock = 8;
constexpr unsigned kBatch = 4;
constexpr std::size_t kStep = kMaxRealChars + 1;

// Bit i of `lanes`, which stand in kPairOrder, to bit kPairOrder[i].
BYTEPRESS_INLINE unsigned inValueOrder(unsigned lanes) {
  return (lanes & 0x99) | (lanes & 0x22) << 1 | (lanes & 0x44) >> 1;
}

// A block some values of which the vector step has not decided.
template <class T>
BYTEPRESS_COLD BulkStep<T> writeOneByOne(char* at, const T* from, unsigned count, RealStyle style, const WideLanes& lanes, unsigned undecided) {
  for (unsigned i = 0; i < count; ++i) {
    if ((undecided >> i & 1) == 0) {
      at = pack(at, lanes.pair[i / 2], 0xffffffffull << (i % 2 * 32));
    } else {
      if (!isFinite(from[i])) return {at, from + i};
      at = writeReal(at, from[i], style);
      *at++ = ',';
    }
  }
  return {at, from + count};
}

BYTEPRESS_INLINE __m512i load(const double* from, unsigned count) {
  return _mm512_maskz_loadu_epi64(static_cast<__mmask8>(_bzhi_u32(0xff, count)), from);
}

BYTEPRESS_INLINE Shortest shortest(const double* from, unsigned count) {
  return shortestOfDoubles(_mm512_permutexvar_epi64(_mm512_load_si512(kPairOrder), load(from, count)));
}

BYTEPRESS_INLINE Shortest shortest(const float* from, unsigned count) {
  const __m256i bits = _mm256_maskz_loadu_epi32(static_cast<__mmask8>(_bzhi_u32(0xff, count)), from);
  return shortestOfFloats(_mm512_permutexvar_epi64(_mm512_load_si512(kPairOrder), _mm512_cvtepu32_epi64(bits)));
}

template <class T>
BYTEPRESS_INLINE BulkStep<T> writeNumbers(char* at, const T* from, unsigned count, RealStyle style, const Shortest& numbers) {
  const WideLanes lanes = layOut(numbers, style);
  const unsigned undecided = _bzhi_u32(inValueOrder(numbers.undecided), count);
  if (undecided != 0) [[unlikely]] return writeOneByOne(at, from, count, style, lanes, undecided);
  for (unsigned i = 0; i < 4; ++i) at = pack(at, lanes.pair[i], lanesBelow(count, i, 2));
  return {at, from + count};
}

template <class T>
BYTEPRESS_NOINLINE BulkStep<T> writeBatch(char* at, const T* from, RealStyle style) {
  Shortest numbers[kBatch];
  WideLanes lanes[kBatch];
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i) numbers[i] = shortest(from + i * kBlock, kBlock);
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i) lanes[i] = layOut(numbers[i], style);
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i) {
    const T* block = from + i * kBlock;
    const unsigned undecided = inValueOrder(numbers[i].undecided);
    if (undecided != 0) [[unlikely]] {
      const BulkStep<T> step = writeOneByOne(at, block, kBlock, style, lanes[i], undecided);
      at = step.at;
      if (step.next != block + kBlock) return step;
    } else {
      for (unsigned j = 0; j < 4; ++j) at = pack(at, lanes[i].pair[j]);
    }
  }
  return {at, from + kBatch * kBlock};
}

// Whether to try the short way: after failures in a row not for some blocks, twice as many each
// time. So data that is only now and then short costs neither time nor mispredicted branches.
class ShortTrial {
 public:
  BYTEPRESS_INLINE bool due() {
    if (wait_ == 0) return true;
    --wait_;
    return false;
  }
  BYTEPRESS_INLINE bool longWait() {
    if (wait_ < kBatch) return false;
    wait_ -= kBatch;
    return true;
  }
  BYTEPRESS_INLINE void succeeded() { next_ = 1; }
  BYTEPRESS_INLINE void failed() {
    wait_ = next_;
    if (next_ < kLongest) next_ *= 2;
  }

 private:
  static constexpr unsigned kLongest = 64;
  unsigned wait_ = 0;
  unsigned next_ = 1;
};

BYTEPRESS_INLINE BulkStep<double> writeBlock(char* at, const double* from, unsigned count, RealStyle style, ShortTrial& trial) {
  if (trial.due()) {
    const __m512i bits = load(from, count);
    const Decimals decimals = asDecimals(_mm512_castsi512_pd(bits));
    if (decimals.fit == 0xff) {
      trial.succeeded();
      return {writeDecimals(at, decimals.scaled, bits, count, style), from + count};
    }
    trial.failed();
  }
  return writeNumbers(at, from, count, style, shortest(from, count));
}

BYTEPRESS_INLINE BulkStep<float> writeBlock(char* at, const float* from, unsigned count, RealStyle style, ShortTrial&) {
  return writeNumbers(at, from, count, style, shortest(from, count));
}

template <class T>
BulkStep<T> reals(char* at, char* end, const T* first, const T* last, RealStyle style) noexcept {
  ShortTrial trial;
  while (last - first >= static_cast<std::ptrdiff_t>(kBlock * kBatch) && static_cast<std::size_t>(end - at) >= kBatch * kBlock * kStep) {
    BulkStep<T> step;
    const T* expected = first + kBlock;
    if (sizeof(T) == 4 || trial.longWait()) {
      step = writeBatch(at, first, style);
      expected = first + kBlock * kBatch;
    } else step = writeBlock(at, first, kBlock, style, trial);
    at = step.at;
    first = step.next;
    if (step.next != expected) [[unlikely]] return step;
  }
  while (last - first >= static_cast<std::ptrdiff_t>(kBlock) && static_cast<std::size_t>(end - at) >= kBlock * kStep) {
    const BulkStep<T> step = writeBlock(at, first, kBlock, style, trial);
    at = step.at;
    if (step.next != first + kBlock) [[unlikely]] return step;
    first = step.next;
  }
  // The rest: what is left of the values, or what surely fits of the room.
  while (first != last) {
    const std::size_t fit = static_cast<std::size_t>(end - at) / kStep, left = static_cast<std::size_t>(last - first);
    const std::size_t count = fit < left ? fit : left;
    if (count == 0) break;
    const BulkStep<T> step = writeBlock(at, first, static_cast<unsigned>(count), style, trial);
    at = step.at;
    const bool stopped = step.next != first + count;
    first = step.next;
    if (stopped) break;
  }
  return {at, first};
}

}  // namespace

const RealKernels avx512::kReals{reals<float>, reals<double>};

}  // namespace bytepress
