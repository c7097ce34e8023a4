// SPDX-License-Identifier: BSL-1.0
//
// Printing to a std::ostream with <<.
//
//     std::cout << bytepress::json(order, {.indent = 2}) << '\n';
//
// The document goes out as one string does: width() and fill() hold, flags and locale have no part. A failed
// print writes nothing and sets failbit, or badbit if there was no memory for it. An exception of the value's own code sets
// badbit, and passes if exceptions() has that. Use StreamSink for documents that are too long to be in memory.
//
// May include: print.
#ifndef BYTEPRESS_OSTREAM_HPP
#define BYTEPRESS_OSTREAM_HPP

#include <ostream>
#include <string_view>

#include "bytepress/json_view.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

#if BYTEPRESS_HAS_EXCEPTIONS
// For a handler of any exception: what the standard library's output functions do with one.
BYTEPRESS_COLD inline void noteException(std::ostream& out) {
  if ((out.exceptions() & std::ios_base::badbit) == 0) return out.setstate(std::ios_base::badbit);
  try {
    out.setstate(std::ios_base::badbit);
  } catch (const std::ios_base::failure&) {
  }
  throw;
}
#endif

template <class T>
PrintStatus tryPrintForStream(std::ostream& out, Sink& sink, const JsonView<T>& document) {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return tryPrintTo(sink, document.value, document.options);
  } catch (...) {
    noteException(out);
    return PrintStatus(PrintCode::outOfMemory);  // badbit, which is set already
  }
#else
  (void)out;
  return tryPrintTo(sink, document.value, document.options);
#endif
}

template <class T>
std::ostream& operator<<(std::ostream& out, const JsonView<T>& document) {
  if (!out.good()) return out << std::string_view();  // sets failbit
  ScratchBuffer scratch;
  const PrintStatus status = tryPrintForStream(out, scratch.buffer(), document);
  if (status) return out << scratch.view();
  out.setstate(status.code() == PrintCode::outOfMemory ? std::ios_base::badbit : std::ios_base::failbit);
  return out;
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_OSTREAM_HPP
