// SPDX-License-Identifier: BSL-1.0
//
// UTF-16 and UTF-32 to UTF-8: eight ASCII units at a time, all else one by one.
//
// May include: base, text.
#include "bytepress/text/transcode.hpp"

#include <cstddef>

#include "bytepress/text/unicode.hpp"

namespace bytepress {
namespace {

constexpr std::size_t kRun = 8;

template <class Unit>
constexpr char32_t valueOf(Unit unit) noexcept {
  if constexpr (sizeof(Unit) == 2)
    return static_cast<char16_t>(unit);
  else
    return static_cast<char32_t>(unit);
}

constexpr bool isSurrogate(char32_t value) noexcept {
  return value >= 0xd800 && value <= 0xdfff;
}

struct WideCharacter {
  char32_t value;
  std::size_t units;
  bool wellFormed;
};

// The character at `from`, which is before `last`.
template <class Unit>
WideCharacter readWide(const Unit* from, const Unit* last) noexcept {
  const char32_t value = valueOf(*from);
  if (sizeof(Unit) != 2 || !isSurrogate(value)) {
    const bool wellFormed = value <= 0x10ffff && !isSurrogate(value);
    return {wellFormed ? value : kReplacement, 1, wellFormed};
  }
  if (value <= 0xdbff && last - from > 1) {
    const char32_t low = valueOf(from[1]);
    if (low >= 0xdc00 && low <= 0xdfff)
      return {0x10000 + ((value & 0x3ff) << 10) + (low & 0x3ff), 2, true};
  }
  return {kReplacement, 1, false};
}

// Two loops that compilers turn into vector code.
template <class Unit>
bool copyAsciiRun(char* at, const Unit* from) noexcept {
  char32_t seen = 0;
  for (std::size_t i = 0; i < kRun; ++i) seen |= valueOf(from[i]);
  for (std::size_t i = 0; i < kRun; ++i) at[i] = static_cast<char>(from[i]);
  return seen < 0x80;
}

template <class Unit>
TranscodeStep<Unit> transcodeUnits(char* at, char* end, const Unit* from, const Unit* last,
                                   InvalidUtf8 policy) noexcept {
  while (from != last) {
    const auto room = static_cast<std::size_t>(end - at);
    if (static_cast<std::size_t>(last - from) >= kRun && room >= kRun && copyAsciiRun(at, from)) {
      at += kRun;
      from += kRun;
      continue;
    }
    if (room < kMaxUtf8Chars) return {at, from, TextStop::room};
    const WideCharacter character = readWide(from, last);
    if (!character.wellFormed && policy == InvalidUtf8::error) return {at, from, TextStop::invalid};
    at = writeUtf8(at, character.value);
    from += character.units;
  }
  return {at, from, TextStop::done};
}

}  // namespace

TranscodeStep<char16_t> transcode(char* at, char* end, const char16_t* from, const char16_t* last,
                                  InvalidUtf8 policy) noexcept {
  return transcodeUnits(at, end, from, last, policy);
}

TranscodeStep<char32_t> transcode(char* at, char* end, const char32_t* from, const char32_t* last,
                                  InvalidUtf8 policy) noexcept {
  return transcodeUnits(at, end, from, last, policy);
}

TranscodeStep<wchar_t> transcode(char* at, char* end, const wchar_t* from, const wchar_t* last,
                                 InvalidUtf8 policy) noexcept {
  return transcodeUnits(at, end, from, last, policy);
}

}  // namespace bytepress
