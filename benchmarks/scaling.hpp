// SPDX-License-Identifier: BSL-1.0
//
// Rows that compare bytepress with itself and with the machine: each function adds those of one
// question, and stands in a file of its own.
#ifndef BYTEPRESS_BENCHMARKS_SCALING_HPP
#define BYTEPRESS_BENCHMARKS_SCALING_HPP

#include "data.hpp"

namespace bench {

void addFloors(const Data& data);   // print/<workload>/memcpy: copying what is printed
void addKernels(const Data& data);  // kernel/<workload>/<instruction set>
void addSizes();                    // size/<kind>/<number of values>: 1 to 10 million
void addThreads(const Data& data);  // threads/<workload>/<number of threads>
void addViews(const Data& data);    // view/statuses/<view>
void addRecords();                  // record/<what is done>/<how>: the 14 bytes of Buffy's and Gloss's benchmark

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_SCALING_HPP
