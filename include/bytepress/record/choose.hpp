// SPDX-License-Identifier: BSL-1.0
//
// CodingOf<T, spec, Map>: how a value of type T is stored where the rules say `spec`; see record/coding.hpp, which
// chooses. Codings of what holds other values name theirs by it.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_CHOOSE_HPP
#define BYTEPRESS_RECORD_CHOOSE_HPP

#include "bytepress/record/spec.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class T, Spec S, class Map>
struct Choice;

template <class T, Spec S, class Map>
using CodingOf = typename Choice<T, S, Map>::Type;

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_CHOOSE_HPP
