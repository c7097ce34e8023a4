// SPDX-License-Identifier: BSL-1.0
//
// Arrays of reals with AVX-512: eight values a step, the shortest digits of all of them at once.
//
// Two ways, tried in this order: short decimals (decimals_avx512.hpp), which most data of people
// is, and the general one (shortest_avx512.hpp). What a vector step cannot decide (a subnormal, or
// a value next to a rounding boundary) is handed to the scalar writer, one value in 600 of random
// bits.
//
// May include: text, src/text, <immintrin.h>.
#include <cstring>

#include "decimals_avx512.hpp"
#include "digits_avx512.hpp"
#include "kernels.hpp"
#include "real_layout_avx512.hpp"
#include "short_trial.hpp"
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

// isFinite() goes through a function of the standard library, which this file must not use: see
// kernels.hpp.
template <class T>
BYTEPRESS_INLINE bool finite(T value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  const std::uint64_t mask = sizeof value == 8 ? 0x7ff0000000000000 : 0x7f800000;
  return (bits & mask) != mask;
}

// A block some values of which the vector step has not decided.
template <class T>
BYTEPRESS_COLD BulkStep<T> writeOneByOne(char* at, const T* from, unsigned count, RealStyle style,
                                         const WideLanes& lanes, unsigned undecided) {
  for (unsigned i = 0; i < count; ++i) {
    if ((undecided >> i & 1) == 0) {
      at = pack(at, lanes.pair[i / 2], 0xffffffffull << (i % 2 * 32));
    } else {
      if (!finite(from[i])) return {at, from + i};
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
  return shortestOfDoubles(
      _mm512_permutexvar_epi64(_mm512_load_si512(kPairOrder), load(from, count)));
}

BYTEPRESS_INLINE Shortest shortest(const float* from, unsigned count) {
  const __m256i bits =
      _mm256_maskz_loadu_epi32(static_cast<__mmask8>(_bzhi_u32(0xff, count)), from);
  return shortestOfFloats(
      _mm512_permutexvar_epi64(_mm512_load_si512(kPairOrder), _mm512_cvtepu32_epi64(bits)));
}

// What the vector step has made of `count` values.
template <class T>
BYTEPRESS_INLINE BulkStep<T> emit(char* at, const T* from, unsigned count, RealStyle style,
                                  const WideLanes& lanes, unsigned undecided) {
  const unsigned slow = _bzhi_u32(inValueOrder(undecided), count);
  if (slow != 0) [[unlikely]]
    return writeOneByOne(at, from, count, style, lanes, slow);
  for (unsigned i = 0; i < 4; ++i) at = pack(at, lanes.pair[i], lanesBelow(count, i, 2));
  return {at, from + count};
}

template <class T>
BYTEPRESS_INLINE BulkStep<T> writeNumbers(char* at, const T* from, unsigned count,
                                          RealStyle style) {
  const Shortest numbers = shortest(from, count);
  return emit(at, from, count, style, layOut(numbers, style), numbers.undecided);
}

// Several blocks in three passes. One block is a single chain of 150 instructions, so long that a
// processor cannot look far enough ahead to work on the next one meanwhile; with passes it can.
template <class T>
BYTEPRESS_NOINLINE BulkStep<T> writeBatch(char* at, const T* from, RealStyle style) {
  Shortest numbers[kBatch];
  WideLanes lanes[kBatch];
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i) numbers[i] = shortest(from + i * kBlock, kBlock);
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i) lanes[i] = layOut(numbers[i], style);
#pragma GCC unroll 1
  for (unsigned i = 0; i < kBatch; ++i, from += kBlock) {
    const BulkStep<T> step = emit(at, from, kBlock, style, lanes[i], numbers[i].undecided);
    at = step.at;
    if (step.next != from + kBlock) [[unlikely]]
      return step;
  }
  return {at, from};
}

BYTEPRESS_INLINE BulkStep<double> writeBlock(char* at, const double* from, unsigned count,
                                             RealStyle style, ShortTrial& trial) {
  if (!trial.due()) {
    trial.waited(1);
  } else {
    const __m512i bits = load(from, count);
    const Decimals decimals = asDecimals(_mm512_castsi512_pd(bits));
    if (decimals.fit == 0xff) {
      trial.succeeded();
      return {writeDecimals(at, decimals.scaled, bits, count, style), from + count};
    }
    trial.failed();
  }
  return writeNumbers(at, from, count, style);
}

BYTEPRESS_INLINE BulkStep<float> writeBlock(char* at, const float* from, unsigned count,
                                            RealStyle style, ShortTrial&) {
  return writeNumbers(at, from, count, style);
}

BYTEPRESS_INLINE bool batchDue(const double*, ShortTrial& trial) {
  if (trial.blocksToWait() < kBatch) return false;
  trial.waited(kBatch);
  return true;
}

BYTEPRESS_INLINE bool batchDue(const float*, ShortTrial&) {
  return true;
}

// As many values as one step takes; `next` is behind them unless it stopped.
template <class T>
BYTEPRESS_INLINE BulkStep<T> writeSome(char* at, char* end, const T* first, std::size_t left,
                                       RealStyle style, ShortTrial& trial, const T*& expected) {
  const std::size_t fit = static_cast<std::size_t>(end - at) / kStep,
                    count = fit < left ? fit : left;
  if (count >= kBatch * kBlock && batchDue(first, trial)) {
    expected = first + kBatch * kBlock;
    return writeBatch(at, first, style);
  }
  if (count >= kBlock) {
    expected = first + kBlock;
    return writeBlock(at, first, kBlock, style, trial);
  }
  expected = first + count;
  return count == 0 ? BulkStep<T>{at, first}
                    : writeBlock(at, first, static_cast<unsigned>(count), style, trial);
}

template <class T>
BulkStep<T> reals(char* at, char* end, const T* first, const T* last, RealStyle style) noexcept {
  ShortTrial trial;
  while (first != last) {
    const T* expected;
    const BulkStep<T> step =
        writeSome(at, end, first, static_cast<std::size_t>(last - first), style, trial, expected);
    at = step.at;
    if (step.next != expected || step.next == first) {
      first = step.next;
      break;
    }
    first = step.next;
  }
  return {at, first};
}

}  // namespace

const RealKernels avx512::kReals{reals<float>, reals<double>};

}  // namespace bytepress
