// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes text: strings, bytes, wide strings, raw JSON.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_TEXT_WRITER_HPP
#define BYTEPRESS_JSON_TEXT_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

#include "bytepress/json/layout.hpp"
#include "bytepress/json/writer_base.hpp"
#include "bytepress/text/base64.hpp"
#include "bytepress/text/string.hpp"
#include "bytepress/text/transcode.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class TextWriter : public JsonWriterBase {
 public:
  TextWriter(Sink& sink, const JsonOptions& options) noexcept : JsonWriterBase(sink, options), layout_(options) {}
  TextWriter(Sink& sink, const TextWriter& around) noexcept : JsonWriterBase(sink, around), layout_(around.layout_) {}

 protected:
  // A text of at most kShortText bytes. Needs quotedRoom(text.size()).
  BYTEPRESS_INLINE char* putShortText(char* at, std::string_view text) noexcept {
    char* const end = layout_.quoteClean(at, text.data(), text.size());
    return end != nullptr ? end : putDirtyText(at, text);
  }

  // The same of any short text.
  BYTEPRESS_NOINLINE char* putDirtyText(char* at, std::string_view text) noexcept {
    char* const end = layout_.quoteShort(at, text);
    if (end != nullptr) [[likely]] return end;
    fail(PrintCode::invalidUtf8);
    return to_.at;
  }

  // Any text; makes its own room.
  BYTEPRESS_NOINLINE char* putLongText(char* at, std::string_view text) noexcept {
    at = roomAt(at, 1);
    *at++ = '"';
    to_.at = at;
    putTextPiece(text.data(), text.data() + text.size());
    to_.room(1);
    *to_.at++ = '"';
    return to_.at;
  }

  // UTF-8 without quotes, in steps. Ends at a failure of its own: after one that was there before it is
  // gone through too, to see whether it is what failed.
  void putTextPiece(const char* from, const char* last) noexcept {
    const bool failedBefore = failed();
    while (from != last) {
      to_.roomForSteps(kStepRoom, static_cast<std::size_t>(last - from) + kStepRoom);
      const TextStep step = layout_.writeStep(to_.at, to_.end, from, last);
      to_.at = step.at;
      from = step.next;
      if (step.stop == TextStop::invalid) [[unlikely]] return void(fail(PrintCode::invalidUtf8));
      if (failed() && !failedBefore) [[unlikely]] return;
    }
  }

  BYTEPRESS_INLINE char* putText(char* at, std::string_view text) noexcept {
    if (text.size() > kShortText) [[unlikely]] return putLongText(at, text);
    return putShortText(roomAt(at, quotedRoom(text.size())), text);
  }

  // UTF-16 or UTF-32, through UTF-8 in pieces.
  template <class Unit>
  void putWideText(std::basic_string_view<Unit> text) noexcept {
    to_.room(1);
    *to_.at++ = '"';
    const Unit* from = text.data();
    const Unit* const last = from + text.size();
    while (from != last && !failed()) {
      char utf8[kShortText + kSlack];
      const auto step = transcode(utf8, utf8 + kShortText, from, last, invalidUtf8_);
      from = step.next;
      putTextPiece(utf8, step.at);
      if (step.stop == TextStop::invalid) fail(PrintCode::invalidUtf8);
    }
    to_.room(1);
    *to_.at++ = '"';
  }

  // By one of the functions of text/base64.hpp, none of which makes more of bytes than hexadecimal digits do.
  template <class Write>
  void putBytes(std::span<const std::byte> bytes, Write write) noexcept {
    to_.room(1);
    *to_.at++ = '"';
    const std::byte* from = bytes.data();
    const std::byte* const last = from + bytes.size();
    while (from != last && !failed()) {
      to_.roomForSteps(kStepRoom, hexChars(static_cast<std::size_t>(last - from)) + kStepRoom);
      const BytesStep step = write(to_.at, to_.end, from, last);
      to_.at = step.at;
      from = step.next;
    }
    to_.room(1);
    *to_.at++ = '"';
  }

  // Text that stands as it is, in steps.
  void putRaw(std::string_view text) noexcept {
    while (!text.empty() && !failed()) {
      to_.roomForSteps(1, text.size());
      const std::size_t piece = std::min(text.size(), static_cast<std::size_t>(to_.end - to_.at));
      std::memcpy(to_.at, text.data(), piece);
      to_.at += piece;
      text.remove_prefix(piece);
    }
  }

  // JSON that stands as it is but for what options escape.
  void putRawJson(std::string_view text) noexcept {
    if (layout_.escapesRawText()) return putRawEscaped(text);
    putRaw(text);
  }

  // The same with what options escape. All of that can only stand inside of strings, so that it may be
  // replaced wherever it is found.
  void putRawEscaped(std::string_view text) noexcept {
    const auto plain = [](char c) {
      return static_cast<unsigned char>(c) < 0x7f && c != '<' && c != '>' && c != '&';
    };
    while (!text.empty() && !failed()) {
      std::size_t size = 1;
      while (size < text.size() && plain(text[size]) == plain(text[0])) ++size;
      if (plain(text[0])) {
        putRaw(text.substr(0, size));
      } else {
        putTextPiece(text.data(), text.data() + size);
      }
      text.remove_prefix(size);
    }
  }

  Layout layout_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_TEXT_WRITER_HPP
