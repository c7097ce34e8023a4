// SPDX-License-Identifier: BSL-1.0
//
// Schemas of variants, in each of their forms, and of std::expected.
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_ALTERNATIVES_HPP
#define BYTEPRESS_SCHEMA_ALTERNATIVES_HPP

#include <string_view>
#include <type_traits>
#include <variant>

#include "bytepress/schema/objects.hpp"
#include "bytepress/schema/keywords.hpp"
#include "bytepress/walk/variants.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

// An object with one member whose value is a `T`, beside a tag if there is one.
template <class T, class Out>
void tellHolder(SchemaContext<Out>& context, ToldObject<Out>& to, const Tag* tag, std::string_view key) {
  const bool tagRequired = tag != nullptr && isTagRequired(context.documents());
  const bool valueRequired = !mayBeDropped<T>(context.documents());
  tellType(to, "object");
  to.object("properties", [&](auto& properties) {
    if (tag != nullptr) tellTag(properties, *tag);
    properties.object(key, [&](auto& value) { tellSchema<T>(context, value); });
  });
  if (tagRequired || valueRequired) {
    to.array("required", [&](auto& keys) {
      if (tagRequired) keys.element(tag->key);
      if (valueRequired) keys.element(key);
    });
  }
  to.member("additionalProperties", false);
}

// A `T` held by the variant `V`, with what the rules of `V` put around it.
template <class V, class T>
struct Alternative {
  using Form = variants::VariantFormOf<V>;
  static constexpr std::string_view kName = variants::alternativeName<V, T>();

  template <class Out>
  static void tell(SchemaContext<Out>& context, ToldObject<Out>& to) {
    const Tag tag{Form::rule().tagKey, kName};
    if constexpr (Form::Rule::kForm == VariantForm::tagged) {
      tellObject<T>(context, to, &tag);
    } else if constexpr (Form::Rule::kForm == VariantForm::adjacent) {
      tellHolder<T>(context, to, &tag, Form::rule().valueKey);
    } else {
      tellHolder<T>(context, to, nullptr, kName);
    }
  }
};

// Without rules several alternatives may look alike, so that a document can be one or the other.
template <class Out, class... Each>
void tellVariantOf(std::type_identity<std::variant<Each...>>, SchemaContext<Out>& context, ToldObject<Out>& to) {
  using Variant = std::variant<Each...>;
  if constexpr (variants::HasVariantRules<Variant>) {
    to.array("oneOf", [&](auto& all) {
      const auto tellReference = [&]<class Told>(Told*) {
        all.object([&](auto& one) {
          one.member("$ref", context.template referenceTo<Told>(Told::kName, &Told::template tell<Out>));
        });
      };
      (tellReference(static_cast<Alternative<Variant, Each>*>(nullptr)), ...);
    });
  } else {
    to.array("anyOf", [&](auto& all) { (tellElement<Each>(context, all), ...); });
  }
}

template <class T, class Out>
void tellVariant(SchemaContext<Out>& context, ToldObject<Out>& to) {
  tellVariantOf(std::type_identity<T>(), context, to);
}

template <class T, class Out>
void tellExpected(SchemaContext<Out>& context, ToldObject<Out>& to) {
  to.array("anyOf", [&](auto& any) {
    any.object([&](auto& value) {
      if constexpr (std::is_void_v<typename T::value_type>) {
        tellType(value, "null");
      } else {
        tellSchema<typename T::value_type>(context, value);
      }
    });
    any.object([&](auto& error) { tellHolder<typename T::error_type>(context, error, nullptr, "error"); });
  });
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_ALTERNATIVES_HPP
