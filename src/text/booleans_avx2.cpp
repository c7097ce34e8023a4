// SPDX-License-Identifier: BSL-1.0
#include "kernels.hpp"
namespace bytepress {
namespace {
BulkStep<bool> booleans(char* at, char* end, const bool* first, const bool* last) noexcept { return portable::kBooleans.booleans(at, end, first, last); }
BitStep bits(char* at, char* end, const std::uint64_t* words, std::size_t first, std::size_t last) noexcept { return portable::kBooleans.bits(at, end, words, first, last); }
}
const BooleanKernels avx2::kBooleans{booleans, bits};
}
