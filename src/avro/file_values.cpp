// SPDX-License-Identifier: BSL-1.0
//
// May include: base, text, walk.
#include "bytepress/avro/file_values.hpp"

#include <cstdint>
#include <limits>
#include <new>
#include <span>
#include <string>

namespace bytepress::avro {
namespace {

// Takes events and does nothing, so that a value is read only.
class Nothing {
 public:
  Done null() noexcept { return done(); }
  Done boolean(bool) noexcept { return done(); }
  template <class Integer>
  Done integer(Integer) noexcept { return done(); }
  template <class Real>
  Done real(Real) noexcept { return done(); }
  Done string(std::string_view) noexcept { return done(); }
  Done bytes(std::span<const std::byte>) noexcept { return done(); }
  Done rawNumber(std::string_view) noexcept { return done(); }
  Done enumerator(std::string_view, std::size_t, std::int64_t) noexcept { return done(); }
  void branch(std::size_t, std::size_t) noexcept {}
  void beginArray(std::size_t) noexcept {}
  void element() noexcept {}
  Done endArray() noexcept { return done(); }
  void beginMap(std::size_t) noexcept {}
  void key(std::string_view) noexcept {}
  Done endMap() noexcept { return done(); }
  Done fail(PrintCode) noexcept {
    failed_ = true;
    return done();
  }
  bool failed() const noexcept { return failed_; }
  void blame(std::string_view) noexcept {}
  void blame(std::size_t) noexcept {}

 private:
  static Done done() noexcept { return Done(nullptr); }
  bool failed_ = false;
};

}  // namespace

bool FileValues::next() {
  value_ = {};
  while (left_ == 0) {
    if (at_ != blocks_.values().size()) return fail(DecodeStatus(DecodeCode::badBlockSize, at_));
    if (!nextBlock()) return false;
  }
  const std::string_view rest = blocks_.values().substr(at_);
  AvroDecoder in(rest, options_.values);
  Nothing out;
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    DatumTeller(out, in, schema(), options_.form).value();
  } catch (const std::bad_alloc&) {
    in.fail(DecodeCode::outOfMemory);
  }
#else
  DatumTeller(out, in, schema(), options_.form).value();
#endif
  if (out.failed()) in.fail(DecodeCode::outOfRange);  // of a time of day
  if (in.failed()) {
    const DecodeStatus status = in.status();
    return fail(DecodeStatus(status.code(), at_ + status.offset(), '/' + std::to_string(index_) + status.path()));
  }
  value_ = rest.substr(0, in.offset());
  at_ += in.offset();
  --left_;
  ++index_;
  return true;
}

bool FileValues::nextBlock() {
  at_ = 0;
  if (!blocks_.next()) return false;
  left_ = blocks_.count();
  const std::size_t least = schema().root().leastBytes;
  const std::size_t most = least == 0 ? options_.values.maxEmptyItems : blocks_.values().size() / least;
  return left_ <= most || fail(DecodeStatus(DecodeCode::badLength));
}

bool FileValues::fail(const DecodeStatus& status) {
  if (blocks_.status()) blocks_.fail(DecodeStatus(status.code(), blocks_.offsetOf(status.offset()), status.path()));
  left_ = 0;
  at_ = blocks_.values().size();
  return false;
}

}  // namespace bytepress::avro
