// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder for values with a spelling of their own (walk/spelled.hpp).
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_SPELLING_WRITER_HPP
#define BYTEPRESS_JSON_SPELLING_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <span>

#include "bytepress/json/bracket_writer.hpp"
#include "bytepress/json/simple.hpp"
#include "bytepress/text/base64.hpp"
#include "bytepress/walk/spelled.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class SpellingWriter : public BracketWriter<Layout> {
 public:
  using BracketWriter<Layout>::BracketWriter;

  // What is not finite is no number, and spelled as ever.
  template <class Number>
  Done quotedNumber(Number number) noexcept {
    if constexpr (RealNumber<Number>) {
      if (!bytepress::isFinite(number)) [[unlikely]] return nonFinite(number);
    }
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(std::max(kMaxInteger128Chars, kMaxLongRealChars) + 2);
    to_.put('"');
    if constexpr (RealNumber<Number>) {
      to_.at = writeReal(to_.at, number, layout_.realStyle());
    } else {
      to_.at = writeInteger(to_.at, standardInteger(number));
    }
    to_.put('"');
    return Done(nullptr);
  }

  // Canonical form knows one spelling of a number.
  template <class Real>
  Done fixedReal(Real number, unsigned digits) noexcept {
    if (!bytepress::isFinite(number)) [[unlikely]] return nonFinite(number);
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(std::max(kMaxFixedChars, kMaxLongRealChars));
    const bool fixed = !layout_.isCanonical() && hasFixedText(number);
    to_.at = fixed ? writeFixed(to_.at, number, digits) : this->putReal(to_.at, number);
    return Done(nullptr);
  }

  Done bytesAs(std::span<const std::byte> bytes, BytesText text) noexcept {
    if (!this->beforeValue(bytes.empty())) return Done(nullptr);
    switch (text) {
      case BytesText::base64: this->putBytes(bytes, &writeBase64); break;
      case BytesText::base64Url: this->putBytes(bytes, &writeBase64Url); break;
      case BytesText::hex: this->putBytes(bytes, &writeHex); break;
    }
    return Done(nullptr);
  }

 protected:
  using BracketWriter<Layout>::layout_;
  using BracketWriter<Layout>::to_;

 private:
  template <class Real>
  BYTEPRESS_COLD Done nonFinite(Real number) noexcept {
    if (printsNull(number, this->nonFinite_) && this->dropsNull()) return Done(nullptr);
    if (!this->beforeValue()) return Done(nullptr);
    to_.room(kMaxNonFiniteChars);
    to_.at = this->putNonFinite(to_.at, static_cast<double>(number));
    return Done(nullptr);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_SPELLING_WRITER_HPP
