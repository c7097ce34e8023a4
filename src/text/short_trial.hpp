// SPDX-License-Identifier: BSL-1.0
//
// When to try the fast way of an array whose values may or may not allow it.
//
// For the files of one instruction set: everything here has internal linkage.
//
// May include: base.
#ifndef BYTEPRESS_SRC_TEXT_SHORT_TRIAL_HPP
#define BYTEPRESS_SRC_TEXT_SHORT_TRIAL_HPP

#include "bytepress/base/config.hpp"

namespace bytepress {
namespace {

// After a failure the next block is not tried, after another in a row two, then four, and so on.
// So data that is only now and then short costs neither time nor mispredicted branches, and data
// that is nearly always short loses one block at each exception.
class ShortTrial {
 public:
  BYTEPRESS_INLINE bool due() const { return wait_ == 0; }
  BYTEPRESS_INLINE unsigned blocksToWait() const { return wait_; }
  BYTEPRESS_INLINE void waited(unsigned blocks) { wait_ -= blocks; }

  BYTEPRESS_INLINE void succeeded() { next_ = 1; }
  BYTEPRESS_INLINE void failed() {
    wait_ = next_;
    if (next_ < kLongest) next_ *= 2;
  }

 private:
  static constexpr unsigned kLongest = 64;
  unsigned wait_ = 0;
  unsigned next_ = 1;
};

}  // namespace
}  // namespace bytepress

#endif  // BYTEPRESS_SRC_TEXT_SHORT_TRIAL_HPP
