// SPDX-License-Identifier: BSL-1.0
//
// Prints values of simdjson, version 3.0 and later: of its DOM, of On-Demand, and simdjson_results of either.
//
//     simdjson::dom::parser parser;
//     printString(parser.parse(text)["items"], {.indent = 2})
//
//     simdjson::ondemand::parser parser;
//     printString(parser.iterate(text))
//
// What is printed, and what On-Demand asks of the caller, stands in the two headers.
//
// May include: simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_HPP

#include "bytepress/adapt/simdjson_dom.hpp"
#include "bytepress/adapt/simdjson_ondemand.hpp"
#include "bytepress/adapt/simdjson_result.hpp"

#endif  // BYTEPRESS_ADAPT_SIMDJSON_HPP
