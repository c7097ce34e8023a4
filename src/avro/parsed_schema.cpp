// SPDX-License-Identifier: BSL-1.0
//
// May include: base, text, walk, json.
#include "bytepress/avro/parsed_schema.hpp"

#include <new>
#include <utility>

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

DecodeStatus parseChecked(std::string_view json, std::vector<SchemaNode>& nodes, std::size_t& root) {
  SchemaParser parser(json, nodes);
  const auto place = parser.parse();
  if (!place) return DecodeStatus(DecodeCode::badSchema, parser.failedAt());
  root = *place;
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
