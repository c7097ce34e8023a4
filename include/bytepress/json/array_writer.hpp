// SPDX-License-Identifier: BSL-1.0
//
// ArrayWriter: an array whose elements come one after the other, without holding them all.
//
//     ArrayWriter rows(sink, {.indent = 2});
//     while (cursor.next()) rows.add(cursor.row());
//     if (PrintStatus status = rows.close(); !status) log(status.message());   // "… at /17/name"
//
// The bytes are those of a vector printed with the same options. An add that fails leaves the array as
// it was and returns false; the first failure is kept, and close() then rolls the whole array back
// and returns it, unless takeFailure() was called in between. An array that is not closed is rolled back
// too. (A sink that passes pieces on cannot take them back: it then fails until its reset().)
//
// Nothing else may be printed to the sink while the array is open. An exception of a value's own code
// passes through add(), which leaves the array as it was.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_ARRAY_WRITER_HPP
#define BYTEPRESS_JSON_ARRAY_WRITER_HPP

#include <cstddef>
#include <new>
#include <string>
#include <utility>

#include "bytepress/json/json.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

class ArrayWriter {
 public:
  explicit ArrayWriter(Sink& sink, const JsonOptions& options = kDefaultOptions) noexcept
      : sink_(sink), start_(sink), options_(options), compact_(isCompact(options)) {
    if (const PrintCode code = settle(options_); code != PrintCode::ok) {
      open_ = false;
      failure_ = PrintStatus(code);
    } else {
      write([](auto& out) { out.beginArray(kUnknownCount); }, Piece::start);
      open_ = static_cast<bool>(failure_);
    }
  }
  ~ArrayWriter() {
    if (!closed_) start_.rewind();
  }
  ArrayWriter(const ArrayWriter&) = delete;
  ArrayWriter& operator=(const ArrayWriter&) = delete;

  // False if the value could not be added, or the array not opened.
  template <class T>
  bool add(const T& value) {
    if (!open_) return false;
    const auto element = [&](auto& out) {
      out.element();
      walk(out, value);
      if (out.failed()) [[unlikely]]
        out.blame(count_);
    };
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      if (!write(element, Piece::element)) return false;
    } catch (const std::bad_alloc&) {
      keep(PrintCode::outOfMemory, {}, Piece::element);
      return false;
    }
#else
    if (!write(element, Piece::element)) return false;
#endif
    ++count_;
    return true;
  }

  // Elements so far.
  std::size_t size() const noexcept { return count_; }

  // The first failure since the last call, which is then forgotten.
  PrintStatus takeFailure() noexcept { return std::exchange(failure_, PrintStatus()); }

  // Ends the array. Closing again is misuse, and changes nothing.
  PrintStatus close() noexcept {
    if (closed_) return PrintStatus(PrintCode::misuse);
    if (open_ && failure_) write([](auto& out) { out.endArray(); }, Piece::end);
    if (!failure_ || !open_) start_.rewind();
    if (failure_ && !open_) failure_ = PrintStatus(PrintCode::misuse);
    open_ = false;
    closed_ = true;
    return std::move(failure_);
  }

 private:
  enum class Piece : unsigned char { start, element, end };

  // One part of the array as a print of its own, by an encoder that takes up where the last one ended.
  template <class Writer>
  class Resumed : public Writer {
   public:
    Resumed(Sink& sink, const ArrayWriter& array, Piece piece) noexcept : Writer(sink, array.options_) {
      if (piece != Piece::start) this->resumeArray(array.count_ == 0, array.behindContainer_);
    }
    Writer& writer() noexcept { return *this; }
    bool isBehindContainer() const noexcept { return this->behindContainer_; }
  };

  template <class Part>
  bool write(const Part& part, Piece piece) {
    return compact_ ? writeWith<CompactWriter>(part, piece) : writeWith<StyledWriter>(part, piece);
  }

  template <class Writer, class Part>
  bool writeWith(const Part& part, Piece piece) {
    const SinkMark before(sink_);
    Resumed<Writer> out(sink_, *this, piece);
    part(out.writer());
    if (const PrintStatus status = out.finish(); !status) [[unlikely]] {
      keep(status.code(), status.path(), piece);
      return false;
    }
    options_.maxBytes -= before.written();
    behindContainer_ = out.isBehindContainer();
    return true;
  }

  // A failure without a path came when all of the element was there: its end did not fit. That of the
  // array's own brackets is the whole document's.
  void keep(PrintCode code, std::string path, Piece piece) noexcept {
    if (!failure_) return;
    if (piece == Piece::element && path.empty()) {
      addTokenBackwards(path, count_);
      path = turnedForwards(std::move(path));
    }
    failure_ = PrintStatus(code, std::move(path));
  }

  Sink& sink_;
  SinkMark start_;
  JsonOptions options_;  // maxBytes is what is left of it
  std::size_t count_ = 0;
  PrintStatus failure_;
  bool compact_;
  bool open_ = true;
  bool closed_ = false;
  bool behindContainer_ = false;  // the last element was one, for layouts to which that matters
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_ARRAY_WRITER_HPP
