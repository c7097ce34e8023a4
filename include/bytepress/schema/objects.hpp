// SPDX-License-Identifier: BSL-1.0
//
// Schemas of described structs, as their rules have them: what is printed is what is allowed, and no other key.
//
//
// May include: base, walk, json.
#ifndef BYTEPRESS_SCHEMA_OBJECTS_HPP
#define BYTEPRESS_SCHEMA_OBJECTS_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/schema/keywords.hpp"
#include "bytepress/walk/describe.hpp"
#include "bytepress/walk/records.hpp"
#include "bytepress/walk/value_rules.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace schema {

using namespace bytepress::detail;

// What tells the schema of a field, where its type does not tell all. Others have no function tell().
template <class Field>
struct FieldFacts {};

template <class Value, bool Leads>
void isConstant(const ConstantRule<Value, Leads>&);
template <auto Member>
void isMask(const MaskRule<Member>&);
template <auto Member, BytesText As>
std::integral_constant<BytesText, As> bytesTextOf(const SpellingRule<Member, SpellBytes<As>>&);

// Whether the documents have the integer in quotes.
template <class Integer>
bool isQuoted(Integer value, IntegerStyle style) {
  constexpr std::int64_t kLargestSafe = (std::int64_t{1} << 53) - 1;
  const bool safe = std::cmp_less_equal(value, kLargestSafe) && std::cmp_greater_equal(value, -kLargestSafe);
  return style == IntegerStyle::string || (style == IntegerStyle::unsafeAsString && !safe);
}

template <class T, class Ref>
  requires requires { isConstant(Ref::rule()); }
struct FieldFacts<AddedField<T, Ref>> {
  template <class Out>
  static void tell(SchemaContext<Out>& context, ToldObject<Out>& to) {
    constexpr auto kValue = Ref::rule().value;
    using Value = std::remove_const_t<decltype(kValue)>;
    if constexpr (kKind<Value> == Kind::integer) {
      const auto number = standardInteger(kValue);
      if (isQuoted(number, context.documents().integers)) {
        to.member("const", QuotedNumber<std::remove_const_t<decltype(number)>>{number});
        return;
      }
    }
    to.member("const", kValue);
  }
};

template <class T, class D, class Inner>
struct FieldFacts<FlattenedField<T, D, Inner>> : FieldFacts<Inner> {};

template <class T, auto Member>
using Respelling = LastRule<T, Respells, Member>;

template <class T, class D>
  requires requires { isMask(Respelling<T, D::pointer>::rule()); }
struct FieldFacts<MemberField<T, D>> {
  template <class Out>
  static void tell(SchemaContext<Out>&, ToldObject<Out>& to) {
    to.member("const", Respelling<T, D::pointer>::rule().text);
  }
};

template <class T, class D>
  requires requires { bytesTextOf(Respelling<T, D::pointer>::rule()); }
struct FieldFacts<MemberField<T, D>> {
  template <class Out>
  static void tell(SchemaContext<Out>&, ToldObject<Out>& to) {
    constexpr BytesText kText = decltype(bytesTextOf(Respelling<T, D::pointer>::rule()))::value;
    tellBytes(to, kText == BytesText::base64 ? "base64" : kText == BytesText::base64Url ? "base64url" : "base16");
  }
};

// A member that is never null where it is printed, for it is left out then.
template <class T, class D>
inline constexpr bool kOmitsNull =
    kKind<typename MemberField<T, D>::Type> == Kind::nullable && !kHasRuleAbout<T, Respells, D::pointer> &&
    (kHasRuleAbout<T, Omits<Omit::null>, D::pointer> || kHasRuleAbout<T, Omits<Omit::empty>, D::pointer> ||
     kHasRuleAbout<T, Omits<Omit::zero>, D::pointer>);

template <class T, class D>
  requires kOmitsNull<T, D>
struct FieldFacts<MemberField<T, D>> {
  template <class Out>
  static void tell(SchemaContext<Out>& context, ToldObject<Out>& to) {
    tellSchema<Held<typename MemberField<T, D>::Type>>(context, to);
  }
};

template <class Field, class Out>
void tellField(SchemaContext<Out>& context, ToldObject<Out>& to) {
  if constexpr (requires { FieldFacts<Field>::tell(context, to); }) {
    FieldFacts<Field>::tell(context, to);
  } else {
    tellSchema<typename Field::Type>(context, to);
  }
}

// Whether options of the documents may leave a member of the type out. What cannot be told counts as a yes.
template <class T>
bool mayBeDropped(const JsonOptions& documents) {
  constexpr Kind kind = kKind<T>;
  constexpr bool kIsNumber = kind == Kind::boolean || kind == Kind::integer || kind == Kind::character;
  constexpr bool kNeverNull = kIsNumber || kind == Kind::enumeration || kind == Kind::flagSet || kind == Kind::bytes ||
                              kind == Kind::tuple || kind == Kind::map || kind == Kind::array || kind == Kind::record ||
                              (kind == Kind::text && !CharPointer<T>) || (kind == Kind::wideText && !WideCharPointer<T>);
  const bool neverNull = kNeverNull || (kind == Kind::real && documents.nonFinite != NonFinite::null);
  return documents.view != nullptr || (documents.dropNulls && !neverNull) ||
         (documents.dropEmpties && !kIsNumber && kind != Kind::real);
}

// What says which alternative of a variant a value is, by a member of its own.
struct Tag {
  std::string_view key;
  std::string_view name;
};

template <class Out>
void tellTag(ToldObject<Out>& properties, const Tag& tag) {
  properties.object(tag.key, [&](auto& value) { value.member("const", tag.name); });
}

inline bool isTagRequired(const JsonOptions& documents) { return documents.view == nullptr && !documents.dropEmpties; }

// Calls use(field) with a null pointer to each of the fields of `T`.
template <class T, class Use>
void forEachField(Use use) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (use(static_cast<FieldAt<T, I>*>(nullptr)), ...);
  }(std::make_index_sequence<kFieldCount<T>>());
}

// Objects with the fields of `T`, and before them the tag of a variant, if there is one.
template <class T, class Out>
void tellObject(SchemaContext<Out>& context, ToldObject<Out>& to, const Tag* tag = nullptr) {
  static_assert(kKeysDiffer<T>, "bytepress: two members of this struct have the same key");
  const auto isRequired = [&]<class Field>(Field*) {
    return !Field::kMayOmit && !mayBeDropped<typename Field::Type>(context.documents());
  };
  bool anyRequired = tag != nullptr && isTagRequired(context.documents());
  forEachField<T>([&](auto* field) { anyRequired = anyRequired || isRequired(field); });

  tellType(to, "object");
  to.object("properties", [&](auto& properties) {
    if (tag != nullptr) tellTag(properties, *tag);
    forEachField<T>([&]<class Field>(Field*) {
      properties.object(Field::name, [&](auto& each) { tellField<Field>(context, each); });
    });
  });
  if (anyRequired) {
    to.array("required", [&](auto& keys) {
      if (tag != nullptr && isTagRequired(context.documents())) keys.element(tag->key);
      forEachField<T>([&]<class Field>(Field* field) {
        if (isRequired(field)) keys.element(Field::name);
      });
    });
  }
  to.member("additionalProperties", false);
}

template <class T, class Out>
void tellRecord(SchemaContext<Out>& context, ToldObject<Out>& to) {
  tellObject<T>(context, to);
}

}  // namespace schema
}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_SCHEMA_OBJECTS_HPP
