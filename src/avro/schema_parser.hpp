// SPDX-License-Identifier: BSL-1.0
//
// SchemaParser: the types of a schema from its JSON, behind Schema::tryParse.
//
// May include: base, text, json.
#ifndef BYTEPRESS_SRC_AVRO_SCHEMA_PARSER_HPP
#define BYTEPRESS_SRC_AVRO_SCHEMA_PARSER_HPP

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "avro/json_text.hpp"
#include "bytepress/avro/parsed_schema.hpp"

namespace bytepress::avro {

class SchemaParser {
 public:
  // `json` is JSON.
  SchemaParser(std::string_view json, std::vector<SchemaNode>& nodes) : json_(json), nodes_(nodes) {}

  // The place of the type in the nodes; none after a failure.
  std::optional<std::size_t> parse() { return type(json_.root(), {}); }

  // Where what is wrong begins.
  std::size_t failedAt() const noexcept { return static_cast<std::size_t>(failed_ - json_.first()); }

 private:
  // Where the values of the attributes of a type or a field begin; null if there are none.
  struct Attributes {
    const char* type = nullptr;
    const char* name = nullptr;
    const char* space = nullptr;
    const char* fields = nullptr;
    const char* symbols = nullptr;
    const char* items = nullptr;
    const char* values = nullptr;
    const char* size = nullptr;
    const char* logicalType = nullptr;
    const char* precision = nullptr;
    const char* scale = nullptr;
  };
  using Place = std::optional<std::size_t>;

  std::nullopt_t fail(const char* at) noexcept {
    if (failed_ == nullptr) failed_ = at;
    return std::nullopt;
  }
  bool refuse(const char* at) noexcept { return fail(at), false; }

  Place add(SchemaNode node) {
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  bool read(const char* object, Attributes& attributes);
  Place type(const char* at, std::string_view space);
  Place reference(const char* at, std::string_view space);
  Place unionOf(const char* at, std::string_view space);
  Place object(const char* at, std::string_view space);
  Place container(const char* at, Shape shape, const char* inside, std::string_view space);
  Place named(const char* at, Shape shape, const Attributes& attributes, std::string_view space);
  bool fields(std::size_t record, const char* at, std::string_view space);
  bool symbols(SchemaNode& node, const char* at);
  void setLogicalType(SchemaNode& node, const Attributes& attributes) const;

  JsonText json_;
  std::vector<SchemaNode>& nodes_;
  std::map<std::string, std::size_t, std::less<>> names_;
  const char* failed_ = nullptr;
};

}  // namespace bytepress::avro

#endif  // BYTEPRESS_SRC_AVRO_SCHEMA_PARSER_HPP
