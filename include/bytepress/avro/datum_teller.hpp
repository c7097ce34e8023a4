// SPDX-License-Identifier: BSL-1.0
//
// DatumTeller: reads a value by its schema, and tells it in the events of walk/encoder.hpp. Behind avro/datum.hpp.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_DATUM_TELLER_HPP
#define BYTEPRESS_AVRO_DATUM_TELLER_HPP

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bytepress/avro/datum_text.hpp"
#include "bytepress/avro/decoder.hpp"
#include "bytepress/avro/parsed_schema.hpp"
#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/number_text.hpp"

namespace bytepress::avro {

enum class JsonForm : unsigned char {
  plain,  // as a struct of the same values is printed
  avro,   // the JSON encoding of the Avro specification: a value of a union, if not null, is {"type":value}; bytes are
          // a string of characters up to U+00FF; logical types are what they are made of
};

inline namespace BYTEPRESS_ABI {

template <class Out>
class DatumTeller {
 public:
  DatumTeller(Out& out, AvroDecoder& in, const Schema& schema, JsonForm form) noexcept
      : out_(out), in_(in), schema_(schema), plain_(form == JsonForm::plain) {}

  void value() { value(schema_.rootIndex()); }

  // Whether it was the bytes that made the first failure.
  bool inputFailed() const noexcept { return inputFailed_; }

 private:
  void value(std::size_t place) {
    const SchemaNode& node = schema_.nodes()[place];
    switch (node.shape) {
      case Shape::null: out_.null(); break;
      case Shape::boolean: out_.boolean(in_.boolean()); break;
      case Shape::int32: integer(node, static_cast<std::int32_t>(int32())); break;
      case Shape::int64: integer(node, in_.varint()); break;
      case Shape::float32: out_.real(in_.real<float>()); break;
      case Shape::float64: out_.real(in_.real<double>()); break;
      case Shape::string: out_.string(in_.string()); break;
      case Shape::bytes: bytes(node, in_.bytes()); break;
      case Shape::fixed: bytes(node, in_.fixed(node.size)); break;
      case Shape::enumeration: {
        const std::size_t index = in_.index(node.symbols.size());
        if (!in_.failed()) out_.enumerator(node.symbols[index], index, static_cast<std::int64_t>(index));
        break;
      }
      case Shape::record: record(node); break;
      case Shape::array: array(node.parts.front().node); break;
      case Shape::map: map(node.parts.front().node); break;
      default: unionOf(node); break;
    }
    if (in_.failed() && !out_.failed()) [[unlikely]] {
      inputFailed_ = true;
      out_.fail(PrintCode::sourceError);
    }
  }

  std::int64_t int32() noexcept {
    const std::int64_t number = in_.varint();
    if (std::in_range<std::int32_t>(number)) [[likely]] return number;
    in_.failBefore(DecodeCode::outOfRange, varintBytes(number));
    return 0;
  }
  template <class Integer>
  void integer(const SchemaNode& node, Integer number) {
    if (!plain_ || node.logical == LogicalType::none) {
      out_.integer(number);
    } else if (const DatumText text = timeText(node.logical, number); text.fits()) {
      out_.string(text.view());
    } else {
      out_.fail(PrintCode::unprintable);
    }
  }

  void bytes(const SchemaNode& node, std::string_view bytes) {
    if (in_.failed()) return;
    if (!plain_) {
      out_.string(latin1Text(bytes));
    } else if (node.logical == LogicalType::decimal && node.precision <= kMostDecimalPrecision) {
      const std::string text = decimalText(bytes, node.precision, node.scale);
      if (text.empty()) {
        in_.failBefore(DecodeCode::outOfRange, bytes.size());
      } else {
        numberText(out_, text);
      }
    } else if (node.logical == LogicalType::uuid) {
      out_.string(uuidText(bytes).view());
    } else if (node.logical == LogicalType::duration) {
      out_.string(durationText(bytes).view());
    } else {
      out_.bytes(std::as_bytes(std::span(bytes.data(), bytes.size())));
    }
  }

  void unionOf(const SchemaNode& node) {
    const std::size_t index = in_.index(node.parts.size());
    if (in_.failed()) return;
    const std::size_t branch = node.parts[index].node;
    const SchemaNode& held = schema_.nodes()[branch];
    if (plain_ || held.shape == Shape::null) {
      out_.branch(index, node.parts.size());
      return value(branch);
    }
    const std::string_view name = isNamed(held.shape) ? std::string_view(held.name) : typeName(held.shape);
    out_.beginMap(1);
    if (!out_.failed()) member(name, branch);
    out_.endMap();
  }

  void member(std::string_view name, std::size_t place) {
    out_.key(name);
    value(place);
    if (out_.failed()) [[unlikely]] in_.blame(name), out_.blame(name);
  }

  void record(const SchemaNode& node) {
    if (!in_.enter()) return;
    out_.beginMap(node.parts.size());
    for (const SchemaPart& field : node.parts) {
      if (out_.failed()) [[unlikely]] break;
      member(field.name, field.node);
    }
    out_.endMap();
    in_.leave();
  }

  void array(std::size_t item) {
    if (!in_.enter()) return;
    out_.beginArray(kUnknownCount);
    std::size_t index = 0;
    if (!out_.failed()) {
      in_.blocks(schema_.nodes()[item].leastBytes, [&](std::size_t count) {
        for (; count != 0; --count, ++index) {
          out_.element();
          value(item);
          if (out_.failed()) [[unlikely]] return stop(index);
        }
      });
    }
    out_.endArray();
    in_.leave();
  }
  void map(std::size_t item) {
    if (!in_.enter()) return;
    out_.beginMap(kUnknownCount);
    if (!out_.failed()) {
      in_.blocks(1 + schema_.nodes()[item].leastBytes, [&](std::size_t count) {
        for (; count != 0; --count) {
          const std::string_view key = in_.string();
          if (in_.failed()) return;
          member(key, item);
          if (out_.failed()) [[unlikely]] return in_.stop();
        }
      });
    }
    out_.endMap();
    in_.leave();
  }

  BYTEPRESS_COLD void stop(std::size_t index) {
    in_.blame(index);
    out_.blame(index);
    in_.stop();
  }

  Out& out_;
  AvroDecoder& in_;
  const Schema& schema_;
  const bool plain_;
  bool inputFailed_ = false;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DATUM_TELLER_HPP
