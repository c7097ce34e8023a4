// SPDX-License-Identifier: BSL-1.0
//
// Variants: what they hold, with what their rules put around it. Included by walk/walk.hpp.
//
// May include: base, Boost.Mp11.
#ifndef BYTEPRESS_WALK_VARIANTS_HPP
#define BYTEPRESS_WALK_VARIANTS_HPP

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "bytepress/walk/classify.hpp"
#include "bytepress/walk/field_rules.hpp"
#include "bytepress/walk/records.hpp"
#include "bytepress/walk/rule_list.hpp"
#include "bytepress/walk/variant_rules.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

namespace variants {

using namespace bytepress::detail;

template <class V>
concept HasVariantRules = requires { variantRules(For<V>{}); };

template <class T>
struct NamesType {
  template <class Ref>
  static constexpr bool test() {
    if constexpr (IsOfKind<Ref, NamesAlternative>::value) {
      return std::is_same_v<typename Ref::Rule::Alternative, T>;
    } else {
      return false;
    }
  }
  template <class Ref>
  using fn = std::bool_constant<test<Ref>()>;
};

template <class V, class T>
constexpr std::string_view alternativeName() {
  using Named = boost::mp11::mp_copy_if_q<OwnRulesOf<V>, NamesType<T>>;
  static_assert(boost::mp11::mp_size<Named>::value == 1,
                "bytepress: every type of a variant with variantRules needs one alternative<Type>(name)");
  return boost::mp11::mp_front<Named>::rule().name;
}

template <class V>
using VariantFormOf = LastOfKind<V, TellsAlternatives>;

}  // namespace variants

// A value held by a variant, with what says so, as the struct that it is printed as.
template <class V, class T>
struct ToldAlternative {
  const T* value;

  friend constexpr auto fieldRules(For<ToldAlternative>) {
    using Form = variants::VariantFormOf<V>;
    static_assert(!std::is_void_v<Form>, "bytepress: variantRules says neither tagged, wrapped nor adjacent");
    constexpr std::string_view kName = variants::alternativeName<V, T>();
    if constexpr (Form::Rule::kForm == VariantForm::tagged) {
      return rules(typeTag(Form::rule().tagKey, kName), field<&ToldAlternative::value>(""), flatten<&ToldAlternative::value>());
    } else if constexpr (Form::Rule::kForm == VariantForm::adjacent) {
      return rules(typeTag(Form::rule().tagKey, kName), field<&ToldAlternative::value>(Form::rule().valueKey));
    } else {
      return rules(field<&ToldAlternative::value>(kName));
    }
  }
};

template <class Out, class... Each>
Done walkVariant(Out& out, const std::variant<Each...>& value) {
  using Variant = std::variant<Each...>;
  if (value.valueless_by_exception()) return out.fail(PrintCode::emptyVariant);
  if constexpr (variants::HasVariantRules<Variant> && !kPrintsBySchema<Out>) {
    return std::visit(
        [&]<class T>(const T& held) {
          if constexpr (variants::VariantFormOf<Variant>::Rule::kForm == VariantForm::tagged) {
            static_assert(kindOf<Out, T>() == Kind::record,
                          "bytepress: tagged() wants described structs in the variant; wrapped and adjacent() take any type");
          }
          return walk(out, ToldAlternative<Variant, T>{&held});
        },
        value);
  } else {
    out.branch(value.index(), sizeof...(Each));
    return std::visit([&](const auto& held) { return walk(out, held); }, value);
  }
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_VARIANTS_HPP
