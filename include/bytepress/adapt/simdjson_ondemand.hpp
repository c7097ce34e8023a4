// SPDX-License-Identifier: BSL-1.0
//
// Prints simdjson's On-Demand: document, document_reference, value, object, array. Included by
// adapt/simdjson.hpp.
//
// On-Demand reads while it is printed, so printing consumes: a document is rewound first and may be
// printed again (string_views that were taken from it before are then invalid, as after rewind());
// values, objects and arrays are printed once. They are handles, so that const does not matter to them.
//
// Numbers and strings are printed as the DOM would hold them; integers beyond 64 bits, which the DOM
// refuses, as they are written. Whatever is wrong inside the text, also behind its end, is
// PrintCode::sourceError, and nothing is printed. Sorted keys (sortKeys, canonical) need a copy of
// the values. There is no recursion; simdjson itself wants a parser's max_depth (1024 unless given to
// allocate()) to suffice where SIMDJSON_DEVELOPMENT_CHECKS is on.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_HPP

#include <simdjson.h>

#include "bytepress/adapt/simdjson_ondemand_scalar.hpp"
#include "bytepress/adapt/simdjson_ondemand_tree.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/recorded_tree.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// use(encoder) tells an encoder what there is, in the order of the text; `out` gets it in its own.
template <class Out, class Use>
Done inTextOrder(Out& out, Use use) {
  if (out.order() == KeyOrder::declared) {
    use(out);
    return Done(nullptr);
  }
  TreeRecorder<Out> recorder(out);
  use(recorder);
  return recorder.replay();
}

template <class Out, class Container>
void walkOndemandArray(Out& out, Container&& container) {
  out.beginArray(kUnknownCount);
  TreeWalk<OndemandTree, Out, false>(out).array(OndemandTree::begin<OndemandTree::Elements>(out, container));
}
template <class Out, class Container>
void walkOndemandObject(Out& out, Container&& container) {
  out.beginMap(kUnknownCount);
  TreeWalk<OndemandTree, Out, false>(out).object(OndemandTree::begin<OndemandTree::Members>(out, container));
}

template <class Out, class Source>
void walkOndemand(Out& out, Source& source) {
  switch (printOndemandScalar(out, source)) {
    case TreeShape::array: return walkOndemandArray(out, source.get_array());
    case TreeShape::object: return walkOndemandObject(out, source.get_object());
    case TreeShape::scalar: return;
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

template <>
struct bytepress::Printing<simdjson::ondemand::document> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const simdjson::ondemand::document& constant) {
    auto& document = const_cast<simdjson::ondemand::document&>(constant);
    if (!document.is_alive()) return out.fail(PrintCode::sourceError);
    document.rewind();
    return inTextOrder(out, [&](auto& encoder) {
      walkOndemand(encoder, document);
      const bool atEnd = document.current_location().error() == simdjson::OUT_OF_BOUNDS;
      if (!encoder.failed() && !atEnd) encoder.fail(PrintCode::sourceError);
    });
  }
};

template <>
struct bytepress::Printing<simdjson::ondemand::document_reference> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, simdjson::ondemand::document_reference document) {
    return inTextOrder(out, [&](auto& encoder) { walkOndemand(encoder, document); });
  }
};

template <>
struct bytepress::Printing<simdjson::ondemand::value> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, simdjson::ondemand::value value) {
    return inTextOrder(out, [&](auto& encoder) { walkOndemand(encoder, value); });
  }
};

template <>
struct bytepress::Printing<simdjson::ondemand::array> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, simdjson::ondemand::array array) {
    return inTextOrder(out, [&](auto& encoder) { walkOndemandArray(encoder, array); });
  }
};

template <>
struct bytepress::Printing<simdjson::ondemand::object> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, simdjson::ondemand::object object) {
    return inTextOrder(out, [&](auto& encoder) { walkOndemandObject(encoder, object); });
  }
};

#endif  // BYTEPRESS_ADAPT_SIMDJSON_ONDEMAND_HPP
