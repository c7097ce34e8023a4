// SPDX-License-Identifier: BSL-1.0
#include "kernels.hpp"
namespace bytepress {
namespace {
template <class T, IntegersKernel<T> IntegerKernels::*F>
BulkStep<T> viaPortable(char* at, char* end, const T* first, const T* last) noexcept { return (portable::kIntegers.*F)(at, end, first, last); }
}
const IntegerKernels avx2::kIntegers{
    viaPortable<std::int8_t, &IntegerKernels::int8>, viaPortable<std::uint8_t, &IntegerKernels::uint8>,
    viaPortable<std::int16_t, &IntegerKernels::int16>, viaPortable<std::uint16_t, &IntegerKernels::uint16>,
    viaPortable<std::int32_t, &IntegerKernels::int32>, viaPortable<std::uint32_t, &IntegerKernels::uint32>,
    viaPortable<std::int64_t, &IntegerKernels::int64>, viaPortable<std::uint64_t, &IntegerKernels::uint64>};
}
