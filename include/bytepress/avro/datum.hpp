// SPDX-License-Identifier: BSL-1.0
//
// Datum: a value that is known by its bytes and its schema, printed without any C++ type for it.
//
//     auto schema = avro::Schema::parse(text);
//     std::string json = printString(avro::Datum(schema, bytes), {.indent = 2});
//
// The JSON is that of the struct that was encoded: records and maps are objects, enums names, a union what it holds, bytes
// base64, times and uuids their text, decimals numbers with all their digits. Or, with JsonForm::avro, it is the JSON encoding of
// the Avro specification.
//
// Bytes that are not a value of the schema, all of them, are PrintCode::sourceError; more about it is in the
// DecodeStatus that the options point to. A Datum views what it was made of, and may be printed more than once.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DATUM_HPP
#define BYTEPRESS_AVRO_DATUM_HPP

#include <string_view>

#include "bytepress/avro/datum_teller.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/input.hpp"
#include "bytepress/avro/parsed_schema.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/guard.hpp"

namespace bytepress::avro {

struct DatumOptions {
  JsonForm form = JsonForm::plain;

  // How bytes are decoded.
  DecodeOptions values{};

  // Where a print leaves what was wrong with the bytes, if anything was; null: nowhere.
  DecodeStatus* status = nullptr;
};

class Datum {
 public:
  Datum(const Schema& schema, Input bytes, const DatumOptions& options = {}) noexcept
      : schema_(&schema), bytes_(bytes.view()), options_(options) {}

  const Schema& schema() const noexcept { return *schema_; }
  std::string_view bytes() const noexcept { return bytes_; }

  template <class Out>
  void tell(Out& out) const {
    AvroDecoder in(bytes_, options_.values);
    DatumTeller teller(out, in, *schema_, options_.form);
    teller.value();
    const bool printed = !out.failed();
    if (printed && !in.finish()) out.fail(PrintCode::sourceError);
    if (options_.status != nullptr) *options_.status = printed || teller.inputFailed() ? in.status() : DecodeStatus();
  }

 private:
  const Schema* schema_;
  std::string_view bytes_;
  DatumOptions options_;
};

}  // namespace bytepress::avro

template <>
struct bytepress::Printing<bytepress::avro::Datum> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const avro::Datum& datum) {
    if (out.order() == KeyOrder::declared) {
      datum.tell(out);
    } else {
      GuardedEncoder guard(out);  // which brings the members of records into order
      datum.tell(guard);
      guard.finish();
    }
    return Done(nullptr);
  }
};

#endif  // BYTEPRESS_AVRO_DATUM_HPP
