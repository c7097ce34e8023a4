// SPDX-License-Identifier: BSL-1.0
//
// What compiler and processor this is: the only header with #ifs about either.
//
// Every macro is 0 or 1, always defined, and may be given by the build or by a test.
//
// May include: std.
#ifndef BYTEPRESS_BASE_CONFIG_HPP
#define BYTEPRESS_BASE_CONFIG_HPP

#include <cassert>
#include <version>

#if __cplusplus < 202002L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 202002L)
#  error "bytepress needs C++20: -std=c++20, or /std:c++20"
#endif

#define BYTEPRESS_VERSION_MAJOR 0
#define BYTEPRESS_VERSION_MINOR 1
#define BYTEPRESS_VERSION_PATCH 0
#define BYTEPRESS_VERSION "0.1.0"

#ifndef BYTEPRESS_ASSERT
#  define BYTEPRESS_ASSERT(condition) assert(condition)
#endif

#if defined(__GNUC__) || defined(__clang__)
#  define BYTEPRESS_INLINE [[gnu::always_inline]] inline
// Behind the parameters of a lambda: one that is not inlined keeps what it captures in memory.
#  define BYTEPRESS_INLINE_LAMBDA __attribute__((always_inline))
#  define BYTEPRESS_COLD [[gnu::cold, gnu::noinline]]
#  define BYTEPRESS_NOINLINE [[gnu::noinline]]
#elif defined(_MSC_VER)
#  define BYTEPRESS_INLINE __forceinline
#  define BYTEPRESS_INLINE_LAMBDA
#  define BYTEPRESS_COLD __declspec(noinline)
#  define BYTEPRESS_NOINLINE __declspec(noinline)
#else
#  define BYTEPRESS_INLINE inline
#  define BYTEPRESS_INLINE_LAMBDA
#  define BYTEPRESS_COLD
#  define BYTEPRESS_NOINLINE
#endif

// The text of the function that it stands in, with its template arguments.
#ifdef _MSC_VER
#  define BYTEPRESS_FUNCTION_TEXT __FUNCSIG__
#else
#  define BYTEPRESS_FUNCTION_TEXT __PRETTY_FUNCTION__
#endif

#ifndef BYTEPRESS_HAS_EXCEPTIONS
#  if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#    define BYTEPRESS_HAS_EXCEPTIONS 1
#  else
#    define BYTEPRESS_HAS_EXCEPTIONS 0
#  endif
#endif

#ifndef BYTEPRESS_HAS_INT128
#  ifdef __SIZEOF_INT128__
#    define BYTEPRESS_HAS_INT128 1
#  else
#    define BYTEPRESS_HAS_INT128 0
#  endif
#endif

// _Float16 in C++: g++ from 13, clang from 15 on, where the processor family has a convention for
// it. std::float16_t is the same type.
#ifndef BYTEPRESS_HAS_FLOAT16
#  if defined(__FLT16_MAX__) && (defined(__SSE2__) || defined(__aarch64__) || defined(__riscv))
#    if defined(__clang__) ? __clang_major__ >= 15 : defined(__GNUC__) && __GNUC__ >= 13
#      define BYTEPRESS_HAS_FLOAT16 1
#    endif
#  endif
#endif
#ifndef BYTEPRESS_HAS_FLOAT16
#  define BYTEPRESS_HAS_FLOAT16 0
#endif

// The instruction sets that code inlined into users' translation units may use: those the
// translation unit is compiled for. What a processor has beyond them is asked at run time, in src/.
#ifndef BYTEPRESS_HAS_SSE2
#  if defined(__SSE2__) || defined(_M_X64)
#    define BYTEPRESS_HAS_SSE2 1
#  else
#    define BYTEPRESS_HAS_SSE2 0
#  endif
#endif

#ifndef BYTEPRESS_HAS_NEON
#  if defined(__ARM_NEON) && defined(__aarch64__)
#    define BYTEPRESS_HAS_NEON 1
#  else
#    define BYTEPRESS_HAS_NEON 0
#  endif
#endif

// x86-64, where src/ also holds kernels for AVX2 and AVX-512 and chooses at start-up.
#ifndef BYTEPRESS_HAS_X86_DISPATCH
#  if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#    define BYTEPRESS_HAS_X86_DISPATCH 1
#  else
#    define BYTEPRESS_HAS_X86_DISPATCH 0
#  endif
#endif

// Code that users' translation units inline lives in an inline namespace named after the
// instruction sets they are compiled for: two units with other flags then never share a function
// that one of them may not run.
#if defined(__AVX512BW__)
#  define BYTEPRESS_ABI_VECTORS isaAvx512
#elif defined(__AVX2__)
#  define BYTEPRESS_ABI_VECTORS isaAvx2
#elif defined(__AVX__)
#  define BYTEPRESS_ABI_VECTORS isaAvx
#elif defined(__SSE4_2__)
#  define BYTEPRESS_ABI_VECTORS isaSse42
#else
#  define BYTEPRESS_ABI_VECTORS isaBase
#endif
#ifdef __FMA__
#  define BYTEPRESS_ABI_FMA Fma
#else
#  define BYTEPRESS_ABI_FMA
#endif
#ifdef __BMI2__
#  define BYTEPRESS_ABI_BITS Bmi2
#else
#  define BYTEPRESS_ABI_BITS
#endif
#define BYTEPRESS_JOIN(vectors, fma, bits) vectors##fma##bits
#define BYTEPRESS_JOIN_VALUES(vectors, fma, bits) BYTEPRESS_JOIN(vectors, fma, bits)
#define BYTEPRESS_ABI BYTEPRESS_JOIN_VALUES(BYTEPRESS_ABI_VECTORS, BYTEPRESS_ABI_FMA, BYTEPRESS_ABI_BITS)

#endif  // BYTEPRESS_BASE_CONFIG_HPP
