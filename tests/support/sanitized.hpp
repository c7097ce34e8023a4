// SPDX-License-Identifier: BSL-1.0
//
// How many times as much stack a frame takes under a sanitizer, roughly; 1 without.
#ifndef BYTEPRESS_TESTS_SANITIZED_HPP
#define BYTEPRESS_TESTS_SANITIZED_HPP

#include <cstddef>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::size_t kStackFactor = 128;
#elif defined(__has_feature)
#  if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(undefined_behavior_sanitizer)
inline constexpr std::size_t kStackFactor = 128;
#  else
inline constexpr std::size_t kStackFactor = 1;
#  endif
#else
inline constexpr std::size_t kStackFactor = 1;
#endif

#endif  // BYTEPRESS_TESTS_SANITIZED_HPP
