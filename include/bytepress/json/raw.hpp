// SPDX-License-Identifier: BSL-1.0
//
// Text that is JSON already, as a value or a member of a struct.
//
//     struct Event { std::string id; bytepress::RawJson payload; };
//     printString(RawJson{R"({"a":[1,2]})"})          checked: PrintCode::invalidJson if it is not one value
//     printString(uncheckedRawJson(text))             believed: the output is only as valid as the text
//
// The text stays as it stands, its layout and the order of its keys too; only asciiOnly and htmlSafe
// reach into it. It has no canonical form (PrintCode::unprintable). The types hold views: the text has
// to live until it is printed.
//
// May include: walk.
#ifndef BYTEPRESS_JSON_RAW_HPP
#define BYTEPRESS_JSON_RAW_HPP

#include <string_view>

#include "bytepress/walk/encoder.hpp"

namespace bytepress {

struct RawJson {
  std::string_view text;

  template <class Encoder>
  friend Done encode(Encoder& out, const RawJson& raw) {
    static_assert(requires { out.checkRawJson(raw.text); }, "bytepress: this format cannot hold raw JSON");
    const PrintCode code = out.checkRawJson(raw.text);
    return code == PrintCode::ok ? out.rawJson(raw.text) : out.fail(code);
  }
};

struct UncheckedRawJson {
  std::string_view text;

  template <class Encoder>
  friend Done encode(Encoder& out, const UncheckedRawJson& raw) {
    static_assert(requires { out.rawJson(raw.text); }, "bytepress: this format cannot hold raw JSON");
    return out.rawJson(raw.text);
  }
};

inline UncheckedRawJson uncheckedRawJson(std::string_view text) noexcept {
  return {text};
}

}  // namespace bytepress

#endif  // BYTEPRESS_JSON_RAW_HPP
