// SPDX-License-Identifier: BSL-1.0
//
// numberText(out, text): a number of a JSON document as it is written there, for encoders that have
// the event rawNumber; to others it is the nearest double.
//
// May include: base.
#ifndef BYTEPRESS_WALK_NUMBER_TEXT_HPP
#define BYTEPRESS_WALK_NUMBER_TEXT_HPP

#include <charconv>
#include <string_view>
#include <system_error>

#include "bytepress/walk/encoder.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Out>
Done numberText(Out& out, std::string_view text) {
  if constexpr (requires { out.rawNumber(text); }) {
    return out.rawNumber(text);
  } else {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? out.real(value) : out.fail(PrintCode::unprintable);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_NUMBER_TEXT_HPP
