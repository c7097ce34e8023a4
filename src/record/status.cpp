// SPDX-License-Identifier: BSL-1.0
#include "bytepress/record/status.hpp"

namespace bytepress::record {

std::string_view describe(Code code) noexcept {
  switch (code) {
    case Code::ok: return "done";
    case Code::shortMemory: return "the memory ends before the record does";
    case Code::outOfRange: return "a number does not fit its field";
    case Code::tooLong: return "a text, bytes or a container are longer than their field";
    case Code::wrongCount: return "a container has not as many elements as its field";
    case Code::endsInZero: return "a padded text or bytes end in a zero";
    case Code::badBoolean: return "a boolean is neither 0 nor 1";
    case Code::badPresence: return "the byte before an optional is neither 0 nor 1";
    case Code::badEnum: return "a number is none of the enumerators";
    case Code::badBranch: return "the tag of a variant is none of its types";
    case Code::emptyVariant: return "a variant holds no value";
    case Code::duplicateKey: return "a key comes twice";
    case Code::tooDeep: return "the value is nested too deep";
    case Code::unknownField: return "the record has no field of this name";
    case Code::wrongType: return "the field has another type";
    case Code::noPlace: return "the place of the field depends on the values before it";
    case Code::outOfMemory: return "out of memory";
  }
  return "unknown";
}

std::string Status::message() const {
  std::string text(describe(code_));
  if (!path_.empty()) text.append(" at ").append(path_);
  return text;
}

Error::Error(Status status) : std::runtime_error("bytepress: " + status.message()), status_(std::move(status)) {}

Error::Error(const Error& other) = default;
Error& Error::operator=(const Error& other) = default;
Error::~Error() = default;

#if BYTEPRESS_HAS_EXCEPTIONS
void throwError(Status status) { throw Error(std::move(status)); }
#endif

}  // namespace bytepress::record
