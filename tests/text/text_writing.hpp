// SPDX-License-Identifier: BSL-1.0
//
// Text written by the kernels in every way that has to give the same bytes, and compared with the
// reference.
//
//     TextChecker checker;
//     checker.check("a\"b", {});           // counts what differs, and remembers the first
//     CHECK(checker.failures() == "");
//
// Source and destination end at pages that may not be touched.
#ifndef BYTEPRESS_TESTS_TEXT_WRITING_HPP
#define BYTEPRESS_TESTS_TEXT_WRITING_HPP

#include <cstdio>
#include <string>
#include <string_view>

#include "bytepress/base/room.hpp"
#include "bytepress/text/bulk.hpp"
#include "bytepress/text/dispatch.hpp"
#include "bytepress/text/string.hpp"
#include "bytepress/text/styled_copy.hpp"
#include "support/guard_pages.hpp"
#include "text/reference_text.hpp"

namespace bytepress::test {

// Runs `body` with every set of kernels that the processor has, then with the first choice again.
template <class Body>
void withEveryKernelSet(Body body) {
  const KernelSet chosen = activeKernels();
  for (const KernelSet set : {KernelSet::portable, KernelSet::avx2, KernelSet::avx512}) {
    if (useKernels(set)) body();
  }
  useKernels(chosen);
}

inline std::string hexOf(std::string_view bytes) {
  std::string hex;
  char pair[3];
  for (const char c : bytes) {
    std::snprintf(pair, sizeof pair, "%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
    hex += pair;
  }
  return hex;
}

inline bool isDefaultProfile(const Escaping& how) {
  return !how.asciiOnly && !how.htmlSafe && !how.slash && !how.del && !how.c1 && !how.upperHex;
}

// Everything a step promises; empty when kept.
inline std::string brokenPromise(const TextStep& step, const char* at, const char* end,
                                 const char* from, const char* last) {
  if (step.at < at || step.at > end) return "wrote behind its room";
  if (step.next < from || step.next > last) return "read behind the text";
  if (step.stop == TextStop::done && step.next != last) return "done too early";
  if (step.stop == TextStop::room && step.next == from) return "no progress";
  return {};
}

// Of one byte: whether it is ASCII, and not escaped.
inline bool standsForItself(std::string_view byte, const Escaping& how) {
  return static_cast<unsigned char>(byte[0]) < 0x80 && referenceText(byte, how).json == byte;
}

class TextChecker {
 public:
  static constexpr std::size_t kLongest = 16384;

  // Writes [from, last) with `room` bytes at a time, and answers what differs from `wanted`.
  std::string writeSteps(const char* from, const char* last, const Escaping& how, bool styled,
                         std::size_t room, const ReferenceText& wanted) {
    char* const end = out_.end() - kSlack;
    char* const at = end - room;
    std::string json;
    for (const char* next = from;;) {
      const TextStep step = styled ? writeTextStyled(at, end, next, last, how)
                                   : writeText(at, end, next, last, how.invalidUtf8);
      if (std::string broken = brokenPromise(step, at, end, next, last); !broken.empty())
        return broken;
      json.append(at, step.at);
      next = step.next;
      if (step.stop == TextStop::room) continue;
      if (json != wanted.json) return "wrote " + hexOf(json);
      if ((step.stop == TextStop::invalid) != wanted.invalidAt.has_value())
        return "missed an error, or found one";
      if (wanted.invalidAt && next != from + *wanted.invalidAt) return "error at another place";
      return {};
    }
  }

  // The clean prefix: it has to be copied right, and to end where the reference changes something.
  std::string copyPrefix(const char* from, std::size_t n) {
    char* at = out_.end() - kSlack - n;
    const std::size_t clean = copyCleanText(at, from, n);
    if (clean > n) return "copied more than there is";
    if (std::string_view(at, clean) != std::string_view(from, clean)) return "copied wrong";
    const std::string_view text(from, n);
    std::size_t expected = 0;
    while (expected < n && standsForItself(text.substr(expected, 1), {})) ++expected;
    return clean == expected ? std::string() : "clean up to " + std::to_string(clean);
  }

  // Between quotes in one go, or not at all: just where the reference changes something.
  std::string quoteClean(const char* from, std::size_t n, const Escaping& how) {
    char* at = out_.end() - kSlack - n - 2;
    const CleanQuote quote = cleanQuoteFor(how);
    const char* end = quote.kernel(at, from, n, quote.set);
    const std::string_view text(from, n);
    bool clean = true;
    for (std::size_t i = 0; i < n; ++i) clean = clean && standsForItself(text.substr(i, 1), how);
    if ((end != nullptr) != clean) return clean ? "clean, and not taken" : "taken, and not clean";
    if (clean && std::string_view(at, end) != '"' + std::string(text) + '"') return "quoted wrong";
    return {};
  }

  // A short text with its quotes, alone and in an array behind another.
  std::string quoteShort(const char* from, std::size_t n, InvalidUtf8 policy, const ReferenceText& wanted) {
    const std::size_t room = kMaxEscapeChars * n + kStepRoom + 2;
    const bool refused = wanted.invalidAt.has_value();
    char* at = out_.end() - kSlack - room;
    const char* end = quoteShortText(at, from, n, policy);
    if ((end == nullptr) != refused) return refused ? "quoted an error" : "found an error";
    if (!refused && std::string_view(at, end) != '"' + wanted.json + '"') return "quoted " + hexOf({at, end});
    const TextPiece pieces[2] = {{"a\"", 2}, {from, n}};
    at = out_.end() - kSlack - (kMaxEscapeChars * 2 + kStepRoom + 3) - (room + 1);
    const BulkStep<TextPiece> step = writeTexts(at, out_.end() - kSlack, pieces, pieces + 2, policy);
    if (step.next != pieces + (refused ? 1 : 2)) return "stopped at another text";
    const std::string array = R"("a\"",)" + (refused ? "" : '"' + wanted.json + "\",");
    return std::string_view(at, step.at) == array ? "" : "wrote texts " + hexOf({at, step.at});
  }

  void check(std::string_view text, const Escaping& how, std::size_t room = kLongest) {
    checkAgainst(text, how, referenceText(text, how), room);
  }

  void checkAgainst(std::string_view text, const Escaping& how, const ReferenceText& wanted,
                    std::size_t room) {
    for (const char* from : {placeFirst(text), placeLast(text)}) {
      const char* const last = from + text.size();
      note(text, room, writeSteps(from, last, how, true, room, wanted));
      if (isDefaultProfile(how) && text.size() <= kShortText) {
        note(text, text.size(), quoteShort(from, text.size(), how.invalidUtf8, wanted));
      }
      if (isDefaultProfile(how)) note(text, room, writeSteps(from, last, how, false, room, wanted));
    }
  }

  void checkPrefix(std::string_view text) {
    note(text, text.size(), copyPrefix(placeFirst(text), text.size()));
    note(text, text.size(), copyPrefix(placeLast(text), text.size()));
  }

  void checkQuote(std::string_view text, const Escaping& how) {
    note(text, text.size(), quoteClean(placeFirst(text), text.size(), how));
    note(text, text.size(), quoteClean(placeLast(text), text.size(), how));
  }

  // Empty when all was right.
  std::string failures() const {
    return count_ == 0 ? "" : std::to_string(count_) + " differ, the first: " + first_;
  }

 private:
  const char* placeFirst(std::string_view text) const {
    return source_.placeFirst(text.data(), text.size());
  }
  const char* placeLast(std::string_view text) const {
    return source_.placeLast(text.data(), text.size());
  }

  void note(std::string_view text, std::size_t room, const std::string& wrong) {
    if (wrong.empty() || count_++ != 0) return;
    first_ = std::string(kernelName(activeKernels())) + ", room " + std::to_string(room) +
             ", text " + hexOf(text) + ": " + wrong;
  }

  GuardPages source_{4096};
  GuardPages out_{kLongest + kSlack};
  std::size_t count_ = 0;
  std::string first_;
};

}  // namespace bytepress::test

#endif  // BYTEPRESS_TESTS_TEXT_WRITING_HPP
