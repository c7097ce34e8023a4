// SPDX-License-Identifier: BSL-1.0
//
// How the walk puts a guard before users' code, and takes it away for code of its own.
//
//     guarded(out, [&](auto& guard) { encode(guard, value); });              // the user's encode() tells one value
//     Guarding<Out>::pass(out, [&](auto& encoder) { tellRight(encoder); });  // without a guard
//
// May include: base.
#ifndef BYTEPRESS_WALK_GUARDING_HPP
#define BYTEPRESS_WALK_GUARDING_HPP

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/guard.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// The encoder that a guard stands before, or the encoder itself.
template <class Out>
struct Guarding {
  using Guard = GuardedEncoder<Out>;

  template <class Tell>
  static Done pass(Out& out, Tell tell) {
    tell(out);
    return Done(nullptr);
  }
};
template <class E>
struct Guarding<GuardedEncoder<E>> {
  using Guard = GuardedEncoder<E>;

  template <class Tell>
  static Done pass(GuardedEncoder<E>& out, Tell tell) {
    return out.pass(tell);
  }
};

// Has a user's function tell one value to a guard of its own: encode(guard).
template <class Out, class Encode>
Done guarded(Out& out, Encode encode) {
  return Guarding<Out>::pass(out, [&](auto& encoder) {
    GuardedEncoder guard(encoder);
    encode(guard);
    guard.finish();
  });
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_GUARDING_HPP
