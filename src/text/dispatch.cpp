// SPDX-License-Identifier: BSL-1.0
//
// Chooses the table of kernels, and hands the calls of bulk.hpp and string.hpp to it.
//
// The choice is made by the first call, not by a constructor: another translation unit's global
// constructor may print. Two threads that choose at once choose the same.
//
// May include: base, text, src/text.
#include "bytepress/text/dispatch.hpp"

#include <atomic>
#include <cstdlib>

#include "bytepress/text/string.hpp"
#include "bytepress/text/styled_copy.hpp"
#include "escaped_sets.hpp"
#include "kernels.hpp"

namespace bytepress {
namespace {

constexpr Kernels kPortable{KernelSet::portable, &portable::kIntegers, &portable::kReals,
                            &portable::kBooleans, &portable::kText};

#if BYTEPRESS_HAS_X86_DISPATCH

constexpr Kernels kAvx2{KernelSet::avx2, &avx2::kIntegers, &avx2::kReals, &avx2::kBooleans,
                        &avx2::kText};
constexpr Kernels kAvx512{KernelSet::avx512, &avx512::kIntegers, &avx512::kReals,
                          &avx512::kBooleans, &avx512::kText};

// The compiler's run-time support asks the system too whether it saves the wide registers.
bool hasAvx2() noexcept {
  __builtin_cpu_init();  // needed before main()
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}

bool hasAvx512() noexcept {
  return hasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512vbmi") &&
         __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512ifma");
}

// Null where the processor lacks the set.
const Kernels* tableOf(KernelSet set) noexcept {
  switch (set) {
    case KernelSet::portable:
      return &kPortable;
    case KernelSet::avx2:
      return hasAvx2() ? &kAvx2 : nullptr;
    case KernelSet::avx512:
      return hasAvx512() ? &kAvx512 : nullptr;
  }
  return nullptr;
}

#else

const Kernels* tableOf(KernelSet set) noexcept {
  return set == KernelSet::portable ? &kPortable : nullptr;
}

#endif

constexpr KernelSet kBestFirst[] = {KernelSet::avx512, KernelSet::avx2, KernelSet::portable};

const Kernels* askEnvironment() noexcept {
  const char* wanted = std::getenv("BYTEPRESS_KERNELS");
  if (wanted == nullptr) return nullptr;
  for (const KernelSet set : kBestFirst) {
    if (kernelName(set) == wanted) return tableOf(set);
  }
  return nullptr;
}

const Kernels* choose() noexcept {
  if (const Kernels* table = askEnvironment()) return table;
  for (const KernelSet set : kBestFirst) {
    if (const Kernels* table = tableOf(set)) return table;
  }
  return &kPortable;
}

// The tables are constants, so the pointer carries no other memory with it: relaxed is enough.
constinit std::atomic<const Kernels*> active{nullptr};

BYTEPRESS_COLD const Kernels& chooseOnce() noexcept {
  const Kernels* seen = nullptr;
  const Kernels* chosen = choose();
  // Another thread's useKernels() in between wins.
  return active.compare_exchange_strong(seen, chosen, std::memory_order_relaxed) ? *chosen : *seen;
}

}  // namespace

const Kernels& kernels() noexcept {
  const Kernels* table = active.load(std::memory_order_relaxed);
  if (table == nullptr) [[unlikely]]
    return chooseOnce();
  return *table;
}

KernelSet activeKernels() noexcept {
  return kernels().set;
}

bool useKernels(KernelSet set) noexcept {
  const Kernels* table = tableOf(set);
  if (table == nullptr) return false;
  active.store(table, std::memory_order_relaxed);
  return true;
}

BulkStep<std::int8_t> writeIntegers(char* at, char* end, const std::int8_t* first,
                                    const std::int8_t* last) noexcept {
  return kernels().integers->int8(at, end, first, last);
}

BulkStep<std::uint8_t> writeIntegers(char* at, char* end, const std::uint8_t* first,
                                     const std::uint8_t* last) noexcept {
  return kernels().integers->uint8(at, end, first, last);
}

BulkStep<std::int16_t> writeIntegers(char* at, char* end, const std::int16_t* first,
                                     const std::int16_t* last) noexcept {
  return kernels().integers->int16(at, end, first, last);
}

BulkStep<std::uint16_t> writeIntegers(char* at, char* end, const std::uint16_t* first,
                                      const std::uint16_t* last) noexcept {
  return kernels().integers->uint16(at, end, first, last);
}

BulkStep<std::int32_t> writeIntegers(char* at, char* end, const std::int32_t* first,
                                     const std::int32_t* last) noexcept {
  return kernels().integers->int32(at, end, first, last);
}

BulkStep<std::uint32_t> writeIntegers(char* at, char* end, const std::uint32_t* first,
                                      const std::uint32_t* last) noexcept {
  return kernels().integers->uint32(at, end, first, last);
}

BulkStep<std::int64_t> writeIntegers(char* at, char* end, const std::int64_t* first,
                                     const std::int64_t* last) noexcept {
  return kernels().integers->int64(at, end, first, last);
}

BulkStep<std::uint64_t> writeIntegers(char* at, char* end, const std::uint64_t* first,
                                      const std::uint64_t* last) noexcept {
  return kernels().integers->uint64(at, end, first, last);
}

BulkStep<float> writeReals(char* at, char* end, const float* first, const float* last,
                           RealStyle style) noexcept {
  return kernels().reals->float32(at, end, first, last, style);
}

BulkStep<double> writeReals(char* at, char* end, const double* first, const double* last,
                            RealStyle style) noexcept {
  return kernels().reals->float64(at, end, first, last, style);
}

BulkStep<bool> writeBooleans(char* at, char* end, const bool* first, const bool* last) noexcept {
  return kernels().booleans->booleans(at, end, first, last);
}

BitStep writeBooleanBits(char* at, char* end, const std::uint64_t* words, std::size_t first,
                         std::size_t last) noexcept {
  return kernels().booleans->bits(at, end, words, first, last);
}

std::size_t copyLongCleanText(char* at, const char* from, std::size_t n) noexcept {
  return kernels().text->copyClean(at, from, n);
}

char* quoteShortText(char* at, const char* from, std::size_t n, InvalidUtf8 policy) noexcept {
  return kernels().text->quoteShort(at, from, n, policy);
}

BulkStep<TextPiece> writeTexts(char* at, char* end, const TextPiece* first, const TextPiece* last,
                               InvalidUtf8 policy) noexcept {
  return kernels().text->quoteTexts(at, end, first, last, policy);
}

CleanQuote cleanQuoteFor(const Escaping& escaping) noexcept {
  return {kernels().text->quoteClean, escapedIndex(escaping)};
}

TextStep writeText(char* at, char* end, const char* from, const char* last,
                   InvalidUtf8 policy) noexcept {
  return kernels().text->write(at, end, from, last, policy);
}

TextStep writeTextStyled(char* at, char* end, const char* from, const char* last,
                         const Escaping& escaping) noexcept {
  return kernels().text->writeStyled(at, end, from, last, escaping);
}

}  // namespace bytepress
