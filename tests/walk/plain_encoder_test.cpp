// SPDX-License-Identifier: BSL-1.0
//
// The walk with an encoder that has no event but those that an Encoder must have.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <bytepress/walk/encoder_check.hpp>
#include <bytepress/walk/walk.hpp>

namespace {

using bytepress::Done;
using bytepress::PrintCode;

// Writes events down as words.
class PlainEncoder {
 public:
  Done null() { return put("null"); }
  Done boolean(bool b) { return put(b ? "true" : "false"); }
  template <class Integer>
  Done integer(Integer i) {
    return put(std::to_string(i));
  }
  Done real(double x) { return put(std::to_string(x)); }
  Done string(std::string_view text) { return put(text); }
  Done bytes(std::span<const std::byte> bytes) { return put(std::to_string(bytes.size()) + " bytes"); }
  Done enumerator(std::string_view name, std::size_t, std::int64_t) { return put(name); }
  void beginArray(std::size_t) { put("["); }
  void element() {}
  Done endArray() { return put("]"); }
  void beginMap(std::size_t) { put("{"); }
  void key(std::string_view text) { put(text); }
  Done endMap() { return put("}"); }
  void branch(std::size_t, std::size_t) {}
  Done fail(PrintCode code) {
    code_ = code;
    return Done(nullptr);
  }
  bool failed() const { return code_ != PrintCode::ok; }
  void blame(std::string_view) {}
  void blame(std::size_t) {}
  bytepress::KeyOrder order() const { return bytepress::KeyOrder::declared; }

  std::string words;

 private:
  Done put(std::string_view word) {
    words.append(word).append(" ");
    return Done(nullptr);
  }
  PrintCode code_ = PrintCode::ok;
};

struct Custom {
  template <class Encoder>
  friend Done encode(Encoder& out, const Custom&) {
    return bytepress::walk(out, std::u32string_view(U"c\u4e2d\U0001F600"));
  }
};

template <class T>
std::string wordsOf(const T& value) {
  PlainEncoder out;
  bytepress::walk(out, value);
  return out.words;
}

}  // namespace

static_assert(bytepress::Encoder<PlainEncoder>);

TEST_CASE("what an encoder does not have is told by plainer events") {
  CHECK(wordsOf(std::u16string_view(u"\u00e4\U0001F600")) == "\u00e4\U0001F600 ");
  CHECK(wordsOf(std::wstring_view(L"\u00e4\U0001F600")) == "\u00e4\U0001F600 ");
  CHECK(wordsOf(U'\U0010FFFF') == "\U0010FFFF ");
  CHECK(wordsOf(std::u16string_view(u"a\xD800z")) == "a\xffz ");
  CHECK(wordsOf(Custom()) == "c\u4e2d\U0001F600 ");
  CHECK(wordsOf(std::map<std::u16string, std::vector<int>>{{u"k", {1, 2}}}) == "{ k [ 1 2 ] } ");
}
