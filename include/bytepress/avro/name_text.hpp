// SPDX-License-Identifier: BSL-1.0
//
// NameText: where the names of a schema are put together when the program is compiled, and what Avro takes as one.
//
//     a name         a letter or _, then letters, digits and _, all of ASCII
//     a full name    names with dots between: the last is the name itself, what is before it its namespace
//
// May include: base.
#ifndef BYTEPRESS_AVRO_NAME_TEXT_HPP
#define BYTEPRESS_AVRO_NAME_TEXT_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

constexpr bool isNameStart(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool isNamePart(char c) noexcept { return isNameStart(c) || (c >= '0' && c <= '9'); }

constexpr bool isName(std::string_view text) noexcept {
  return !text.empty() && isNameStart(text.front()) && std::all_of(text.begin(), text.end(), isNamePart);
}
constexpr bool isFullName(std::string_view text) noexcept {
  for (std::size_t dot = text.find('.'); dot != text.npos; dot = text.find('.')) {
    if (!isName(text.substr(0, dot))) return false;
    text.remove_prefix(dot + 1);
  }
  return isName(text);
}

// The part of a full name before the last dot; empty if there is none.
constexpr std::string_view namespaceOf(std::string_view fullName) noexcept {
  const std::size_t dot = fullName.rfind('.');
  return dot == fullName.npos ? std::string_view() : fullName.substr(0, dot);
}

// A short text in memory of its own. One that is too long is cut, and says so.
class NameText {
 public:
  static constexpr std::size_t kCapacity = 1000;

  constexpr NameText() noexcept {}

  constexpr NameText& put(char c) noexcept {
    if (size_ < kCapacity) {
      chars_[size_++] = c;
    } else {
      cut_ = true;
    }
    return *this;
  }
  constexpr NameText& put(std::string_view text) noexcept {
    for (const char c : text) put(c);
    return *this;
  }
  // As it may stand in a name: what may not becomes _.
  constexpr NameText& putNameParts(std::string_view text) noexcept {
    for (const char c : text) put(isNamePart(c) ? c : '_');
    return *this;
  }
  constexpr NameText& putNumber(std::size_t number) noexcept {
    if (number >= 10) putNumber(number / 10);
    return put(static_cast<char>('0' + number % 10));
  }

  constexpr std::string_view view() const noexcept { return {chars_.data(), size_}; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool isCut() const noexcept { return cut_; }

 private:
  std::array<char, kCapacity> chars_{};
  std::size_t size_ = 0;
  bool cut_ = false;
};

// What Make::text() gives, a NameText, as a constant of its own length.
template <class Make>
struct NameConstant {
  static constexpr std::size_t kSize = Make::text().size();
  static constexpr auto kChars = [] {
    std::array<char, kSize + 1> chars{};
    const NameText text = Make::text();
    std::copy(text.view().begin(), text.view().end(), chars.begin());
    return chars;
  }();
  static constexpr std::string_view kView{kChars.data(), kSize};
};

// A key or the name of an enumerator as a name of Avro: characters that none has become _, and a digit at the front gets
// one before it.
template <class Named>
struct AsName {
  static constexpr NameText text() noexcept {
    constexpr std::string_view kGiven = Named::name;
    NameText text;
    if (kGiven.empty() || (isNamePart(kGiven.front()) && !isNameStart(kGiven.front()))) text.put('_');
    return text.putNameParts(kGiven);
  }
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_NAME_TEXT_HPP
