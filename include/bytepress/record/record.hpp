// SPDX-License-Identifier: BSL-1.0
//
// Fixed-layout records of described structs: the API, on one screen.
//
//     kSize<T>, offsetOf<&T::m>()                     the layout, when the program is compiled     place.hpp
//     set<&T::m>(memory, v), get<&T::m>(memory)       a member, in place                           access.hpp
//     set<T>(memory, name, v), get<T, V>(memory, name), visit<T>(memory, name, f)    by name       by_name.hpp
//     compose(value[, memory]), decompose(memory[, value])                the whole                compose.hpp
//     RecordView<T>(memory)                           reading in place                             view.hpp
//     hexDump(memory)                                                                              hex_dump.hpp
//
// Each function that can fail throws Error, and has a twin tryX that returns a Status or a Result. Memory is anything
// that has bytes: memory.hpp. What the bytes are is said by rules beside the struct (rules.hpp) and docs/formats.md.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_RECORD_RECORD_HPP
#define BYTEPRESS_RECORD_RECORD_HPP

#include "bytepress/record/access.hpp"
#include "bytepress/record/by_name.hpp"
#include "bytepress/record/compose.hpp"
#include "bytepress/record/hex_dump.hpp"
#include "bytepress/record/place.hpp"
#include "bytepress/record/rules.hpp"
#include "bytepress/record/status.hpp"
#include "bytepress/record/uuid.hpp"
#include "bytepress/record/view.hpp"
#include "bytepress/record/view_fields.hpp"

#endif  // BYTEPRESS_RECORD_RECORD_HPP
