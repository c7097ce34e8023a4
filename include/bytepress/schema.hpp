// SPDX-License-Identifier: BSL-1.0
//
// JSON Schema (2020-12) of a type, told by its description and its rules.
//
//     std::string text = printSchema<Order>({.indent = 2});
//     printTo(sink, schemaOf<Order>());                    // the same as a value
//
// Every document that is printed of the type validates against it. What documents look like depends on options: give
// those that the documents are printed with. By default a NaN becomes null, and so every floating-point number may
// be null; {.nonFinite = NonFinite::error} makes it a number. An enum without undescribed(Undescribed::error)
// may also be a number.
//
// Structs allow no other keys than theirs. Types that a user named stand in $defs, by their names without namespaces;
// of two with one name the second gets a number. A type with an encode() of its own may be anything, unless
// schemaAs() says what it is like (schema/schema_as.hpp). "format" is a note, as years beyond 9999 have none.
//
// May include: print, schema.
#ifndef BYTEPRESS_SCHEMA_HPP
#define BYTEPRESS_SCHEMA_HPP

#include <string>
#include <string_view>

#include "bytepress/print.hpp"
#include "bytepress/schema/types.hpp"

namespace bytepress {

inline constexpr std::string_view kSchemaDialect = "https://json-schema.org/draft/2020-12/schema";

inline namespace BYTEPRESS_ABI {

// Prints as the schema of the documents that are printed of a `T` with these options.
template <class T>
struct JsonSchema {
  JsonOptions documents;

  template <class Encoder>
  friend Done encode(Encoder& out, const JsonSchema& value) {
    schema::SchemaContext<Encoder> context(value.documents);
    return object(out, [&](auto& keywords) {
      keywords.member("$schema", kSchemaDialect);
      if constexpr (schema::kIsDefined<T>) context.template setRoot<T>();
      schema::tellInPlace<T>(context, keywords);
      context.tellDefinitions(keywords);
    });
  }
};

template <class T>
[[nodiscard]] JsonSchema<T> schemaOf(const JsonOptions& documents = {}) {
  return {documents};
}

namespace schema {

// For the schema itself: what options of documents would leave out of it, or spell otherwise, stays.
inline JsonOptions withoutSelection(JsonOptions options) {
  constexpr JsonOptions kDefaults;
  options.view = nullptr;
  options.dropNulls = options.dropEmpties = false;
  options.integers = kDefaults.integers;
  options.maxDepth = kDefaults.maxDepth;
  options.maxBytes = kDefaults.maxBytes;
  return options;
}

}  // namespace schema

// Appends the schema to a container, laid out and escaped by the same options.
template <class T, ByteContainer Container>
[[nodiscard]] PrintStatus tryPrintSchema(Container& container, const JsonOptions& options = {}) {
  return tryPrintString(schemaOf<T>(options), container, schema::withoutSelection(options));
}

#if BYTEPRESS_HAS_EXCEPTIONS
template <class T>
[[nodiscard]] std::string printSchema(const JsonOptions& options = {}) {
  return printString(schemaOf<T>(options), schema::withoutSelection(options));
}
#endif

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_SCHEMA_HPP
