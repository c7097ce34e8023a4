// SPDX-License-Identifier: BSL-1.0
//
// How long the last documents of one type were, so that the next buffer is allocated once.
//
// Two sizes are kept. A buffer begins with the smaller one and, when that is not enough, grows to the
// larger one at once: sizes that alternate cost two allocations and no waste, and one outlier is
// never allocated for again.
//
// May include: base.
#ifndef BYTEPRESS_BUFFER_SIZE_HISTORY_HPP
#define BYTEPRESS_BUFFER_SIZE_HISTORY_HPP

#include <algorithm>
#include <cstddef>

#include "bytepress/base/config.hpp"

namespace bytepress {

class SizeHistory {
 public:
  // Sizes vary by a few digits from one document to the next: a 32nd more than last time.
  BYTEPRESS_INLINE std::size_t first() const noexcept { return withMargin(std::min(last_, before_)); }
  BYTEPRESS_INLINE std::size_t then() const noexcept { return withMargin(std::max(last_, before_)); }

  BYTEPRESS_INLINE void record(std::size_t size) noexcept {
    before_ = known_ ? last_ : size;
    last_ = size;
    known_ = true;
  }

 private:
  BYTEPRESS_INLINE static constexpr std::size_t withMargin(std::size_t size) noexcept { return size + size / 32; }

  std::size_t last_ = 0;
  std::size_t before_ = 0;
  bool known_ = false;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BUFFER_SIZE_HISTORY_HPP
