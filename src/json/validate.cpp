// SPDX-License-Identifier: BSL-1.0
//
// checkJson: a reader of JSON that keeps nothing but which brackets are open, one bit each.
//
// May include: base, text.
#include "bytepress/json/validate.hpp"

#include <array>
#include <cstddef>
#include <new>
#include <vector>

#include "bytepress/text/unicode.hpp"

namespace bytepress {
namespace {

// The open brackets: true for an object.
class Brackets {
 public:
  std::size_t depth() const noexcept { return depth_; }

  // False if memory cannot be had.
  bool push(bool object) noexcept {
    std::uint64_t* const word = wordFor(depth_ / 64);
    if (word == nullptr) return false;
    const std::uint64_t bit = std::uint64_t{1} << (depth_ % 64);
    *word = object ? *word | bit : *word & ~bit;
    ++depth_;
    return true;
  }
  void pop() noexcept { --depth_; }

  bool inObject() const noexcept {
    const std::size_t top = depth_ - 1;
    const std::uint64_t word = top / 64 < near_.size() ? near_[top / 64] : far_[top / 64 - near_.size()];
    return (word >> (top % 64) & 1) != 0;
  }

 private:
  std::uint64_t* wordFor(std::size_t index) noexcept {
    if (index < near_.size()) return &near_[index];
    index -= near_.size();
#if BYTEPRESS_HAS_EXCEPTIONS
    try {
      if (index == far_.size()) far_.push_back(0);
    } catch (const std::bad_alloc&) {
      return nullptr;
    }
#else
    if (index == far_.size()) far_.push_back(0);
#endif
    return &far_[index];
  }

  std::array<std::uint64_t, 16> near_{};
  std::vector<std::uint64_t> far_;
  std::size_t depth_ = 0;
};

class Reader {
 public:
  Reader(std::string_view text, std::uint32_t maxDepth) noexcept
      : at_(text.data()), last_(text.data() + text.size()), maxDepth_(maxDepth) {}

  PrintCode check() noexcept {
    bool value = true;  // else what follows one: a comma, a closing bracket, the end
    while (code_ == PrintCode::ok) {
      skipSpace();
      if (value) {
        value = readValue();
      } else if (brackets_.depth() == 0) {
        return at_ == last_ ? PrintCode::ok : PrintCode::invalidJson;
      } else {
        value = readBehindValue();
      }
    }
    return code_;
  }

 private:
  bool fail(PrintCode code = PrintCode::invalidJson) noexcept {
    if (code_ == PrintCode::ok) code_ = code;
    return false;
  }

  char peek() const noexcept { return at_ != last_ ? *at_ : '\0'; }
  bool take(char c) noexcept {
    if (at_ == last_ || *at_ != c) return false;
    ++at_;
    return true;
  }
  void skipSpace() noexcept {
    while (at_ != last_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
  }

  // True if a value has to follow.
  bool readValue() noexcept {
    switch (peek()) {
      case '{':
        return open(true);
      case '[':
        return open(false);
      case '"':
        return readString() && false;
      case 't':
        return readWord("true");
      case 'f':
        return readWord("false");
      case 'n':
        return readWord("null");
      default:
        return readNumber();
    }
  }

  bool open(bool object) noexcept {
    ++at_;
    if (brackets_.depth() == maxDepth_) return fail(PrintCode::tooDeep);
    if (!brackets_.push(object)) return fail(PrintCode::outOfMemory);
    skipSpace();
    if (take(object ? '}' : ']')) {
      brackets_.pop();
      return false;
    }
    return object ? readKey() : true;
  }

  bool readBehindValue() noexcept {
    const bool object = brackets_.inObject();
    if (take(',')) {
      if (!object) return true;
      skipSpace();
      return readKey();
    }
    if (!take(object ? '}' : ']')) return fail();
    brackets_.pop();
    return false;
  }

  bool readKey() noexcept {
    if (peek() != '"' || !readString()) return fail();
    skipSpace();
    return take(':') || fail();
  }

  bool readWord(std::string_view word) noexcept {
    if (!std::string_view(at_, static_cast<std::size_t>(last_ - at_)).starts_with(word)) return fail();
    at_ += word.size();
    return false;
  }

  bool takeDigits() noexcept {
    const char* const from = at_;
    while (at_ != last_ && *at_ >= '0' && *at_ <= '9') ++at_;
    return at_ != from;
  }

  bool readNumber() noexcept {
    take('-');
    if (!take('0') && !takeDigits()) return fail();
    if (take('.') && !takeDigits()) return fail();
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      if (!takeDigits()) return fail();
    }
    return false;
  }

  bool readString() noexcept {
    ++at_;
    while (at_ != last_) {
      const auto byte = static_cast<unsigned char>(*at_);
      if (byte == '"') {
        ++at_;
        return true;
      }
      if (byte < 0x20) return fail();
      if (byte == '\\') {
        if (!readEscape()) return fail();
      } else if (byte < 0x80) {
        ++at_;
      } else {
        const Utf8Character character = readUtf8(at_, last_);
        if (!character.wellFormed) return fail();
        at_ += character.size;
      }
    }
    return fail();
  }

  // Lone surrogates are within RFC 8259's grammar, and pass.
  bool readEscape() noexcept {
    ++at_;
    if (at_ == last_) return false;
    const char kind = *at_++;
    if (kind != 'u') return std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) return false;
    }
    return true;
  }

  const char* at_;
  const char* const last_;
  const std::uint32_t maxDepth_;
  PrintCode code_ = PrintCode::ok;
  Brackets brackets_;
};

}  // namespace

PrintCode checkJson(std::string_view text, std::uint32_t maxDepth) noexcept {
  return Reader(text, maxDepth).check();
}

}  // namespace bytepress
