// SPDX-License-Identifier: BSL-1.0
//
// The whole API of printing, on a few screens.
//
//     ByteBuffer  printByteBuffer(value[, options])            a fresh buffer
//     void        printByteBuffer(value, buffer[, options])    appends to a ByteBuffer
//     std::string printString(value[, options])                a fresh string
//     void        printString(value, text[, options])          appends to a string, a vector of bytes …
//     size_t      printInto(span, value[, options])            the caller's memory; never allocates
//     size_t      printedSize(value[, options])                how long it would be
//     void        printTo(sink, value[, options])              any Sink
//     Iterator    printTo(iterator, value[, options])          any output iterator over char
//
// Each has a twin tryX that returns a PrintStatus (with a size or an iterator where there is one to tell)
// and does not throw errors of ours; these throw PrintError. The twin for a fresh buffer or string is the
// one that appends. Where exceptions are off only the twins exist. A print that fails leaves its target as
// it was (a sink that passes pieces on cannot take them back; a span's bytes are undefined). An
// exception of the value's own code passes through, after that. A value must not point into the
// buffer that it is printed to.
//
// May include: buffer, json.
#ifndef BYTEPRESS_PRINT_HPP
#define BYTEPRESS_PRINT_HPP

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <new>
#include <span>
#include <string>
#include <string_view>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/buffer/container_sink.hpp"
#include "bytepress/buffer/scratch.hpp"
#include "bytepress/buffer/sinks.hpp"
#include "bytepress/buffer/size_history.hpp"
#include "bytepress/json/array_writer.hpp"
#include "bytepress/json/json.hpp"
#include "bytepress/json/presets.hpp"
#include "bytepress/json/raw.hpp"
#include "bytepress/walk/by_hand.hpp"
#include "bytepress/walk/field_view.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Containers of single bytes that a document can be appended to.
template <class C>
concept ByteContainer = requires(C& container, const char* bytes) {
  requires sizeof(typename C::value_type) == 1 && !std::is_same_v<typename C::value_type, bool>;
  container.insert(container.end(), bytes, bytes);
  container.size();
} && !std::is_same_v<C, ByteBuffer>;

// What printInto did. `size` is the length of the document, whether it fitted or not.
struct IntoResult {
  PrintStatus status;
  std::size_t size = 0;

  explicit operator bool() const noexcept { return static_cast<bool>(status); }
};

template <class T>
[[nodiscard]] PrintStatus tryPrintTo(Sink& sink, const T& value, const JsonOptions& options = kDefaultOptions) {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return encodeJson(sink, value, options);
  } catch (const std::bad_alloc&) {
    return PrintStatus(PrintCode::outOfMemory);
  }
#else
  return encodeJson(sink, value, options);
#endif
}

namespace front {

// Remembers how long documents of this type were, to allocate once.
template <class T, class Target>
BYTEPRESS_INLINE PrintStatus tryPrintFresh(const T& value, Target& sink, const JsonOptions& options) {
  static constinit thread_local SizeHistory history;
  SizeHistory& sizes = history;
  sink.expect(sizes.first(), sizes.then());
  PrintStatus status = tryPrintTo(sink, value, options);
  if (status) [[likely]] sizes.record(sink.size());
  return status;
}

// For containers that cannot be written to in place.
template <class T, class Container>
PrintStatus tryPrintByScratch(const T& value, Container& container, const JsonOptions& options) {
  ScratchBuffer scratch;
  PrintStatus status = tryPrintTo(scratch.buffer(), value, options);
  if (!status) return status;
  const auto* bytes = reinterpret_cast<const typename Container::value_type*>(scratch.view().data());
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    container.insert(container.end(), bytes, bytes + scratch.view().size());
  } catch (const std::bad_alloc&) {
    return PrintStatus(PrintCode::outOfMemory);
  }
#else
  container.insert(container.end(), bytes, bytes + scratch.view().size());
#endif
  return status;
}

}  // namespace front

// Appends to `buffer`.
template <class T>
[[nodiscard]] PrintStatus tryPrintByteBuffer(const T& value, ByteBuffer& buffer, const JsonOptions& options = kDefaultOptions) {
  return tryPrintTo(buffer, value, options);
}

// Appends to `container`: std::string, std::vector<std::byte> …
template <class T, ByteContainer Container>
[[nodiscard]] PrintStatus tryPrintString(const T& value, Container& container, const JsonOptions& options = kDefaultOptions) {
  if constexpr (ContiguousBytes<Container>) {
    ContainerSink sink(container);
    return tryPrintTo(sink, value, options);
  } else {
    return front::tryPrintByScratch(value, container, options);
  }
}

// Fills `memory` from its start. Fails with PrintCode::noRoom exactly if the document is longer.
template <class T>
[[nodiscard]] IntoResult tryPrintInto(std::span<char> memory, const T& value, const JsonOptions& options = kDefaultOptions) {
  SpanSink sink(memory);
  PrintStatus status = tryPrintTo(sink, value, options);
  if (status && !sink.fits()) status = PrintStatus(PrintCode::noRoom);
  return {std::move(status), sink.size()};
}

// The exact number of bytes that a print with the same options writes.
template <class T>
[[nodiscard]] PrintStatus tryPrintedSize(const T& value, std::size_t& size, const JsonOptions& options = kDefaultOptions) {
  CountingSink sink;
  PrintStatus status = tryPrintTo(sink, value, options);
  if (status) size = sink.size();
  return status;
}

// What a print to an iterator did. `out` is behind the document, or as it was when the print failed.
template <class Iterator>
struct IteratorResult {
  PrintStatus status;
  Iterator out;

  explicit operator bool() const noexcept { return static_cast<bool>(status); }
};

template <std::output_iterator<char> Iterator, class T>
[[nodiscard]] IteratorResult<Iterator> tryPrintTo(Iterator iterator, const T& value,
                                                  const JsonOptions& options = kDefaultOptions) {
  ScratchBuffer scratch;
  PrintStatus status = tryPrintTo(scratch.buffer(), value, options);
  if (status) iterator = std::ranges::copy(scratch.view(), std::move(iterator)).out;
  return {std::move(status), std::move(iterator)};
}

#if BYTEPRESS_HAS_EXCEPTIONS

namespace front {
BYTEPRESS_INLINE void throwIfFailed(PrintStatus&& status) {
  if (!status) [[unlikely]] throw PrintError(std::move(status));
}
}  // namespace front

template <class T>
[[nodiscard]] ByteBuffer printByteBuffer(const T& value, const JsonOptions& options = kDefaultOptions) {
  ByteBuffer fresh;
  front::throwIfFailed(front::tryPrintFresh(value, fresh, options));
  return fresh;
}

template <class T>
void printByteBuffer(const T& value, ByteBuffer& buffer, const JsonOptions& options = kDefaultOptions) {
  front::throwIfFailed(tryPrintByteBuffer(value, buffer, options));
}

template <class T>
[[nodiscard]] std::string printString(const T& value, const JsonOptions& options = kDefaultOptions) {
  std::string fresh;
  ContainerSink sink(fresh);
  front::throwIfFailed(front::tryPrintFresh(value, sink, options));
  return fresh;
}

template <class T, ByteContainer Container>
void printString(const T& value, Container& container, const JsonOptions& options = kDefaultOptions) {
  front::throwIfFailed(tryPrintString(value, container, options));
}

template <class T>
std::size_t printInto(std::span<char> memory, const T& value, const JsonOptions& options = kDefaultOptions) {
  IntoResult result = tryPrintInto(memory, value, options);
  front::throwIfFailed(std::move(result.status));
  return result.size;
}

template <class T>
[[nodiscard]] std::size_t printedSize(const T& value, const JsonOptions& options = kDefaultOptions) {
  std::size_t size = 0;
  front::throwIfFailed(tryPrintedSize(value, size, options));
  return size;
}

template <class T>
void printTo(Sink& sink, const T& value, const JsonOptions& options = kDefaultOptions) {
  front::throwIfFailed(tryPrintTo(sink, value, options));
}

template <std::output_iterator<char> Iterator, class T>
Iterator printTo(Iterator iterator, const T& value, const JsonOptions& options = kDefaultOptions) {
  IteratorResult<Iterator> result = tryPrintTo(std::move(iterator), value, options);
  front::throwIfFailed(std::move(result.status));
  return std::move(result.out);
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_PRINT_HPP
