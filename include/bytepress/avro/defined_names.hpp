// SPDX-License-Identifier: BSL-1.0
//
// DefinedNames: the named types that a schema has defined so far, and the namespace around the place where it is.
//
// A name without a dot belongs to the namespace of the definition around it, both where it is defined and where it is
// referred to. So a type that was defined outside all namespaces cannot be referred to inside one.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_DEFINED_NAMES_HPP
#define BYTEPRESS_AVRO_DEFINED_NAMES_HPP

#include <cstddef>
#include <string_view>
#include <vector>

#include "bytepress/avro/name_text.hpp"

namespace bytepress::avro {

enum class NameProblem : unsigned char {
  none,
  twoTypes,     // two types have the same full name
  unreachable,  // a type without a namespace is referred to inside one
};

inline namespace BYTEPRESS_ABI {

struct DefinedName {
  const void* identity;  // of a C++ type; null: the name by itself says which type it is
  std::string_view own;  // as the type is called, without regard to where
  std::string_view space;
  std::string_view simple;
};

class DefinedNames {
 public:
  constexpr const DefinedName* find(const void* identity, std::string_view own) const noexcept {
    for (const DefinedName& each : defined_) {
      if (each.identity == identity && (identity != nullptr || each.own == own)) return &each;
    }
    return nullptr;
  }

  constexpr DefinedName define(const void* identity, std::string_view own) {
    const std::string_view space = namespaceOf(own);
    const std::string_view simple = own.substr(space.empty() ? 0 : space.size() + 1);
    const DefinedName name{identity, own, space.empty() ? space_ : space, simple};
    for (const DefinedName& each : defined_) {
      if (each.space == name.space && each.simple == name.simple) problem_ = NameProblem::twoTypes;
    }
    defined_.push_back(name);
    return name;
  }

  constexpr void checkReference(const DefinedName& name) noexcept {
    if (name.space.empty() && !space_.empty()) problem_ = NameProblem::unreachable;
  }

  // Into a definition, and with what that returned out of it.
  constexpr std::string_view enter(const DefinedName& name) noexcept {
    const std::string_view around = space_;
    space_ = name.space;
    return around;
  }
  constexpr void leave(std::string_view around) noexcept { space_ = around; }

  constexpr NameProblem problem() const noexcept { return problem_; }

 private:
  std::vector<DefinedName> defined_;
  std::string_view space_;
  NameProblem problem_ = NameProblem::none;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_DEFINED_NAMES_HPP
