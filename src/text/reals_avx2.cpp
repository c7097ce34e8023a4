// SPDX-License-Identifier: BSL-1.0
#include "kernels.hpp"
namespace bytepress {
namespace {
template <class T, RealsKernel<T> RealKernels::*F>
BulkStep<T> viaPortable(char* at, char* end, const T* first, const T* last, RealStyle s) noexcept { return (portable::kReals.*F)(at, end, first, last, s); }
}
const RealKernels avx2::kReals{viaPortable<float, &RealKernels::float32>, viaPortable<double, &RealKernels::float64>};
}
