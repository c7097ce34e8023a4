// SPDX-License-Identifier: BSL-1.0
#include "avro/schema_parser.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <set>
#include <utility>

#include "avro/fitting.hpp"
#include "bytepress/avro/name_text.hpp"

namespace bytepress::avro {
namespace {

std::optional<Shape> shapeNamed(std::string_view name, Shape first, Shape last) noexcept {
  for (auto shape = static_cast<int>(first); shape <= static_cast<int>(last); ++shape) {
    if (typeName(static_cast<Shape>(shape)) == name) return static_cast<Shape>(shape);
  }
  return std::nullopt;
}
std::optional<Shape> primitiveNamed(std::string_view name) noexcept { return shapeNamed(name, Shape::null, Shape::string); }
std::optional<Shape> complexNamed(std::string_view name) noexcept { return shapeNamed(name, Shape::fixed, Shape::map); }

}  // namespace

SchemaParser::Place SchemaParser::type(const char* at, std::string_view space) {
  switch (*at) {
    case '"': return reference(at, space);
    case '[': return unionOf(at, space);
    case '{': return object(at, space);
    default: return fail(at);
  }
}

SchemaParser::Place SchemaParser::reference(const char* at, std::string_view space) {
  const std::string name = json_.string(at);
  if (const auto shape = primitiveNamed(name)) {
    SchemaNode node;
    node.shape = *shape;
    return add(std::move(node));
  }
  auto found = names_.end();
  if (!space.empty() && name.find('.') == name.npos) found = names_.find(std::string(space) + '.' + name);
  if (found == names_.end()) found = names_.find(name);
  return found == names_.end() ? Place(fail(at)) : found->second;
}

SchemaParser::Place SchemaParser::unionOf(const char* at, std::string_view space) {
  SchemaNode node;
  node.shape = Shape::variant;
  std::set<std::pair<Shape, std::string>> before;
  const bool read = json_.elements(at, [&](const char* branch) {
    const Place place = type(branch, space);
    if (!place) return false;
    const SchemaNode& found = nodes_[*place];
    if (found.shape == Shape::variant || !before.emplace(found.shape, found.name).second) return refuse(branch);
    node.parts.push_back({{}, *place});
    return true;
  });
  return read ? add(std::move(node)) : std::nullopt;
}

bool SchemaParser::read(const char* object, Attributes& attributes) {
  static constexpr std::array<std::pair<std::string_view, const char * Attributes::*>, 11> kKnown{{
      {"type", &Attributes::type},
      {"name", &Attributes::name},
      {"namespace", &Attributes::space},
      {"fields", &Attributes::fields},
      {"symbols", &Attributes::symbols},
      {"items", &Attributes::items},
      {"values", &Attributes::values},
      {"size", &Attributes::size},
      {"logicalType", &Attributes::logicalType},
      {"precision", &Attributes::precision},
      {"scale", &Attributes::scale},
  }};
  return json_.members(object, [&](std::string_view key, const char* value) {
    for (const auto& [name, attribute] : kKnown) {
      if (name != key) continue;
      if (attributes.*attribute != nullptr) return refuse(value);  // which of the two?
      attributes.*attribute = value;
    }
    return true;
  });
}

SchemaParser::Place SchemaParser::object(const char* at, std::string_view space) {
  Attributes attributes;
  if (!read(at, attributes)) return std::nullopt;
  if (attributes.type == nullptr) return fail(at);
  if (*attributes.type != '"') return type(attributes.type, space);
  const std::string name = json_.string(attributes.type);
  const auto shape = complexNamed(name);
  if (shape == Shape::array) return container(at, *shape, attributes.items, space);
  if (shape == Shape::map) return container(at, *shape, attributes.values, space);
  const Place place = shape ? named(at, *shape, attributes, space) : reference(attributes.type, space);
  if (place && (shape || primitiveNamed(name))) setLogicalType(nodes_[*place], attributes);
  return place;
}

SchemaParser::Place SchemaParser::container(const char* at, Shape shape, const char* inside, std::string_view space) {
  if (inside == nullptr) return fail(at);
  const Place item = type(inside, space);
  if (!item) return std::nullopt;
  SchemaNode node;
  node.shape = shape;
  node.parts.push_back({{}, *item});
  return add(std::move(node));
}

SchemaParser::Place SchemaParser::named(const char* at, Shape shape, const Attributes& attributes, std::string_view space) {
  if (attributes.name == nullptr || *attributes.name != '"') return fail(at);
  if (attributes.space != nullptr && *attributes.space != '"') return fail(attributes.space);
  SchemaNode node;
  node.shape = shape;
  node.name = json_.string(attributes.name);
  if (node.name.find('.') == std::string::npos) {
    const std::string own = attributes.space != nullptr ? json_.string(attributes.space) : std::string(space);
    if (!own.empty()) node.name = own + '.' + node.name;
  }
  if (!isFullName(node.name) || primitiveNamed(node.name)) return fail(attributes.name);
  const std::string name = node.name;
  const std::size_t place = nodes_.size();
  if (!names_.emplace(name, place).second) return fail(attributes.name);
  add(std::move(node));  // now, since its fields may refer to it
  if (shape == Shape::record) {
    if (attributes.fields == nullptr || *attributes.fields != '[') return fail(at);
    return fields(place, attributes.fields, namespaceOf(name)) ? Place(place) : std::nullopt;
  }
  if (shape == Shape::enumeration) {
    if (attributes.symbols == nullptr || *attributes.symbols != '[') return fail(at);
    return symbols(nodes_[place], attributes.symbols) ? Place(place) : std::nullopt;
  }
  const auto size = attributes.size != nullptr ? json_.natural(attributes.size) : std::nullopt;
  if (!size || *size > std::numeric_limits<std::int32_t>::max()) return fail(at);
  nodes_[place].size = static_cast<std::size_t>(*size);
  return place;
}

bool SchemaParser::fields(std::size_t record, const char* at, std::string_view space) {
  std::vector<SchemaPart> parts;  // apart: the nodes move as more are added
  std::set<std::string> names;
  const bool read = json_.elements(at, [&](const char* each) {
    Attributes attributes;
    if (*each != '{') return refuse(each);
    if (!this->read(each, attributes)) return false;
    if (attributes.name == nullptr || *attributes.name != '"' || attributes.type == nullptr) return refuse(each);
    std::string name = json_.string(attributes.name);
    if (!isName(name) || !names.insert(name).second) return refuse(attributes.name);
    const Place place = type(attributes.type, space);
    if (place) parts.push_back({std::move(name), *place});
    return place.has_value();
  });
  nodes_[record].parts = std::move(parts);
  return read;
}

bool SchemaParser::symbols(SchemaNode& node, const char* at) {
  std::set<std::string> before;
  return json_.elements(at, [&](const char* each) {
    if (*each != '"') return refuse(each);
    std::string symbol = json_.string(each);
    if (!isName(symbol) || !before.insert(symbol).second) return refuse(each);
    node.symbols.push_back(std::move(symbol));
    return true;
  });
}

void SchemaParser::setLogicalType(SchemaNode& node, const Attributes& attributes) const {
  if (attributes.logicalType == nullptr || *attributes.logicalType != '"') return;
  const auto number = [&](const char* at, unsigned long long otherwise) {
    const auto given = at != nullptr ? json_.natural(at) : std::optional(otherwise);
    return static_cast<std::uint32_t>(std::min<unsigned long long>(given.value_or(otherwise), 1u << 30));
  };
  const std::uint32_t precision = number(attributes.precision, 0);
  const std::uint32_t scale = number(attributes.scale, 0);
  node.logical = fittingLogicalType(json_.string(attributes.logicalType), node, precision, scale);
  if (node.logical != LogicalType::decimal) return;
  node.precision = precision;
  node.scale = scale;
}

}  // namespace bytepress::avro
