// SPDX-License-Identifier: BSL-1.0
//
// The front door: printing described structs and containers as JSON.
//
// ASTs of JSON libraries need their own header beside it: bytepress/adapt/simdjson.hpp and so on.
//
// May include: everything that the front door shows.
#ifndef BYTEPRESS_BYTEPRESS_HPP
#define BYTEPRESS_BYTEPRESS_HPP

#include "bytepress/print.hpp"

#endif  // BYTEPRESS_BYTEPRESS_HPP
