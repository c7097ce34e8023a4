// SPDX-License-Identifier: BSL-1.0
//
// Rules beside a variant: how a reader of the JSON knows which of its types it holds. Without rules the value stands
// for itself.
//
//     using Shape = std::variant<Circle, Square>;
//     constexpr auto variantRules(bytepress::For<Shape>) {
//       using namespace bytepress;
//       return rules(tagged("type"), alternative<Circle>("circle"), alternative<Square>("square"));
//     }
//
//     tagged("type")              {"type":"circle","radius":1.5}, for types that are structs
//     wrapped                     {"circle":{"radius":1.5}}
//     adjacent("type", "value")   {"type":"circle","value":{"radius":1.5}}
//
// variantRules is found by argument-dependent lookup, in the namespace of one of the types. Formats that number the
// types of a variant by themselves (Avro) do not look at it.
//
// May include: base.
#ifndef BYTEPRESS_WALK_VARIANT_RULES_HPP
#define BYTEPRESS_WALK_VARIANT_RULES_HPP

#include <string_view>

#include "bytepress/walk/rules.hpp"

namespace bytepress {

namespace detail {

struct TellsAlternatives {};
struct NamesAlternative {};

}  // namespace detail

enum class VariantForm : unsigned char { tagged, wrapped, adjacent };

template <VariantForm Form>
struct VariantFormRule {
  using Kind = detail::TellsAlternatives;
  static constexpr VariantForm kForm = Form;
  std::string_view tagKey;
  std::string_view valueKey;
};

template <class T>
struct AlternativeRule {
  using Kind = detail::NamesAlternative;
  using Alternative = T;
  std::string_view name;
};

constexpr VariantFormRule<VariantForm::tagged> tagged(std::string_view tagKey) { return {tagKey, {}}; }
inline constexpr VariantFormRule<VariantForm::wrapped> wrapped{};
constexpr VariantFormRule<VariantForm::adjacent> adjacent(std::string_view tagKey, std::string_view valueKey) {
  return {tagKey, valueKey};
}

// What one of the types is called.
template <class T>
constexpr AlternativeRule<T> alternative(std::string_view name) {
  return {name};
}

}  // namespace bytepress

#endif  // BYTEPRESS_WALK_VARIANT_RULES_HPP
