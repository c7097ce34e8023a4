// SPDX-License-Identifier: BSL-1.0
//
// SchemaContext: what the parts of one JSON Schema have in common: the types that it defines, by name, and the options
// of the documents that it is for.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_CONTEXT_HPP
#define BYTEPRESS_SCHEMA_CONTEXT_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/json/options.hpp"
#include "bytepress/schema/type_name.hpp"
#include "bytepress/walk/by_hand.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

// Its address names a type.
template <class T>
inline constexpr char kMark = 0;

// Telling a schema is putting keywords into an object that is open.
template <class Out>
class SchemaContext {
 public:
  using Keywords = ToldObject<Out>;
  using Tell = void (*)(SchemaContext&, Keywords&);

  explicit SchemaContext(const JsonOptions& documents) noexcept : documents_(documents) {}

  // Of the documents, not of the schema.
  const JsonOptions& documents() const noexcept { return documents_; }

  // The whole schema is about `T`, which is then referred to by "#".
  template <class T>
  void setRoot() {
    definitions_.push_back({&kMark<T>, {}, nullptr});
  }

  // Where the schema of `T` stands, told by `tell` at the end if it is met for the first time.
  template <class T>
  std::string referenceTo(std::string_view name, Tell tell) {
    for (const Definition& each : definitions_) {
      if (each.mark == &kMark<T>) return each.tell == nullptr ? "#" : kPlace + each.name;
    }
    definitions_.push_back({&kMark<T>, freeName(name), tell});
    return kPlace + definitions_.back().name;
  }

  // All that were referred to, in the order in which they were met.
  void tellDefinitions(Keywords& to) {
    if (definitions_.empty() || definitions_.back().tell == nullptr) return;
    to.object("$defs", [&](auto& all) {
      for (std::size_t i = 0; i < definitions_.size(); ++i) {  // telling one may add others
        const Definition definition = definitions_[i];
        if (definition.tell != nullptr) {
          all.object(definition.name, [&](auto& keywords) { definition.tell(*this, keywords); });
        }
      }
    });
  }

 private:
  struct Definition {
    const void* mark;
    std::string name;
    Tell tell;  // null for the root
  };
  static constexpr const char* kPlace = "#/$defs/";

  // With a number behind it if another type has it. Only characters that need no escape in a reference.
  std::string freeName(std::string_view wanted) const {
    std::string name(wanted);
    for (char& c : name) {
      const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      if (!plain) c = '_';
    }
    const std::string first = name;
    for (int number = 2; isTaken(name); ++number) name = first + std::to_string(number);
    return name;
  }
  bool isTaken(std::string_view name) const {
    for (const Definition& each : definitions_) {
      if (each.tell != nullptr && each.name == name) return true;
    }
    return false;
  }

  const JsonOptions& documents_;
  std::vector<Definition> definitions_;
};

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_CONTEXT_HPP
