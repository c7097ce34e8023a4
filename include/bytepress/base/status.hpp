// SPDX-License-Identifier: BSL-1.0
//
// How a print ended: PrintCode (why), PrintStatus (why and where), PrintError (the same, thrown).
//
//     if (PrintStatus status = tryPrintString(order, text); !status) log(status.message());
//
// May include: std.
#ifndef BYTEPRESS_BASE_STATUS_HPP
#define BYTEPRESS_BASE_STATUS_HPP

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/base/config.hpp"

namespace bytepress {

enum class PrintCode : std::uint8_t {
  ok,
  noRoom,           // the caller's memory is shorter than the document
  tooLarge,         // the document is longer than the option maxBytes
  tooDeep,          // nested deeper than the option maxDepth
  outOfMemory,      // an allocation failed
  nonFinite,        // a NaN or an infinity, and the option nonFinite says error
  invalidUtf8,      // ill-formed UTF-8 (or a lone surrogate), and the option invalidUtf8 says error
  invalidJson,      // a RawJson that is not one JSON value
  duplicateKey,     // two members of one object with the same key, in canonical form
  emptyVariant,     // a variant that is valueless by exception
  unprintable,      // a value that has no JSON: a discarded nlohmann value, a decimal out of range
  sourceError,      // the document being printed (simdjson On-Demand) is itself broken
  sinkFailed,       // the sink could not take the bytes (disk full, stream in error)
  badOption,        // an option outside its range, or two that contradict each other
  misuse,           // events in an order that is no JSON, from hand-written encoding
};

// One English sentence without a full stop. Never holds any of the data being printed.
constexpr std::string_view describe(PrintCode code) noexcept {
  switch (code) {
    case PrintCode::ok: return "printed";
    case PrintCode::noRoom: return "the memory given is shorter than the document";
    case PrintCode::tooLarge: return "the document is longer than maxBytes allows";
    case PrintCode::tooDeep: return "the value is nested deeper than maxDepth allows";
    case PrintCode::outOfMemory: return "out of memory";
    case PrintCode::nonFinite: return "a number is not finite";
    case PrintCode::invalidUtf8: return "a string is not valid UTF-8";
    case PrintCode::invalidJson: return "raw JSON is not one valid JSON value";
    case PrintCode::duplicateKey: return "an object has two members with the same key";
    case PrintCode::emptyVariant: return "a variant holds no value";
    case PrintCode::unprintable: return "a value has no printed form";
    case PrintCode::sourceError: return "the document being printed has an error in it";
    case PrintCode::sinkFailed: return "the sink could not take the bytes";
    case PrintCode::badOption: return "an option is out of range or contradicts another";
    case PrintCode::misuse: return "values and keys came in an order that is not JSON";
  }
  return "unknown";
}

// What every try… function returns. True when all was printed.
class [[nodiscard]] PrintStatus {
 public:
  BYTEPRESS_INLINE PrintStatus() noexcept {}
  BYTEPRESS_INLINE explicit PrintStatus(PrintCode code, std::string path = {}) noexcept
      : code_(code), path_(std::move(path)) {}

  // Named only to be inline, or else compilers may share one of another unit's (see config.hpp).
  BYTEPRESS_INLINE PrintStatus(const PrintStatus&) = default;
  BYTEPRESS_INLINE PrintStatus(PrintStatus&&) noexcept = default;
  BYTEPRESS_INLINE PrintStatus& operator=(const PrintStatus&) = default;
  BYTEPRESS_INLINE PrintStatus& operator=(PrintStatus&&) noexcept = default;
  BYTEPRESS_INLINE ~PrintStatus() = default;

  BYTEPRESS_INLINE explicit operator bool() const noexcept { return code_ == PrintCode::ok; }
  BYTEPRESS_INLINE PrintCode code() const noexcept { return code_; }

  // JSON Pointer (RFC 6901) of the value that failed, such as "/users/3/name"; "" is the whole
  // document, and stands also where memory for the path could not be had.
  BYTEPRESS_INLINE const std::string& path() const noexcept { return path_; }

  // "a number is not finite at /readings/3/celsius"
  std::string message() const;

 private:
  PrintCode code_ = PrintCode::ok;
  std::string path_;
};

// What the throwing functions throw.
class PrintError : public std::runtime_error {
 public:
  explicit PrintError(PrintStatus status);
  PrintError(const PrintError& other);
  PrintError& operator=(const PrintError& other);
  ~PrintError() override;

  BYTEPRESS_INLINE PrintCode code() const noexcept { return status_.code(); }
  BYTEPRESS_INLINE const std::string& path() const noexcept { return status_.path(); }

 private:
  PrintStatus status_;
};

}  // namespace bytepress

#endif  // BYTEPRESS_BASE_STATUS_HPP
