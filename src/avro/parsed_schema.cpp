// SPDX-License-Identifier: BSL-1.0
//
// May include: base, text, walk, json.
#include "bytepress/avro/parsed_schema.hpp"

#include <algorithm>
#include <cstddef>
#include <new>
#include <utility>
#include <vector>

#include "avro/schema_parser.hpp"
#include "bytepress/avro/fingerprint.hpp"
#include "bytepress/avro/schema_printing.hpp"
#include "bytepress/avro/schema_text.hpp"
#include "bytepress/json/validate.hpp"

namespace bytepress::avro {
namespace {

DecodeStatus statusOf(PrintCode code) noexcept {
  if (code == PrintCode::tooDeep) return DecodeStatus(DecodeCode::tooDeep);
  return DecodeStatus(code == PrintCode::outOfMemory ? DecodeCode::outOfMemory : DecodeCode::badSchema);
}

// Sets the fewest bytes of values. What is in unions, arrays and maps may be missing; only records are looked into, and
// one that is inside of itself has no values.
class LeastBytes {
 public:
  explicit LeastBytes(std::vector<SchemaNode>& nodes) : nodes_(nodes), seen_(nodes.size()) {}

  std::size_t of(std::size_t place) {
    SchemaNode& node = nodes_[place];
    if (seen_[place]) return node.leastBytes;
    seen_[place] = true;
    switch (node.shape) {
      case Shape::null: break;
      case Shape::float32: node.leastBytes = sizeof(float); break;
      case Shape::float64: node.leastBytes = sizeof(double); break;
      case Shape::fixed: node.leastBytes = node.size; break;
      case Shape::record: {
        std::size_t sum = 0;
        for (const SchemaPart& field : node.parts) sum = std::min(sum + of(field.node), kMost);
        node.leastBytes = sum;
        break;
      }
      default: node.leastBytes = 1; break;
    }
    return node.leastBytes;
  }

 private:
  static constexpr std::size_t kMost = std::size_t{1} << 30;

  std::vector<SchemaNode>& nodes_;
  std::vector<bool> seen_;
};

DecodeStatus parseChecked(std::string_view json, std::vector<SchemaNode>& nodes, std::size_t& root) {
  SchemaParser parser(json, nodes);
  const auto place = parser.parse();
  if (!place) return DecodeStatus(DecodeCode::badSchema, parser.failedAt());
  root = *place;
  LeastBytes least(nodes);
  for (std::size_t i = 0; i < nodes.size(); ++i) least.of(i);
  return DecodeStatus();
}

}  // namespace

DecodeStatus Schema::tryParse(std::string_view json, Schema& schema) {
  if (const PrintCode code = checkJson(json, kMaxDepth); code != PrintCode::ok) return statusOf(code);
  std::vector<SchemaNode> nodes;
  std::size_t root = 0;
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    if (DecodeStatus status = parseChecked(json, nodes, root); !status) return status;
  } catch (const std::bad_alloc&) {
    return DecodeStatus(DecodeCode::outOfMemory);
  }
#else
  if (DecodeStatus status = parseChecked(json, nodes, root); !status) return status;
#endif
  schema.nodes_ = std::move(nodes);
  schema.root_ = root;
  return DecodeStatus();
}

std::string Schema::canonical() const {
  const auto write = [this](char* at) {
    SchemaText<true> text(at);
    ParsedSchemaTeller(text, *this).type(root_);
    return text.size();
  };
  std::string text(write(nullptr), '\0');
  write(text.data());
  return text;
}

std::uint64_t Schema::fingerprint() const { return fingerprintOf(canonical()); }

}  // namespace bytepress::avro
