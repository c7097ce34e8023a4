// SPDX-License-Identifier: BSL-1.0
//
// CompactWriter: the JSON encoder of the default layout, without a test of any option.
//
//     CompactWriter out(sink, options);
//     walk(out, value);
//     PrintStatus status = out.finish();
//
// Described structs and simple arrays are taken whole (compact_record.hpp, compact_array.hpp), so that
// the position stays in a register from one member to the next.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_COMPACT_WRITER_HPP
#define BYTEPRESS_JSON_COMPACT_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "bytepress/json/simple.hpp"
#include "bytepress/json/text_writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

struct CompactEscape {
  explicit CompactEscape(const JsonOptions& options) noexcept : invalidUtf8(options.invalidUtf8) {}

  BYTEPRESS_INLINE std::size_t copyClean(char* at, const char* from, std::size_t n) const noexcept {
    return copyCleanText(at, from, n);
  }
  TextStep step(char* at, char* end, const char* from, const char* last) const noexcept {
    return writeText(at, end, from, last, invalidUtf8);
  }

  InvalidUtf8 invalidUtf8;
};

class CompactWriter : public TextWriter<CompactEscape> {
 public:
  using TextWriter::TextWriter;

  static constexpr KeyOrder order() noexcept { return KeyOrder::declared; }

  Done null() noexcept {
    to_.room(kNullChars);
    to_.put("null");
    return Done(nullptr);
  }
  Done boolean(bool value) noexcept {
    to_.room(kMaxBooleanChars);
    to_.at = writeBoolean(to_.at, value);
    return Done(nullptr);
  }
  template <class Integer>
  Done integer(Integer value) noexcept {
    to_.room(sizeof(Integer) > 8 ? kMaxInteger128Chars : kMaxIntegerChars);
    to_.at = writeInteger(to_.at, value);
    return Done(nullptr);
  }
  template <class Real>
  Done real(Real value) noexcept {
    to_.room(kMaxRealChars);
    to_.at = putReal(to_.at, value);
    return Done(nullptr);
  }
  Done string(std::string_view text) noexcept {
    to_.at = putText(to_.at, text);
    return Done(nullptr);
  }
  template <class Unit>
  Done stringWide(std::basic_string_view<Unit> text) noexcept {
    putWideText(text);
    return Done(nullptr);
  }
  Done bytes(std::span<const std::byte> bytes) noexcept {
    putBase64(bytes);
    return Done(nullptr);
  }
  Done enumerator(std::string_view name, std::size_t, std::int64_t) noexcept { return string(name); }
  Done rawJson(std::string_view text) noexcept {
    putRaw(text);
    return Done(nullptr);
  }
  Done rawNumber(std::string_view text) noexcept {
    putRaw(text);
    return Done(nullptr);
  }

  void beginArray(std::size_t) noexcept { open('['); }
  void element() noexcept {
    to_.room(1);
    separate();
  }
  Done endArray() noexcept { return close(']'); }

  void beginMap(std::size_t) noexcept { open('{'); }
  void key(std::string_view text) noexcept {
    to_.room(1);
    separate();
    to_.at = putText(to_.at, text);
    to_.room(1);
    to_.put(':');
  }
  Done endMap() noexcept { return close('}'); }

  template <class T>
  void beginRecord() noexcept {
    open('{');
  }
  template <class Field>
  bool field() noexcept {
    to_.room(kKeyChars<Field>);
    separate();
    std::memcpy(to_.at, kOtherKey<Field>.data() + 1, kKeyChars<Field> - 1);
    to_.at += kKeyChars<Field> - 1;
    return true;
  }
  template <class T>
  Done endRecord() noexcept {
    return close('}');
  }

  // Taken whole; see compact_record.hpp and compact_array.hpp.
  template <class T>
  Done record(const T& value);
  template <class Range>
    requires SimpleElements<CompactWriter, Range>
  Done array(Range& range);

 private:
  template <class V>
  char* putBounded(char* at, const V& value) noexcept;
  template <class T>
  char* putBoundedRecord(char* at, const T& value) noexcept;
  template <class Tuple>
  char* putBoundedTuple(char* at, const Tuple& value) noexcept;
  template <class E>
  char* putEnumerator(char* at, E value) noexcept;
  template <class T, std::size_t I>
  char* putField(char* at, const T& owner, bool& blamed);
  template <class T>
  Done recordByFields(const T& value);
  template <class V>
  bool blameSimple(const V& value) noexcept;
  template <class T>
  void blameFields(const T& value) noexcept;
  template <class Field, class T>
  bool blameField(const T& owner) noexcept;

  template <class Range>
  char* putBoundedElements(char* at, Range& range);
  template <class Range>
  char* putTextElements(char* at, Range& range);
  template <class Number>
  void putNumbers(std::span<const Number> numbers) noexcept;
  void putBitWords(const std::uint64_t* words, std::size_t first, std::size_t last) noexcept;
  template <class Bits>
  void putBits(const Bits& bits) noexcept;

  void open(char bracket) noexcept {
    enter();
    to_.room(1);
    to_.put(bracket);
    first_ = true;
  }
  Done close(char bracket) noexcept {
    leave();
    to_.room(1);
    to_.put(bracket);
    first_ = false;
    return Done(nullptr);
  }

  // A comma unless the container was just opened. Needs room for 1 byte.
  BYTEPRESS_INLINE void separate() noexcept {
    *to_.at = ',';
    to_.at += first_ ? 0 : 1;
    first_ = false;
  }

  // Needs room for kMaxRealChars.
  template <class Real>
  BYTEPRESS_INLINE char* putReal(char* at, Real value) noexcept {
    if (!isFinite(value)) [[unlikely]] return putNonFinite(at, static_cast<double>(value));
    return writeReal(at, value, RealStyle::json);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_COMPACT_WRITER_HPP
