// SPDX-License-Identifier: BSL-1.0
//
// RapidJSON's events printed as JSON, without a document in between.
//
//     rapidjson::Reader reader;
//     rapidjson::StringStream stream(text);
//     ByteBuffer buffer;
//     PrintStatus status = tryPrintEvents(buffer, [&](auto& handler) { return bool(reader.Parse(stream, handler)); });
//
// or with a handler of one's own, which takes the place of rapidjson::Writer:
//
//     JsonHandler handler(buffer, {.indent = 2});
//     document.Accept(handler);
//     PrintStatus status = handler.finish();
//
// When the source stops early, because the text is broken, the status is PrintCode::sourceError and
// the buffer as before. Numbers read with kParseNumbersAsStringsFlag pass as they are written, and are
// not looked at. To print a Document or Value, include bytepress/adapt/rapidjson.hpp and use print.hpp.
//
// May include: buffer, json, adapt, RapidJSON.
#ifndef BYTEPRESS_RAPIDJSON_HPP
#define BYTEPRESS_RAPIDJSON_HPP

#include <rapidjson/encodings.h>

#include <new>
#include <type_traits>

#include "bytepress/adapt/rapidjson_handler.hpp"
#include "bytepress/buffer/sink.hpp"
#include "bytepress/json/json.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Encoding is that of the events. Writer is StyledWriter, which obeys all options, or CompactWriter, a
// little faster, which is for the default layout: other options are PrintCode::badOption.
template <class Encoding = rapidjson::UTF8<>, class Writer = StyledWriter>
class JsonHandler : private Writer, public RapidJsonHandler<Writer, Encoding> {
 public:
  explicit JsonHandler(Sink& sink, JsonOptions options = {})
      : JsonHandler(sink, settle(options), options) {}

  // The source has an error: what it sends further is not wanted.
  void stop() noexcept {
    if (!Writer::failed()) Writer::fail(PrintCode::sourceError);
  }

  // Ends the print, whether all has come or not. Call once.
  PrintStatus finish() {
    if (!Writer::failed() && !this->isComplete()) Writer::fail(PrintCode::sourceError);
    return Writer::finish();
  }

 private:
  JsonHandler(Sink& sink, PrintCode code, const JsonOptions& settled)
      : Writer(sink, settled), RapidJsonHandler<Writer, Encoding>(static_cast<Writer&>(*this)) {
    const bool obeyed = std::is_same_v<Writer, StyledWriter> || isCompact(settled);
    if (code != PrintCode::ok || !obeyed) Writer::fail(PrintCode::badOption);
  }
};

// feed(handler) sends the events of one value and returns whether that went well.
template <class Encoding = rapidjson::UTF8<>, class Feed>
PrintStatus tryPrintEvents(Sink& sink, Feed&& feed, const JsonOptions& options = kDefaultOptions) {
  const auto feedTo = [&](auto&& handler) {
    if (!feed(handler)) handler.stop();
    return handler.finish();
  };
  const auto print = [&] {
    if (isCompact(options)) return feedTo(JsonHandler<Encoding, CompactWriter>(sink, options));
    return feedTo(JsonHandler<Encoding, StyledWriter>(sink, options));
  };
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return print();
  } catch (const std::bad_alloc&) {
    return PrintStatus(PrintCode::outOfMemory);
  }
#else
  return print();
#endif
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RAPIDJSON_HPP
