// SPDX-License-Identifier: BSL-1.0
//
// The names that types have in a schema.
//
//     shop::Order              shop.Order; or what a rule says:
//
//     constexpr auto fieldRules(bytepress::For<Order>) { return rules(avro::name("com.example.Order")); }
//
//     Page<shop::Order>        Page_shop_Order: with its arguments, where all of them are types
//     std::pair<int, T>        tuple2_int_shop_T
//     std::array<byte, 16>     fixed16
//
// Characters that no name in Avro has become _. A name without a namespace of its own is taken to be in that of the record
// around the place where it is defined.
//
// May include: base, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_SCHEMA_NAMES_HPP
#define BYTEPRESS_AVRO_SCHEMA_NAMES_HPP

#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

#include "bytepress/avro/least_bytes.hpp"
#include "bytepress/avro/name_text.hpp"
#include "bytepress/avro/shape.hpp"
#include "bytepress/avro/type_name.hpp"
#include "bytepress/walk/rule_list.hpp"

namespace bytepress::avro {

namespace detail {

struct NamesType {};

}  // namespace detail

struct TypeNameRule {
  using Kind = detail::NamesType;
  std::string_view fullName;
};

// A rule for a struct or an enum: its name in schemas, with its namespace. Types derived from it do not have it.
constexpr TypeNameRule name(std::string_view fullName) { return {fullName}; }

inline namespace BYTEPRESS_ABI {

namespace detail {

template <class T>
using NameRuleOf = typename decltype(lastOf<boost::mp11::mp_copy_if_q<OwnRulesOf<T>, OfKind<NamesType>>>())::type;

template <class T>
constexpr void putToken(NameText& text);

template <class List>
struct Tokens;
template <template <class...> class List, class... Each>
struct Tokens<List<Each...>> {
  static constexpr std::size_t kCount = sizeof...(Each);
  static constexpr void put(NameText& text) { ((text.put('_'), putToken<Each>(text)), ...); }
};

// The name that a struct, an enum, a tuple or fixed bytes have by themselves.
template <class T>
constexpr NameText ownName() {
  constexpr Shape shape = shapeOf<T>();
  NameText text;
  if constexpr (shape == Shape::fixed) {
    text.put("fixed").putNumber(kFixedBytes<T>);
  } else if constexpr (shape == Shape::tuple) {
    text.put("tuple").putNumber(std::tuple_size_v<T>);
    Tokens<T>::put(text);
  } else if constexpr (std::is_same_v<T, ErrorCodeParts>) {
    text.put("ErrorCode");
  } else if constexpr (!std::is_void_v<NameRuleOf<T>>) {
    constexpr std::string_view kName = NameRuleOf<T>::rule().fullName;
    static_assert(isFullName(kName), "bytepress: what avro::name() says is no name in Avro: letters, digits, _ and dots between names");
    text.put(kName);
  } else {
    constexpr bool kHasName = [] {
      NameText any;
      return putCppName(any, cppName<T>());
    }();
    constexpr bool kNamedByTypes = cppName<T>().back() != '>' || kIsSpecialization<T>;
    static_assert(kHasName && kNamedByTypes, "bytepress: this type needs a name in Avro: a rule avro::name() beside it");
    putCppName(text, cppName<T>());
    if constexpr (kIsSpecialization<T>) Tokens<T>::put(text);
  }
  return text;
}

// What stands for a type in the names of others.
template <class Given>
constexpr void putToken(NameText& text) {
  if constexpr (std::is_void_v<Given>) {
    text.put("void");
  } else {
    using T = EncodedAs<Given>;
    constexpr Kind kind = kindOf<AvroEncoder, T>();
    if constexpr (kind == Kind::unsupported) {
      NameText name;  // an argument that is no value, such as a policy
      putCppName(name, cppName<T>());
      text.putNameParts(name.view());
    } else {
      constexpr Shape shape = shapeOf<T>();
      if constexpr (shape == Shape::array) {
        text.put("array_");
        putToken<ElementOf<T&>>(text);
      } else if constexpr (shape == Shape::map) {
        text.put("map_");
        putToken<typename T::mapped_type>(text);
      } else if constexpr (shape == Shape::nullable) {
        text.put("optional_");
        putToken<HeldBy<T>>(text);
      } else if constexpr (shape == Shape::variant) {
        text.put("union").putNumber(Tokens<T>::kCount);
        Tokens<T>::put(text);
      } else if constexpr (shape == Shape::expected) {
        text.put("expected");
        Tokens<T>::put(text);
      } else if constexpr (isNamed(shape)) {
        text.putNameParts(ownName<T>().view());
      } else if constexpr (logicalTypeOf<T>() != LogicalType::none) {
        text.putNameParts(logicalTypeName(logicalTypeOf<T>()));
        if constexpr (kIsDecimal<T>) text.put('_').putNumber(T::kPrecision).put('_').putNumber(T::kScale);
      } else {
        text.put(typeName(shape));
      }
    }
  }
}

template <class T>
struct OwnName {
  static constexpr NameText text() { return ownName<T>(); }
};

}  // namespace detail

template <class T>
inline constexpr std::string_view kOwnName = NameConstant<detail::OwnName<T>>::kView;

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_NAMES_HPP
