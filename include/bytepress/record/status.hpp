// SPDX-License-Identifier: BSL-1.0
//
// How work on a record ended: Code (why), Status (why and where), Error (the same, thrown).
//
//     if (record::Status status = record::tryCompose(frame, memory); !status) log(status.message());
//
// May include: base.
#ifndef BYTEPRESS_RECORD_STATUS_HPP
#define BYTEPRESS_RECORD_STATUS_HPP

#include <cstddef>
#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/base/config.hpp"
#include "bytepress/base/path.hpp"

namespace bytepress::record {

enum class Code : std::uint8_t {
  ok,
  shortMemory,   // the memory ends before the record does
  outOfRange,    // a number does not fit its field, or the type that it is read into
  tooLong,       // a text or bytes are longer than their field, or a length than its prefix can say
  wrongCount,    // a container has not as many elements as its field
  endsInZero,    // a padded text or bytes end in a zero, which cannot be told from the padding
  badBoolean,    // neither 0 nor 1
  badPresence,   // the byte before an optional is neither 0 nor 1
  badEnum,       // not one of the enumerators
  badBranch,     // the tag of a variant is none of its types
  emptyVariant,  // a variant that is valueless by exception
  duplicateKey,  // a key comes twice in a map or set
  tooDeep,       // nested deeper than kMaxDepth
  unknownField,  // the record has no field of this name
  wrongType,     // the field of this name has another type
  noPlace,       // the place of the field of this name depends on the values before it
  outOfMemory,   // an allocation failed
};

// One English sentence without a full stop. Never holds any of the data.
std::string_view describe(Code code) noexcept;

// What every try… function returns. True when all was done.
class [[nodiscard]] Status {
 public:
  BYTEPRESS_INLINE Status() noexcept {}
  BYTEPRESS_INLINE explicit Status(Code code, std::string path = {}) noexcept : code_(code), path_(std::move(path)) {}

  // Named only to be inline, or else compilers may share one of another unit's (see config.hpp).
  BYTEPRESS_INLINE Status(const Status&) = default;
  BYTEPRESS_INLINE Status(Status&&) noexcept = default;
  BYTEPRESS_INLINE Status& operator=(const Status&) = default;
  BYTEPRESS_INLINE Status& operator=(Status&&) noexcept = default;
  BYTEPRESS_INLINE ~Status() = default;

  BYTEPRESS_INLINE explicit operator bool() const noexcept { return code_ == Code::ok; }
  BYTEPRESS_INLINE Code code() const noexcept { return code_; }

  // JSON Pointer of the field that failed, such as "/header/name"; "" is the whole record.
  BYTEPRESS_INLINE const std::string& path() const noexcept { return path_; }

  // "a number does not fit its field at /header/sequence"
  std::string message() const;

 private:
  Code code_ = Code::ok;
  std::string path_;
};

// What the throwing functions throw.
class Error : public std::runtime_error {
 public:
  explicit Error(Status status);
  Error(const Error& other);
  Error& operator=(const Error& other);
  ~Error() override;

  BYTEPRESS_INLINE Code code() const noexcept { return status_.code(); }
  BYTEPRESS_INLINE const std::string& path() const noexcept { return status_.path(); }

 private:
  Status status_;
};

#if BYTEPRESS_HAS_EXCEPTIONS
[[noreturn]] BYTEPRESS_COLD void throwError(Status status);
#endif

// The first thing that is wrong with a value or with bytes. Its functions return false, to be returned.
//
// Looking for faults costs least without a path; where there is one, it is looked for again with it.
struct Fault {
  Code code = Code::ok;
  std::string* path = nullptr;  // backwards; see base/path.hpp
  unsigned depth = 0;           // of containers inside each other, where it is looked at

  BYTEPRESS_INLINE constexpr bool is(Code found) noexcept {
    code = found;
    return found == Code::ok;
  }
  BYTEPRESS_INLINE constexpr bool in(std::string_view name) noexcept {
    if (path != nullptr) addTokenBackwards(*path, name);
    return false;
  }
  BYTEPRESS_INLINE constexpr bool in(std::size_t index) noexcept {
    if (path != nullptr) addTokenBackwards(*path, index);
    return false;
  }
};

inline namespace BYTEPRESS_ABI {
namespace coding {

// What work() returns, a Status or what is made of one; if memory ran out, Code::outOfMemory.
template <class Work>
BYTEPRESS_INLINE auto orOutOfMemory(Work work) -> decltype(work()) {
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return {Status(Code::outOfMemory)};
  }
#else
  return work();
#endif
}

}  // namespace coding
}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::record

#endif  // BYTEPRESS_RECORD_STATUS_HPP
