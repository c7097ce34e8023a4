// SPDX-License-Identifier: BSL-1.0
//
// Printing a value as JSON into a sink: the two encoders behind one function.
//
//     PrintStatus status = encodeJson(sink, value, options);
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_JSON_HPP
#define BYTEPRESS_JSON_JSON_HPP

#include "bytepress/json/array.hpp"
#include "bytepress/json/flow.hpp"
#include "bytepress/json/record.hpp"
#include "bytepress/json/settle.hpp"
#include "bytepress/json/writer.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Writer, class T>
PrintStatus encodeWith(Sink& sink, const T& value, const JsonOptions& options) {
  Writer out(sink, options);
  walk(out, value);
  return out.finish();
}

template <class T>
BYTEPRESS_NOINLINE PrintStatus encodeStyled(Sink& sink, const T& value, JsonOptions options) {
  const PrintCode code = settle(options);
  return code == PrintCode::ok ? encodeWith<StyledWriter>(sink, value, options) : PrintStatus(code);
}

template <class T>
BYTEPRESS_INLINE PrintStatus encodeJson(Sink& sink, const T& value, const JsonOptions& options) {
  if (isCompact(options)) [[likely]] return encodeWith<CompactWriter>(sink, value, options);
  return encodeStyled(sink, value, options);
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_JSON_HPP
