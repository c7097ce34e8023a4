// SPDX-License-Identifier: BSL-1.0
//
// Key cases: the names of members written in another way, for keyCase() (walk/rules.hpp).
//
//     userName, user_name, userName_   ->   user_name   userName   UserName   USER_NAME   user-name
//
// A name is taken apart at underscores, and before a capital that follows no capital; so what stands in capitals
// stays together, as in Jackson's strategies: someURIs becomes some_uris, HTTPServer httpserver. A name without
// small letters (MAX_SIZE, URL) counts as written in small ones. Underscores in front and behind are dropped.
// Letters are those of ASCII.
//
// May include: base.
#ifndef BYTEPRESS_WALK_KEY_CASE_HPP
#define BYTEPRESS_WALK_KEY_CASE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bytepress {

enum class KeyCase : std::uint8_t {
  asWritten,
  camel,           // userName
  pascal,          // UserName
  snake,           // user_name
  screamingSnake,  // USER_NAME
  kebab,           // user-name
  dot,             // user.name
  lower,           // username
};

namespace detail {

constexpr bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
constexpr char asSmall(char c) { return isCapital(c) ? static_cast<char>(c + ('a' - 'A')) : c; }
constexpr char asCapital(char c) { return isSmall(c) ? static_cast<char>(c - ('a' - 'A')) : c; }

constexpr char separatorOf(KeyCase keyCase) {
  switch (keyCase) {
    case KeyCase::snake:
    case KeyCase::screamingSnake: return '_';
    case KeyCase::kebab: return '-';
    case KeyCase::dot: return '.';
    default: return '\0';
  }
}

// A character of a word, the first of it or not, of the first word or a later one.
constexpr char casedLetter(KeyCase keyCase, char c, bool startsWord, bool firstWord, bool inCapitals) {
  const char plain = inCapitals ? asSmall(c) : c;
  switch (keyCase) {
    case KeyCase::camel: return !startsWord ? plain : firstWord ? asSmall(c) : asCapital(c);
    case KeyCase::pascal: return startsWord ? asCapital(c) : plain;
    case KeyCase::screamingSnake: return asCapital(c);
    default: return asSmall(c);
  }
}

constexpr std::string_view withoutOuterUnderscores(std::string_view name) {
  const std::size_t first = name.find_first_not_of('_');
  return first == std::string_view::npos ? name : name.substr(first, name.find_last_not_of('_') + 1 - first);
}

}  // namespace detail

// Writes the name in a case; needs room for twice its size. Returns how many characters that were.
constexpr std::size_t writeKeyCase(char* at, std::string_view name, KeyCase keyCase) {
  using namespace detail;
  char* const begin = at;
  if (keyCase != KeyCase::asWritten) name = withoutOuterUnderscores(name);
  bool inCapitals = true;
  for (const char c : name) inCapitals = inCapitals && !isSmall(c);
  bool startsWord = true;
  char before = '_';
  for (const char c : name) {
    if (keyCase == KeyCase::asWritten) {
      *at++ = c;
      continue;
    }
    if (c != '_') {
      startsWord = before == '_' || (!inCapitals && isCapital(c) && !isCapital(before));
      const bool firstWord = at == begin;
      if (startsWord && !firstWord && separatorOf(keyCase) != '\0') *at++ = separatorOf(keyCase);
      *at++ = casedLetter(keyCase, c, startsWord, firstWord, inCapitals);
    }
    before = c;
  }
  if (at == begin) {
    for (const char c : name) *at++ = c;  // underscores only
  }
  return static_cast<std::size_t>(at - begin);
}

namespace detail {

// The name of what Boost.Describe describes by `D`, in a case.
template <class D, KeyCase Case>
struct CasedName {
  static constexpr std::string_view kName = D::name;
  static constexpr auto kText = [] {
    std::array<char, kName.size() * 2 + 1> text{};
    writeKeyCase(text.data(), kName, Case);
    return text;
  }();
  static constexpr std::size_t kSize = [] {
    std::array<char, kName.size() * 2 + 1> text{};
    return writeKeyCase(text.data(), kName, Case);
  }();
  static constexpr std::string_view kView{kText.data(), kSize};
};

}  // namespace detail

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_KEY_CASE_HPP
