// SPDX-License-Identifier: BSL-1.0
//
// JsonText: goes through a text that has been found to be JSON (checkJson). Values are named by where they begin.
//
// May include: base, text.
#ifndef BYTEPRESS_SRC_AVRO_JSON_TEXT_HPP
#define BYTEPRESS_SRC_AVRO_JSON_TEXT_HPP

#include <optional>
#include <string>
#include <string_view>

namespace bytepress::avro {

class JsonText {
 public:
  explicit JsonText(std::string_view text) noexcept : first_(text.data()), last_(text.data() + text.size()) {}

  const char* first() const noexcept { return first_; }
  // The value behind blanks.
  const char* root() const noexcept { return pastBlanks(first_); }

  // The elements of an array: each(value) until it returns false, which is then returned.
  template <class Each>
  bool elements(const char* array, Each each) const {
    const char* at = pastBlanks(array + 1);
    while (*at != ']') {
      if (!each(at)) return false;
      at = pastComma(pastValue(at));
    }
    return true;
  }
  // The members of an object: each(key, value).
  template <class Each>
  bool members(const char* object, Each each) const {
    const char* at = pastBlanks(object + 1);
    while (*at != '}') {
      const std::string key = string(at);
      at = pastBlanks(pastBlanks(pastString(at)) + 1);
      if (!each(std::string_view(key), at)) return false;
      at = pastComma(pastValue(at));
    }
    return true;
  }

  // The characters that a string stands for.
  std::string string(const char* at) const;
  // Of a number that is a non-negative integer.
  std::optional<unsigned long long> natural(const char* at) const noexcept;

 private:
  const char* pastBlanks(const char* at) const noexcept;
  const char* pastComma(const char* at) const noexcept;
  static const char* pastString(const char* at) noexcept;
  const char* pastValue(const char* at) const noexcept;

  const char* first_;
  const char* last_;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_SRC_AVRO_JSON_TEXT_HPP
