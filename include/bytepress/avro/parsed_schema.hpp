// SPDX-License-Identifier: BSL-1.0
//
// Schema: a schema that is known when the program runs, read from its JSON.
//
//     auto schema = avro::Schema::parse(text);                      throws DecodeError
//     DecodeStatus status = avro::Schema::tryParse(text, schema);
//     schema.canonical(), schema.fingerprint()
//     printString(schema, {.indent = 2})
//
// The rules of the specification hold: names are names, come once, and are defined before they are referred to; no union
// is in a union, and its types can be told apart. What they do not know (doc, aliases, order, default …) is skipped, as is a
// logicalType that does not fit its type. A name that its namespace does not have is looked for outside all
// namespaces too, as Java's parser does.
//
// May include: base, text, walk.
#ifndef BYTEPRESS_AVRO_PARSED_SCHEMA_HPP
#define BYTEPRESS_AVRO_PARSED_SCHEMA_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/avro/decode_status.hpp"
#include "bytepress/avro/logical_type.hpp"
#include "bytepress/avro/types.hpp"
#include "bytepress/base/config.hpp"

namespace bytepress::avro {

// A field of a record; or, without a name, a type of a union, or that of the items of an array or a map.
struct SchemaPart {
  std::string name;
  std::size_t node = 0;
};

struct SchemaNode {
  Shape shape = Shape::null;  // Shape::variant for a union
  LogicalType logical = LogicalType::none;
  std::uint32_t precision = 0;  // of a decimal
  std::uint32_t scale = 0;
  std::size_t size = 0;               // of fixed
  std::size_t leastBytes = 0;         // of a value
  std::string name;                   // the full name of a record, an enum or fixed
  std::vector<SchemaPart> parts;
  std::vector<std::string> symbols;
};

class Schema {
 public:
  // Containers inside each other in the JSON of a schema; more is DecodeCode::tooDeep.
  static constexpr std::uint32_t kMaxDepth = 200;

  // That of null.
  Schema() : nodes_(1) {}

  // Fails with DecodeCode::badSchema, at the byte where what is wrong begins; `schema` is then as it was.
  static DecodeStatus tryParse(std::string_view json, Schema& schema);
#if BYTEPRESS_HAS_EXCEPTIONS
  BYTEPRESS_INLINE static Schema parse(std::string_view json) {
    Schema schema;
    if (DecodeStatus status = tryParse(json, schema); !status) throw DecodeError(std::move(status));
    return schema;
  }
#endif

  BYTEPRESS_INLINE const SchemaNode& root() const noexcept { return nodes_[root_]; }
  BYTEPRESS_INLINE std::size_t rootIndex() const noexcept { return root_; }
  // All the types in it, that refer to each other by their places here.
  BYTEPRESS_INLINE const std::vector<SchemaNode>& nodes() const noexcept { return nodes_; }

  // The parsing canonical form.
  std::string canonical() const;
  // CRC-64-AVRO of it.
  std::uint64_t fingerprint() const;

 private:
  std::vector<SchemaNode> nodes_;
  std::size_t root_ = 0;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_PARSED_SCHEMA_HPP
