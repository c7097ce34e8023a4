// SPDX-License-Identifier: BSL-1.0
//
// Prints a schema that has been parsed, in any layout: its canonical form, and the logical types that it has beside that.
//
//     printString(schema, {.indent = 2})
//
// May include: base, walk.
#ifndef BYTEPRESS_AVRO_SCHEMA_PRINTING_HPP
#define BYTEPRESS_AVRO_SCHEMA_PRINTING_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bytepress/avro/logical_type.hpp"
#include "bytepress/avro/parsed_schema.hpp"
#include "bytepress/avro/types.hpp"
#include "bytepress/walk/encoder.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

// Tells it in the events of walk/encoder.hpp; without logical types to an encoder with a constant kCanonical that is true.
template <class Out>
class ParsedSchemaTeller {
 public:
  ParsedSchemaTeller(Out& out, const Schema& schema) : out_(out), nodes_(schema.nodes()), defined_(nodes_.size()) {}

  void type(std::size_t place) {
    const SchemaNode& node = nodes_[place];
    if (isNamed(node.shape) && defined_[place]) {
      out_.string(node.name);
    } else if (node.shape == Shape::variant) {
      out_.beginArray(node.parts.size());
      for (const SchemaPart& each : node.parts) out_.element(), type(each.node);
      out_.endArray();
    } else if (node.shape < Shape::fixed && !showsLogicalType(node)) {
      out_.string(typeName(node.shape));
    } else {
      object(place);
    }
  }

 private:
  static bool showsLogicalType(const SchemaNode& node) noexcept {
    if constexpr (requires { requires Out::kCanonical; }) return false;
    return node.logical != LogicalType::none;
  }

  void object(std::size_t place) {
    const SchemaNode& node = nodes_[place];
    out_.beginMap(kUnknownCount);
    if (isNamed(node.shape)) {
      defined_[place] = true;
      out_.key("name");
      out_.string(node.name);
    }
    out_.key("type");
    out_.string(typeName(node.shape));
    if (node.shape == Shape::record) {
      fields(node);
    } else if (node.shape == Shape::enumeration) {
      out_.key("symbols");
      out_.beginArray(node.symbols.size());
      for (const std::string& each : node.symbols) out_.element(), out_.string(each);
      out_.endArray();
    } else if (node.shape == Shape::fixed) {
      out_.key("size");
      out_.integer(static_cast<std::uint64_t>(node.size));
    } else if (node.shape == Shape::array || node.shape == Shape::map) {
      out_.key(node.shape == Shape::array ? "items" : "values");
      type(node.parts.front().node);
    }
    if (showsLogicalType(node)) logicalType(node);
    out_.endMap();
  }

  void fields(const SchemaNode& node) {
    out_.key("fields");
    out_.beginArray(node.parts.size());
    for (const SchemaPart& each : node.parts) {
      out_.element();
      out_.beginMap(2);
      out_.key("name");
      out_.string(each.name);
      out_.key("type");
      type(each.node);
      out_.endMap();
    }
    out_.endArray();
  }

  void logicalType(const SchemaNode& node) {
    out_.key("logicalType");
    out_.string(logicalTypeName(node.logical));
    if (node.logical != LogicalType::decimal) return;
    out_.key("precision");
    out_.integer(std::uint64_t{node.precision});
    out_.key("scale");
    out_.integer(std::uint64_t{node.scale});
  }

  Out& out_;
  const std::vector<SchemaNode>& nodes_;
  std::vector<bool> defined_;
};

}  // namespace BYTEPRESS_ABI

template <class Encoder>
Done encode(Encoder& out, const Schema& schema) {
  ParsedSchemaTeller(out, schema).type(schema.rootIndex());
  return Done(nullptr);
}

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_PRINTING_HPP
