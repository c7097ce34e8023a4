// SPDX-License-Identifier: BSL-1.0
//
// Prints a simdjson_result: what it holds, or PrintCode::sourceError. Included by adapt/simdjson.hpp.
//
//     printString(parser.parse(text)["items"])
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_RESULT_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_RESULT_HPP

#include <simdjson.h>

#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/walk.hpp"

template <class T>
struct bytepress::Printing<simdjson::simdjson_result<T>> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::simdjson_result<T>& result) {
    if (result.error() != simdjson::SUCCESS) return out.fail(PrintCode::sourceError);
    return walk(out, result.value_unsafe());
  }
};

#endif  // BYTEPRESS_ADAPT_SIMDJSON_RESULT_HPP
